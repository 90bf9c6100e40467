// One player's side of the table: what the server shows, and what this person holds until it is played.

import { PlayerTable } from "../../table/playerTable.svelte";
import type { TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { Choice, Note } from "../../table/steps.svelte";
import type { PlumeMove, PlumeOptions, PlumePrivate, PlumePublic } from "./protocol";
import { Reveal } from "./round.svelte";

export class PlumeTable extends PlayerTable<PlumePublic, PlumePrivate, PlumeOptions, PlumeMove> {
  readonly reveal = new Reveal();

  readonly answer = new Note(this, {
    given: () => (this.ask?.t === "write" ? this.ask.text : undefined),
    send: (text) => this.play({ t: "write", text }),
  });

  readonly vote = new Choice<number>(this, {
    given: () => (this.ask?.t === "vote" ? this.ask.vote : null),
    may: (number) => this.ask?.t === "vote" && this.ask.numbers.includes(number),
    send: (number) => this.play({ t: "vote", number }),
  });

  constructor(props: () => TableProps) {
    super(props);
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: this.pub.last,
      resting: this.pub.phase !== "voting",
      over: this.pub.phase === "over",
    }));
  }

  get stage(): "reveal" | "summary" | "writing" | "voting" | "end" {
    return this.reveal.stage ?? (this.pub.phase === "over" ? "end" : this.pub.phase);
  }

  /** The number of one's own answer among those voted for. */
  get own(): number | null {
    if (this.pub.phase !== "voting" || this.ask?.t !== "vote") return null;
    const { numbers } = this.ask;
    return this.pub.texts.map((_, i) => i + 1).find((number) => !numbers.includes(number)) ?? null;
  }

  get scores(): readonly number[] {
    return this.reveal.scores ?? this.pub.scores;
  }
}
