"""The rules of Plume."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.plume.model import (
    ANSWER_LENGTH,
    Ask,
    AskVote,
    AskWrite,
    Move,
    Options,
    OverView,
    Private,
    Public,
    Question,
    Round,
    Sheet,
    Story,
    Vote,
    VotingView,
    Write,
    WritingView,
)
from veillee.games.plume.state import Over, State, Voting, Writing
from veillee.rules import (
    Chance,
    Deck,
    Game,
    Gathered,
    Outcome,
    Pile,
    Refused,
    Seat,
    Table,
    Tally,
    best,
    clean,
    last_answer,
)


class Plume(Game[State, Move, Options]):
    name = "plume"
    kinds = ("questions",)
    version = 1
    players = range(3, 9)
    colours = 8
    state_type = State
    move_type = Move
    options_type = Options
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        return {"questions": options.rounds}

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        cards = [card for deck in decks for card in deck.cards]
        if len(cards) < options.rounds:
            raise Refused("deck_too_small", kind="questions", needed=options.rounds, cards=len(cards))
        questions = [Question(id=card.id, fr=card.fields["fr"], en=card.fields["en"]) for card in cards]
        first, *rest = chance.shuffle("questions", questions)
        return State(
            options=options,
            chance=chance,
            phase=Writing(question=first, answers=everyone(table.seats)),
            pile=Pile(cards=tuple(rest)),
            tally=Tally(scores=(0,) * table.seats),
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match state.phase, move:
            case Writing() as writing, Write():
                answers = writing.answers.put(seat, clean(move.text, ANSWER_LENGTH))
                return vote_if_all_wrote(state, replace(writing, answers=answers))
            case Voting() as voting, Vote():
                if move.number not in numbers_for(voting, seat):
                    raise Refused("no_such_number", most=len(voting.sheets))
                return count_if_all_voted(state, replace(voting, votes=voting.votes.put(seat, move.number)))
            case Over(), _:
                raise Refused("game_over")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Writing(answers=gathered) | Voting(votes=gathered):
                return gathered.waiting
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Writing() as writing:
                return vote_if_all_wrote(state, replace(writing, answers=writing.answers.skip(seat)))
            case Voting() as voting:
                return count_if_all_voted(state, replace(voting, votes=voting.votes.skip(seat)))
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        number, scores, last = state.tally.number, state.tally.scores, state.last
        match state.phase:
            case Writing(question=question, answers=answers):
                return WritingView(number=number, scores=scores, last=last, question=question, written=answers.answered)
            case Voting(question=question, sheets=sheets, votes=votes):
                texts = tuple([sheet.text for sheet in sheets])
                return VotingView(
                    number=number, scores=scores, last=last, question=question, texts=texts, voted=votes.answered
                )
            case Over():
                return OverView(number=number, scores=scores, last=last)

    def private(self, state: State, seat: Seat) -> Private:
        ask: Ask | None = None
        match state.phase:
            case Writing(answers=answers):
                ask = AskWrite(text=answers.given[seat])
            case Voting(votes=votes) as voting if seat in votes.takes_part:
                ask = AskVote(numbers=numbers_for(voting, seat), vote=votes.given[seat])
        return Private(ask=ask)

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        scores = state.tally.scores
        return Outcome(scores=scores, winners=best(scores), reason=state.phase.reason)

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        return (after.last,) if after.last is not None and after.last is not before.last else ()

    def exported(self, seat: Seat, move: Move, after: Iterable[State]) -> Move:
        match move:
            case Write(text=text):
                return Write(text=last_answer(text, (text_of(state, seat) for state in after)))
            case Vote(number=number):
                return Vote(number=last_answer(number, (vote_of(state, seat) for state in after)))


# What a seat may still change, and nobody else has seen


def text_of(state: State, seat: Seat) -> str | None:
    return state.phase.answers.given[seat] if isinstance(state.phase, Writing) else None


def vote_of(state: State, seat: Seat) -> int | None:
    return state.phase.votes.given[seat] if isinstance(state.phase, Voting) else None


# Writing (PL-1, PL-2)


def everyone(seats: int) -> Gathered[str]:
    return Gathered.among(seats, range(seats))


def vote_if_all_wrote(state: State, writing: Writing) -> State:
    """PL-2: the sheets are shuffled, so that neither place nor number tells whose they are."""
    if not writing.answers.complete:
        return replace(state, phase=writing)
    written = [Sheet(text=text, author=seat) for seat, text in writing.answers.answers.items()]
    if not written:
        return ask_another(state, writing)
    sheets = state.chance.shuffle(f"sheets:{state.tally.number}", written)
    voters = [seat for seat in range(state.seats) if any(sheet.author != seat for sheet in sheets)]
    voting = Voting(question=writing.question, sheets=sheets, votes=Gathered.among(state.seats, voters))
    return replace(state, phase=voting)


def ask_another(state: State, writing: Writing) -> State:
    """CO-10: nobody wrote, so the round begins anew; a game never ends because people are slow."""
    (question,), pile = state.pile.put_under(writing.question).draw(1)
    return replace(state, phase=Writing(question=question, answers=everyone(state.seats)), pile=pile)


# The vote and the count (PL-3 to PL-5)


def numbers_for(voting: Voting, seat: Seat) -> tuple[int, ...]:
    """PL-3: not one's own."""
    return tuple([number for number, sheet in enumerate(voting.sheets, 1) if sheet.author != seat])


def points_of(voting: Voting) -> tuple[int, ...]:
    """PL-4: one for each vote on one's sheet."""
    points = [0] * len(voting.votes.given)
    for number in voting.votes.answers.values():
        points[voting.sheets[number - 1].author] += 1
    return tuple(points)


def count_if_all_voted(state: State, voting: Voting) -> State:
    if not voting.votes.complete:
        return replace(state, phase=voting)
    points = points_of(voting)
    tally = state.tally.count(points)
    last = Round(
        number=tally.number,
        question=voting.question,
        sheets=voting.sheets,
        votes=voting.votes.given,
        points=points,
        scores=tally.scores,
    )
    return next_round(replace(state, tally=tally, last=last))


def next_round(state: State) -> State:
    """PL-5: after so many rounds it is over."""
    if state.tally.number == state.options.rounds:
        return replace(state, phase=Over(reason="rounds"))
    (question,), pile = state.pile.draw(1)
    writing = Writing(question=question, answers=everyone(state.seats))
    return replace(state, phase=writing, pile=pile, tally=state.tally.next_round())
