"""A word is given, and everyone invents (DI-1, DI-4 to DI-7)."""

from collections.abc import Iterable

from msgspec.structs import replace

from veillee.games.dictionnaire.model import DEFINITION_LENGTH, Word, Write
from veillee.games.dictionnaire.state import Choosing, Over, Piles, Sheet, Sorting, State, Writing
from veillee.rules import Gathered, Refused, Seat, clean, left_of, others, with_seat

# The boxes of cards (DI-1)


def unplayed(state: State, card: int) -> tuple[Word, ...]:
    return tuple(word for word in state.cards[card].words if word.id not in state.played)


def with_box(state: State, box: int, cards: tuple[int, ...]) -> State:
    return replace(state, boxes=(cards, state.boxes[1]) if box == 1 else (state.boxes[0], cards))


def put_back(state: State, card: int) -> State:
    """A card that nobody chose from goes under its box."""
    box = state.cards[card].box
    return with_box(state, box, (*state.boxes[box - 1], card))


def refilled(state: State) -> State:
    """When both boxes are empty, the cards with words left are shuffled anew."""
    if any(state.boxes):
        return state
    left = [n for n in range(len(state.cards)) if unplayed(state, n)]
    shuffled = state.chance.shuffle(f"boxes:{state.tally.number}", left)
    return replace(state, boxes=tuple(tuple(n for n in shuffled if state.cards[n].box == box) for box in (1, 2)))


# Giving a word (DI-4, DI-5)


def next_round(state: State, reader: Seat) -> State:
    """The left neighbour of `reader` reads, if there are words left to play with and the host goes on (CO-14)."""
    state = refilled(state)
    if not any(state.boxes):
        return replace(state, phase=Over(reason="words"))
    if state.last_round:
        return replace(state, phase=Over(reason="stopped"))
    return replace(state, tally=state.tally.next_round(), phase=Choosing(reader=left_of(reader, state.seats)))


def pass_on(state: State, choosing: Choosing) -> State:
    """CO-9: an absent reader's role goes to the next seat, and the card back."""
    if choosing.drawn is not None:
        state = put_back(state, choosing.drawn)
    passed = choosing.passed | {choosing.reader}
    return replace(state, phase=Choosing(reader=left_of(choosing.reader, state.seats), passed=passed))


def draw(state: State, choosing: Choosing, box: int) -> State:
    cards = state.boxes[box - 1]
    if not cards:
        raise Refused("box_empty")
    return replace(with_box(state, box, cards[1:]), phase=replace(choosing, drawn=cards[0]))


def choose(state: State, choosing: Choosing, card: int, id: str) -> State:
    word = next((word for word in unplayed(state, card) if word.id == id), None)
    if word is None:
        raise Refused("no_such_word")
    sheets: Gathered[str] = Gathered.among(state.seats, writers(state, choosing))
    writing = Writing(reader=choosing.reader, word=word, sheets=sheets, drafts=("",) * state.seats)
    return replace(state, phase=writing, played=state.played | {id})


def writers(state: State, choosing: Choosing) -> list[Seat]:
    """CO-9: whoever let the reading pass takes no part in this round, or it would pay. Unless nobody else is left."""
    there = others(state.seats, choosing.reader)
    return [seat for seat in there if seat not in choosing.passed] or list(there)


# Inventing (DI-6, DI-7)


def write(state: State, writing: Writing, seat: Seat, move: Write) -> State:
    """A draft may be empty; what is handed in may not. A player who writes again takes back what they handed in."""
    if seat not in writing.sheets.takes_part:
        raise Refused("let_the_reading_pass")
    if move.done:
        sheets = writing.sheets.put(seat, clean(move.text, DEFINITION_LENGTH))
        return replace(state, phase=replace(writing, sheets=sheets))
    draft = clean(move.text, DEFINITION_LENGTH) if move.text.strip() else ""
    drafts = with_seat(writing.drafts, seat, draft)
    return replace(state, phase=replace(writing, sheets=writing.sheets.take_back(seat), drafts=drafts))


def handed_in(seat: Seat, move: Write, after: Iterable[State]) -> Write:
    """The words that reached the reader, whatever was written before; if none did, an empty draft."""
    ended = next((state.phase for state in after if not isinstance(state.phase, Writing)), None)
    piles = ended.piles if isinstance(ended, Sorting) else ()
    read = "".join(sheet.original for pile in piles for sheet in pile if sheet.author == seat)
    return Write(text=read, done=move.done and read != "")


def skip_writing(state: State, writing: Writing, seat: Seat) -> State:
    """CO-9: the draft of somebody away is handed in as it is."""
    draft = writing.drafts[seat]
    sheets = writing.sheets.put(seat, draft) if draft else writing.sheets.skip(seat)
    return replace(state, phase=replace(writing, sheets=sheets))


def end_writing(state: State, writing: Writing) -> State:
    """The sheets go to the reader's desk; without any, the round is void."""
    if not writing.sheets.answered:
        return next_round(state, writing.reader)
    return replace(state, phase=Sorting(reader=writing.reader, word=writing.word, piles=desk_of(state, writing)))


def desk_of(state: State, writing: Writing) -> Piles:
    """DI-7, DI-10: shuffled before they get their ids, so that neither place nor id tells whose they are."""
    written: list[tuple[Seat | None, str]] = [(None, writing.word.definition), *writing.sheets.answers.items()]
    shuffled = state.chance.shuffle(f"desk:{state.tally.number}", written)
    return tuple(
        (Sheet(id=f"s{n}", author=author, original=text, text=text),) for n, (author, text) in enumerate(shuffled, 1)
    )
