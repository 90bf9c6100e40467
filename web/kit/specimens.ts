// Each component of the table kit with something in it, for the pictures of docs/table-kit.md.

import { createRawSnippet, type Component } from "svelte";
import type { GameView } from "../src/view";
import type { TableProps, TvProps } from "../src/table/props";
import type { Seats } from "../src/table/players";
import { Reveal, type Counted } from "../src/table/reveal.svelte";
import { TableTalk } from "../src/table/talk.svelte";

interface Specimen {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own
  component: Component<any>;
  props: object;
  /** What the picture shows: the part alone (as wide as a phone, or as a card), a phone's whole screen, or a television's. */
  size?: "part" | "card" | "hand" | "phone" | "stage" | "television";
}

const files = import.meta.glob<Component>("../src/table/*.svelte", { eager: true, import: "default" });

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
const nothing = (): void => {};

const seats = ["Léa", "Tom", "Nina", "Basile"].map((name, seat) => ({
  ...{ chair: seat, name, colour: seat, present: seat !== 2, automatic: false, left: false },
  ...{ you: seat === 0, yours: seat === 0, bot: seat === 3 ? "playful" : null },
})) as Seats;
const pawns = ["framboise", "nuit", "sapin", "miel"] as const;
const people = seats.map(({ name }, id) => ({
  ...{ id, name, pawn: pawns[id]!, you: id === 0 },
  state: (["thinking", "done", "absent", "done"] as const)[id]!,
}));
const scores = [12, 9, 9, 4];
const images = { "": "reves" };
const ids = ["24l67h", "2c39ds", "37ybwz", "3rxdos", "444tjz"];
const cards = ids.map((id) => ({ id, alt: "" }));

const game = {
  ...{ name: "quizz", number: 2, commitment: "seal", options: {}, images, awaited: [1, 2], public: {} },
  outcome: { winners: [0], scores, reason: "rounds" },
  missing_parts: [],
} as unknown as GameView;
const chat = {
  lines: [
    { id: 1, chair: 1, person: 1, name: "Tom", colour: 1, text: "I have seen this cat before!", at: 0 },
  ],
  ...{ silent: false, say: () => Promise.resolve(), react: nothing, read: nothing },
};
const tip = { say: "Touch an answer to hold it up. Nothing is cast yet.", gesture: null };
const tips = { of: () => tip, told: nothing, silence: nothing };
const totals = seats.map(({ name, colour }, i) => ({ name, colour, wins: 3 - i, points: 0, gone: false }));
const props = {
  ...{ game, pub: { phase: "voting", number: 2 }, hand: { chair: 0, seat: 0, private: {} }, seats },
  ...{ live: {}, clock: null, story: { lines: [], complete: true }, loadStory: nothing, totals },
  ...{ gamesPlayed: 2, isHost: true, hostName: "Léa", along: null, verdict: { is: "verified" }, tips: null },
  ...{ chat, unread: 0, again: nothing, otherGame: nothing, exportGame: nothing, openAlbum: nothing },
  ...{ openMenu: nothing, openRules: nothing },
} as unknown as TableProps;
const tv = {
  ...props,
  code: "MOKA",
  way: "http://moka.test/MOKA",
} as unknown as TvProps;
const table = { props, ask: {}, step: "1", busy: false };

const choice = {
  ...{ value: 2, held: 2, given: null, isIn: false, changing: false, busy: false },
  ...{ may: () => true, hold: nothing, cast: nothing, change: nothing, keep: nothing },
};
const note = {
  text: "A cat that pretends to sleep.",
  isIn: false,
  isKept: true,
  mayLeave: false,
  keep: nothing,
};
const items = ["A secret, well kept.", "Ask me tomorrow.", "Three suitcases."].map((words, i) => ({
  key: i + 1,
  text: words,
}));
const said = createRawSnippet<[number]>((seat) => ({ render: () => `<em>${scores[seat()] ?? 0}</em>` }));
const quote = createRawSnippet<[{ text: string }]>((one) => ({
  render: () => `<p style="font-size: 40px">${one().text}</p>`,
}));
const kept = items.map((item, i) => ({ text: item.text, by: [i] }));
const pages = [1, 2].map((number) => ({ round: { number }, passed: number === 2 ? [{ seat: 1 }] : [] }));
const page = createRawSnippet<[(typeof pages)[number]]>((one) => ({
  render: () =>
    `<p style="padding: 12px">What is at the bottom of a ghost’s bag? Answer ${one().round.number}.</p>`,
}));
const talk = new TableTalk(
  () => props,
  () => ({}),
);
const reveal = { stage: "summary" as const, skip: nothing, close: nothing };
const QUESTION = "What is at the bottom of a ghost’s bag?";

