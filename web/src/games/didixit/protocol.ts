// Made by `make protocol` from the server's own types. Do not edit.
export const DIDIXIT = {
  "least": 3,
  "most": 6,
  "colours": 6,
  "IMAGES": 84,
  "OWN_IN_HAND": 2,
  "CLUE_LENGTH": 200,
  "REVEAL_SECONDS": 12,
  "options": {
    "decks": {
      "default": [
        "reves"
      ]
    },
    "end": {
      "default": "pile"
    },
    "target": {
      "default": 30,
      "least": 5,
      "most": 100
    },
    "mimes": {
      "default": false
    },
    "tell_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    },
    "give_seconds": {
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
      "end": "pile",
      "target": 30,
      "mimes": false
    },
    "short": {
      "end": "score",
      "target": 15,
      "mimes": false
    },
    "family": {
      "end": "score",
      "target": 20,
      "mimes": true
    }
  }
} as const;
export type DidixitPublic = (DidixitClaimingView | DidixitTellingView | DidixitGivingView | DidixitVotingView | DidixitOverView)
export type DidixitMove = (DidixitClaim | DidixitDecline | DidixitGiveUp | DidixitTell | DidixitMend | DidixitGive | DidixitVote)
export type DidixitStory = (DidixitTold | DidixitPassed | DidixitRound)
export type DidixitDraft = (DidixitWriting | DidixitPerforming)

export interface DidixitClaimingView {
phase: "claiming"
number: number
rounds: (number | null)
pile: number
scores: number[]
last: (DidixitRound | null)
last_round: boolean
declined: number[]
}
export interface DidixitRound {
t: "round"
number: number
storyteller: number
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
laid: DidixitLaid[]
votes: (number | null)[]
drawn: number[]
passed: number[]
points: number[]
scores: number[]
}
export interface DidixitSentence {
t: "sentence"
text: string
}
export interface DidixitAloud {
t: "aloud"
}
export interface DidixitTune {
t: "tune"
clip: (string | null)
}
export interface DidixitMime {
t: "mime"
clip: (string | null)
}
export interface DidixitLaid {
image: string
owner: number
}
export interface DidixitTellingView {
phase: "telling"
number: number
rounds: (number | null)
pile: number
scores: number[]
last: (DidixitRound | null)
last_round: boolean
storyteller: number
}
export interface DidixitGivingView {
phase: "giving"
number: number
rounds: (number | null)
pile: number
scores: number[]
last: (DidixitRound | null)
last_round: boolean
storyteller: number
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
given: number[]
}
export interface DidixitVotingView {
phase: "voting"
number: number
rounds: (number | null)
pile: number
scores: number[]
last: (DidixitRound | null)
last_round: boolean
storyteller: number
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
table: string[]
voted: number[]
}
export interface DidixitOverView {
phase: "over"
number: number
rounds: (number | null)
pile: number
scores: number[]
last: (DidixitRound | null)
last_round: boolean
}
export interface DidixitPrivate {
hand: string[]
gifts: string[]
mine: number[]
vote: (number | null)
may_mend: boolean
ask: ((DidixitAskClaim | DidixitAskTell | DidixitAskGive | DidixitAskVote) | null)
}
export interface DidixitAskClaim {
t: "claim"
}
export interface DidixitAskTell {
t: "tell"
may_give_up: boolean
}
export interface DidixitAskGive {
t: "give"
images: number
}
export interface DidixitAskVote {
t: "vote"
numbers: number[]
}
export interface DidixitClaim {
t: "claim"
}
export interface DidixitDecline {
t: "decline"
}
export interface DidixitGiveUp {
t: "give_up"
}
export interface DidixitTell {
t: "tell"
image: string
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
}
export interface DidixitMend {
t: "mend"
text: string
}
export interface DidixitGive {
t: "give"
images: string[]
}
export interface DidixitVote {
t: "vote"
number: number
}
export interface DidixitOptions {
decks: string[]
end: ("pile" | "score")
target: number
mimes: boolean
tell_seconds: number
give_seconds: number
vote_seconds: number
}
export interface DidixitTold {
t: "told"
number: number
storyteller: number
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
}
export interface DidixitPassed {
t: "passed"
number: number
seat: number
}
export interface DidixitWriting {
t: "writing"
on: boolean
}
export interface DidixitPerforming {
t: "performing"
what: ("mime" | "tune")
}
