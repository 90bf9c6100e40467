"""The rules of Plume."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.plume.model import (
    ASKER_POINTS,
    EXACT_POINTS,
    HAND,
    MOST,
    NEAREST_POINTS,
    Ask,
    Asked,
    AskingView,
    AskNumber,
    AskQuestion,
    Fact,
    Move,
    Options,
    OverView,
    Passed,
    Private,
    Public,
    Question,
    Round,
    Say,
    SayingView,
    Story,
)
from veillee.games.plume.state import Asking, Over, Saying, State
from veillee.rules import (
    Card,
    Chance,
    Clock,
    Deck,
    Game,
    Outcome,
    Pile,
    Refused,
    Seat,
    Table,
    Tally,
    best,
    left_of,
    with_seat,
)

REVEAL_SECONDS = 7.0


class Plume(Game[State, Move, Options]):
    name = "plume"
    kinds = ("facts",)
    gentle: ClassVar = {"turn_seconds": 120}
    version = 1
    players = range(3, 7)
    colours = 8
    state_type = State
    move_type = Move
    options_type = Options
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        return {"facts": seats * (HAND + options.laps)}

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        cards = [card for deck in decks for card in deck.cards]
        needed = self.needs(options, table.seats)["facts"]
        if len(cards) < needed:
            raise Refused("deck_too_small", kind="facts", needed=needed, cards=len(cards))
        pile = Pile(cards=chance.shuffle("facts", [fact_of(card) for card in cards]))
        hands = []
        for _ in range(table.seats):
            hand, pile = pile.draw(HAND)
            hands.append(hand)
        (first,) = chance.shuffle("first", range(table.seats))[:1]
        return State(
            options=options,
            chance=chance,
            phase=Asking(asker=first),
            hands=tuple(hands),
            pile=pile,
            tally=Tally(scores=(0,) * table.seats),
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match state.phase, move:
            case Asking(asker=asker), Ask():
                if seat != asker:
                    raise Refused("not_your_turn", seat=asker)
                return ask(state, asker, move.card)
            case Saying() as saying, Say():
                if seat != saying.turns[0]:
                    raise Refused("not_your_turn", seat=saying.turns[0])
                if not 0 <= move.number <= MOST:
                    raise Refused("no_such_number", most=MOST)
                if move.number in saying.said:
                    raise Refused("already_said", number=move.number)
                return next_turn(state, replace(saying, said=with_seat(saying.said, seat, move.number)))
            case Over(), _:
                raise Refused("game_over")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Asking(asker=asker):
                return (asker,)
            case Saying(turns=turns):
                return turns[:1]
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Asking(asker=asker):
                return replace(state, phase=Asking(asker=left_of(asker, state.seats)))
            case Saying() as saying:
                return next_turn(state, saying)
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        number, scores, last = state.tally.number, state.tally.scores, state.last
        match state.phase:
            case Asking(asker=asker):
                return AskingView(number=number, scores=scores, last=last, asker=asker)
            case Saying(asker=asker, fact=fact, said=said, turns=turns):
                return SayingView(
                    number=number,
                    scores=scores,
                    last=last,
                    asker=asker,
                    question=fact.question,
                    said=said,
                    turn=turns[0],
                )
            case Over():
                return OverView(number=number, scores=scores, last=last)

    def private(self, state: State, seat: Seat) -> Private:
        asked: Asked | None = None
        if seat in self.awaited(state):
            asked = AskQuestion() if isinstance(state.phase, Asking) else AskNumber()
        return Private(hand=state.hands[seat], ask=asked)

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        scores = state.tally.scores
        return Outcome(scores=scores, winners=best(scores), reason=state.phase.reason)

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        if after.last is not None and after.last is not before.last:
            return (after.last,)
        if isinstance(before.phase, Asking) and isinstance(after.phase, Asking):
            return (Passed(number=before.tally.number, seat=before.phase.asker),)
        return ()

    def clock(self, state: State) -> Clock | None:
        seconds, number = state.options.turn_seconds, state.tally.number
        if seconds == 0 or isinstance(state.phase, Over):
            return None
        turn = f"ask:{state.phase.asker}" if isinstance(state.phase, Asking) else f"say:{state.phase.turns[0]}"
        return Clock(key=f"{number}:{turn}", seconds=seconds)

    def reveal_seconds(self, state: State) -> float:
        """Until somebody asks, screens may still show the round before."""
        return REVEAL_SECONDS if isinstance(state.phase, Asking) and state.last is not None else 0


def fact_of(card: Card) -> Fact:
    question = Question(id=card.id, fr=card.fields["fr"], en=card.fields["en"])
    return Fact(question=question, answer=int(card.fields["answer"]))


# A question is asked (PL-2), and numbers are said in turn (PL-3)


def ask(state: State, asker: Seat, card: str) -> State:
    hand = state.hands[asker]
    asked = [fact for fact in hand if fact.question.id == card]
    if not asked:
        raise Refused("not_in_hand")
    left = tuple([fact for fact in hand if fact not in asked])
    turns = [(asker + step) % state.seats for step in range(1, state.seats)]
    saying = Saying(asker=asker, fact=asked[0], said=(None,) * state.seats, turns=tuple(turns))
    return replace(state, phase=saying, hands=with_seat(state.hands, asker, left))


def next_turn(state: State, saying: Saying) -> State:
    """The one whose turn it was has said a number, or is away (CO-9)."""
    saying = replace(saying, turns=saying.turns[1:])
    if saying.turns:
        return replace(state, phase=saying)
    state = draw_again(state, saying)
    if all(number is None for number in saying.said):
        # CO-10: nobody was there, so the round begins anew with the next asker.
        return replace(state, phase=Asking(asker=left_of(saying.asker, state.seats)))
    return count(state, saying)


def draw_again(state: State, saying: Saying) -> State:
    """PL-5: the card goes under the pile, and the asker draws another."""
    drawn, pile = state.pile.put_under(saying.fact).draw(1)
    hand = (*state.hands[saying.asker], *drawn)
    return replace(state, pile=pile, hands=with_seat(state.hands, saying.asker, hand))


# The count (PL-4) and the end (PL-6)


def points_of(saying: Saying) -> tuple[int, ...]:
    answer = saying.fact.answer
    off = [None if number is None else abs(number - answer) for number in saying.said]
    least = min(distance for distance in off if distance is not None)
    won = EXACT_POINTS if least == 0 else NEAREST_POINTS
    points = [won if distance == least else 0 for distance in off]
    if least * 10 > answer:
        points[saying.asker] = ASKER_POINTS
    return tuple(points)


def count(state: State, saying: Saying) -> State:
    points = points_of(saying)
    tally = state.tally.count(points)
    last = Round(
        number=tally.number,
        asker=saying.asker,
        question=saying.fact.question,
        answer=saying.fact.answer,
        said=saying.said,
        points=points,
        scores=tally.scores,
    )
    state = replace(state, tally=tally, last=last)
    if tally.number == state.options.laps * state.seats:
        return replace(state, phase=Over(reason="laps"))
    return replace(state, phase=Asking(asker=left_of(saying.asker, state.seats)), tally=tally.next_round())
