// Made by `make protocol` from the server's own types. Do not edit.
export const DANY = {
  "least": 3,
  "most": 8,
  "colours": 8,
  "WORDS_ON_AN_IDEA": 5,
  "WORD_LENGTH": 24,
  "EXPLANATION_LENGTH": 500,
  "MEMORIES_IN_HAND": 7,
  "SUCCESSES_TO_WIN": 6,
  "FAILURES_TO_TWIST": 3,
  "SUCCESSES_TO_WIN_SHORT": 4,
  "FAILURES_TO_TWIST_SHORT": 2,
  "IDEAS_IN_A_GAME": 8,
  "TIES_BEFORE_THE_DECIDER": 5,
  "CLOSING_SECONDS": 15,
  "SILENCE_SECONDS": 8,
  "FIRST_SILENCE_SECONDS": 18,
  "EXPLAIN_SECONDS": 60,
  "FIRST_REVEAL_SECONDS": 7,
  "TIE_REVEAL_SECONDS": 8,
  "CALL_REVEAL_SECONDS": 4,
  "WORD_REVEAL_SECONDS": 5,
  "ROUND_REVEAL_SECONDS": 5,
  "SURFACE_WIDTH": 1000,
  "SURFACE_HEIGHT": 1150,
  "CARD_WIDTH": 290,
  "FULL_TURN": 3600,
  "MOST_LEAN": 80,
  "options": {
    "decks": {
      "default": [
        "souvenirs",
        "idees"
      ]
    },
    "memories": {
      "default": 30,
      "least": 30,
      "most": 60
    },
    "short": {
      "default": false
    },
    "first": {
      "default": "pointed"
    },
    "help_ends_round": {
      "default": false
    },
    "compose_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "talk_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "vote_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "talk_shown": {
      "default": false
    }
  },
  "presets": {
    "usual": {
      "short": false,
      "first": "pointed",
      "talk_shown": false
    },
    "short": {
      "short": true,
      "first": "drawn",
      "talk_shown": false
    },
    "family": {
      "short": true,
      "first": "pointed",
      "talk_shown": true
    }
  }
} as const;
export type DanyPublic = (DanyBeginningView | DanyPreparingView | DanyChoosingView | DanyComposingView | DanyTalkingView | DanyCallingView | DanyRevealedView | DanyExplainingView | DanyTwistView | DanyBreakingView | DanyOverView)
export type DanyMove = (DanyPoint | DanyTurnUp | DanyKeep | DanySend | DanyLean | DanyHeard | DanyCloseTalk | DanyAnswer | DanyCallHelp | DanyConfirm | DanyNoQuestion | DanyAskWhy | DanyExplained | DanyJudge)
export type DanyStory = (DanyRound | DanyCalled | DanyPointed | DanyPassed)
export type DanyDraft = (DanySurface | DanyPointer | DanyWriting)

