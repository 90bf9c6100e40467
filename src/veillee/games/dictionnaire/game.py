"""Le Jeu du Dictionnaire as a game of the house: who may do what when, and what follows."""

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.dictionnaire.count import decide, end_round, end_vote, stake, vote, vote_of, winners
from veillee.games.dictionnaire.dealing import boxes_of, cards_of
from veillee.games.dictionnaire.desk import (
    arrange,
    edit,
    leave_unread,
    merge,
    part,
    read,
    read_on,
    read_out,
    show_the_rest,
    tidy_all,
)
from veillee.games.dictionnaire.model import (
    ADVISED_SECONDS,
    COUNT_MILLISECONDS,
    DEFINITION_LENGTH,
    DEFINITION_MILLISECONDS,
    KIND_LENGTH,
    LAST_CALL_SECONDS,
    LEAF_MILLISECONDS,
    TOKENS,
    WORD_LENGTH,
    Arrange,
    Choose,
    Chosen,
    Draw,
    Edit,
    Keep,
    Lit,
    Merge,
    Move,
    Options,
    Part,
    Passed,
    Private,
    Public,
    Read,
    ReadOn,
    Round,
    Stake,
    Story,
    Tidy,
    Void,
    Vote,
    Write,
)
from veillee.games.dictionnaire.state import (
    Ballot,
    Choosing,
    LastCall,
    Over,
    Reading,
    Sorting,
    State,
    Voting,
    Writing,
    letters,
)
from veillee.games.dictionnaire.views import private_of, public_of
from veillee.games.dictionnaire.writing import (
    choose,
    draw,
    end_writing,
    handed_in,
    pass_on,
    skip_writing,
    write,
)
from veillee.rules import (
    Chance,
    Clock,
    Deck,
    Game,
    Moment,
    Outcome,
    Question,
    Refused,
    Seat,
    Table,
    Tally,
    clean,
    last_answer,
)


