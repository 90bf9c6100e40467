"""Dany: compose memories so that the others guess a word, while one of them, Dany, wants them to fail (DA)."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from veillee.rules import Chance, Clock, Deck, DeckId, Game, Outcome, Refused, Seat, Seconds, Table, Tagged, with_seat

WORDS_ON_AN_IDEA = 5
MEMORIES_IN_HAND = 7  # DA-5
SUCCESSES_TO_WIN = 6  # DA-15
FAILURES_TO_TWIST = 3  # DA-16
TIES_BEFORE_THE_DECIDER = 5  # DA-17

# The surface is a sheet of this size; a card on it is CARD wide and half as high again. The client draws to scale.
SURFACE_WIDTH, SURFACE_HEIGHT = 1000, 1150
CARD_WIDTH = 290

Memory: TypeAlias = str
WordNumber = Annotated[int, Meta(ge=1, le=WORDS_ON_AN_IDEA)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DA-2, DA-4, DA-10). The defaults are the rulebook's game. A limit of 0 seconds is no limit."""

    deck: DeckId = "souvenirs"
    ideas: DeckId = "idees"
    memories: Annotated[int, Meta(ge=30, le=60)] = 30
    first: Literal["pointed", "drawn"] = "pointed"
    help_ends_round: bool = False
    compose_seconds: Seconds = 0
    talk_seconds: Seconds = 0
    vote_seconds: Seconds = 0


