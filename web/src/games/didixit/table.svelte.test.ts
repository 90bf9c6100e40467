import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  DidixitGivingView,
  DidixitPrivate,
  DidixitPublic,
  DidixitRound,
  DidixitTellingView,
  DidixitVotingView,
} from "./protocol";
import type { TableProps } from "../../table/props";
import { STEPS } from "./reveal.svelte";
import { DidixitTable } from "./table.svelte";

const round: DidixitRound = {
  t: "round",
  number: 1,
  storyteller: 1,
  clue: { t: "sentence", text: "Minuit" },
  laid: [0, 1, 2, 3].map((owner, i) => ({ image: `${i}`, owner })),
  votes: [2, null, 2, 1],
  drawn: [],
  passed: [],
  points: [4, 3, 3, 0],
  scores: [4, 3, 3, 0],
};

const everywhere = { number: 1, rounds: 15, pile: 60, scores: [0, 0, 0, 0], last: null, last_round: false };
const telling = (change: Partial<DidixitTellingView> = {}): DidixitPublic => ({
  ...everywhere,
  phase: "telling",
  storyteller: 1,
  ...change,
});
const giving = (change: Partial<DidixitGivingView> = {}): DidixitPublic => ({
  ...everywhere,
  phase: "giving",
  storyteller: 1,
  clue: round.clue,
  given: [],
  ...change,
});
const voting = (change: Partial<DidixitVotingView> = {}): DidixitPublic => ({
  ...everywhere,
  phase: "voting",
  storyteller: 1,
  clue: round.clue,
  table: ["0", "1", "2", "3"],
  voted: [],
  ...change,
});

const privateOf = (change: Partial<DidixitPrivate>): DidixitPrivate => ({
  hand: ["a", "b", "c", "d", "e", "f"],
  gifts: [],
  mine: [],
  vote: null,
  may_mend: false,
  ask: null,
  ...change,
});