export interface DanyBeginningView {
phase: "beginning"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
ready: number[]
}
export interface DanyIdea {
id: string
words: string[]
}
export interface DanyPast {
number: number
active: number
decider: (number | null)
idea: DanyIdea
word: number
answer: (number | null)
result: ("found" | "helped" | "missed" | "unanswered" | "unexplained")
leanings: (number | null)[]
helped: boolean
}
export interface DanyRound {
t: "round"
number: number
active: number
decider: (number | null)
idea: DanyIdea
word: number
answer: (number | null)
result: ("found" | "helped" | "missed" | "unanswered" | "unexplained")
pieces: DanyPiece[]
leanings: (number | null)[]
asker: (number | null)
judged: (boolean | null)[]
explanation?: string
}
export interface DanyPiece {
x: number
y: number
angle: number
lean: number
face_up: boolean
memory: (string | null)
}
export interface DanyCalled {
t: "called"
number: number
caller: number
votes: (boolean | null)[]
confirmed: boolean
}
export interface DanyPointed {
t: "pointed"
turn: number
candidates: number[]
fingers: (number | null)[]
designated: (number | null)
drawn?: number[]
}
export interface DanyPreparingView {
phase: "preparing"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
}
export interface DanyChoosingView {
phase: "choosing"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
}
export interface DanyComposingView {
phase: "composing"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
kept: number
}
export interface DanyTalkingView {
phase: "talking"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
pieces: DanyPiece[]
leanings: (number | null)[]
kept: number
heard: number[]
closing: boolean
}
export interface DanyCallingView {
phase: "calling"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
pieces: DanyPiece[]
leanings: (number | null)[]
caller: number
word: (number | null)
ready: number[]
}
export interface DanyRevealedView {
phase: "revealed"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
pieces: DanyPiece[]
leanings: (number | null)[]
kept: number
word: number
ready: number[]
}
export interface DanyExplainingView {
phase: "explaining"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
active: number
decider: number
bound: number[]
idea: DanyIdea
pieces: DanyPiece[]
leanings: (number | null)[]
kept: number
word: number
ready: number[]
asker: number
explanation: ("awaited" | "given" | "missing")
words?: string
}
export interface DanyTwistView {
phase: "twist"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
candidates: number[]
ready: number[]
ties: number
stopped: boolean
}
export interface DanyBreakingView {
phase: "breaking"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
decider: number
candidates: number[]
}
export interface DanyOverView {
phase: "over"
number: number
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
last_round: boolean
dany: number
}
export interface DanyPrivate {
personality: ("dany" | "secondary")
word: (number | null)
may_call_help: boolean
ask: ((DanyAskPoint | DanyAskTurnUp | DanyAskKeep | DanyAskCompose | DanyAskTalk | DanyAskConfirm | DanyAskAnyQuestion | DanyAskExplain | DanyAskJudge) | null)
}
export interface DanyAskPoint {
t: "point"
candidates: number[]
finger: (number | null)
}
export interface DanyAskTurnUp {
t: "turn_up"
}
export interface DanyAskKeep {
t: "keep"
hand: string[]
}
export interface DanyAskCompose {
t: "compose"
kept: string[]
}
export interface DanyAskTalk {
t: "talk"
heard: boolean
may_answer: boolean
may_close: boolean
}
export interface DanyAskConfirm {
t: "confirm"
vote: (boolean | null)
}
export interface DanyAskAnyQuestion {
t: "content"
content: boolean
}
export interface DanyAskExplain {
t: "explain"
}
export interface DanyAskJudge {
t: "judge"
vote: (boolean | null)
}
export interface DanyPoint {
t: "point"
seat: number
}
export interface DanyTurnUp {
t: "turn_up"
}
export interface DanyKeep {
t: "keep"
memories: string[]
}
export interface DanySend {
t: "send"
pieces: DanyPiece[]
}
export interface DanyLean {
t: "lean"
word: (number | null)
}
export interface DanyHeard {
t: "heard"
on?: boolean
}
export interface DanyCloseTalk {
t: "close_talk"
}
export interface DanyAnswer {
t: "answer"
word: number
}
export interface DanyCallHelp {
t: "call_help"
}
export interface DanyConfirm {
t: "confirm"
helped: boolean
}
export interface DanyNoQuestion {
t: "content"
}
export interface DanyAskWhy {
t: "ask_why"
}
export interface DanyExplained {
t: "explained"
words?: string
}
export interface DanyJudge {
t: "judge"
convinced: boolean
}
export interface DanyOptions {
decks: string[]
memories: number
short: boolean
first: ("drawn" | "pointed")
help_ends_round: boolean
compose_seconds: number
talk_seconds: number
vote_seconds: number
talk_shown: boolean
}
export interface DanyPassed {
t: "passed"
number: number
seat: number
}
export interface DanySurface {
t: "surface"
pieces: DanyPiece[]
}
export interface DanyPointer {
t: "pointer"
at: ([number, number] | null)
}
export interface DanyWriting {
t: "writing"
on: boolean
}
