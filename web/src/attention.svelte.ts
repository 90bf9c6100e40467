// How the house says "it is your turn": the title, a soft chime, a short vibration; and how it keeps the screen
// awake while people play. All of it optional: browsers on plain http offer only part.

import { settings } from "./settings.svelte";
import { sounds } from "./sounds.svelte";

/** Two soft notes, a fifth apart, like a spoon on a glass. */
function chime(): void {
  const audio = settings.sound ? sounds.wake() : null;
  if (audio === null) return;
  for (const [delay, pitch] of [
    [0, 587.33],
    [0.16, 880],
  ] as const) {
    const start = audio.currentTime + delay;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.1);
    volume.connect(audio.destination);
    const note = audio.createOscillator();
    note.type = "sine";
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(start);
    note.stop(start + 1.2);
  }
}

export function vibrate(): void {
  // Before the first touch a browser only complains.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
}

class Attention {
  #page = "";
  #call: string | null = null;
  #held = false;
  #waiting: string | null = null;

  /** What the tab is called: "Didixit, salon MOKA". */
  set page(page: string) {
    this.#page = page;
    this.#show();
  }

  /** A sentence ("À vous de voter") when this person is awaited, null when not. Rings once each time it appears. */
  set call(call: string | null) {
    this.#waiting = call;
    if (!this.#held) this.#tell(call);
  }

  /** While something is revealed, a call waits: that one is called may tell how it ends. */
  set held(held: boolean) {
    this.#held = held;
    if (!held) this.#tell(this.#waiting);
  }

  /** Somebody at the table has nudged this person. */
  nudge(): void {
    chime();
    vibrate();
  }

  #tell(call: string | null): void {
    const appears = call !== null && this.#call === null;
    this.#call = call;
    this.#show();
    if (appears) {
      chime();
      vibrate();
    }
  }

  #show(): void {
    const page = this.#page ? `${this.#page} · Veillée` : "Veillée";
    document.title = this.#call === null ? page : `● ${this.#call} · ${page}`;
  }
}

export const attention = new Attention();

/** Browsers can keep the screen on over https only. */
export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keeps the screen on until the returned function is called. Taken again when the page comes back to the front. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const take = async (): Promise<void> => {
    if (!wanted || document.visibilityState !== "visible" || !canStayAwake()) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // refused (low battery): the screen sleeps as usual
    }
  };
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