class Idea(Struct, frozen=True):
    id: str
    words: tuple[str, ...]


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the surface: its centre, its angle in tenths of a degree, how far it stands up (in degrees, 0 is flat).

    Pieces are listed from the lowest to the topmost. Of a card that lies face down the others never get the memory.
    """

    x: Annotated[int, Meta(ge=0, le=SURFACE_WIDTH)]
    y: Annotated[int, Meta(ge=0, le=SURFACE_HEIGHT)]
    angle: Annotated[int, Meta(ge=0, lt=3600)] = 0
    lean: Annotated[int, Meta(ge=-80, le=80)] = 0
    face_up: bool = True
    memory: Memory | None = None


Pieces = Annotated[tuple[Piece, ...], Meta(max_length=MEMORIES_IN_HAND)]


# Moves


class Point(Tagged, frozen=True, tag="point"):
    """At whoever talks to themselves most often (DA-4), or at the one believed to be Dany (DA-17)."""

    seat: Seat


class TurnUp(Tagged, frozen=True, tag="turn_up"):
    """Turn up an idea, look at a choice card, take seven memories (DA-5)."""


class Keep(Tagged, frozen=True, tag="keep"):
    memories: tuple[Memory, ...]


class Send(Tagged, frozen=True, tag="send"):
    """Hands off: the composition as it will stay (DA-8)."""

    pieces: Pieces


class Lean(Tagged, frozen=True, tag="lean"):
    """Show which word one leans to; not a vote."""

    word: WordNumber | None


class Heard(Tagged, frozen=True, tag="heard"):
    """I have said what I had to say (DA-11)."""

    on: bool = True


class Answer(Tagged, frozen=True, tag="answer"):
    word: WordNumber


class CallHelp(Tagged, frozen=True, tag="call_help"):
    """The active personality helped (DA-10)."""


class Confirm(Tagged, frozen=True, tag="confirm"):
    """Whether they did."""

    helped: bool


class Content(Tagged, frozen=True, tag="content"):
    """No question about the composition."""


class AskWhy(Tagged, frozen=True, tag="ask_why"):
    """Explain your composition (DA-13)."""


class Judge(Tagged, frozen=True, tag="judge"):
    """Whether the explanation convinces."""

    convinced: bool


Move: TypeAlias = Point | TurnUp | Keep | Send | Lean | Heard | Answer | CallHelp | Confirm | Content | AskWhy | Judge


# Live


class Surface(Tagged, frozen=True, tag="surface"):
    """The composition as it grows."""

    pieces: Pieces


class Pointer(Tagged, frozen=True, tag="pointer"):
    """Where somebody points while they talk about the composition; nowhere any more without a place."""

    at: tuple[Annotated[int, Meta(ge=0, le=SURFACE_WIDTH)], Annotated[int, Meta(ge=0, le=SURFACE_HEIGHT)]] | None


Draft: TypeAlias = Surface | Pointer


# Phases


class Beginning(Tagged, frozen=True, tag="beginning"):
    """The table points at the first active personality (DA-4)."""

    fingers: tuple[Seat | None, ...]
    away: frozenset[Seat] = frozenset()


class Preparing(Tagged, frozen=True, tag="preparing"):
    active: Seat


class Choosing(Tagged, frozen=True, tag="choosing"):
    active: Seat
    idea: Idea
    choice: int
    hand: tuple[Memory, ...]
    called: frozenset[Seat] = frozenset()


class Composing(Tagged, frozen=True, tag="composing"):
    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    called: frozenset[Seat] = frozenset()


class Talking(Tagged, frozen=True, tag="talking"):
    """`passed`: deciders who were away, the next seat to the right decides in their place (CO-9)."""

    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    heard: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    called: frozenset[Seat] = frozenset()


class Calling(Tagged, frozen=True, tag="calling"):
    """Did the active personality help? The round stands still until the others have said so."""

    caller: Seat
    back: Choosing | Composing | Talking
    votes: tuple[bool | None, ...]
    away: frozenset[Seat] = frozenset()

    @property
    def active(self) -> Seat:
        return self.back.active


class Revealed(Tagged, frozen=True, tag="revealed"):
    """The word is right: who wants it explained? (DA-13)"""

    active: Seat
    talk: Talking
    content: frozenset[Seat] = frozenset()


class Explaining(Tagged, frozen=True, tag="explaining"):
    active: Seat
    talk: Talking
    asker: Seat
    votes: tuple[bool | None, ...]
    away: frozenset[Seat] = frozenset()


class Twist(Tagged, frozen=True, tag="twist"):
    """All point at once, among the candidates only (DA-17)."""

    candidates: tuple[Seat, ...]
    fingers: tuple[Seat | None, ...]
    ties: int = 0
    away: frozenset[Seat] = frozenset()


class Breaking(Tagged, frozen=True, tag="breaking"):
    """The fifth tie in a row: the last decider says who shows their card."""

    decider: Seat
    candidates: tuple[Seat, ...]


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["successes", "unmasked", "escaped", "deserted"]
    designated: Seat | None = None


InRound: TypeAlias = Choosing | Composing | Talking
Phase: TypeAlias = (
    Beginning | Preparing | Choosing | Composing | Talking | Calling | Revealed | Explaining | Twist | Breaking | Over
)


class Round(Tagged, frozen=True, tag="round"):
    """A round that is over: everything in it is known to all. A card that lay face down stays unknown."""

    number: int
    active: Seat
    decider: Seat | None
    idea: Idea
    word: int
    answer: int | None
    result: Literal["found", "missed", "unexplained", "helped", "unanswered"]
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    asker: Seat | None
    judged: tuple[bool | None, ...]


class Past(Struct, frozen=True):
    """What the table remembers of a round when it must say who Dany is."""

    active: Seat
    decider: Seat | None
    result: Literal["found", "missed", "unexplained", "helped", "unanswered"]


class Called(Tagged, frozen=True, tag="called"):
    """A call for help that was voted on."""

    number: int
    caller: Seat
    votes: tuple[bool | None, ...]
    confirmed: bool


class Pointed(Tagged, frozen=True, tag="pointed"):
    """All fingers at once: for the first active personality (`turn` 0), or in the twist. A tie designates nobody."""

    turn: int
    candidates: tuple[Seat, ...]
    fingers: tuple[Seat | None, ...]
    designated: Seat | None


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    dany: Seat
    memories: tuple[Memory, ...]
    ideas: tuple[Idea, ...]
    seats: int
    number: int = 0
    successes: tuple[Idea, ...] = ()
    failures: tuple[Idea, ...] = ()
    passes: int = 0  # actives in a row who were away
    decided: Seat | None = None  # the last decider
    past: tuple[Past, ...] = ()
    last: Round | None = None
    last_call: Called | None = None
    last_pointing: Pointed | None = None


# What each seat is asked


class AskPoint(Tagged, frozen=True, tag="point"):
    candidates: tuple[Seat, ...]
    finger: Seat | None


class AskTurnUp(Tagged, frozen=True, tag="turn_up"):
    pass


class AskKeep(Tagged, frozen=True, tag="keep"):
    hand: tuple[Memory, ...]


class AskCompose(Tagged, frozen=True, tag="compose"):
    kept: tuple[Memory, ...]


class AskTalk(Tagged, frozen=True, tag="talk"):
    heard: bool
    may_answer: bool


class AskConfirm(Tagged, frozen=True, tag="confirm"):
    vote: bool | None


class AskContent(Tagged, frozen=True, tag="content"):
    content: bool


class AskJudge(Tagged, frozen=True, tag="judge"):
    vote: bool | None


Ask: TypeAlias = AskPoint | AskTurnUp | AskKeep | AskCompose | AskTalk | AskConfirm | AskContent | AskJudge


PhaseName: TypeAlias = Literal[
    "beginning",
    "preparing",
    "choosing",
    "composing",
    "talking",
    "calling",
    "revealed",
    "explaining",
    "twist",
    "breaking",
    "over",
]


class Public(Struct, frozen=True):
    phase: PhaseName
    number: int
    active: Seat | None
    decider: Seat | None
    idea: Idea | None
    kept: int | None
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    heard: tuple[Seat, ...]
    caller: Seat | None
    asker: Seat | None
    candidates: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    successes: tuple[Idea, ...]
    failures: tuple[Idea, ...]
    memories: int
    ideas: int
    word: int | None
    dany: Seat | None
    past: tuple[Past, ...]
    last: Round | None
    last_call: Called | None
    last_pointing: Pointed | None


class Private(Struct, frozen=True):
    """`word` is the number on the choice card, for the active personality alone."""

    personality: Literal["dany", "secondary"]
    word: int | None
    may_call_help: bool
    ask: Ask | None


# The story


class Passed(Tagged, frozen=True, tag="passed"):
    """The active personality was away: the next seat is active."""

    number: int
    seat: Seat


Story: TypeAlias = Round | Called | Pointed | Passed


class Dany(Game[State, Move, Options]):
    name = "dany"
    version = 1
    players = range(3, 9)
    colours = 8
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Draft
    public_type = Public
    private_type = Private
    story_type = Story

    def decks(self, options: Options) -> tuple[str, ...]:
        return (options.deck, options.ideas)

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        memories = [card.id for deck in decks if deck.kind == "images" for card in deck.cards]
        ideas = [
            Idea(id=card.id, words=tuple(card.fields[f"word{n}"] for n in range(1, WORDS_ON_AN_IDEA + 1)))
            for deck in decks
            if deck.kind == "ideas"
            for card in deck.cards
        ]
        if len(memories) < options.memories or not ideas:
            raise Refused("deck_too_small", needed=options.memories, cards=len(memories))
        state = State(
            options=options,
            chance=chance,
            phase=Beginning(fingers=(None,) * table.seats),
            dany=chance.pick("personalities", range(table.seats)),
            memories=chance.shuffle("memories", memories)[: options.memories],
            ideas=chance.shuffle("ideas", ideas),
            seats=table.seats,
        )
        if options.first == "drawn":
            return next_round(state, chance.pick("first", range(table.seats)))
        return state

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        phase = state.phase
        match phase, move:
            case Over(), _:
                raise Refused("game_over")
            case Beginning(), Point():
                return point_at_first(state, phase, seat, move.seat)
            case Preparing(), TurnUp() if seat == phase.active:
                return turn_up(state, seat)
            case Choosing(), Keep() if seat == phase.active:
                return keep(state, phase, move.memories)
            case Composing(), Send() if seat == phase.active:
                return send(state, phase, move.pieces)
            case Talking(), Lean() if seat != phase.active:
                leanings = with_seat(phase.leanings, seat, move.word)
                return replace(state, phase=replace(phase, leanings=leanings))
            case Talking(), Heard() if seat != phase.active:
                return hear(state, phase, seat, move.on)
            case Talking(), Answer() if seat != phase.active:
                return answer(state, phase, seat, move.word)
            case Choosing() | Composing() | Talking(), CallHelp() if seat != phase.active:
                return call_help(state, phase, seat)
            case Calling(), Confirm() if seat != phase.active:
                return confirm(state, phase, seat, move.helped)
            case Revealed(), Content() if seat != phase.active:
                return next_when_all_content(state, replace(phase, content=phase.content | {seat}))
            case Revealed(), AskWhy() if seat != phase.active:
                return ask_why(state, phase, seat)
            case Explaining(), Judge() if seat != phase.active:
                return judge(state, phase, seat, move.convinced)
            case Twist(), Point():
                return point_at_dany(state, phase, seat, move.seat)
            case Breaking(), Point():
                return break_tie(state, phase, seat, move.seat)
            case _:
                raise self.why_not(phase, seat, move)

    def why_not(self, phase: Phase, seat: Seat, move: Move) -> Refused:
        """What to say about a move that does not fit the moment."""
        active = getattr(phase, "active", None)
        if isinstance(move, TurnUp | Keep | Send) and active is not None and seat != active:
            return Refused("not_active", seat=active)
        if isinstance(move, Lean | Heard | Answer | CallHelp | Confirm | Content | AskWhy | Judge) and seat == active:
            return Refused("not_for_active")
        if isinstance(move, Keep | Send):
            return Refused("hands_off" if isinstance(phase, Talking | Calling | Revealed | Explaining) else "not_now")
        return Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Beginning() | Twist() as pointing:
                return tuple(
                    seat for seat in range(state.seats) if pointing.fingers[seat] is None and seat not in pointing.away
                )
            case Preparing(active=active) | Choosing(active=active) | Composing(active=active):
                return (active,)
            case Talking() as talking:
                return not_heard(state, talking) or (decider_of(state, talking),)
            case Calling() as calling:
                return tuple(seat for seat in confirmers(state, calling) if calling.votes[seat] is None)
            case Revealed() as revealed:
                return tuple(seat for seat in others(state, revealed.active) if seat not in revealed.content)
            case Explaining() as explaining:
                return tuple(
                    seat
                    for seat in others(state, explaining.active)
                    if explaining.votes[seat] is None and seat not in explaining.away
                )
            case Breaking(decider=decider):
                return (decider,)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Beginning() as beginning:
                return begin_when_all_pointed(state, replace(beginning, away=beginning.away | {seat}))
            case Preparing(active=active) | Choosing(active=active) | Composing(active=active):
                return pass_on(state, active)
            case Talking() as talking:
                return silent(state, talking, seat)
            case Calling() as calling:
                return settle_call_when_all_voted(state, replace(calling, away=calling.away | {seat}))
            case Revealed() as revealed:
                return next_when_all_content(state, replace(revealed, content=revealed.content | {seat}))
            case Explaining() as explaining:
                return judge_when_all_voted(state, replace(explaining, away=explaining.away | {seat}))
            case Twist() as twist:
                return designate_when_all_pointed(state, replace(twist, away=twist.away | {seat}))
            case Breaking() as breaking:
                return decide_tie(state, breaking, None, state.chance.pick("tie", breaking.candidates))
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        phase = state.phase
        playing = phase.back if isinstance(phase, Calling) else phase
        talk = talk_of(playing)
        idea = playing.idea if isinstance(playing, InRound) else talk.idea if talk else None
        kept = len(playing.kept) if isinstance(playing, Composing) else len(talk.kept) if talk else None
        return Public(
            phase=PHASE_NAMES[type(phase)],
            number=state.number,
            active=getattr(phase, "active", None),
            decider=decider(state),
            idea=idea,
            kept=kept,
            pieces=tuple(map(shown, talk.pieces)) if talk else (),
            leanings=talk.leanings if talk else (None,) * state.seats,
            heard=tuple(sorted(talk.heard)) if talk else (),
            caller=phase.caller if isinstance(phase, Calling) else None,
            asker=phase.asker if isinstance(phase, Explaining) else None,
            candidates=phase.candidates if isinstance(phase, Twist | Breaking) else (),
            ready=ready(phase),
            successes=state.successes,
            failures=state.failures,
            memories=len(state.memories),
            ideas=len(state.ideas),
            word=talk.choice if talk and isinstance(phase, Revealed | Explaining) else None,
            dany=state.dany if isinstance(phase, Over) else None,
            past=state.past,
            last=state.last,
            last_call=state.last_call,
            last_pointing=state.last_pointing,
        )

    def private(self, state: State, seat: Seat) -> Private:
        phase = state.phase
        playing = phase.back if isinstance(phase, Calling) else phase
        knows = isinstance(playing, InRound) and playing.active == seat
        return Private(
            personality="dany" if seat == state.dany else "secondary",
            word=playing.choice if knows and isinstance(playing, InRound) else None,
            may_call_help=isinstance(phase, InRound) and phase.active != seat and seat not in phase.called,
            ask=ask(state, seat),
        )

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                won = winners(state, reason)
                return Outcome(
                    scores=tuple(int(seat in won) for seat in range(state.seats)), winners=won, reason=reason
                )
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        lines: list[Struct] = [
            now
            for then, now in (
                (before.last_call, after.last_call),
                (before.last, after.last),
                (before.last_pointing, after.last_pointing),
            )
            if now is not None and now is not then
        ]
        if after.passes > before.passes:
            assert isinstance(before.phase, Preparing | Choosing | Composing)
            lines.append(Passed(number=before.number, seat=before.phase.active))
        return tuple(lines)

    def draft(self, state: State, seat: Seat, draft: Draft) -> Draft:
        phase = state.phase
        playing = phase.back if isinstance(phase, Calling) else phase
        match draft:
            case Surface(pieces=pieces):
                if not isinstance(playing, Composing):
                    raise Refused("hands_off" if isinstance(playing, Talking) else "not_now")
                if seat != playing.active:
                    raise Refused("not_active", seat=playing.active)
                must_be_kept(playing.kept, pieces)
                return Surface(pieces=tuple(map(shown, pieces)))
            case Pointer():
                if not isinstance(playing, Talking):
                    raise Refused("not_now")
                if seat == playing.active:
                    raise Refused("not_for_active")
                return draft

    def clock(self, state: State) -> Clock | None:
        """Nobody gains time by calling for help (DA-10): the limits of a round go on after the vote."""
        options = state.options
        match state.phase:
            case Preparing() if options.compose_seconds:
                return Clock(key=f"{state.number}:prepare", seconds=options.compose_seconds, goes_on=True)
            case Choosing() | Composing() if options.compose_seconds:
                return Clock(key=f"{state.number}:compose", seconds=options.compose_seconds, goes_on=True)
            case Talking() as talking if options.talk_seconds and not_heard(state, talking):
                return Clock(key=f"{state.number}:talk", seconds=options.talk_seconds, goes_on=True)
            case Talking() as talking if options.vote_seconds and not not_heard(state, talking):
                key = f"{state.number}:answer:{len(talking.passed)}"
                return Clock(key=key, seconds=options.vote_seconds, goes_on=True)
            case Beginning() | Breaking() as pointing if options.vote_seconds:
                return Clock(key=type(pointing).__name__, seconds=options.vote_seconds)
            case Twist() as twist if options.vote_seconds:
                return Clock(key=f"twist:{twist.ties}", seconds=options.vote_seconds)
            case Calling() as calling if options.vote_seconds:
                return Clock(key=f"{state.number}:call:{calling.caller}", seconds=options.vote_seconds)
            case Revealed() if options.vote_seconds:
                return Clock(key=f"{state.number}:content", seconds=options.vote_seconds)
            case Explaining() if options.vote_seconds:
                return Clock(key=f"{state.number}:judge", seconds=options.vote_seconds)
            case _:
                return None

    def may_speak(self, state: State, seat: Seat) -> bool:
        """DA-9: the active personality is silent from the choice card to the reveal."""
        phase = state.phase.back if isinstance(state.phase, Calling) else state.phase
        return not (isinstance(phase, InRound) and phase.active == seat)


PHASE_NAMES: dict[type, PhaseName] = {
    Beginning: "beginning",
    Preparing: "preparing",
    Choosing: "choosing",
    Composing: "composing",
    Talking: "talking",
    Calling: "calling",
    Revealed: "revealed",
    Explaining: "explaining",
    Twist: "twist",
    Breaking: "breaking",
    Over: "over",
}


def others(state: State, but: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(state.seats) if seat != but)


def talk_of(phase: Phase) -> Talking | None:
    """The composition that lies on the surface, with what is said about it."""
    if isinstance(phase, Revealed | Explaining):
        return phase.talk
    return phase if isinstance(phase, Talking) else None


def shown(piece: Piece) -> Piece:
    """A piece as everyone else sees it (CO-2)."""
    return piece if piece.face_up else replace(piece, memory=None)


def ready(phase: Phase) -> tuple[Seat, ...]:
    """Who has pointed, voted or nodded."""
    match phase:
        case Beginning(fingers=given) | Twist(fingers=given) | Calling(votes=given) | Explaining(votes=given):
            return tuple(seat for seat, one in enumerate(given) if one is not None)
        case Revealed(content=content):
            return tuple(sorted(content))
        case _:
            return ()


def ask(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Beginning() | Twist() as pointing:
            return AskPoint(candidates=targets(state, seat), finger=pointing.fingers[seat])
        case Breaking(decider=decider) if seat == decider:
            return AskPoint(candidates=targets(state, seat), finger=None)
        case Preparing(active=active) if seat == active:
            return AskTurnUp()
        case Choosing(active=active, hand=hand) if seat == active:
            return AskKeep(hand=hand)
        case Composing(active=active, kept=kept) if seat == active:
            return AskCompose(kept=kept)
        case Talking(active=active) as talking if seat != active:
            may_answer = not not_heard(state, talking) and seat == decider_of(state, talking)
            return AskTalk(heard=seat in talking.heard, may_answer=may_answer)
        case Calling() as calling if seat not in (calling.active, calling.caller):
            return AskConfirm(vote=calling.votes[seat])
        case Revealed(active=active) as revealed if seat != active:
            return AskContent(content=seat in revealed.content)
        case Explaining(active=active) as explaining if seat != active:
            return AskJudge(vote=explaining.votes[seat])
        case _:
            return None


# The first active personality (DA-4)


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """At whom this seat may point: in the beginning at anyone, in the twist not at oneself."""
    match state.phase:
        case Beginning():
            return tuple(range(state.seats))
        case Twist(candidates=candidates) | Breaking(candidates=candidates):
            return tuple(other for other in candidates if other != seat)
        case _:
            return ()


def must_be_target(state: State, seat: Seat, at: Seat) -> None:
    if at == seat and not isinstance(state.phase, Beginning):
        raise Refused("not_at_oneself")
    if at not in targets(state, seat):
        raise Refused("no_such_candidate")


def most_fingers(fingers: Sequence[Seat | None], candidates: Sequence[Seat]) -> tuple[Seat, ...]:
    counts = [sum(finger == seat for finger in fingers) for seat in candidates]
    return tuple(seat for seat, count in zip(candidates, counts, strict=True) if count == max(counts))


def point_at_first(state: State, beginning: Beginning, seat: Seat, at: Seat) -> State:
    must_be_target(state, seat, at)
    fingers = with_seat(beginning.fingers, seat, at)
    return begin_when_all_pointed(state, replace(beginning, fingers=fingers, away=beginning.away - {seat}))


def begin_when_all_pointed(state: State, beginning: Beginning) -> State:
    everyone = tuple(range(state.seats))
    if any(beginning.fingers[seat] is None for seat in everyone if seat not in beginning.away):
        return replace(state, phase=beginning)
    first = state.chance.pick("first", most_fingers(beginning.fingers, everyone))
    pointed = Pointed(turn=0, candidates=everyone, fingers=beginning.fingers, designated=first)
    return next_round(replace(state, last_pointing=pointed), first)


# Preparing, choosing, composing (DA-5 to DA-8)


def next_round(state: State, active: Seat) -> State:
    """DA-16: whether it comes to the twist is looked at before an idea is turned."""
    if len(state.memories) < MEMORIES_IN_HAND or not state.ideas:
        return twist(state)
    return replace(state, number=state.number + 1, phase=Preparing(active=active))


def pass_on(state: State, active: Seat) -> State:
    """CO-9: the next seat is active. When nobody is left to be it, nobody is left to play with."""
    phase = state.phase
    if isinstance(phase, Choosing | Composing):
        held = phase.hand if isinstance(phase, Choosing) else phase.kept
        back = state.chance.shuffle(f"memories:{state.number}", (*state.memories, *held))
        state = replace(state, memories=back, ideas=(*state.ideas, phase.idea))
    state = replace(state, passes=state.passes + 1)
    if state.passes == state.seats:
        return replace(state, phase=Over(reason="deserted"))
    return next_round(state, left_of(state, active))


def left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


def turn_up(state: State, active: Seat) -> State:
    choosing = Choosing(
        active=active,
        idea=state.ideas[0],
        choice=state.chance.pick(f"choice:{state.number}", range(1, WORDS_ON_AN_IDEA + 1)),
        hand=state.memories[:MEMORIES_IN_HAND],
    )
    return replace(state, phase=choosing, ideas=state.ideas[1:], memories=state.memories[MEMORIES_IN_HAND:])


def keep(state: State, choosing: Choosing, memories: tuple[Memory, ...]) -> State:
    if len(set(memories)) < len(memories) or not set(memories) <= set(choosing.hand):
        raise Refused("not_in_hand")
    kept = tuple(memory for memory in choosing.hand if memory in memories)
    back = tuple(memory for memory in choosing.hand if memory not in memories)
    composing = Composing(
        active=choosing.active, idea=choosing.idea, choice=choosing.choice, kept=kept, called=choosing.called
    )
    return replace(state, phase=composing, memories=(*back, *state.memories))


def must_be_kept(kept: tuple[Memory, ...], pieces: tuple[Piece, ...]) -> None:
    """Only a card that is shown face down may come without its memory: that is how the live surface is shown."""
    named = [piece.memory for piece in pieces if piece.face_up or piece.memory is not None]
    if len(pieces) > len(kept) or len(set(named)) < len(named) or not set(named) <= set(kept):
        raise Refused("not_kept")


def send(state: State, composing: Composing, pieces: tuple[Piece, ...]) -> State:
    must_be_kept(composing.kept, pieces)
    if any(piece.memory is None for piece in pieces):
        raise Refused("not_kept")
    talking = Talking(
        active=composing.active,
        idea=composing.idea,
        choice=composing.choice,
        kept=composing.kept,
        pieces=pieces,
        leanings=(None,) * state.seats,
        called=composing.called,
    )
    return replace(state, phase=talking, passes=0)


# The talk (DA-9, DA-11)


def decider_of(state: State, talking: Talking) -> Seat:
    """The right neighbour of the active one, or the next to the right who is there."""
    circle = [(talking.active - step) % state.seats for step in range(1, state.seats)]
    return next(seat for seat in circle if seat not in talking.passed)


def decider(state: State) -> Seat | None:
    phase = state.phase.back if isinstance(state.phase, Calling) else state.phase
    talk = talk_of(phase)
    if talk is not None:
        return decider_of(state, talk)
    if isinstance(phase, Preparing | Choosing | Composing):
        return (phase.active - 1) % state.seats
    return phase.decider if isinstance(phase, Breaking) else None


def not_heard(state: State, talking: Talking) -> tuple[Seat, ...]:
    """Those who have not said yet that they have spoken; the decider speaks by deciding."""
    decides = decider_of(state, talking)
    return tuple(
        seat for seat in others(state, talking.active) if seat != decides and seat not in talking.heard | talking.passed
    )


def hear(state: State, talking: Talking, seat: Seat, on: bool) -> State:
    """Once all have been heard it is the decider's turn, and stays so: a limit that ran out cannot be undone."""
    if not on and not not_heard(state, talking):
        raise Refused("not_now")
    heard = talking.heard | {seat} if on else talking.heard - {seat}
    return replace(state, phase=replace(talking, heard=heard))


