"""The reader prepares the reading (DI-8 to DI-10)."""

from collections.abc import Iterable

from msgspec.structs import replace

from veillee.games.dictionnaire import likeness
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.model import DEFINITION_LENGTH, Edit, Letter, Merge, SheetId
from veillee.games.dictionnaire.state import Piles, Reading, Sheet, Sorting, State, Voting, authors, letters
from veillee.rules import Gathered, Refused, bare, clean


def with_piles(state: State, sorting: Sorting, piles: Piles) -> State:
    return replace(state, phase=replace(sorting, piles=piles))


def pile_of(piles: Piles, id: SheetId) -> int:
    for n, pile in enumerate(piles):
        if any(sheet.id == id for sheet in pile):
            return n
    raise Refused("no_such_sheet")


# The texts (DI-8)


def edit(state: State, sorting: Sorting, move: Edit) -> State:
    pile_of(sorting.piles, move.sheet)
    text = clean(move.text, DEFINITION_LENGTH)
    return with_piles(state, sorting, retold(sorting.piles, {move.sheet: text}))


def read_out(move: Edit, after: Iterable[State]) -> Edit:
    """The words that were read out, whatever stood there meanwhile; of a sheet that lay under another, none were."""
    text = move.text
    for state in after:
        if not isinstance(state.phase, Sorting):
            break
        pile = state.phase.piles[pile_of(state.phase.piles, move.sheet)]
        text = next(sheet.text if sheet is pile[0] else sheet.original for sheet in pile if sheet.id == move.sheet)
    return Edit(sheet=move.sheet, text=text)


def tidy_all(state: State, sorting: Sorting) -> State:
    noun = sorting.word.kind.startswith("n.")
    texts = {
        sheet.id: tidied(sheet.text, sorting.word.word, noun, state.language)
        for pile in sorting.piles
        for sheet in pile
    }
    return with_piles(state, sorting, retold(sorting.piles, texts))


def retold(piles: Piles, texts: dict[SheetId, str]) -> Piles:
    return tuple(tuple(replace(sheet, text=texts.get(sheet.id, sheet.text)) for sheet in pile) for pile in piles)


# The piles (DI-9)


def merge(state: State, sorting: Sorting, move: Merge) -> State:
    moved, into = pile_of(sorting.piles, move.sheet), pile_of(sorting.piles, move.into)
    if moved == into:
        raise Refused("already_merged")
    first = [sheet for sheet in sorting.piles[into] if sheet.id == move.into]
    under = [sheet for sheet in sorting.piles[into] if sheet.id != move.into]
    joined = (*first, *under, *sorting.piles[moved])
    piles = tuple(joined if n == into else pile for n, pile in enumerate(sorting.piles) if n != moved)
    return with_piles(state, sorting, piles)


def part(state: State, sorting: Sorting, id: SheetId) -> State:
    n = pile_of(sorting.piles, id)
    pile = sorting.piles[n]
    if len(pile) == 1:
        raise Refused("not_merged")
    alone = tuple(sheet for sheet in pile if sheet.id == id)
    rest = tuple(sheet for sheet in pile if sheet.id != id)
    return with_piles(state, sorting, (*sorting.piles[:n], rest, alone, *sorting.piles[n + 1 :]))


def alike(piles: Piles) -> tuple[tuple[SheetId, SheetId], ...]:
    """Sheets of different piles that may mean the same, to be pointed out to the reader."""
    found = []
    for n, pile in enumerate(piles):
        for other in piles[:n]:
            for one in pile:
                for two in other:
                    if likeness.alike(one.original, two.original):
                        found.append((two.id, one.id))
    return tuple(found)


def without_twins(piles: Piles) -> Piles:
    """Identical definitions are one."""
    joined: dict[str, tuple[Sheet, ...]] = {}
    for pile in piles:
        key = bare(pile[0].text)
        joined[key] = (*joined.get(key, ()), *pile)
    return tuple(joined.values())


# The order, and the reading (DI-10)


def arrange(state: State, sorting: Sorting, order: tuple[SheetId, ...]) -> State:
    first = {pile[0].id: pile for pile in sorting.piles}
    if sorted(order) != sorted(first):
        raise Refused("wrong_order")
    return with_piles(state, sorting, tuple(first[id] for id in order))


def read(state: State, sorting: Sorting, at_once: bool) -> State:
    if len(without_twins(sorting.piles)) < len(sorting.piles):
        raise Refused("identical_definitions")
    if at_once or len(sorting.piles) == 1:
        return open_vote(state, sorting, sorting.piles)
    reading = Reading(reader=sorting.reader, word=sorting.word, piles=sorting.piles, shown=1)
    return replace(state, phase=reading)


def read_on(state: State, reading: Reading, after: Letter) -> State:
    """The letter tells two taps for the same definition from one for the next."""
    if after != letters(reading.piles)[reading.shown - 1]:
        raise Refused("not_being_read")
    if reading.shown == len(reading.piles):
        return open_vote(state, reading, reading.piles)
    return replace(state, phase=replace(reading, shown=reading.shown + 1))


def leave_unread(state: State, sorting: Sorting) -> State:
    """CO-9: without the reader, the desk is laid out as it is."""
    return open_vote(state, sorting, without_twins(sorting.piles), unread=True)


def show_the_rest(state: State, reading: Reading) -> State:
    """CO-9: without the reader, what has not been read is shown at once. The desk was the reader's own work."""
    return open_vote(state, reading, reading.piles)


def open_vote(state: State, before: Sorting | Reading, piles: Piles, unread: bool = False) -> State:
    """All definitions are known. If all became one, all votes are for that (DI-9)."""
    votes: Gathered[Letter] = Gathered.among(state.seats, authors(piles))
    if len(piles) == 1:
        for seat in votes.takes_part:
            votes = votes.put(seat, "A")
    voting = Voting(reader=before.reader, word=before.word, piles=piles, votes=votes, unread=unread)
    return replace(state, phase=voting)
