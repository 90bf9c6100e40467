// Made by `make protocol` from the server's own types. Do not edit.
export const PROTOCOL = 4;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const CLIP_BYTES = 1000000;
export const CLIP_SECONDS = 15;
export const OWN = "own-";
export const DECK_NAME_LENGTH = 40;
export const AUTHOR_LENGTH = 80;
export const ALT_LENGTH = 200;
export const IMAGE_BYTES = 120000;
export const THUMB_BYTES = 20000;
export const NARROWEST_IMAGE = 300;
export type FromBrowser = (Hello | Join | Do | Start | DeleteSalon | ShowOut | SendDraft | React | ShowFilm | Nudge | PassOver | AskChat | AskStory | AskExport | AskSeat | DropAsk | AnswerSeat | JoinCall | LeaveCall | TellCall | SendSignal | Ping)
export type FromServer = (ViewMessage | Done | RefusedMessage | Live | Reaction | Film | Chat | Story | Exported | SeatAsked | SeatAnswered | SeatRequests | CallMessage | Talking | WaysMessage | Signalled | Gone | InLine | Reload | Pong)
export type Act = (Sit | AddBot | TakeChair | Stand | EditChair | Arrange | Choose | SetOptions | MakeDeck | EditDeck | RemoveDeck | WriteCards | EditCard | RemoveCard | SetSitting | SetCall | Lock | Approve | GiveHost | TakeHost | Remove | Silence | LetTelevision | Reopen | Leave | Say | TakeDown | TakeDownClip | Cover | Uncover | Rename | SetAutomatic | HandOver | AddPart | Play | Guess | GoOn | Finish | PutAway | Favourite | LeaveOut | WriteDown | ShareAlbum)

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
what: (Sit | AddBot | TakeChair | Stand | EditChair | Arrange | Choose | SetOptions | MakeDeck | EditDeck | RemoveDeck | WriteCards | EditCard | RemoveCard | SetSitting | SetCall | Lock | Approve | GiveHost | TakeHost | Remove | Silence | LetTelevision | Reopen | Leave | Say | TakeDown | TakeDownClip | Cover | Uncover | Rename | SetAutomatic | HandOver | AddPart | Play | Guess | GoOn | Finish | PutAway | Favourite | LeaveOut | WriteDown | ShareAlbum)
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
export interface MakeDeck {
t: "make_deck"
kind: string
name: string
language: ("en" | "fr")
}
export interface EditDeck {
t: "edit_deck"
deck: number
name: string
language: ("en" | "fr")
author: string
licence: string
}
export interface RemoveDeck {
t: "remove_deck"
deck: number
}
export interface WriteCards {
t: "write_cards"
deck: number
cards: {
[k: string]: string | undefined
}[]
}
export interface EditCard {
t: "edit_card"
card: number
fields: {
[k: string]: string | undefined
}
}
export interface RemoveCard {
t: "tear_card"
card: number
}
export interface SetSitting {
t: "set_sitting"
sitting: ("apart" | "both" | "together")
}
export interface SetCall {
t: "set_call"
link: string
}
export interface Lock {
t: "lock"
on: boolean
}
export interface Approve {
t: "approve"
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
export interface Silence {
t: "silence"
person: number
on: boolean
}
export interface LetTelevision {
t: "let_television"
person: number
name: string
}
export interface Reopen {
t: "reopen"
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
export interface Cover {
t: "cover"
kind: ("clip" | "image" | "words")
of: string
}
export interface Uncover {
t: "uncover"
cover: number
}
export interface Rename {
t: "rename"
name: string
to?: string
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
export interface Guess {
t: "guess"
guess: {
[k: string]: string | undefined
}
}
export interface GoOn {
t: "go_on"
}
export interface Finish {
t: "finish"
on: boolean
}
export interface PutAway {
t: "put_away"
}
export interface Favourite {
t: "favourite"
game: number
moment: string
on: boolean
}
export interface LeaveOut {
t: "leave_out"
game: number
moment: string
on: boolean
}
export interface WriteDown {
t: "write_down"
game: number
moment: string
text: string
}
export interface ShareAlbum {
t: "share_album"
on: boolean
token?: (string | null)
}
export interface Start {
t: "start"
mid: string
}
export interface DeleteSalon {
t: "delete_salon"
mid: string
}
export interface ShowOut {
t: "show_out"
mid: string
visitor?: (number | null)
}
export interface SendDraft {
t: "draft"
chair: number
draft: unknown
}
export interface React {
t: "react"
kind: ("applause" | "doubt" | "heart" | "laughter")
chair?: (number | null)
}
export interface ShowFilm {
t: "show_film"
at?: (number | null)
}
export interface Nudge {
t: "nudge"
chair: number
}
export interface PassOver {
t: "pass_over"
mid: string
chair: number
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
export interface AskSeat {
t: "ask_seat"
mid: string
key: string
who: (number | string)
}
export interface DropAsk {
t: "drop_ask"
}
export interface AnswerSeat {
t: "answer_seat"
mid: string
request: number
yes: boolean
}
export interface JoinCall {
t: "join_call"
device: string
speaks: boolean
shows?: boolean
listens?: boolean
}
export interface LeaveCall {
t: "leave_call"
}
export interface TellCall {
t: "tell_call"
talks: boolean
lost?: string[]
}
export interface SendSignal {
t: "signal"
to: string
signal: Signal
}
export interface Signal {
description: (Description | null)
candidates: Candidate[]
}
export interface Description {
type: ("answer" | "offer")
sdp: string
}
export interface Candidate {
candidate: string
sdpMid: (string | null)
sdpMLineIndex: (number | null)
usernameFragment: (string | null)
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
closed: (ClosedView | null)
locked: boolean
approval: boolean
call: string
sitting: (("apart" | "both" | "together") | null)
options: {

}
games: number
commitment: (string | null)
parts: number[]
clips_gone: string[]
decks: OwnDeckView[]
needs: {
[k: string]: number | undefined
}
given_up: (GivenUpView | null)
gone: GoneView[]
album: AlbumView
covers: CoverView[]
}
export interface PersonView {
id: number
name: string
screen: boolean
silenced: boolean
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
export interface ClosedView {
by: number
at: number
}
export interface OwnDeckView {
id: number
kind: string
name: string
language: ("en" | "fr")
by: number
author: string
licence: string
source: string
changes: number
cards: number
}
export interface GivenUpView {
number: number
chairs: number[]
commitment: string
opened: OpenedSeed
reason: (("cannot_replay" | "deserted" | "game_gone" | "rules_changed") | null)
over: boolean
}
export interface OpenedSeed {
server_part: string
parts: string[]
}
export interface GoneView {
name: string
colour: number
wins: number
points: number
}
export interface AlbumView {
changes: number
links: number
}
export interface CoverView {
id: number
kind: ("clip" | "image" | "name" | "words")
of: (string | null)
by: number
}
export interface PinnedView {
name: string
number: number
chairs: number[]
options: {

}
images: {
[k: string]: string | undefined
}
commitment: string
missing_parts: number[]
}
export interface TableView {
awaited: number[]
paused: boolean
clock: (ClockView | null)
ran_out: (RanOut | null)
outcome: (Outcome | null)
opened: (OpenedSeed | null)
public: unknown
audience: (AudienceView | null)
}
export interface ClockView {
until: number
seconds: number
}
export interface RanOut {
at: number
phase: string
seats: number[]
}
export interface Outcome {
scores: number[]
winners: number[]
reason: string
}
export interface AudienceView {
key: string
people: number
tally: {
[k: string]: {
[k: string]: number | undefined
} | undefined
}
}
export interface YouView {
person: (number | null)
hands: HandView[]
seats_to_take: number[]
question: (Question | null)
guess: ({
[k: string]: string | undefined
} | null)
late: boolean
renamed: boolean
}
export interface HandView {
chair: number
seat: number
silent: boolean
private: unknown
}
export interface Question {
key: string
topics: {
[k: string]: string[] | undefined
}
}
export interface Done {
t: "done"
mid: string
entry: (number | null)
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
visitors: number[]
slow: Slow[]
}
export interface DraftView {
chair: number
draft: unknown
}
export interface Slow {
chair: number
seconds: number
nudges: number
nudge: boolean
}
export interface Reaction {
t: "reaction"
person: number
chair: (number | null)
kind: ("applause" | "doubt" | "heart" | "laughter")
}
export interface Film {
t: "film"
at: (number | null)
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
export interface SeatAsked {
t: "seat_asked"
sign: Sign
host_first: boolean
seconds: number
joining: boolean
}
export interface Sign {
symbol: number
number: number
}
export interface SeatAnswered {
t: "seat_answered"
answer: ("dropped" | "ignored" | "no" | "yes")
wait: number
}
export interface SeatRequests {
t: "seat_requests"
requests: SeatRequest[]
}
export interface SeatRequest {
id: number
person: (number | null)
newcomer: (string | null)
sign: Sign
yours: boolean
enough: boolean
said_yes: boolean
}
export interface CallMessage {
t: "call"
voices: InCall[]
asking: number[]
near: number[]
}
export interface InCall {
person: number
device: string
speaks: boolean
shows: boolean
listens: boolean
heard: boolean
seen: boolean
here: boolean
lost: string[]
}
export interface Talking {
t: "talking"
people: number[]
}
export interface WaysMessage {
t: "ways"
servers: WayServer[]
only_relay: boolean
}
export interface WayServer {
urls: string[]
username: string
credential: string
}
export interface Signalled {
t: "signal"
device: string
signal: Signal
}
export interface Gone {
t: "gone"
code: string
}
export interface InLine {
t: "in_line"
seconds: number
}
export interface Reload {
t: "reload"
}
export interface Pong {
t: "pong"
}
export interface OpenSalon {
game: string
name: string
key: string
colour?: (number | null)
}
export interface SalonOpened {
code: string
}
export interface TelevisionWaits {
sign: string
token: string
seconds: number
}
export interface TelevisionShows {
code: (string | null)
}
export interface ShowSalon {
sign: string
code: string
}
export interface ClipStored {
clip: string
}
export interface ImageStored {
image: string
}
export interface Proofread {
kind: string
language: ("en" | "fr")
cards: {
[k: string]: string | undefined
}[]
}
export interface Remarks {
cards: Remark[][]
}
export interface Remark {
field: string
code: string
data: {
[k: string]: string | number | boolean | undefined
}
fixed: (string | null)
}
export interface DeckStored {
deck: number
}
export interface HttpRefusal {
code: string
data: {

}
}
export interface AlbumPage {
album: Album
liked: string[]
yours: string[]
left_out: string[]
shared: boolean
}
export interface Album {
chapters: Chapter[]
}
export interface Chapter {
number: number
game: string
began: number
ended: number
host: (number | null)
options: {

}
seats: Sitter[]
outcome: Outcome
pages: Page[]
images: {
[k: string]: string | undefined
}
cards: {
[k: string]: Alt | undefined
}
}
export interface Sitter {
chair: number
name: string
colour: number
bot: boolean
}
export interface Page {
line: unknown
moments: Kept[]
}
export interface Kept {
key: string
by: number[]
spoken: boolean
likes: number
words: (string | null)
}
export interface Alt {
fr: string
en: string
}
export interface OwnDeckPage {
deck: OwnDeckView
cards: OwnCardView[]
}
export interface OwnCardView {
id: number
by: number
fields: {
[k: string]: string | undefined
}
}
export interface HouseAbout {
games: GameAbout[]
decks: DeckAbout[]
version: string
addresses: string[]
letters: number
voices: boolean
}
export interface GameAbout {
name: string
least: number
most: number
colours: number
words: string[]
}
export interface DeckAbout {
id: string
game: string
kind: string
language: string
name: {
[k: string]: string | undefined
}
cards: number
authors: string[]
licence: string
images: string
shipped: boolean
everyone: boolean
}
export interface ReachAbout {
near: (number | null)
far: (number | null)
}