def silent(state: State, talking: Talking, seat: Seat) -> State:
    if seat in not_heard(state, talking):
        return replace(state, phase=replace(talking, heard=talking.heard | {seat}))
    passed = talking.passed | {seat}
    if len(passed) == state.seats - 1:
        return end_round(state, replace(talking, passed=frozenset()), "unanswered", decider=None)
    return replace(state, phase=replace(talking, passed=passed))


def answer(state: State, talking: Talking, seat: Seat, word: int) -> State:
    decides = decider_of(state, talking)
    if seat != decides:
        raise Refused("not_decider", seat=decides)
    if not_heard(state, talking):
        raise Refused("not_all_heard")
    state = replace(state, decided=seat)
    if word == talking.choice:
        return replace(state, phase=Revealed(active=talking.active, talk=talking))
    return end_round(state, talking, "missed", decider=seat, answer=word)


# Help (DA-10)


def call_help(state: State, phase: InRound, seat: Seat) -> State:
    if seat in phase.called:
        raise Refused("already_called")
    back = replace(phase, called=phase.called | {seat})
    return replace(state, phase=Calling(caller=seat, back=back, votes=(None,) * state.seats))


def confirmers(state: State, calling: Calling) -> tuple[Seat, ...]:
    return tuple(seat for seat in others(state, calling.active) if seat != calling.caller and seat not in calling.away)