class Dictionnaire(Game[State, Move, Options]):
    name = "dictionnaire"
    kinds = ("words",)
    words = frozenset({"text", "original", "wrote", "word", "kind", "definition"})
    older_decks = ("deck",)
    gentle: ClassVar = {"vote_seconds": 120}
    presets: ClassVar = {
        "usual": {"leaves": 26, "enforced": False},
        "short": {"leaves": 14, "enforced": True},
        "family": {"leaves": 14, "enforced": False},
    }
    version = 2
    players = range(3, 7)
    colours = 6
    takes_late = True
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Lit
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        """A word for everybody to read out once."""
        return {"words": seats}

    def own_card(self, kind: str, fields: dict[str, str]) -> dict[str, str]:
        """A word that people wrote. What kind of word it is may be left open."""
        if kind != "words":
            return super().own_card(kind, fields)
        of_word = fields.get("kind", "")
        return {
            "word": clean(fields.get("word", ""), WORD_LENGTH),
            "kind": clean(of_word, KIND_LENGTH) if of_word.strip() else "",
            "definition": clean(fields.get("definition", ""), DEFINITION_LENGTH),
        }

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        house, own = cards_of(decks, chance)
        cards, boxes = (*house, *own), boxes_of(house, own, options, chance)
        words, needed = sum(len(card.words) for card in cards), self.needs(options, table.seats)["words"]
        if words < needed:
            raise Refused("deck_too_small", kind="words", needed=needed, cards=words)
        if not (boxes[0] and boxes[1]):
            raise Refused("deck_too_small", kind="words", needed=2, cards=len(cards))
        reader = table.host if table.host is not None else chance.pick("reader", range(table.seats))
        return State(
            options=options,
            language="en" if {deck.language for deck in decks if deck.language} == {"en"} else "fr",
            chance=chance,
            phase=Choosing(reader=reader),
            cards=cards,
            boxes=boxes,
            tally=Tally(scores=(0,) * table.seats),
            tokens=(TOKENS,) * table.seats,
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return settle(play(state, seat, move))

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Choosing(reader=reader) | Sorting(reader=reader) | Reading(reader=reader):
                return (reader,)
            case Writing(sheets=gathered) | Voting(votes=gathered):
                return gathered.waiting
            case LastCall(may_stake=may_stake):
                return tuple(sorted(may_stake))
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        return settle(skip(state, seat))

    def public(self, state: State) -> Public:
        return public_of(state)

    def private(self, state: State, seat: Seat) -> Private:
        return private_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                return Outcome(scores=state.tally.scores, winners=winners(state), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        lines: list[Struct] = []
        number = before.tally.number
        match before.phase, after.phase:
            case Choosing(), Writing(reader=reader, word=word):
                lines.append(Chosen(number=number, reader=reader, word=word.word, kind=word.kind))
            case Choosing(reader=reader), Over():
                lines.append(Passed(number=number, seat=reader))
            case Choosing(reader=reader), Choosing(reader=next_reader) if reader != next_reader:
                lines.append(Passed(number=number, seat=reader))
            case Writing(word=word), Choosing() | Over():
                lines.append(Void(number=number, word=word.word))
        if after.last is not None and after.last is not before.last:
            lines.append(after.last)
        return tuple(lines)

    def seat_late(self, state: State) -> State:
        """CO-12: until the reader draws a card, on the last player's leaf, with the fewest tokens anybody has left."""
        match state.phase:
            case Choosing(drawn=None):
                tally = state.tally.seat_late()
                return replace(state, tally=tally, tokens=(*state.tokens, min(state.tokens)))
            case Over():
                raise Refused("game_over")
            case _:
                raise Refused("not_between_rounds")

    def finish(self, state: State, on: bool) -> State:
        """CO-14: the round on the table is the last one, or not after all. It ends also if nobody writes."""
        if isinstance(state.phase, Over):
            raise Refused("game_over")
        return replace(state, last_round=on)

    def audience_asked(self, state: State) -> Question | None:
        """CO-13: which definition is the real one, until the count."""
        match state.phase:
            case Voting(piles=piles) | LastCall(piles=piles):
                return Question(key=str(state.tally.number), topics={"definition": letters(piles)})
            case _:
                return None

    def audience_shown(self, state: State) -> str | None:
        """The round that was counted, until the next vote begins."""
        return None if state.last is None or isinstance(state.phase, Ballot) else str(state.last.number)

    def exported(self, seat: Seat, move: Move, after: Iterable[State]) -> Move:
        match move:
            case Write():
                return handed_in(seat, move, after)
            case Edit():
                return read_out(move, after)
            case Vote(letter=letter):
                return Vote(letter=last_answer(letter, (vote_of(state, seat) for state in after)))
            case _:
                return move

    def draft(self, state: State, seat: Seat, draft: Lit) -> Lit:
        if not (isinstance(state.phase, Voting) and state.phase.reader == seat):
            raise Refused("not_now")
        if draft.letter is not None and draft.letter not in letters(state.phase.piles):
            raise Refused("no_such_definition")
        return draft

    def clock(self, state: State) -> Clock | None:
        match state.phase:
            case Writing() if state.options.enforced:
                return Clock(key=f"{state.tally.number}:write", seconds=ADVISED_SECONDS)
            case Reading(shown=shown) if state.options.vote_seconds:
                return Clock(key=f"{state.tally.number}:read:{shown}", seconds=state.options.vote_seconds)
            case Voting() if state.options.vote_seconds:
                return Clock(key=f"{state.tally.number}:vote", seconds=state.options.vote_seconds)
            case LastCall():
                return Clock(key=f"{state.tally.number}:call", seconds=LAST_CALL_SECONDS)
            case _:
                return None

    def reveal_seconds(self, state: State) -> float:
        """The count, until somebody has done something after it."""
        match state.phase, state.last:
            case Choosing(drawn=None, passed=passed), Round() as last if (
                not passed and last.number + 1 == state.tally.number
            ):
                more = DEFINITION_MILLISECONDS * (len(last.definitions) - 1) + LEAF_MILLISECONDS * max(last.points)
                return (COUNT_MILLISECONDS + more) / 1000
            case _:
                return 0

    def may_speak(self, state: State, seat: Seat) -> bool:
        """DI-10: the reader is silent from the choice of the word to the count."""
        return not (isinstance(state.phase, Writing | Sorting | Reading | Ballot) and state.phase.reader == seat)

    def may_be_heard(self, state: State, seat: Seat) -> bool:
        """CO-16: the definitions are read aloud, by the reader; if the table wants it, by nobody but the reader."""
        match state.phase:
            case Reading(reader=reader):
                return seat == reader or not state.options.reader_alone
            case _:
                return self.may_speak(state, seat)

    def may_be_seen(self, state: State, seat: Seat) -> bool:
        """Whoever reads aloud is looked at."""
        return isinstance(state.phase, Reading) or self.may_speak(state, seat)

    def moments(self, line: Story) -> tuple[Moment, ...]:
        """The word is nobody's: it is the whole round of several people."""
        if not isinstance(line, Round):
            return ()
        written = [(one, tuple([a.seat for a in one.authors if a.seat is not None])) for one in line.definitions]
        return (
            Moment(str(line.number)),
            *(Moment(part_of(line, one.letter), by=authors) for one, authors in written if authors),
        )

    def kept(self, line: Round, left_out: Collection[str]) -> Round | None:
        if str(line.number) in left_out:
            return None
        gone = {one.letter for one in line.definitions if part_of(line, one.letter) in left_out}
        return replace(
            line,
            # Whoever wrote what the card says takes back only their name.
            definitions=tuple([
                replace(one, authors=tuple([a for a in one.authors if a.seat is None])) if one.letter in gone else one
                for one in line.definitions
                if one.real or one.letter not in gone
            ]),
            votes=tuple([None if letter in gone and not is_real(line, letter) else letter for letter in line.votes]),
        )  # fmt: skip


def part_of(line: Round, letter: str) -> str:
    return f"{line.number}{letter}"


def is_real(line: Round, letter: str | None) -> bool:
    return any(one.real and one.letter == letter for one in line.definitions)


def play(state: State, seat: Seat, move: Move) -> State:
    phase = state.phase
    if isinstance(phase, Over):
        raise Refused("game_over")
    reads = seat == phase.reader
    match phase, move:
        case Choosing(drawn=None), Draw() if reads:
            return draw(state, phase, move.box)
        case Choosing(drawn=int(card)), Choose() if reads:
            return choose(state, phase, card, move.word)
        case Writing(), Write() if not reads:
            return write(state, phase, seat, move)
        case Sorting(), Edit() if reads:
            return edit(state, phase, move)
        case Sorting(), Tidy() if reads:
            return tidy_all(state, phase)
        case Sorting(), Merge() if reads:
            return merge(state, phase, move)
        case Sorting(), Part() if reads:
            return part(state, phase, move.sheet)
        case Sorting(), Arrange() if reads:
            return arrange(state, phase, move.order)
        case Sorting(), Read() if reads:
            return read(state, phase, move.at_once)
        case Reading(), ReadOn() if reads:
            return read_on(state, phase, move.after)
        case Voting(), Vote() if not reads:
            return vote(state, phase, seat, move.letter)
        case Voting() | LastCall(), Stake() if not reads:
            return stake(state, phase, seat)
        case LastCall(), Keep() if not reads:
            return replace(state, phase=decide(phase, seat))
        case _, Draw() | Choose() | Edit() | Tidy() | Merge() | Part() | Arrange() | Read() | ReadOn() if not reads:
            raise Refused("not_reader", seat=phase.reader)
        case _, Write() | Vote() | Stake() | Keep() if reads:
            raise Refused("not_for_reader")
        case _:
            raise Refused("not_now")


def skip(state: State, seat: Seat) -> State:
    match state.phase:
        case Choosing() as choosing:
            return pass_on(state, choosing)
        case Writing() as writing:
            return skip_writing(state, writing, seat)
        case Sorting() as sorting:
            return leave_unread(state, sorting)
        case Reading() as reading:
            return show_the_rest(state, reading)
        case Voting(votes=votes) as voting:
            return replace(state, phase=replace(voting, votes=votes.skip(seat)))
        case LastCall() as call:
            return replace(state, phase=decide(call, seat))
        case Over():
            raise Refused("game_over")


def settle(state: State) -> State:
    """If nobody is waited for any more, the sheets go to the desk, the votes are in, the round is counted."""
    match state.phase:
        case Writing(sheets=sheets) as writing if sheets.complete:
            return end_writing(state, writing)
        case Voting(votes=votes) as voting if votes.complete:
            return end_vote(state, voting)
        case LastCall(may_stake=may_stake) as call if not may_stake:
            return end_round(state, call)
        case _:
            return state
