import { afterEach, expect, test, vi } from "vitest";
import { NoClip, recordSound } from "./recorder";

afterEach(() => vi.unstubAllGlobals());

/** A microphone that is opened, and a recorder that does `starts` when it is to begin. */
function microphone(starts: () => void) {
  const stop = vi.fn();
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal(
    "MediaRecorder",
    class {
      state = "recording";
      mimeType = "audio/webm";
      start = starts;
    },
  );
  return stop;
}

const refuse = (): never => {
  throw new DOMException("no such type", "NotSupportedError");
};

test("a microphone whose sound cannot be written is closed again", async () => {
  const stop = microphone(refuse);
  await expect(recordSound()).rejects.toEqual(new NoClip("no_device"));
  expect(stop).toHaveBeenCalledOnce();
});

test("so is one for which there is no recorder at all", async () => {
  const stop = microphone(() => {});
  vi.stubGlobal("MediaRecorder", refuse);
  await expect(recordSound()).rejects.toBeInstanceOf(NoClip);
  expect(stop).toHaveBeenCalledOnce();
});

test("while it records the microphone stays open", async () => {
  const stop = microphone(() => {});
  await recordSound();
  expect(stop).not.toHaveBeenCalled();
});