describe("one player's side of the table", () => {
  let close = () => {};
  let game = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    game++;
  });
  afterEach(() => {
    close();
    vi.useRealTimers();
  });

  /** Opens the page: what it shows can be changed as the server would. */
  function open(pub: DidixitPublic, mine: Partial<DidixitPrivate> | null) {
    const played: unknown[] = [];
    const props = $state({
      pub: pub as unknown,
      hand: mine && { chair: 7, seat: 0, private: privateOf(mine) as unknown },
      game: { commitment: `game ${game}`, options: { mimes: true }, images: { "": "x" } },
      seats: [],
      live: {},
      play: async (move: unknown) => void played.push(move),
      uploadClip: async () => "hash",
    });
    let table: DidixitTable | undefined;
    close = $effect.root(() => {
      table = new DidixitTable(() => props as unknown as TableProps);
    });
    flushSync();
    return {
      table: table!,
      played,
      server(pub: DidixitPublic, mine: Partial<DidixitPrivate> | null) {
        props.pub = pub;
        props.hand = mine && { chair: 7, seat: 0, private: privateOf(mine) };
        flushSync();
      },
    };
  }

  const next = { number: 2, storyteller: 2, last: round };
  const counted = telling(next);
  const askVote: Partial<DidixitPrivate> = { ask: { t: "vote", numbers: [2, 3, 4] }, mine: [1] };

  it("leads the storyteller from an image to a clue", async () => {
    const { table, played } = open(telling({ storyteller: 0 }), { ask: { t: "tell", may_give_up: true } });
    expect(table.stage).toBe("choosing");
    table.look("b");
    expect(table.looking).toBe("b");
    table.decide("b");
    expect(table.stage).toBe("clue");
    await table.tell();
    expect(played).toEqual([]);
    table.text = "  Minuit ";
    await table.tell();
    expect(played).toEqual([{ t: "tell", image: "b", clue: { t: "sentence", text: "Minuit" } }]);
  });

  it("sends a recorded clip before the clue, and none when it is performed live", async () => {
    const { table, played } = open(telling({ storyteller: 0 }), { ask: { t: "tell", may_give_up: false } });
    table.decide("a");
    table.way = "tune";
    table.clips = { sound: new Blob(["x"]), film: null };
    await table.tell();
    table.way = "mime";
    await table.tell();
    expect(played).toEqual([
      { t: "tell", image: "a", clue: { t: "tune", clip: "hash" } },
      { t: "tell", image: "a", clue: { t: "mime", clip: null } },
    ]);
  });

  it("keeps the image in the fingers when the clue arrives, and sets two aside with three players", () => {
    const { table, server } = open(telling(), {});
    table.look("c");
    server(giving(), { ask: { t: "give", images: 2 } });
    expect(table.stage).toBe("giving");
    expect(table.looking).toBe("c");
    table.pick("c");
    table.look("d");
    table.pick("d");
    table.pick("e");
    expect(table.picked).toEqual(["c", "d"]);
    table.unpick("c");
    expect(table.picked).toEqual(["d"]);
  });

  it("exchanges a given image, or keeps it", async () => {
    const ask = { t: "give", images: 1 } as const;
    const { table, server, played } = open(giving(), { ask });
    await table.give(["b"]);
    const hand = ["a", "c", "d", "e", "f"];
    server(giving({ given: [0] }), { hand, gifts: ["b"], ask });
    expect(table.stage).toBe("given");
    table.exchange();
    expect(table.stage).toBe("giving");
    expect(table.hand).toEqual([...hand, "b"]);
    table.look("d");
    table.keepGifts();
    expect(table.stage).toBe("given");
    expect(table.hand).toEqual(hand);
    expect(table.looking).toBeNull();
    table.exchange();
    await table.give(["d"]);
    expect(table.stage).toBe("given");
    expect(played).toEqual([
      { t: "give", images: ["b"] },
      { t: "give", images: ["d"] },
    ]);
    table.exchange();
    server(voting(), askVote);
    server(giving({ number: 2, given: [0] }), { gifts: ["b"], ask });
    expect(table.stage).toBe("given");
  });

  it("exchanges one of two images", () => {
    const ask = { t: "give", images: 2 } as const;
    const { table } = open(giving({ given: [0] }), { hand: ["a", "b"], gifts: ["c", "d"], ask });
    table.exchange();
    expect(table.picked).toEqual(["c", "d"]);
    expect(table.isAsGiven).toBe(true);
    table.unpick("c");
    expect(table.isAsGiven).toBe(false);
    table.pick("a");
    expect(table.picked).toEqual(["d", "a"]);
    expect(table.isAsGiven).toBe(false);
  });

  it("lets the storyteller correct the clue until an image is given", async () => {
    const mine = { gifts: ["a"], may_mend: true };
    const { table, server, played } = open(giving({ storyteller: 0 }), mine);
    expect(table.stage).toBe("given");
    table.openMending();
    expect(table.stage).toBe("mending");
    expect(table.mended).toBe("Minuit");
    for (const text of [" Minuit ", "  "]) {
      table.mended = text;
      await table.mend();
    }
    expect(played).toEqual([]);
    table.mended = " Midi ";
    await table.mend();
    expect(played).toEqual([{ t: "mend", text: "Midi" }]);
    expect(table.stage).toBe("given");
    table.openMending();
    server(giving({ storyteller: 0, given: [2] }), { ...mine, may_mend: false });
    expect(table.stage).toBe("given");
  });

  it("holds a vote card for others' images only, and changes a vote on request", async () => {
    const { table, server, played } = open(voting(), askVote);
    table.vote.hold(1);
    expect(table.vote.value).toBeNull();
    table.vote.hold(3);
    await table.vote.cast(3);
    server(voting({ voted: [0] }), { ...askVote, vote: 3 });
    table.vote.hold(4);
    expect(table.vote.value).toBe(3);
    table.vote.change();
    table.vote.hold(4);
    expect(table.vote.value).toBe(4);
    table.vote.keep();
    expect(table.vote.value).toBe(3);
    expect(played).toEqual([{ t: "vote", number: 3 }]);
  });

  it("plays the reveal in its order and holds its result until the hand is taken", () => {
    const { table, server } = open(voting(), { ...askVote, vote: 2 });
    server(telling({ ...next, scores: round.scores }), {});
    const seen: string[] = [];
    while (table.stage === "reveal") {
      seen.push(table.reveal.step);
      expect(table.scores).toEqual(table.reveal.reached("hops") ? [4, 3, 3, 0] : [0, 0, 0, 0]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(STEPS.slice(0, -1));
    expect(table.stage).toBe("summary");
    server(giving(next), { ask: { t: "give", images: 1 } });
    expect(table.stage).toBe("summary");
    table.reveal.close();
    expect(table.stage).toBe("giving");
  });

  it("does not play a reveal again after a reload", () => {
    const { server } = open(voting(), askVote);
    server(counted, {});
    close();
    expect(open(counted, {}).table.stage).toBe("telling");
  });

  it("tells the result without playing it when the page was closed during the vote", () => {
    open(voting(), askVote);
    close();
    expect(open(counted, {}).table.stage).toBe("summary");
  });

  it("shows a newcomer the table as it is, and everyone the end", () => {
    expect(open(counted, null).table.stage).toBe("telling");
    close();
    expect(open({ ...everywhere, phase: "over", last: round }, {}).table.stage).toBe("end");
  });

  it("hides what was in one person's fingers from the next at the same screen", () => {
    const { table } = open(telling(), {});
    table.look("a");
    table.props.hand!.chair = 8;
    flushSync();
    expect(table.looking).toBeNull();
  });
});
