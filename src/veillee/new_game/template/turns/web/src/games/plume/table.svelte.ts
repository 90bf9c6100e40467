// One player's side of the table: what the server shows, and what this person holds until it is played.

import { PlayerTable } from "../../table/playerTable.svelte";
import type { TableProps } from "../../table/props";
import { followRounds } from "../../table/reveal.svelte";
import { Choice } from "../../table/steps.svelte";
import type { PlumeFact, PlumeMove, PlumeOptions, PlumePrivate, PlumePublic } from "./protocol";
import { Reveal } from "./round.svelte";

export class PlumeTable extends PlayerTable<PlumePublic, PlumePrivate, PlumeOptions, PlumeMove> {
  readonly reveal = new Reveal();

  /** The place of a card in the hand, from 1. It cannot be taken back, like the number below. */
  readonly question = new Choice<number>(this, {
    may: (place) => this.ask?.t === "ask" && place <= this.hand.length,
    send: (place) => this.play({ t: "ask", card: this.hand[place - 1]!.question.id }),
  });

  readonly number = new Choice<number>(this, {
    may: (number) => this.ask?.t === "say" && this.pub.phase === "saying" && !this.pub.said.includes(number),
    send: (number) => this.play({ t: "say", number }),
  });

  constructor(props: () => TableProps) {
    super(props);
    followRounds(this.reveal, () => ({
      game: this.props.game.commitment,
      last: this.pub.last,
      resting: this.pub.phase !== "saying",
      over: this.pub.phase === "over",
    }));
  }

  get hand(): readonly PlumeFact[] {
    return this.mine?.hand ?? [];
  }

  get stage(): "reveal" | "summary" | "asking" | "saying" | "end" {
    return this.reveal.stage ?? (this.pub.phase === "over" ? "end" : this.pub.phase);
  }

  get rounds(): number {
    return this.options.laps * this.seats.length;
  }

  get scores(): readonly number[] {
    return this.reveal.scores ?? this.pub.scores;
  }
}
