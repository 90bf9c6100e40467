// A neutral voice that reads aloud what lies on the table: the browser's own. Only voices that live on the device are
// used: others would send the players' words to a stranger. A test may put a stand-in on `window.veilleeVoice`.

import { createSubscriber } from "svelte/reactivity";

export interface Voice {
  /** Has a voice for this language ("fr", "en"). Voices may arrive late: reading this in a template follows them. */
  speaks(language: string): boolean;
  /** Settles when the words are spoken, or broken off; fails if they cannot be spoken. */
  say(words: string, language: string): Promise<void>;
  /** To be called while a button is pressed: some phones speak later only if they were asked then. */
  wake?(): void;
  stop(): void;
}

declare global {
  interface Window {
    veilleeVoice?: Voice;
  }
}

const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

const voicesChange = createSubscriber((update) => {
  const from = synthesis();
  from?.addEventListener?.("voiceschanged", update);
  return () => from?.removeEventListener?.("voiceschanged", update);
});

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  return voices.find((one) => one.localService && one.lang.toLowerCase().startsWith(language));
}

const browsersOwn: Voice = {
  speaks(language) {
    voicesChange();
    return voiceFor(language) !== undefined;
  },
  say(words, language) {
    return new Promise((done, fail) => {
      const voice = voiceFor(language);
      const speaker = synthesis();
      if (!voice || !speaker) return fail(new Error("no voice"));
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = 0.92;
      utterance.onend = () => done();
      utterance.onerror = ({ error }) => fail(new Error(error));
      speaker.speak(utterance);
    });
  },
  wake() {
    synthesis()?.speak(new SpeechSynthesisUtterance(""));
  },
  stop() {
    synthesis()?.cancel();
  },
};

export function voice(): Voice {
  return window.veilleeVoice ?? browsersOwn;
}
