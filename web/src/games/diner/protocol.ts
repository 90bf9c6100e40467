// Made by `make protocol` from the server's own types. Do not edit.
export const DINER = {
  "least": 3,
  "most": 7,
  "colours": 8,
  "REASON_LENGTH": 400,
  "WORDS_LENGTH": 160,
  "FORBIDDEN_LENGTH": 80,
  "MOST_FORBIDDEN": 6,
  "NAME_LENGTH": 26,
  "LINE_LENGTH": 110,
  "LEAST_AT_A_NEW_TABLE": 2,
  "MOST_AT_A_NEW_TABLE": 6,
  "CHAIRS": 7,
  "SMALL_HAND": 4,
  "COLOURS_COUNT_FROM": 2,
  "RECENT_YEARS": 2,
  "NAMING_SECONDS": 15,
  "DEFENDING_SECONDS": 60,
  "LAID_LASTS": 1100,
  "TABLE_LASTS": 2300,
  "GUEST_LASTS": 1300,
  "VERDICT_LASTS": 1700,
  "POINTS_LASTS": 1800,
  "HOPS_LAST": 900,
  "options": {
    "decks": {
      "default": [
        "invites"
      ]
    },
    "colours": {
      "default": "examples"
    },
    "funerals": {
      "default": "recent"
    },
    "no_television": {
      "default": false
    },
    "no_castings": {
      "default": false
    },
    "small_hands": {
      "default": false
    },
    "forbidden": {
      "default": []
    },
    "turn_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "answer_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "vote_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    }
  },
  "presets": {
    "usual": {
      "small_hands": false,
      "funerals": "recent"
    },
    "short": {
      "small_hands": true,
      "funerals": "recent"
    },
    "family": {
      "small_hands": true,
      "funerals": "any"
    }
  }
} as const;
export type DinerPublic = (DinerTurnView | DinerHearingView | DinerDefendingView | DinerJudgingTableView | DinerNamingView | DinerJudgingGuestsView | DinerOverView)
export type DinerMove = (DinerUnknown | DinerDraw | DinerExchange | DinerSetTable | DinerJoin | DinerNothing | DinerConvinced | DinerContest | DinerDefend | DinerVoteTable | DinerName | DinerVoteGuests)
export type DinerStory = (DinerServed | DinerPassed | DinerIdle)

export interface DinerTurnView {
phase: "turn"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
drawn: boolean
exchanged: boolean
}
export interface DinerDinnerTable {
services: DinerService[]
departed: (string | null)
marked: boolean
}
export interface DinerService {
number: number
seat: number
guests: DinerGuest[]
reason: (DinerWritten | DinerSpoken)
points: number
}
export interface DinerGuest {
id: string
name_fr: string
name_en: string
family: ("arts" | "imaginary" | "letters" | "media" | "music" | "politics" | "science" | "sport" | "stage")
fr: string
en: string
born: (number | null)
died: (number | null)
circa: (boolean | ("both" | "died"))
recent: boolean
}
export interface DinerWritten {
t: "written"
text: string
}
export interface DinerSpoken {
t: "spoken"
}
export interface DinerServed {
t: "served"
number: number
proposal: DinerProposal
contests: DinerContested[]
table_votes: ((boolean | "missing" | null)[] | null)
guest_votes: ((string[] | "missing" | null)[] | null)
seated: string[]
table: (number | null)
points: number
scores: number[]
sent_back: number
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
}
export interface DinerProposal {
seat: number
table: (number | null)
guests: DinerGuest[]
reason: (DinerWritten | DinerSpoken)
points: number
departed: (string | null)
marked: boolean
}
export interface DinerContested {
seat: number
whole: boolean
guests: string[]
cites: (number | null)
why: {
[k: string]: DinerWritten | DinerSpoken | undefined
}
}
export interface DinerHearingView {
phase: "hearing"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
proposal: DinerProposal
convinced: number[]
contests: DinerContested[]
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
}
export interface DinerDefendingView {
phase: "defending"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
proposal: DinerProposal
convinced: number[]
contests: DinerContested[]
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
}
export interface DinerJudgingTableView {
phase: "judging_table"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
proposal: DinerProposal
convinced: number[]
contests: DinerContested[]
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
voted: number[]
}
export interface DinerNamingView {
phase: "naming"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
proposal: DinerProposal
convinced: number[]
contests: DinerContested[]
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
said: number[]
table_votes: (boolean | "missing" | null)[]
}
export interface DinerJudgingGuestsView {
phase: "judging_guests"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
player: number
proposal: DinerProposal
convinced: number[]
contests: DinerContested[]
defences: {
[k: string]: DinerWritten | DinerSpoken | null | undefined
}
voted: number[]
table_votes: ((boolean | "missing" | null)[] | null)
}
export interface DinerOverView {
phase: "over"
number: number
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
sent_back: number[]
pile: number
discards: number
scores: number[]
last: (DinerServed | null)
last_round: boolean
left: number[]
}
export interface DinerPrivate {
hand: DinerGuest[]
fresh: string[]
ask: ((DinerAskDraw | DinerAskTable | DinerAskAnswer | DinerAskDefend | DinerAskVoteTable | DinerAskName | DinerAskVoteGuests) | null)
}
export interface DinerAskDraw {
t: "draw"
}
export interface DinerAskTable {
t: "table"
may_exchange: boolean
}
export interface DinerAskAnswer {
t: "answer"
}
export interface DinerAskDefend {
t: "defend"
topics: (string | "table")[]
}
export interface DinerAskVoteTable {
t: "vote_table"
vote: (boolean | null)
}
export interface DinerAskName {
t: "name"
guests: (string[] | null)
}
export interface DinerAskVoteGuests {
t: "vote_guests"
refused: (string[] | null)
}
export interface DinerUnknown {
t: "unknown"
guest: string
}
export interface DinerDraw {
t: "draw"
}
export interface DinerExchange {
t: "exchange"
guest: string
}
export interface DinerSetTable {
t: "set_table"
guests: string[]
reason: (DinerWritten | DinerSpoken)
departed?: (string | null)
marked?: boolean
}
export interface DinerJoin {
t: "join"
table: number
guests: string[]
reason: (DinerWritten | DinerSpoken)
}
export interface DinerNothing {
t: "nothing"
}
export interface DinerConvinced {
t: "convinced"
}
export interface DinerContest {
t: "contest"
whole?: boolean
guests?: string[]
cites?: (number | null)
why?: {
[k: string]: DinerWritten | DinerSpoken | undefined
}
}
export interface DinerDefend {
t: "defend"
words?: {
[k: string]: DinerWritten | DinerSpoken | undefined
}
}
export interface DinerVoteTable {
t: "vote_table"
accept: boolean
}
export interface DinerName {
t: "name"
guests: string[]
why?: {
[k: string]: DinerWritten | DinerSpoken | undefined
}
}
export interface DinerVoteGuests {
t: "vote_guests"
refused: string[]
}
export interface DinerOptions {
decks: string[]
colours: ("examples" | "text")
funerals: ("any" | "recent")
no_television: boolean
no_castings: boolean
small_hands: boolean
forbidden: string[]
turn_seconds: number
answer_seconds: number
vote_seconds: number
}
export interface DinerPassed {
t: "passed"
number: number
seat: number
sent_back: number
}
export interface DinerIdle {
t: "idle"
number: number
seat: number
sent_back: number
}
export interface DinerLaying {
t: "laying"
places: number
table: (number | null)
}
export interface DinerDraft {
t: "laying"
places: number
table: (number | null)
}
export interface DinerLaying1 {
t: "laying"
places: number
table: (number | null)
}
