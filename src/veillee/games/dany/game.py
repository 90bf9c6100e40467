"""Dany: compose memories so that the others guess a word, while one of them, Dany, wants them to fail (DA)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.dany import views
from veillee.games.dany.explanation import ask_why, explain, judge, nod, settle_judgement
from veillee.games.dany.exporting import exported, filled
from veillee.games.dany.help import call_help, confirm, settle_call
from veillee.games.dany.model import (
    CLOSING_SECONDS,
    EXPLAIN_SECONDS,
    FIRST_REVEAL_SECONDS,
    FIRST_SILENCE_SECONDS,
    IDEAS_IN_A_GAME,
    SILENCE_SECONDS,
    TIE_REVEAL_SECONDS,
    WORD_LENGTH,
    WORD_REVEAL_SECONDS,
    WORDS_ON_AN_IDEA,
    Idea,
    Options,
    Passed,
    Pointed,
    Private,
    Public,
    Round,
    Story,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    CloseTalk,
    Confirm,
    Draft,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Point,
    Pointer,
    Send,
    Surface,
    TurnUp,
    Writing,
)
from veillee.games.dany.round import (
    finish,
    guesses,
    keep,
    must_be_kept,
    next_round,
    pass_on,
    point_at_first,
    round_reveal_seconds,
    send,
    settle_first,
    turn_up,
    why_not,
)
from veillee.games.dany.state import (
    Beginning,
    Breaking,
    Calling,
    Choosing,
    Composing,
    Explaining,
    InRound,
    Over,
    Preparing,
    Revealed,
    State,
    Talking,
    Twist,
    played,
)
from veillee.games.dany.talk import answer, awaited_in_talk, close_talk, hear, lean, not_heard, silent
from veillee.games.dany.twist import break_tie, let_chance_break, point_at_dany, settle_twist, winners
from veillee.rules import (
    CARD_FIELDS,
    Card,
    Chance,
    Clock,
    Deck,
    Game,
    Gathered,
    Moment,
    Outcome,
    Question,
    Refused,
    Seat,
    Table,
    bare,
    clean,
    house_and_own,
    ids_of,
    mix,
)

TWIST = "twist"  # the key of what the audience is asked there


class Dany(Game[State, Move, Options]):
    name = "dany"
    kinds = ("images", "ideas")
    words = frozenset({"words"})
    older_decks = ("deck", "ideas")
    gentle: ClassVar = {"compose_seconds": 180, "talk_seconds": 300, "vote_seconds": 120}
    presets: ClassVar = {
        "usual": {"short": False, "first": "pointed", "talk_shown": False},
        "short": {"short": True, "first": "drawn", "talk_shown": False},
        "family": {"short": True, "first": "pointed", "talk_shown": True},
    }
    version = 3
    players = range(3, 9)
    colours = 8
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Draft
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        return {"images": options.memories, "ideas": IDEAS_IN_A_GAME}

    def own_card(self, kind: str, fields: dict[str, str]) -> dict[str, str]:
        """An idea that people wrote: five different words."""
        if kind != "ideas":
            return super().own_card(kind, fields)
        words = {name: clean(fields.get(name, ""), WORD_LENGTH) for name in CARD_FIELDS[kind]}
        if len({bare(word) for word in words.values()}) < len(words):
            raise Refused("same_word_twice")
        return words

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        house, own = (ids_of(cards) for cards in house_and_own(deck for deck in decks if deck.kind == "images"))
        printed, written = (
            [idea_of(card) for card in cards] for cards in house_and_own(deck for deck in decks if deck.kind == "ideas")
        )
        there = {"images": len(house) + len(own), "ideas": len(printed) + len(written)}
        for kind, needed in self.needs(options, table.seats).items():
            if there[kind] < needed:
                raise Refused("deck_too_small", kind=kind, needed=needed, cards=there[kind])
        state = State(
            options=options,
            chance=chance,
            phase=Beginning(fingers=Gathered.among(table.seats, range(table.seats))),
            dany=chance.pick("personalities", range(table.seats)),
            memories=mix(chance, "memories", house, own, options.memories)[: options.memories],
            ideas=mix(chance, "ideas", printed, written, IDEAS_IN_A_GAME),
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
                return turn_up(state, phase)
            case Choosing(), Keep() if seat == phase.active:
                return keep(state, phase, move.memories)
            case Composing(), Send() if seat == phase.active:
                return send(state, phase, move.pieces)
            case Talking(), Lean() if guesses(phase, seat):
                return lean(state, phase, seat, move.word)
            case Talking(), Heard() if guesses(phase, seat):
                return hear(state, phase, seat, move.on)
            case Talking(), CloseTalk() if guesses(phase, seat):
                return close_talk(state, phase, seat)
            case Talking(), Answer() if guesses(phase, seat):
                return answer(state, phase, seat, move.word)
            case Preparing() | Choosing() | Composing() | Talking() | Revealed() | Explaining(), CallHelp():
                return call_help(state, phase, seat)
            case Calling(), Confirm() if seat != phase.active:
                return confirm(state, phase, seat, move.helped)
            case Revealed(), NoQuestion() if seat != phase.active:
                return nod(state, phase, seat)
            case Revealed(), AskWhy() if seat != phase.active:
                return ask_why(state, phase, seat)
            case Explaining(), Explained() if seat == phase.active:
                return explain(state, phase, "given", move.words)
            case Explaining(), Judge() if seat != phase.active:
                return judge(state, phase, seat, move.convinced)
            case Twist(), Point():
                return point_at_dany(state, phase, seat, move.seat)
            case Breaking(), Point():
                return break_tie(state, phase, seat, move.seat)
            case _:
                raise why_not(phase, seat, move)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Beginning(fingers=fingers) | Twist(fingers=fingers):
                return fingers.waiting
            case Preparing(active=active) | Choosing(active=active) | Composing(active=active):
                return (active,)
            case Talking() as talking:
                return awaited_in_talk(state, talking)
            case Explaining(active=active, explanation="awaited"):
                return (active,)
            case Calling(votes=votes) | Explaining(votes=votes) | Revealed(nods=votes):
                return votes.waiting
            case Breaking(decider=decider):
                return (decider,)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Beginning() as beginning:
                return settle_first(state, replace(beginning, fingers=beginning.fingers.skip(seat)))
            case Preparing() | Choosing() | Composing() as phase:
                return pass_on(state, phase)
            case Talking() as talking:
                return silent(state, talking, seat)
            case Calling() as calling:
                return settle_call(state, replace(calling, votes=calling.votes.skip(seat)))
            case Revealed() as revealed:
                return nod(state, revealed, seat)
            case Explaining(explanation="awaited") as explaining:
                return explain(state, explaining, "missing")
            case Explaining() as explaining:
                return settle_judgement(state, replace(explaining, votes=explaining.votes.skip(seat)))
            case Twist() as twist:
                return settle_twist(state, replace(twist, fingers=twist.fingers.skip(seat)))
            case Breaking() as breaking:
                return let_chance_break(state, breaking)
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        return views.public(state)

    def private(self, state: State, seat: Seat) -> Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        won = winners(state, state.phase.reason)
        return Outcome(
            scores=tuple(int(seat in won) for seat in range(state.seats)),
            winners=won,
            reason="stopped" if state.stopped else state.phase.reason,
        )

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
        match before.phase, after.phase:
            case (
                (Preparing() | Choosing() | Composing()) as was,
                (Preparing() | Choosing()) as then,
            ) if was.active != then.active:
                lines.append(Passed(number=before.number, seat=was.active))
        return tuple(lines)

    def finish(self, state: State, on: bool) -> State:
        return finish(state, on)

    def audience_asked(self, state: State) -> Question | None:
        """The word, while others talk about it; in the twist Dany, all votes long: also of a seat that is not tied."""
        match played(state.phase):
            case Talking(idea=idea):
                words = tuple([str(n) for n in range(len(idea.words))])
                return Question(key=str(state.number), topics={"word": words})
            case Twist() | Breaking():
                return Question(key=TWIST, topics={"dany": tuple([str(seat) for seat in range(state.seats)])})
            case _:
                return None

    def audience_shown(self, state: State) -> str | None:
        """A round is shown once it is judged, and the twist once Dany is known: nobody votes or points any more."""
        match state.phase:
            case Over(designated=designated) if designated is not None:
                return TWIST
            case _ if state.last is not None and state.last.number >= state.sent > 0:
                return str(state.sent)
            case _:
                return None

    def exported(self, seat: Seat, move: Move, after: Iterable[State]) -> Move:
        return exported(seat, move, after)

    def filled(self, state: State, move: Move) -> Move:
        return filled(state, move)

    def draft(self, state: State, seat: Seat, draft: Draft) -> Draft:
        playing = played(state.phase)
        match draft:
            case Surface(pieces=pieces):
                if not isinstance(playing, Composing):
                    raise Refused("hands_off" if isinstance(playing, Talking) else "not_now")
                if seat != playing.active:
                    raise Refused("not_active", seat=playing.active)
                must_be_kept(playing.kept, pieces)
                return Surface(pieces=tuple([piece.shown for piece in pieces]))
            case Pointer():
                if not isinstance(playing, Talking):
                    raise Refused("not_now")
                if seat == playing.active:
                    raise Refused("not_for_active")
                if seat in playing.bound:
                    raise Refused("bound_to_silence")
                return draft
            case Writing():
                if not isinstance(playing, Talking | Explaining | Twist | Breaking):
                    raise Refused("not_now")
                if not self.may_speak(state, seat):
                    raise Refused("bound_to_silence")
                return draft

    def clock(self, state: State) -> Clock | None:
        """Nobody gains time by calling for help (DA-10): the limits of a round go on after the vote. Three of them run
        in every game: for the last words of a talk, for questions, and for an explanation."""
        options = state.options
        match state.phase:
            case Preparing() if options.compose_seconds:
                return Clock(key=f"{state.number}:prepare", seconds=options.compose_seconds, goes_on=True)
            case Choosing(active=active) | Composing(active=active) if options.compose_seconds:
                return Clock(key=f"{state.number}:compose:{active}", seconds=options.compose_seconds, goes_on=True)
            case Talking(closing=True) as talking if not_heard(state, talking):
                return Clock(key=f"{state.number}:close", seconds=CLOSING_SECONDS, goes_on=True)
            case Talking() as talking if options.talk_seconds and not_heard(state, talking):
                return Clock(key=f"{state.number}:talk", seconds=options.talk_seconds, goes_on=True)
            case Talking() as talking if options.vote_seconds and not not_heard(state, talking):
                key = f"{state.number}:answer:{len(talking.passed)}"
                return Clock(key=key, seconds=options.vote_seconds, goes_on=True)
            case Beginning() | Breaking() as pointing if options.vote_seconds:
                return Clock(key=type(pointing).__name__, seconds=options.vote_seconds)
            case Twist() as twist if options.talk_seconds:
                return Clock(key=f"twist:{twist.ties}", seconds=options.talk_seconds)
            case Calling() as calling if options.vote_seconds:
                return Clock(key=f"{state.number}:call:{calling.caller}", seconds=options.vote_seconds)
            case Revealed():
                asked_before = any(past.answer == past.word for past in state.past)
                seconds = SILENCE_SECONDS if asked_before else FIRST_SILENCE_SECONDS
                return Clock(key=f"{state.number}:content", seconds=seconds, goes_on=True)
            case Explaining(explanation="awaited"):
                return Clock(key=f"{state.number}:explain", seconds=EXPLAIN_SECONDS, goes_on=True)
            case Explaining() if options.vote_seconds:
                return Clock(key=f"{state.number}:judge", seconds=options.vote_seconds, goes_on=True)
            case _:
                return None

    def reveal_seconds(self, state: State) -> float:
        match state.phase:
            case Revealed():
                return WORD_REVEAL_SECONDS
            case Twist(ties=0):
                return round_reveal_seconds(state)
            case Twist() | Breaking():
                return TIE_REVEAL_SECONDS
            case Preparing() if state.last is not None and state.last.number == state.number - 1:
                return round_reveal_seconds(state)
            case Preparing() if state.number == 1 and state.last_pointing is not None:
                return FIRST_REVEAL_SECONDS
            case _:
                return 0

    def may_speak(self, state: State, seat: Seat) -> bool:
        """DA-9: the active personality is silent from the choice card to the reveal."""
        playing = played(state.phase)
        return not isinstance(playing, InRound) or guesses(playing, seat)

    def moments(self, line: Story) -> tuple[Moment, ...]:
        """The compositions, and all fingers at whoever may be the one."""
        match line:
            case Round(number=number, active=active):
                return (Moment(str(number), by=(active,)),)
            case Pointed(turn=turn) if turn > 0:
                return (Moment(f"point{turn}"),)
            case _:
                return ()


def idea_of(card: Card) -> Idea:
    return Idea(id=card.id, words=tuple([card.fields[f"word{n}"] for n in range(1, WORDS_ON_AN_IDEA + 1)]))
