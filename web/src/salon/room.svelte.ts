// What the screens of a salon read from a session: the same questions asked in many places, answered once.

import type { ChairView, DeckAbout, PersonView } from "../protocol";
import type { View } from "../view";
import { onShelf } from "../games/shelf";
import { settings } from "../settings.svelte";
import { lastRoundOf } from "../table/players";
import type { House } from "./http";
import { rememberedColour } from "./memory";
import type { Session } from "./session.svelte";

export class Room {
  readonly #house: House;

  constructor(
    readonly session: Session,
    house: House,
  ) {
    this.#house = house;
  }

  /** Only read where a view is there. */
  get view(): View {
    return this.session.view!;
  }

  get #game() {
    return this.#house.games.find((game) => game.name === this.view.salon.game);
  }
  get least(): number {
    return this.#game?.least ?? 1;
  }
  get most(): number {
    return this.#game?.most ?? 8;
  }
  get colours(): number {
    return this.#game?.colours ?? 8;
  }
  get houseDecks(): readonly DeckAbout[] {
    return this.#house.decks;
  }
  /** In which fields of the view the game on the table has words of people. */
  get words(): readonly string[] {
    return this.#house.games.find((game) => game.name === this.view.game?.name)?.words ?? [];
  }
  /** Whether people may speak with each other in this house. */
  get voices(): boolean {
    return this.#house.voices !== false;
  }
  get games(): readonly string[] {
    return this.#house.games.map((game) => game.name);
  }

  /** A game is on the table and not over. */
  get playing(): boolean {
    const { game } = this.view;
    return game !== null && game.outcome === null;
  }

  /** Whether the host lets the game on the table finish after this round; null for a game that cannot. */
  get lastRound(): boolean | null {
    const { game } = this.view;
    return game === null || game.outcome !== null ? null : lastRoundOf(game);
  }

  /** How the game on the table speaks of finishing early, if it has words of its own. */
  get finishing(): { ask: string; told: string } | null {
    const words = onShelf(this.view.game?.name ?? "")?.finish;
    return words ? { ask: words.ask[settings.language], told: words.told[settings.language] } : null;
  }

  /** Until when the rules ask for silence, as the game on the table says it. */
  get silence(): { one: string; others: string } | null {
    const words = onShelf(this.view.game?.name ?? "")?.silence;
    const language = settings.language;
    return words ? { one: words.one[language], others: (words.others ?? words.one)[language] } : null;
  }

  /** The chairs that the next game has. */
  get chairsKept(): readonly ChairView[] {
    const { chairs } = this.view.salon;
    return this.playing ? chairs : chairs.filter((chair) => !chair.left);
  }

  /** The remembered colour if nobody has it, or the first that nobody has. */
  get freeColour(): number | null {
    const taken = new Set(this.chairsKept.map((chair) => chair.colour));
    const free = Array.from({ length: this.colours }, (_, colour) => colour).filter((one) => !taken.has(one));
    const liked = rememberedColour();
    return liked !== null && free.includes(liked) ? liked : (free[0] ?? null);
  }

  /** Chairs that were left and that this person may take over. */
  get seatsToTake(): readonly ChairView[] {
    const { salon, you } = this.view;
    return salon.chairs.filter((chair) => you.seats_to_take.includes(chair.id));
  }

  person(id: number): PersonView | undefined {
    return this.view.salon.people.find((person) => person.id === id);
  }

  /** A person who sits is called by the name of their chair. */
  nameOf(person: number): string {
    return (
      this.view.salon.chairs.find((chair) => chair.holder === person)?.name ?? this.person(person)?.name ?? ""
    );
  }

  get hostName(): string {
    return this.nameOf(this.view.salon.host);
  }

  get isHostHere(): boolean {
    return this.session.live.present.includes(this.view.salon.host);
  }

  /** Who opened the salon, if they belong to it still. */
  get opener(): PersonView | undefined {
    return this.person(0);
  }

  /** Somebody plays there: a person whose browser is connected, or a bot. */
  isPresent(chair: ChairView): boolean {
    return chair.bot !== null || this.session.live.present.includes(chair.holder);
  }

  /** People without a chair who look on, screens apart. */
  get watchers(): readonly PersonView[] {
    const { people, chairs } = this.view.salon;
    const { present } = this.session.live;
    return people.filter(
      (person) =>
        !person.screen && present.includes(person.id) && !chairs.some((chair) => chair.holder === person.id),
    );
  }

  get screens(): number {
    const { present } = this.session.live;
    return this.view.salon.people.filter((person) => person.screen && present.includes(person.id)).length;
  }

  /** Moves a chair by one place in the circle. */
  move(chair: number, by: -1 | 1): void {
    const order = this.view.salon.chairs.map((one) => one.id);
    const at = order.indexOf(chair);
    const to = (at + by + order.length) % order.length;
    order.splice(at, 1);
    order.splice(to, 0, chair);
    this.quietly(this.session.do({ t: "arrange", order }));
  }

  /** The door is closed first: the browser of whoever is removed could come back at once with another key. */
  async removeAndLock(person: number): Promise<void> {
    await this.session.do({ t: "lock", on: true });
    await this.session.do({ t: "remove", person });
  }

  /** A refusal has been told by a toast: nothing else happens. */
  quietly(promise: Promise<void>): void {
    promise.catch(() => {});
  }
}
