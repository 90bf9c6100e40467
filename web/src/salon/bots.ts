// Bots around the table: who they are, how a table is filled with them, and what is said when one comes or goes.

import type { Act, Bot, ChairView } from "../protocol";
import { settings } from "../settings.svelte";
import { joinNames } from "../typography";
import { m } from "./texts";

export type Temperament = Bot["temperament"];
export const TEMPERAMENTS: readonly Temperament[] = ["cautious", "playful", "sharp"];

/** With so many a game is lively, whatever it is. */
const GOOD_COMPANY = 4;

/** A chair that belongs to a bot, and not to a person for whom one plays. */
export const isBot = (chair: ChairView): boolean => chair.bot !== null && chair.holder < 0;

/** A bot speaks as the person who asks for it reads. */
export const botOf = (temperament: Temperament): Bot => ({ temperament, language: settings.language });

/** How many will play once the table is filled: a good company, or all the seats of the box. */
export function filledTo(count: number, least: number, most: number): number {
  const company = Math.min(most, Math.max(least, GOOD_COMPANY));
  return count < company ? company : most;
}

/** So many more bots, as mixed as they can be with those who are there. */
export function mixed(chairs: readonly ChairView[], more: number): Temperament[] {
  const here = chairs.flatMap((chair) => (chair.bot ? [chair.bot.temperament] : []));
  const added: Temperament[] = [];
  for (let n = 0; n < more; n++) {
    const count = (one: Temperament) => [...here, ...added].filter((other) => other === one).length;
    added.push(TEMPERAMENTS.reduce((rarest, one) => (count(one) < count(rarest) ? one : rarest)));
  }
  return added;
}

/** Someone who can act in a salon. */
interface Actor {
  do(what: Act): Promise<void>;
  start(): Promise<void>;
}

export async function addBots(actor: Actor, temperaments: readonly Temperament[]): Promise<void> {
  await Promise.all(temperaments.map((one) => actor.do({ t: "add_bot", bot: botOf(one) })));
}

/** One person sits down, bots fill the table, and the game begins. */
export async function playWithBots(
  actor: Actor,
  me: { name: string; colour: number },
  game: { least: number; most: number },
  options: Record<string, unknown> | null = null,
): Promise<void> {
  if (options !== null) await actor.do({ t: "set_options", options });
  await actor.do({ t: "sit", ...me });
  await addBots(actor, mixed([], filledTo(1, game.least, game.most) - 1));
  await actor.start();
}

/** What the table is told when bots came, went, took over or gave back between two moments. `me`: this person. */
export function botNews(
  before: readonly ChairView[],
  after: readonly ChairView[],
  me: number | null,
): string[] {
  const news: string[] = [];
  const was = (id: number) => before.find((chair) => chair.id === id);
  const names = (chairs: readonly ChairView[]) =>
    joinNames(
      chairs.map((chair) => chair.name),
      settings.language,
    );
  const came = after.filter((chair) => isBot(chair) && was(chair.id) === undefined);
  const went = before.filter((chair) => isBot(chair) && !after.some((one) => one.id === chair.id));
  if (came.length > 0) news.push(m.botsCame(names(came), came.length));
  if (went.length > 0) news.push(m.botsWent(names(went), went.length));
  for (const chair of after) {
    const earlier = was(chair.id);
    if (earlier === undefined || isBot(chair) || (earlier.bot === null) === (chair.bot === null)) continue;
    // One's own seat has a notice of its own.
    if (chair.bot !== null && chair.holder !== me) news.push(m.botPlaysFor(chair.name));
    if (chair.bot === null && !chair.automatic) {
      news.push(chair.holder === me ? m.youAreBack : m.isBack(chair.name));
    }
  }
  return news;
}