const examples: Record<string, Omit<Specimen, "component">> = {
  Album: { props: { open: true, seats, pages, page }, size: "phone" },
  AskChoice: {
    props: { table, choice, words: { choose: "Touch an answer.", cast: (n: number) => `Vote for ${n}` } },
  },
  AskNote: { props: { table, note, words: { handIn: "Hand in my answer" } } },
  AskNumber: {
    props: {
      ...{ table, choice: { ...choice, value: 12 }, label: "Your bid", first: 0, least: 0, most: 99 },
      ...{ unit: "coins", words: { say: (n: number) => `Bid ${n}` } },
    },
  },
  AskWaiting: { props: { table } },
  Asks: {
    props: { table, reveal, said: "", next: "Next round: a new question.", over: false, children: text("") },
  },
  BigLook: { props: { images, id: ids[0], alt: "", onputback: nothing } },
  Ballots: { props: { voters: [1, 2], seats, size: "2rem" }, size: "card" },
  CardImage: { props: { images, id: ids[0], alt: "", sizes: "390px", number: 3, gold: true }, size: "card" },
  ChoiceList: {
    props: {
      items,
      seats,
      label: "The answers",
      chosen: 2,
      own: 1,
      may: (n: number) => n !== 1,
      onchoose: nothing,
    },
  },
  EndBar: { props: { props } },
  EndFigures: { props: { figure: "bust", seats, won: [0, 1], size: "160px" } },
  EndQuotes: { props: { seats, quotes: [{ about: QUESTION, text: "Three suitcases.", authors: [1] }] } },
  EndRows: { props: { seats, label: "The scores", aside: said, note: (n: number) => (n ? "" : "won") } },
  EndScreen: { props: { props, reason: "12 points.", pages, page }, size: "phone" },
  Fairness: { props: { verdict: { is: "verified" }, onkeep: nothing } },
  HandFan: { props: { images, cards, chosen: [ids[1]], onlook: nothing, onputback: nothing }, size: "hand" },
  Lead: { props: { title: QUESTION, text: "Everybody writes.", pawn: "nuit", thinking: true } },
  LookDialog: {
    props: {
      open: true,
      images,
      cards: cards.map((card, i) => ({ ...card, number: i + 1 })),
      at: 0,
      title: "",
    },
    size: "phone",
  },
  NoteDesk: { props: { note, label: "Your answer", most: 140, handedIn: "Handed in." } },
  NumberTab: { props: { number: 3, word: "yours", tone: "gold" }, size: "card" },
  Podium: {
    props: { figure: "bust", seats, order: [0, 1, 2], won: [0], score: (n: number) => `${scores[n]}` },
  },
  Print: { props: { images, id: ids[1], alt: "", sizes: "390px" }, size: "card" },
  PublicBar: { props: { count: 5, of: 8 } },
  Remarks: { props: { talk } },
  SayBar: { props: { talk, text: "" } },
  SayForm: { props: { label: "A word to the table…", button: "Say", say: () => Promise.resolve() } },
  ScoreStrip: { props: { seats, scores } },
  SeatRing: {
    props: { seats: people.map((one) => ({ ...one, absent: one.state === "absent" })), children: text("") },
  },
  SoundButton: { props: { large: true } },
  TableShell: {
    props: {
      ...{ table, title: "Quizz", subtitle: "round 2 of 6", stage: "writing" },
      now: text("<b>now</b>: what happens"),
      ask: text("<b>ask</b>: the bar at the bottom"),
    },
    size: "phone",
  },
  Talk: { props: { talk } },
  TipLine: { props: { tips, moment: "voting" } },
  TvEnd: { props: { props: tv, scores, kept, keepsake: quote, stacked: true }, size: "stage" },
  TvPage: {
    props: {
      title: QUESTION,
      seats,
      scores: ["3 cards", "1 card", "2 cards", "4 cards"],
      children: text(""),
    },
    size: "stage",
  },
  TvStage: {
    props: {
      title: "Quizz",
      subtitle: "round 2",
      code: "MOKA",
      way: tv.way,
      joinWord: "join",
      children: text(""),
    },
    size: "television",
  },
  TvTable: {
    props: {
      ...{
        props: { ...tv, pub: { number: 2 } },
        title: "Quizz",
        subtitle: "round 2",
        over: false,
        end: text(""),
      },
      reveal: new Reveal<Counted, "votes">(() => []),
      now: createRawSnippet(() => ({
        render: () =>
          `<p style="position: absolute; inset: 480px 0; text-align: center; font-size: 60px">now</p>`,
      })),
    },
    size: "television",
  },
  WaitingLine: { props: { people } },
  WhoseIsIt: { props: { seats, among: [1, 2, 3], believed: 2, onchoose: nothing } },
  WhoList: { props: { seats, people, title: "Who has voted", done: "has voted", busy: "is reading" } },
};

export const SPECIMENS: Readonly<Record<string, Specimen>> = Object.fromEntries(
  Object.entries(files).map(([path, component]) => {
    const name = path.replace(/^.*\/|\.svelte$/g, "");
    const example = examples[name];
    if (example === undefined) throw new Error(`kit/specimens.ts has nothing to show of ${name}`);
    return [name, { component, ...example }];
  }),
);
