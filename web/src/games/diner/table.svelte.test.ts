import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Along, Guess, TableProps } from "../../table/props";
import { talkPlace } from "../../table/talk.svelte";
import { guest } from "./test-guest";
import type {
  DinerDefendingView,
  DinerHearingView,
  DinerJudgingGuestsView,
  DinerNamingView,
  DinerPrivate,
  DinerPublic,
  DinerServed,
  DinerTurnView,
} from "./protocol";
import { DinerTable } from "./table.svelte";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const hand = [
  guest("Cyrano", "imaginary"),
  guest("Piaf", "music", { died: 2025, recent: true }),
  guest("Curie", "science"),
  guest("Hugo", "letters"),
];

const room = {
  number: 3,
  tables: [],
  forbidden: [],
  hands: [4, 4, 4],
  sent_back: [0, 0, 0],
  pile: 20,
  discards: 0,
  scores: [0, 0, 0],
  last: null,
  last_round: false,
};
const turn = (change: Partial<DinerTurnView> = {}): DinerTurnView => ({
  ...room,
  phase: "turn",
  player: 0,
  drawn: true,
  exchanged: false,
  ...change,
});

describe("one player's side of the table", () => {
  let close = () => {};
  let game = 0;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    game++;
  });
  afterEach(() => close());

  function open(pub: DinerPublic = turn(), mine: Partial<DinerPrivate> | null = {}, seat = 0) {
    const played: unknown[] = [];
    const shown: unknown[] = [];
    const privateOf = (change: Partial<DinerPrivate>): DinerPrivate => ({
      hand,
      fresh: [],
      ask: { t: "table", may_exchange: true },
      ...change,
    });
    const props = $state({
      pub: pub as unknown,
      hand: mine && { chair: 7, seat, private: privateOf(mine) as unknown },
      game: { commitment: `game ${game}`, options: { colours: "examples", funerals: "recent" }, awaited: [] },
      seats: [{ name: "Hervé", yours: true }, { name: "Léa" }, { name: "Tom" }],
      live: {} as Record<number, unknown>,
      clock: null,
      along: null as Along | null,
      story: { lines: [] as DinerServed[], complete: true },
      writeDown: async (_moment: string, _text: string) => false,
      play: async (move: unknown) => void played.push(move),
      draft: (draft: unknown) => void shown.push(draft),
    });
    let table: DinerTable | undefined;
    close = $effect.root(() => {
      table = new DinerTable(() => props as unknown as TableProps);
    });
    flushSync();
    return {
      table: table!,
      props,
      played,
      shown,
      server(now: DinerPublic, own: Partial<DinerPrivate> | null) {
        props.pub = now;
        props.hand = own && { chair: 7, seat, private: privateOf(own) };
        flushSync();
      },
    };
  }

  it("goes through the three steps of a turn", () => {
    const { table, server } = open(turn({ drawn: false }), { ask: { t: "draw" } });
    expect(table.stage).toBe("draw");
    server(turn(), {});
    expect(table.stage).toBe("exchange");
    table.skipped = true;
    expect(table.stage).toBe("compose");
    server(turn({ exchanged: true }), { ask: { t: "table", may_exchange: false } });
    expect(table.stage).toBe("compose");
    server(turn({ player: 1, number: 4 }), { ask: null });
    expect(table.stage).toBe("waiting");
  });

  it("a reason is said first where people sit around one table, and written first where they are apart", () => {
    const firstWay = (sitting: typeof talkPlace.sitting): boolean => {
      talkPlace.sitting = sitting;
      game++;
      const { table } = open(turn({ exchanged: true }), { ask: { t: "table", may_exchange: false } });
      close();
      return table.spoken;
    };
    expect(firstWay("together")).toBe(true);
    expect(firstWay("apart")).toBe(false);
    expect(firstWay("both")).toBe(false);
    expect(firstWay(null)).toBe(false);
    // Whoever is heard in the call tells it, wherever they sit.
    talkPlace.speaks = true;
    expect(firstWay("apart")).toBe(true);
    talkPlace.speaks = false;
    expect(firstWay("apart")).toBe(false);
  });

  it("asks for what is missing before a table is set", async () => {
    const { table, played } = open();
    expect(table.missing).toBe("two");
    table.toggle(hand[0]!);
    table.toggle(hand[2]!);
    expect(table.missing).toBe("reason");
    expect(table.points).toMatchObject({ guests: 2, colours: 2, points: 4 });
    table.propose();
    expect(played).toEqual([]);
    table.text = " Ils ont le même nez. ";
    table.propose();
    expect(played).toEqual([
      {
        t: "set_table",
        guests: ["Cyrano", "Curie"],
        reason: { t: "written", text: "Ils ont le même nez." },
        departed: null,
        marked: false,
      },
    ]);
  });

  it("holds a funeral for someone who died, or whom the player says so of", () => {
    const { table, played } = open();
    table.toggle(hand[0]!);
    table.toggle(hand[2]!);
    table.funeral = true;
    table.spoken = true;
    expect(table.mayMourn).toBe(true);
    expect(table.missing).toBe("departed");
    table.markDead(hand[2]!, true);
    expect(table.departed?.id).toBe("Curie");
    table.markDead(hand[0]!, true);
    expect(table.departed).toBe(null);
    table.mourn("Cyrano");
    table.propose();
    expect(played).toMatchObject([{ departed: "Cyrano", marked: true, reason: { t: "spoken" } }]);
  });

  it("buries the long dead only if the options say so", () => {
    const { table, props } = open();
    const hugo = guest("Hugo", "letters", { died: 1885 });
    expect([table.mayBury(hand[1]!), table.mayBury(hugo), table.mayBury(hand[0]!)]).toEqual([
      true,
      false,
      false,
    ]);
    props.game.options.funerals = "any";
    expect([table.mayBury(hugo), table.mayBury(hand[0]!)]).toEqual([true, false]);
  });

  it("joins a table that stands, up to its seventh chair", () => {
    const there = ["a", "b", "c", "d", "e"].map((id) => guest(id, "arts"));
    const service = { number: 1, seat: 1, guests: there, reason: { t: "spoken" } as const, points: 5 };
    const { table, played, shown } = open(
      turn({ tables: [{ services: [service], departed: null, marked: false }] }),
    );
    table.goTo(0);
    for (const one of hand) table.toggle(one);
    flushSync();
    expect(table.newcomers).toHaveLength(2);
    expect(table.points).toMatchObject({ guests: 7, colours: 3, points: 10 });
    expect(shown.at(-1)).toEqual({ t: "laying", places: 2, table: 0 });
    table.spoken = true;
    table.propose();
    expect(played).toEqual([{ t: "join", table: 0, guests: ["Cyrano", "Piaf"], reason: { t: "spoken" } }]);
  });

  it("finds what was being composed again after a reload, in the same turn only", () => {
    const first = open();
    first.table.skipped = true;
    first.table.toggle(hand[3]!);
    first.table.text = "Parce que";
    flushSync();
    close();
    const again = open();
    expect(again.table.stage).toBe("compose");
    expect(again.table.text).toBe("Parce que");
    expect(again.table.chosen).toEqual(["Hugo"]);
    expect(again.shown).toEqual([{ t: "laying", places: 1, table: null }]);
    close();
    const later = open(turn({ number: 7 }));
    expect(later.table.text).toBe("");
    expect(later.table.chosen).toEqual([]);
  });

  it("shows how many places someone else lays, and nothing when there are none", () => {
    const { table, props } = open(turn({ player: 1 }), { ask: null });
    expect(table.laying).toBe(null);
    props.live = { 1: { t: "laying", places: 3, table: null } };
    flushSync();
    expect(table.laying?.places).toBe(3);
  });

  const proposal = {
    seat: 1,
    table: null,
    guests: hand.slice(0, 3),
    reason: { t: "spoken" } as const,
    points: 6,
    departed: null,
    marked: false,
  };
  const judged = { ...room, forbidden: ["castings"], player: 1, proposal, convinced: [], defences: {} };
  const hearing: DinerHearingView = { ...judged, phase: "hearing", contests: [] };

  it("answers, and lets the answer be changed until all are in", async () => {
    const { table, played, server } = open(hearing, { ask: { t: "answer" } });
    table.say();
    expect(table.contesting).toBe(false);
    table.say({ against: ["Piaf"] });
    table.say({ whole: true, cites: 0 });
    // What was said of a guest who is contested no more, and what was left empty, is not sent.
    table.explain("table", { t: "written", text: " Et alors ? " });
    table.explain("Curie", { t: "spoken" });
    table.explain("Piaf", { t: "written", text: " " });
    expect(table.contesting).toBe(true);
    await table.object();
    const why = { table: { t: "written", text: "Et alors ?" } as const };
    expect(played).toEqual([{ t: "contest", whole: true, guests: ["Piaf"], cites: 0, why }]);
    const contests = [{ seat: 0, whole: true, guests: ["Piaf"], cites: 0, why }];
    server({ ...hearing, contests }, { ask: { t: "answer" } });
    expect(table.stage).toBe("answered");
    table.answer.change();
    expect(table.stage).toBe("answering");
    // What was only thought of is forgotten when the answer is kept.
    table.say({ whole: false, against: [] });
    table.answer.keep();
    expect(table.stage).toBe("answered");
    table.answer.change();
    expect(table.answer.value).toEqual({ whole: true, against: ["Piaf"], cites: 0, why });
    // Nothing ticked is agreed.
    table.say({ whole: false, against: [] });
    await table.agree();
    expect(played.at(-1)).toEqual({ t: "convinced" });
    // The whole stands: a guest may still be too many, and silence is an answer too.
    const naming: DinerNamingView = {
      ...judged,
      phase: "naming",
      contests: [],
      said: [],
      table_votes: [true, null, true],
    };
    server(naming, { ask: { t: "name", guests: null } });
    expect(table.stage).toBe("naming");
    table.say({ against: ["Curie"] });
    table.explain("Curie", { t: "spoken" });
    await table.object();
    expect(played.at(-1)).toEqual({ t: "name", guests: ["Curie"], why: { Curie: { t: "spoken" } } });
    server({ ...naming, said: [0] }, { ask: { t: "name", guests: ["Curie"] } });
    expect(table.stage).toBe("named");
    table.naming.change();
    expect([table.stage, table.naming.value?.against]).toEqual(["naming", ["Curie"]]);
    // The vote begins with the guests one has contested.
    const judging: DinerJudgingGuestsView = {
      ...judged,
      phase: "judging_guests",
      contests,
      voted: [],
      table_votes: null,
    };
    server(judging, { ask: { t: "vote_guests", refused: null } });
    expect(table.refused).toEqual(["Piaf"]);
    table.refuse("Piaf", false);
    table.refuse("Curie", true);
    await table.guestVote.cast(table.refused);
    expect(played.at(-1)).toEqual({ t: "vote_guests", refused: ["Curie"] });
    server({ ...judging, voted: [0] }, { ask: { t: "vote_guests", refused: ["Curie"] } });
    expect(table.stage).toBe("voted");
    table.guestVote.change();
    expect([table.stage, table.refused]).toEqual(["vote_guests", ["Curie"]]);
  });

  it("answers for its table before the others vote: in words, aloud, or not at all", async () => {
    const defending: DinerDefendingView = {
      ...judged,
      phase: "defending",
      player: 0,
      contests: [{ seat: 1, whole: true, guests: ["Piaf"], cites: null, why: {} }],
    };
    const ask = { t: "defend", topics: ["table", "Piaf"] } as const;
    const { table, played, server } = open(defending, { ask: { ...ask, topics: [...ask.topics] } });
    expect([table.stage, table.taking, table.pleads]).toEqual(["defending", [0], false]);
    table.plead();
    expect(played).toEqual([{ t: "defend", words: { table: { t: "spoken" }, Piaf: { t: "spoken" } } }]);
    await settled();
    table.defence = { Piaf: " Elle chante. ", table: " " };
    expect(table.pleads).toBe(true);
    table.plead();
    expect(played.at(-1)).toEqual({ t: "defend", words: { Piaf: { t: "written", text: "Elle chante." } } });
    await settled();
    table.letJudge();
    expect(played.at(-1)).toEqual({ t: "defend" });
    server({ ...defending, phase: "judging_table", voted: [] }, { ask: null });
    expect([table.stage, table.defence]).toEqual(["judged", {}]);
  });

  describe("in the audience", () => {
    const YES_OR_NO = ["yes", "no"];
    const question = {
      key: "3",
      topics: { table: YES_OR_NO, Cyrano: YES_OR_NO, Piaf: YES_OR_NO, Curie: YES_OR_NO },
    };
    const judging: DinerJudgingGuestsView = {
      ...judged,
      phase: "judging_guests",
      contests: [],
      voted: [],
      table_votes: null,
    };

    function watch(pub: DinerPublic) {
      const guessed: Guess[] = [];
      const opened = open(pub, null);
      const { props } = opened;
      const ask = (asked: Along["question"], guess: Guess | null): void => {
        props.along = {
          question: asked,
          guess,
          others: 0,
          seated: false,
          send: async (one) => void guessed.push(one),
        };
        flushSync();
      };
      ask(question, null);
      return { ...opened, guessed, ask };
    }

    it("is convinced of everything with one tap", async () => {
      const { table, guessed, played, ask } = watch(hearing);
      expect(table.stage).toBe("answering");
      expect(table.answer.value).toBe(null);
      await table.agree();
      expect(guessed).toEqual([{ table: "yes", Cyrano: "yes", Piaf: "yes", Curie: "yes" }]);
      expect(played).toEqual([]);
      ask(question, guessed[0]!);
      expect([table.stage, table.contesting]).toEqual(["answered", false]);
    });

    it("doubts the table and a guest, and may think again as long as the others judge", async () => {
      const { table, guessed, ask, server } = watch(hearing);
      table.say();
      table.say({ whole: true, against: ["Piaf"] });
      // The others have answered and vote: what was ticked stays ticked.
      server(judging, null);
      expect(table.stage).toBe("answering");
      expect(table.answer.value).toMatchObject({ whole: true, against: ["Piaf"] });
      await table.object();
      expect(guessed.at(-1)).toEqual({ table: "no", Cyrano: "yes", Piaf: "no", Curie: "yes" });
      ask(question, guessed.at(-1)!);
      expect([table.stage, table.contesting]).toEqual(["answered", true]);
      table.answer.change();
      expect([table.stage, table.answer.value?.against]).toEqual(["answering", ["Piaf"]]);
      table.say({ whole: false });
      await table.object();
      expect(guessed.at(-1)).toEqual({ table: "yes", Cyrano: "yes", Piaf: "no", Curie: "yes" });
    });

    it("answers for the table alone if a single guest joins it", async () => {
      const { table, guessed, ask } = watch(hearing);
      ask({ key: "3", topics: { table: YES_OR_NO } }, null);
      table.say({ whole: true });
      await table.object();
      expect(guessed).toEqual([{ table: "no" }]);
    });

    it("only watches where nothing is asked", async () => {
      const { table, guessed, ask, server } = watch(hearing);
      ask(null, null);
      expect(table.stage).toBe("listening");
      await table.agree();
      server(turn({ player: 1 }), null);
      expect(table.stage).toBe("waiting");
      expect(guessed).toEqual([]);
    });
  });

  it("shows a late guest's score beside an outcome that does not know them", () => {
    const served: DinerServed = {
      t: "served",
      number: 3,
      proposal,
      contests: [],
      table_votes: null,
      guest_votes: null,
      seated: [],
      table: null,
      points: 0,
      scores: [5, 4, -1],
      sent_back: 0,
      defences: {},
    };
    const { table, server } = open(hearing, { ask: { t: "answer" } });
    server(turn({ number: 4, drawn: false, last: served, scores: [5, 4, -1, -1] }), { ask: null });
    expect(table.stage).toBe("reveal");
    expect(table.scores).toEqual([5, 4, -1, -1]);
  });

  it("afterwards keeps the words of reasons that this person told aloud, one after the other", async () => {
    const told = (number: number, seat: number, reason: DinerServed["proposal"]["reason"]): DinerServed => ({
      t: "served",
      number,
      proposal: { ...proposal, seat, reason },
      contests: [],
      table_votes: null,
      guest_votes: null,
      seated: [],
      table: 0,
      points: 3,
      scores: [3, 0, 0],
      sent_back: 0,
      defences: {},
    });
    const { table, props } = open({ ...room, phase: "over", left: [0, 1, 1] }, { ask: null });
    const kept: unknown[] = [];
    let taken = false;
    props.writeDown = async (moment, text) => {
      kept.push([moment, text]);
      return taken;
    };
    const spoken = { t: "spoken" } as const;
    props.story = {
      complete: true,
      lines: [
        told(1, 0, spoken),
        told(2, 1, spoken),
        told(3, 0, { t: "written", text: "Le train." }),
        told(4, 0, spoken),
      ],
    };
    expect(table.untold.map(({ number }) => number)).toEqual([1, 4]);
    expect(table.writerFor(2)).toBe(undefined);
    table.writerFor(1)!();
    // Refused: nothing is kept, and the sheet stays.
    expect(await table.writeDown(1, "Ils ont raté le train.")).toBe(false);
    expect([table.writing, table.written.size]).toEqual([1, 0]);
    taken = true;
    await table.writeDown(1, "Ils ont raté le train.");
    expect(table.written.get(1)).toBe("Ils ont raté le train.");
    expect(table.writing).toBe(4);
    await table.writeDown(4, "Puis le suivant.");
    expect(kept.at(-1)).toEqual(["4", "Puis le suivant."]);
    expect([table.writing, table.untold]).toEqual([null, []]);
  });
});
