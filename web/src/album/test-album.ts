// An album as tests have it: a moment or two of each game.

import type { Album as AlbumOf, Chapter, Kept } from "../protocol";

export const AT = new Date(2026, 10, 14, 20, 40).getTime();
export const NASTY = "</script><img src=x onerror=alert(1)>";

const seats = ["Camille", "Théo", "Mamie Jo"].map((name, chair) => ({
  chair,
  name,
  colour: chair,
  bot: false,
}));

export const kept = (key: string, by: number[], more: Partial<Kept> = {}): Kept => ({
  key,
  by,
  spoken: false,
  likes: 0,
  words: null,
  ...more,
});

export const chapter = (
  number: number,
  game: string,
  pages: Chapter["pages"],
  more: Partial<Chapter> = {},
): Chapter => ({
  number,
  game,
  began: AT,
  ended: AT,
  host: 0,
  options: {},
  seats,
  outcome: { scores: [3, 5, 0], winners: [1], reason: "pile" },
  pages,
  images: { "": "reves-1" },
  cards: { i1: { fr: "Un chat de verre", en: "A glass cat" }, i2: { fr: "Un arbre", en: "A tree" } },
  ...more,
});

const guest = (id: string, name: string) => ({
  id,
  name_fr: name,
  name_en: name,
  family: "letters",
  fr: "",
  en: "",
  born: null,
  died: null,
  circa: false,
  recent: false,
});

const round = {
  t: "round",
  number: 1,
  storyteller: 2,
  clue: { t: "sentence", text: "Personne ne m’a demandé mon avis" },
  laid: [
    { image: "i1", owner: 0 },
    { image: "i2", owner: 2 },
  ],
  votes: [2, 1, null],
  drawn: [],
  passed: [],
  points: [3, 0, 3],
  scores: [3, 0, 3],
};
const word = {
  t: "round",
  number: 4,
  reader: 0,
  word: "verboquet",
  kind: "n.m.",
  definitions: [
    { letter: "A", text: NASTY, real: false, authors: [{ seat: 1, original: NASTY }] },
    {
      letter: "B",
      text: "Cordage qui guide un fardeau.",
      real: true,
      authors: [{ seat: null, original: "" }],
    },
  ],
  votes: [null, null, "A"],
  staked: [],
  points: [0, 3, 0],
  scores: [0, 3, 0],
  unread: false,
};
const served = (number: number, table: number | null, reason: unknown) => ({
  t: "served",
  number,
  proposal: {
    seat: 1,
    table: null,
    guests: [guest("a", "Dracula"), guest("b", "Marie Curie")],
    reason,
    points: 4,
    departed: null,
    marked: false,
  },
  contests: [],
  defences: {},
  table_votes: table === null ? [true, null, false] : null,
  guest_votes: null,
  seated: table === null ? [] : ["a", "b"],
  table,
  points: table === null ? 0 : 4,
  scores: [0, 4, 0],
  sent_back: 0,
});
const composition = {
  t: "round",
  number: 1,
  active: 0,
  decider: 1,
  idea: { id: "x", words: ["le premier pas", "la lune", "un pont", "le sel", "la nuit"] },
  word: 1,
  answer: 2,
  result: "missed",
  pieces: [
    { x: 500, y: 500, angle: 300, lean: 0, face_up: true, memory: "i1" },
    { x: 600, y: 500, angle: 0, lean: 60, face_up: false, memory: null },
  ],
  leanings: [null, null, 1],
  asker: null,
  judged: [null, null, null],
};

export const album: AlbumOf = {
  chapters: [
    chapter(1, "didixit", [{ line: round, moments: [kept("1", [2], { likes: 1 })] }]),
    chapter(2, "dictionnaire", [{ line: word, moments: [kept("4", []), kept("4A", [1], { likes: 3 })] }]),
    chapter(3, "diner", [
      { line: served(1, 0, { t: "spoken" }), moments: [kept("1", [1], { spoken: true })] },
      {
        line: served(2, null, { t: "written", text: "Une table bancale" }),
        moments: [kept("2", [1])],
      },
    ]),
    chapter(
      4,
      "dany",
      [
        { line: composition, moments: [kept("1", [0])] },
        {
          line: { t: "pointed", turn: 1, candidates: [0, 1, 2], fingers: [1, 0, 1], designated: 1 },
          moments: [kept("point1", [])],
        },
      ],
      { outcome: { scores: [0, 0, 1], winners: [2], reason: "escaped" } },
    ),
  ],
};