def confirm(state: State, calling: Calling, seat: Seat, helped: bool) -> State:
    if seat == calling.caller:
        raise Refused("own_call")
    votes = with_seat(calling.votes, seat, helped)
    return settle_call_when_all_voted(state, replace(calling, votes=votes, away=calling.away - {seat}))


def settle_call_when_all_voted(state: State, calling: Calling) -> State:
    if any(calling.votes[seat] is None for seat in confirmers(state, calling)):
        return replace(state, phase=calling)
    confirmed = calling.votes.count(True) > calling.votes.count(False)
    called = Called(number=state.number, caller=calling.caller, votes=calling.votes, confirmed=confirmed)
    state = replace(state, last_call=called, phase=calling.back)
    if not confirmed:
        return state
    ends = state.options.help_ends_round or len(state.failures) + 1 == FAILURES_TO_TWIST
    if ends:
        return end_round(state, calling.back, "helped", decider=None)
    # The failure is marked by an idea card to the left: the next of the pile, or this round's if there is none.
    marker, rest = (state.ideas[0], state.ideas[1:]) if state.ideas else (calling.back.idea, ())
    return replace(state, failures=(*state.failures, marker), ideas=rest)


# The reveal and the explanation (DA-12, DA-13)


def next_when_all_content(state: State, revealed: Revealed) -> State:
    if any(seat not in revealed.content for seat in others(state, revealed.active)):
        return replace(state, phase=revealed)
    return end_round(state, revealed.talk, "found", decider=state.decided, answer=revealed.talk.choice)


