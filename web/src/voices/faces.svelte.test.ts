import { beforeEach, expect, test, vi } from "vitest";
import { BITS, FRAMES } from "./camera";
import { Face } from "./faces.svelte";

class Track {
  readyState = "live";
  onended: (() => void) | null = null;
  stop = (): void => void (this.readyState = "ended");
}
class Stream {
  readonly track = new Track();
  getTracks = (): Track[] => [this.track];
  getVideoTracks = (): Track[] => [this.track];
}

let stream: Stream;
let asked: MediaStreamConstraints[];
let answer: () => Promise<unknown>;

beforeEach(() => {
  stream = new Stream();
  asked = [];
  answer = () => Promise.resolve(stream);
  vi.stubGlobal("MediaStream", Stream);
  vi.stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia: (wish: MediaStreamConstraints) => {
        asked.push(wish);
        return answer();
      },
    },
  });
  look(false);
});

function look(away: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a face is asked for by a wish only, small, and one tap ends it", async () => {
  const face = new Face();
  expect(asked).toEqual([]);
  expect(await face.show()).toBe(true);
  expect(asked).toMatchObject([{ video: { width: { ideal: 240 }, frameRate: { max: FRAMES } } }]);
  expect(asked[0]).not.toHaveProperty("audio");
  expect(BITS).toBeLessThanOrEqual(80_000);
  expect(face.shows).toBe(true);
  face.hide();
  expect([face.shows, stream.track.readyState]).toEqual([false, "ended"]);
});

test("nothing is shown while the page is hidden, and again when it is back", async () => {
  const face = new Face();
  await face.show();
  look(true);
  expect(face.shows).toBe(false);
  look(false);
  expect(face.shows).toBe(true);
});

test("a camera that is refused, missing or taken away is told, and nothing is shown", async () => {
  for (const [name, why] of [
    ["NotAllowedError", "refused"],
    ["NotFoundError", "missing"],
    ["NotReadableError", "busy"],
  ] as const) {
    answer = () => Promise.reject(new DOMException("", name));
    const face = new Face();
    expect(await face.show()).toBe(false);
    expect([face.none, face.wanted, face.shows]).toEqual([why, false, false]);
  }
  answer = () => Promise.resolve(stream);
  const face = new Face();
  await face.show();
  stream.track.onended?.();
  expect([face.none, face.shows]).toEqual(["busy", false]);
});

test("who thinks better of it while the browser asks is not shown", async () => {
  let give: (stream: Stream) => void = () => {};
  answer = () => new Promise((resolve) => (give = resolve));
  const face = new Face();
  const asking = face.show();
  face.hide();
  give(stream);
  expect(await asking).toBe(false);
  expect([face.shows, stream.track.readyState]).toEqual([false, "ended"]);
});
