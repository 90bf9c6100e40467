// A television without a salon: it shows a sign until somebody says which salon it is to show.

import { askForSalon, askForSign } from "./http";
import { Refusal } from "./refusals";

const ASK = 2_000;
const AGAIN = 10_000;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Gives the code of the salon, or null if nobody waits any more. `onsign`: the sign to show; null: there is none now. */
export async function waitForSalon(
  waits: () => boolean,
  onsign: (sign: string | null) => void,
): Promise<string | null> {
  while (waits()) {
    try {
      const { sign, token, seconds } = await askForSign();
      if (!waits()) return null;
      onsign(sign);
      const until = Date.now() + seconds * 1000;
      while (waits() && Date.now() < until) {
        await pause(ASK);
        const code = await askForSalon(token).catch((failure: unknown) => {
          // A house that does not answer may still know the sign afterwards.
          if (failure instanceof Refusal && failure.code === "unreachable") return null;
          throw failure;
        });
        if (code !== null) return code;
      }
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      onsign(null);
      // Another sign is given at once; whoever asked too often, or nobody at all, is asked again later.
      if (failure.code !== "no_such_television") await pause(AGAIN);
    }
  }
  return null;
}