def ask_why(state: State, revealed: Revealed, seat: Seat) -> State:
    votes = (None,) * state.seats
    return replace(state, phase=Explaining(active=revealed.active, talk=revealed.talk, asker=seat, votes=votes))


def judge(state: State, explaining: Explaining, seat: Seat, convinced: bool) -> State:
    votes = with_seat(explaining.votes, seat, convinced)
    return judge_when_all_voted(state, replace(explaining, votes=votes, away=explaining.away - {seat}))


def judge_when_all_voted(state: State, explaining: Explaining) -> State:
    voters = [seat for seat in others(state, explaining.active) if seat not in explaining.away]
    if any(explaining.votes[seat] is None for seat in voters):
        return replace(state, phase=explaining)
    unconvinced = explaining.votes.count(False) > explaining.votes.count(True)
    return end_round(
        state,
        explaining.talk,
        "unexplained" if unconvinced else "found",
        decider=state.decided,
        answer=explaining.talk.choice,
        asker=explaining.asker,
        judged=explaining.votes,
    )


# The end of a round (DA-12, DA-14 to DA-16)


def end_round(
    state: State,
    phase: InRound,
    result: Literal["found", "missed", "unexplained", "helped", "unanswered"],
    decider: Seat | None,
    answer: int | None = None,
    asker: Seat | None = None,
    judged: tuple[bool | None, ...] = (),
) -> State:
    talk = talk_of(phase)
    last = Round(
        number=state.number,
        active=phase.active,
        decider=decider,
        idea=phase.idea,
        word=phase.choice,
        answer=answer,
        result=result,
        pieces=tuple(map(shown, talk.pieces)) if talk else (),
        leanings=talk.leanings if talk else (None,) * state.seats,
        asker=asker,
        judged=judged,
    )
    # Cards that were only looked at go back; those kept leave the game, laid out or not (DA-14).
    back = (*phase.hand, *state.memories) if isinstance(phase, Choosing) else state.memories
    state = replace(
        state,
        past=(*state.past, Past(active=phase.active, decider=decider, result=result)),
        last=last,
        passes=0,
        memories=state.chance.shuffle(f"memories:{state.number}", back),
        successes=(*state.successes, phase.idea) if result == "found" else state.successes,
        failures=(*state.failures, phase.idea) if result in ("missed", "helped") else state.failures,
    )
    if len(state.successes) == SUCCESSES_TO_WIN:
        return replace(state, phase=Over(reason="successes"))
    if len(state.failures) == FAILURES_TO_TWIST:
        return twist(state)
    return next_round(state, left_of(state, phase.active))


