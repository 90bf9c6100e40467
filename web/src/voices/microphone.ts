// The microphone of this device: opened by a touch and never before, and how loud it is.

export type NoMicrophone = "insecure" | "refused" | "missing" | "busy";

const LOUD = 0.02;

export class Microphone {
  readonly track: MediaStreamTrack;
  readonly #stream: MediaStream;
  readonly #context: AudioContext;
  readonly #meter: AnalyserNode;
  readonly #wave: Float32Array<ArrayBuffer>;

  private constructor(stream: MediaStream, onended: () => void) {
    this.#stream = stream;
    this.track = stream.getAudioTracks()[0]!;
    this.track.enabled = false;
    this.track.onended = onended;
    this.#context = new AudioContext();
    this.#meter = this.#context.createAnalyser();
    this.#meter.fftSize = 1024;
    this.#wave = new Float32Array(this.#meter.fftSize);
    this.#context.createMediaStreamSource(stream).connect(this.#meter);
  }

  /** `onended`: the device was taken away, or the person has closed it in the browser. */
  static async open(onended: () => void): Promise<Microphone | NoMicrophone> {
    // A browser gives it on https, and on this very machine.
    if (navigator.mediaDevices === undefined) return "insecure";
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
    try {
      return new Microphone(await navigator.mediaDevices.getUserMedia({ audio }), onended);
    } catch (failure) {
      return whyNot(failure);
    }
  }

  get speaks(): boolean {
    if (!this.track.enabled) return false;
    this.#meter.getFloatTimeDomainData(this.#wave);
    return Math.sqrt(this.#wave.reduce((sum, one) => sum + one * one, 0) / this.#wave.length) > LOUD;
  }

  close(): void {
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close();
  }
}

/** Why a browser has given no microphone, or no camera. */
export function whyNot(failure: unknown): NoMicrophone {
  const name = failure instanceof DOMException ? failure.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
}
