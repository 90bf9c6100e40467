// A game at once, for one person and bots: a salon is opened, the table laid, the game begun.

import { loadScreens } from "../games";
import { settings } from "../settings.svelte";
import { playWithBots } from "./bots";
import { openSalon, type HouseGame } from "./http";
import { newKey, storeKey } from "./keys";
import { rememberedColour, rememberedName } from "./memory";
import { Refusal } from "./refusals";
import { Session } from "./session.svelte";
import { m } from "./texts";

const PATIENCE = 10_000;

/** Gives the code of the salon and, if a later step failed, the error: the salon is open and can be entered anyway. */
export async function tryNow(game: HouseGame): Promise<{ code: string; failure: Refusal | null }> {
  const name = rememberedName() || m.someone;
  const liked = rememberedColour() ?? 0;
  const options = (await loadScreens(game.name)).startsWith?.({}, settings.language) ?? null;
  const key = newKey();
  const code = await openSalon(game.name, name, key);
  storeKey(code, key);
  const session = new Session(code);
  try {
    await soon(playWithBots(session, { name, colour: liked < game.colours ? liked : 0 }, game, options));
    return { code, failure: null };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return { code, failure };
  } finally {
    session.close();
  }
}

/** A session tries for ever; a person who pressed a button gets an error after a while. */
function soon(promise: Promise<void>): Promise<void> {
  return new Promise((done, refused) => {
    const timer = setTimeout(() => refused(new Refusal("unreachable")), PATIENCE);
    promise.then(done, refused).finally(() => clearTimeout(timer));
  });
}
