// Made by `make protocol` from the messages of the server and the games. Do not edit.
export const PROTOCOL = 2;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const DANY = {
  "least": 3,
  "most": 8,
  "colours": 8,
  "WORDS_ON_AN_IDEA": 5,
  "MEMORIES_IN_HAND": 7,
  "SUCCESSES_TO_WIN": 6,
  "FAILURES_TO_TWIST": 3,
  "TIES_BEFORE_THE_DECIDER": 5,
  "SURFACE_WIDTH": 1000,
  "SURFACE_HEIGHT": 1150,
  "CARD_WIDTH": 290,
  "options": {
    "deck": {
      "default": "souvenirs"
    },
    "ideas": {
      "default": "idees"
    },
    "memories": {
      "default": 30,
      "least": 30,
      "most": 60
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
    }
  }
} as const;
export const DICTIONNAIRE = {
  "least": 3,
  "most": 6,
  "colours": 6,
  "DEFINITION_LENGTH": 240,
  "DIPLOMA": 26,
  "TOKENS": 3,
  "ADVISED_SECONDS": 180,
  "ALIKE": 82,
  "options": {
    "deck": {
      "default": "mots-rares"
    },
    "enforced": {
      "default": false
    },
    "vote_seconds": {
      "default": 0,
      "least": 0,
      "most": 3600
    }
  }
} as const;
export const DIDIXIT = {
  "least": 3,
  "most": 6,
  "colours": 6,
  "CLUE_LENGTH": 200,
  "options": {
    "deck": {
      "default": "reves"
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
  }
} as const;
export const DINER = {
  "least": 3,
  "most": 7,
  "colours": 8,
  "REASON_LENGTH": 280,
  "FORBIDDEN_LENGTH": 80,
  "NAME_LENGTH": 26,
  "LINE_LENGTH": 110,
  "LEAST_AT_A_NEW_TABLE": 2,
  "MOST_AT_A_NEW_TABLE": 6,
  "CHAIRS": 7,
  "COLOURS_COUNT_FROM": 2,
  "options": {
    "decks": {
      "default": [
        "invites"
      ]
    },
    "colours": {
      "default": "examples"
    },
    "no_television": {
      "default": false
    },
    "no_castings": {
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
  }
} as const;
export type FromBrowser = (Hello | Join | Do | Start | DeleteSalon | SendDraft | AskChat | AskStory | AskExport | Ping)
export type FromServer = (ViewMessage | Done | RefusedMessage | Live | Chat | Story | Exported | Gone | Reload | Pong)
export type Act = (Sit | AddBot | TakeChair | Stand | EditChair | Arrange | Choose | SetOptions | WriteCard | RemoveCard | SetCall | Lock | GiveHost | TakeHost | Remove | Leave | Say | TakeDown | TakeDownClip | SetAutomatic | HandOver | AddPart | Play | PutAway)
export type DanyMove = (DanyPoint | DanyTurnUp | DanyKeep | DanySend | DanyLean | DanyHeard | DanyAnswer | DanyCallHelp | DanyConfirm | DanyContent | DanyAskWhy | DanyJudge)
export type DanyStory = (DanyRound | DanyCalled | DanyPointed | DanyPassed)
export type DanyDraft = (DanySurface | DanyPointer)
export type DictionnaireMove = (DictionnaireDraw | DictionnaireChoose | DictionnaireWrite | DictionnaireEdit | DictionnaireTidy | DictionnaireMerge | DictionnairePart | DictionnaireArrange | DictionnaireRead | DictionnaireVote | DictionnaireStake)
export type DictionnaireStory = (DictionnaireChosen | DictionnairePassed | DictionnaireVoid | DictionnaireRound)
export type DidixitMove = (DidixitClaim | DidixitGiveUp | DidixitTell | DidixitGive | DidixitVote)
export type DidixitStory = (DidixitTold | DidixitPassed | DidixitRound)
export type DinerMove = (DinerUnknown | DinerDraw | DinerExchange | DinerSetTable | DinerJoin | DinerNothing | DinerConvinced | DinerContest | DinerVoteTable | DinerVoteGuests)
export type DinerStory = (DinerServed | DinerPassed | DinerIdle)

export interface Hello {
t: "hello"
protocol: number
code: string
key?: (string | null)
}
export interface Join {
t: "join"
mid: string
key: string
name?: string
screen?: boolean
}
export interface Do {
t: "do"
mid: string
what: (Sit | AddBot | TakeChair | Stand | EditChair | Arrange | Choose | SetOptions | WriteCard | RemoveCard | SetCall | Lock | GiveHost | TakeHost | Remove | Leave | Say | TakeDown | TakeDownClip | SetAutomatic | HandOver | AddPart | Play | PutAway)
}
export interface Sit {
t: "sit"
name: string
colour: number
}
export interface AddBot {
t: "add_bot"
bot: Bot
}
export interface Bot {
temperament: ("cautious" | "playful" | "sharp")
language: ("en" | "fr")
}
export interface TakeChair {
t: "take_chair"
chair: number
name: string
}
export interface Stand {
t: "stand"
chair: number
}
export interface EditChair {
t: "dress"
chair: number
name: string
colour: number
}
export interface Arrange {
t: "arrange"
order: number[]
}
export interface Choose {
t: "choose"
game: string
}
export interface SetOptions {
t: "set_options"
options: {

}
}
export interface WriteCard {
t: "write_card"
fields: {
[k: string]: string | undefined
}
}
export interface RemoveCard {
t: "tear_card"
card: number
}
export interface SetCall {
t: "set_call"
link: string
}
export interface Lock {
t: "lock"
on: boolean
}
export interface GiveHost {
t: "give_host"
person: number
}
export interface TakeHost {
t: "take_host"
}
export interface Remove {
t: "remove"
person: number
}
export interface Leave {
t: "leave"
}
export interface Say {
t: "say"
text: string
chair?: (number | null)
}
export interface TakeDown {
t: "take_down"
line: number
}
export interface TakeDownClip {
t: "take_down_clip"
clip: string
}
export interface SetAutomatic {
t: "set_automatic"
chair: number
on: boolean
}
export interface HandOver {
t: "hand_over"
chair: number
bot: Bot
}
export interface AddPart {
t: "add_part"
commitment: string
part: string
}
export interface Play {
t: "play"
chair: number
move: unknown
}
export interface PutAway {
t: "put_away"
}
export interface Start {
t: "start"
mid: string
}
export interface DeleteSalon {
t: "delete_salon"
mid: string
}
export interface SendDraft {
t: "draft"
chair: number
draft: unknown
}
export interface AskChat {
t: "ask_chat"
before: number
}
export interface AskStory {
t: "ask_story"
after?: number
}
export interface AskExport {
t: "ask_export"
}
export interface Ping {
t: "ping"
}
export interface ViewMessage {
t: "view"
seq: number
now: number
salon?: SalonView
pinned?: (PinnedView | null)
table?: (TableView | null)
you?: YouView
}
export interface SalonView {
code: string
game: string
people: PersonView[]
chairs: ChairView[]
host: number
locked: boolean
call: string
options: {

}
games: number
commitment: (string | null)
parts: number[]
clips_gone: string[]
own_cards: OwnCardView[]
given_up: (GivenUpView | null)
}
export interface PersonView {
id: number
name: string
screen: boolean
}
export interface ChairView {
id: number
name: string
colour: number
holder: number
automatic: boolean
left: boolean
wins: number
points: number
bot: (Bot | null)
}
export interface OwnCardView {
id: number
by: number
fields: {
[k: string]: string | undefined
}
}
export interface GivenUpView {
number: number
chairs: number[]
commitment: string
opened: OpenedSeed
}
export interface OpenedSeed {
server_part: string
parts: string[]
}
export interface PinnedView {
name: string
number: number
chairs: number[]
options: {

}
images: string
commitment: string
missing_parts: number[]
}
export interface TableView {
awaited: number[]
clock: (ClockView | null)
outcome: (Outcome | null)
opened: (OpenedSeed | null)
public: unknown
}
export interface ClockView {
until: number
seconds: number
}
export interface Outcome {
scores: number[]
winners: number[]
reason: string
}
export interface YouView {
person: (number | null)
hands: HandView[]
seats_to_take: number[]
}
export interface HandView {
chair: number
seat: number
private: unknown
}
export interface Done {
t: "done"
mid: string
}
export interface RefusedMessage {
t: "refused"
mid: (string | null)
code: string
data: {

}
}
export interface Live {
t: "live"
present: number[]
drafts: DraftView[]
heir: (number | null)
}
export interface DraftView {
chair: number
draft: unknown
}
export interface Chat {
t: "chat"
lines: ChatLine[]
page: boolean
more: boolean
}
export interface ChatLine {
id: number
at: number
person: number
chair: (number | null)
name: string
text: (string | null)
}
export interface Story {
t: "story"
number: number
after: number
lines: unknown[]
more: boolean
}
export interface Exported {
t: "exported"
file: unknown
}
export interface Gone {
t: "gone"
code: string
}
export interface Reload {
t: "reload"
}
export interface Pong {
t: "pong"
}
export interface View {
seq: number
now: number
salon: SalonView
game: (GameView | null)
you: YouView
}
export interface GameView {
name: string
number: number
chairs: number[]
options: {

}
images: string
commitment: string
missing_parts: number[]
awaited: number[]
clock: (ClockView | null)
outcome: (Outcome | null)
opened: (OpenedSeed | null)
public: unknown
}
export interface OpenSalon {
game: string
name: string
key: string
}
export interface SalonOpened {
code: string
}
export interface ClipStored {
clip: string
}
export interface HttpRefusal {
code: string
data: {

}
}
export interface DanyPublic {
phase: ("beginning" | "breaking" | "calling" | "choosing" | "composing" | "explaining" | "over" | "preparing" | "revealed" | "talking" | "twist")
number: number
active: (number | null)
decider: (number | null)
idea: (DanyIdea | null)
kept: (number | null)
pieces: DanyPiece[]
leanings: (number | null)[]
heard: number[]
caller: (number | null)
asker: (number | null)
candidates: number[]
ready: number[]
successes: DanyIdea[]
failures: DanyIdea[]
memories: number
ideas: number
word: (number | null)
dany: (number | null)
past: DanyPast[]
last: (DanyRound | null)
last_call: (DanyCalled | null)
last_pointing: (DanyPointed | null)
}
export interface DanyIdea {
id: string
words: string[]
}
export interface DanyPiece {
x: number
y: number
angle: number
lean: number
face_up: boolean
memory: (string | null)
}
export interface DanyPast {
active: number
decider: (number | null)
result: ("found" | "helped" | "missed" | "unanswered" | "unexplained")
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
}
export interface DanyPrivate {
personality: ("dany" | "secondary")
word: (number | null)
may_call_help: boolean
ask: ((DanyAskPoint | DanyAskTurnUp | DanyAskKeep | DanyAskCompose | DanyAskTalk | DanyAskConfirm | DanyAskContent | DanyAskJudge) | null)
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
}
export interface DanyAskConfirm {
t: "confirm"
vote: (boolean | null)
}
export interface DanyAskContent {
t: "content"
content: boolean
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
export interface DanyContent {
t: "content"
}
export interface DanyAskWhy {
t: "ask_why"
}
export interface DanyJudge {
t: "judge"
convinced: boolean
}
export interface DanyOptions {
deck: string
ideas: string
memories: number
first: ("drawn" | "pointed")
help_ends_round: boolean
compose_seconds: number
talk_seconds: number
vote_seconds: number
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
export interface DictionnairePublic {
phase: ("choosing" | "over" | "sorting" | "voting" | "writing")
number: number
reader: (number | null)
word: (string | null)
kind: (string | null)
written: number[]
taking_part: number[]
definitions: DictionnaireLettered[]
voted: number[]
staked: number[]
boxes: number[]
tokens: number[]
scores: number[]
last: (DictionnaireRound | null)
}
export interface DictionnaireLettered {
letter: string
text: string
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
export interface DictionnairePrivate {
vote: (string | null)
ask: ((DictionnaireAskDraw | DictionnaireAskChoose | DictionnaireAskWrite | DictionnaireAskSort | DictionnaireAskVote) | null)
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
export interface DictionnaireAskVote {
t: "vote"
letters: string[]
may_stake: boolean
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
}
export interface DictionnaireVote {
t: "vote"
letter: string
}
export interface DictionnaireStake {
t: "stake"
on: boolean
}
export interface DictionnaireOptions {
deck: string
enforced: boolean
vote_seconds: number
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
export interface DidixitPublic {
phase: ("claiming" | "giving" | "over" | "telling" | "voting")
number: number
rounds: (number | null)
storyteller: (number | null)
clue: ((DidixitSentence | DidixitAloud | DidixitTune | DidixitMime) | null)
given: number[]
table: string[]
voted: number[]
pile: number
scores: number[]
last: (DidixitRound | null)
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
export interface DidixitRound {
t: "round"
number: number
storyteller: number
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
laid: DidixitLaid[]
votes: (number | null)[]
points: number[]
scores: number[]
}
export interface DidixitLaid {
image: string
owner: number
}
export interface DidixitPrivate {
hand: string[]
gifts: string[]
mine: number[]
vote: (number | null)
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
export interface DidixitGiveUp {
t: "give_up"
}
export interface DidixitTell {
t: "tell"
image: string
clue: (DidixitSentence | DidixitAloud | DidixitTune | DidixitMime)
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
deck: string
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
export interface DidixitDraft {
t: "writing"
on: boolean
}
export interface DinerPublic {
phase: ("hearing" | "judging_guests" | "judging_table" | "over" | "turn")
number: number
player: (number | null)
drawn: boolean
exchanged: boolean
proposal: (DinerProposal | null)
convinced: number[]
contests: DinerContested[]
voted: number[]
table_votes: ((boolean | null)[] | null)
tables: DinerDinnerTable[]
forbidden: string[]
hands: number[]
pile: number
discards: number
scores: number[]
left: number[]
last: (DinerServed | null)
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
export interface DinerGuest {
id: string
name_fr: string
name_en: string
family: ("arts" | "imaginary" | "letters" | "media" | "music" | "politics" | "science" | "sport" | "stage")
fr: string
en: string
born: (number | null)
died: (number | null)
circa: boolean
}
export interface DinerWritten {
t: "written"
text: string
}
export interface DinerSpoken {
t: "spoken"
}
export interface DinerContested {
seat: number
guests: string[]
cites: (number | null)
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
export interface DinerServed {
t: "served"
number: number
proposal: DinerProposal
contests: DinerContested[]
table_votes: ((boolean | null)[] | null)
guest_votes: ((string[] | null)[] | null)
seated: string[]
table: (number | null)
points: number
scores: number[]
}
export interface DinerPrivate {
hand: DinerGuest[]
fresh: string[]
ask: ((DinerAskDraw | DinerAskTable | DinerAskAnswer | DinerAskVoteTable | DinerAskVoteGuests) | null)
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
export interface DinerAskVoteTable {
t: "vote_table"
vote: (boolean | null)
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
guests?: string[]
cites?: (number | null)
}
export interface DinerVoteTable {
t: "vote_table"
accept: boolean
}
export interface DinerVoteGuests {
t: "vote_guests"
refused: string[]
}
export interface DinerOptions {
decks: string[]
colours: ("examples" | "text")
no_television: boolean
no_castings: boolean
forbidden: string[]
turn_seconds: number
answer_seconds: number
vote_seconds: number
}
export interface DinerPassed {
t: "passed"
number: number
seat: number
}
export interface DinerIdle {
t: "idle"
number: number
seat: number
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
export interface DictionnaireLit1 {
t: "lit"
letter: (string | null)
}
export interface DidixitWriting1 {
t: "writing"
on: boolean
}
export interface DinerLaying1 {
t: "laying"
places: number
table: (number | null)
}