# The final twist (DA-16 to DA-18)


def twist(state: State) -> State:
    return replace(state, phase=Twist(candidates=tuple(range(state.seats)), fingers=(None,) * state.seats))


def point_at_dany(state: State, phase: Twist, seat: Seat, at: Seat) -> State:
    must_be_target(state, seat, at)
    fingers = with_seat(phase.fingers, seat, at)
    return designate_when_all_pointed(state, replace(phase, fingers=fingers, away=phase.away - {seat}))


def designate_when_all_pointed(state: State, phase: Twist) -> State:
    if any(phase.fingers[seat] is None for seat in range(state.seats) if seat not in phase.away):
        return replace(state, phase=phase)
    tied = most_fingers(phase.fingers, phase.candidates)
    designated = tied[0] if len(tied) == 1 else None
    pointed = Pointed(turn=phase.ties + 1, candidates=phase.candidates, fingers=phase.fingers, designated=designated)
    state = replace(state, last_pointing=pointed)
    if designated is not None:
        return unmask(state, designated)
    if phase.ties + 1 == TIES_BEFORE_THE_DECIDER:
        decider = state.decided
        if decider is None:
            # Three failures by help alone: nobody has ever decided.
            decider = state.chance.pick("decider", range(state.seats))
        return replace(state, phase=Breaking(decider=decider, candidates=tied))
    again = Twist(candidates=tied, fingers=(None,) * state.seats, ties=phase.ties + 1)
    return replace(state, phase=again)


