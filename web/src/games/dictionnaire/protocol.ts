// Made by `make protocol` from the server's own types. Do not edit.
export const DICTIONNAIRE = {
  "least": 3,
  "most": 6,
  "colours": 6,
  "WORDS_ON_A_CARD": 4,
  "CARDS_USED_OF_A_BOX": 5,
  "CARDS_USED_OF_A_BOX_SHORT": 2,
  "WORD_LENGTH": 40,
  "KIND_LENGTH": 20,
  "DEFINITION_LENGTH": 240,
  "TOKENS": 3,
  "ADVISED_SECONDS": 180,
  "LAST_CALL_SECONDS": 5,
  "COUNT_MILLISECONDS": 5200,
  "DEFINITION_MILLISECONDS": 1700,
  "LEAF_MILLISECONDS": 300,
  "options": {
    "decks": {
      "default": [
        "mots-rares"
      ]
    },
    "leaves": {
      "default": 26
    },
    "enforced": {
      "default": false
    },
    "vote_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "reader_alone": {
      "default": false
    }
  },
  "presets": {
    "usual": {
      "leaves": 26,
      "enforced": false
    },
    "short": {
      "leaves": 14,
      "enforced": true
    },
    "family": {
      "leaves": 14,
      "enforced": false
    }
  }
} as const;
export type DictionnairePublic = (DictionnaireChoosingView | DictionnaireWritingView | DictionnaireSortingView | DictionnaireReadingView | DictionnaireVotingView | DictionnaireLastCallView | DictionnaireOverView)
export type DictionnaireMove = (DictionnaireDraw | DictionnaireChoose | DictionnaireWrite | DictionnaireEdit | DictionnaireTidy | DictionnaireMerge | DictionnairePart | DictionnaireArrange | DictionnaireRead | DictionnaireReadOn | DictionnaireVote | DictionnaireStake | DictionnaireKeep)
export type DictionnaireStory = (DictionnaireChosen | DictionnairePassed | DictionnaireVoid | DictionnaireRound)

export interface DictionnaireChoosingView {
phase: "choosing"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
}
export interface DictionnaireRound {
t: "round"
number: number
reader: number
word: string
kind: string
definitions: DictionnaireDefinition[]
votes: (string | null)[]
staked: number[]
points: number[]
scores: number[]
unread: boolean
}
export interface DictionnaireDefinition {
letter: string
text: string
real: boolean
authors: DictionnaireAuthor[]
}
export interface DictionnaireAuthor {
seat: (number | null)
original: string
}
export interface DictionnaireWritingView {
phase: "writing"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
word: string
kind: string
taking_part: number[]
written: number[]
}
export interface DictionnaireSortingView {
phase: "sorting"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
word: string
kind: string
taking_part: number[]
}
export interface DictionnaireReadingView {
phase: "reading"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
word: string
kind: string
taking_part: number[]
definitions: DictionnaireLettered[]
count: number
}
export interface DictionnaireLettered {
letter: string
text: string
}
export interface DictionnaireVotingView {
phase: "voting"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
word: string
kind: string
taking_part: number[]
definitions: DictionnaireLettered[]
voted: number[]
staked: number[]
}
export interface DictionnaireLastCallView {
phase: "last_call"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
reader: number
word: string
kind: string
taking_part: number[]
definitions: DictionnaireLettered[]
voted: number[]
staked: number[]
}
export interface DictionnaireOverView {
phase: "over"
number: number
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
last_round: boolean
}
export interface DictionnairePrivate {
wrote: (string | null)
vote: (string | null)
ask: ((DictionnaireAskDraw | DictionnaireAskChoose | DictionnaireAskWrite | DictionnaireAskSort | DictionnaireAskRead | DictionnaireAskVote | DictionnaireAskStake) | null)
}
export interface DictionnaireAskDraw {
t: "draw"
boxes: number[]
}
export interface DictionnaireAskChoose {
t: "choose"
words: DictionnaireWord[]
}
export interface DictionnaireWord {
id: string
word: string
kind: string
definition: string
}
export interface DictionnaireAskWrite {
t: "write"
text: string
done: boolean
}
export interface DictionnaireAskSort {
t: "sort"
piles: DictionnaireDeskSheet[][]
alike: string[][]
}
export interface DictionnaireDeskSheet {
id: string
text: string
original: string
real: boolean
}
export interface DictionnaireAskRead {
t: "read"
definitions: DictionnaireLettered[]
}
export interface DictionnaireAskVote {
t: "vote"
letters: string[]
may_stake: boolean
}
export interface DictionnaireAskStake {
t: "stake"
}
export interface DictionnaireDraw {
t: "draw"
box: (1 | 2)
}
export interface DictionnaireChoose {
t: "choose"
word: string
}
export interface DictionnaireWrite {
t: "write"
text: string
done?: boolean
}
export interface DictionnaireEdit {
t: "edit"
sheet: string
text: string
}
export interface DictionnaireTidy {
t: "tidy"
}
export interface DictionnaireMerge {
t: "merge"
sheet: string
into: string
}
export interface DictionnairePart {
t: "part"
sheet: string
}
export interface DictionnaireArrange {
t: "arrange"
order: string[]
}
export interface DictionnaireRead {
t: "read"
at_once: boolean
}
export interface DictionnaireReadOn {
t: "read_on"
after: string
}
export interface DictionnaireVote {
t: "vote"
letter: string
}
export interface DictionnaireStake {
t: "stake"
}
export interface DictionnaireKeep {
t: "keep"
}
export interface DictionnaireOptions {
decks: string[]
leaves: (14 | 26)
enforced: boolean
vote_seconds: number
reader_alone: boolean
}
export interface DictionnaireChosen {
t: "chosen"
number: number
reader: number
word: string
kind: string
}
export interface DictionnairePassed {
t: "passed"
number: number
seat: number
}
export interface DictionnaireVoid {
t: "void"
number: number
word: string
}
export interface DictionnaireLit {
t: "lit"
letter: (string | null)
}
export interface DictionnaireDraft {
t: "lit"
letter: (string | null)
}
export interface DictionnaireLit1 {
t: "lit"
letter: (string | null)
}
