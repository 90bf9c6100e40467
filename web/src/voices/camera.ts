// The camera of this device: opened by a touch and never before. A portrait is small, so that it costs little.

import { whyNot, type NoMicrophone } from "./microphone";

export const FRAMES = 12;
export const BITS = 80_000;
const SIDE = 240;

export async function openCamera(onended: () => void): Promise<MediaStream | NoMicrophone> {
  if (navigator.mediaDevices === undefined) return "insecure";
  const video = {
    width: { ideal: SIDE },
    height: { ideal: SIDE },
    frameRate: { ideal: FRAMES, max: FRAMES },
    facingMode: "user",
  };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video });
    stream.getVideoTracks()[0]!.onended = onended;
    return stream;
  } catch (failure) {
    return whyNot(failure);
  }
}