def break_tie(state: State, breaking: Breaking, seat: Seat, at: Seat) -> State:
    if seat != breaking.decider:
        raise Refused("not_decider", seat=breaking.decider)
    must_be_target(state, seat, at)
    return decide_tie(state, breaking, seat, at)


def decide_tie(state: State, breaking: Breaking, seat: Seat | None, at: Seat) -> State:
    """One finger alone, or chance in its place: the table is told whom it designates, as after any pointing."""
    nobody: tuple[Seat | None, ...] = (None,) * state.seats
    pointed = Pointed(
        turn=TIES_BEFORE_THE_DECIDER + 1,
        candidates=breaking.candidates,
        fingers=nobody if seat is None else with_seat(nobody, seat, at),
        designated=at,
    )
    return unmask(replace(state, last_pointing=pointed), at)


def unmask(state: State, designated: Seat) -> State:
    reason: Literal["unmasked", "escaped"] = "unmasked" if designated == state.dany else "escaped"
    return replace(state, phase=Over(reason=reason, designated=designated))


def winners(state: State, reason: str) -> tuple[Seat, ...]:
    """DA-15, DA-18. A game that everyone left is nobody's defeat."""
    match reason:
        case "escaped":
            return (state.dany,)
        case "deserted":
            return tuple(range(state.seats))
        case _:
            return others(state, state.dany)
