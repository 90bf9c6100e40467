"""The reader prepares the reading (DI-8 to DI-10)."""

from msgspec.structs import replace
from rapidfuzz import fuzz

from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.model import DEFINITION_LENGTH, Edit, Letter, Merge, SheetId
from veillee.games.dictionnaire.state import Piles, Sheet, Sorting, State, Voting, authors
from veillee.rules import Gathered, Refused, bare, clean

ALIKE = 82  # of 100: two definitions this close are pointed out to the reader


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


def tidy_all(state: State, sorting: Sorting) -> State:
    noun = sorting.word.kind.startswith("n.")
    texts = {sheet.id: tidied(sheet.text, sorting.word.word, noun) for pile in sorting.piles for sheet in pile}
    return with_piles(state, sorting, retold(sorting.piles, texts))


def retold(piles: Piles, texts: dict[SheetId, str]) -> Piles:
    return tuple(tuple(replace(sheet, text=texts.get(sheet.id, sheet.text)) for sheet in pile) for pile in piles)


# The piles (DI-9)


def merge(state: State, sorting: Sorting, move: Merge) -> State:
    moved, into = pile_of(sorting.piles, move.sheet), pile_of(sorting.piles, move.into)
    if moved == into:
        raise Refused("already_merged")
    joined = (*sorting.piles[into], *sorting.piles[moved])
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
    """Sheets of different piles that are close in their words, to be pointed out to the reader."""
    found = []
    for n, pile in enumerate(piles):
        for other in piles[:n]:
            for one in pile:
                for two in other:
                    if fuzz.token_set_ratio(bare(one.original), bare(two.original)) >= ALIKE:
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


def read(state: State, sorting: Sorting) -> State:
    if len(without_twins(sorting.piles)) < len(sorting.piles):
        raise Refused("identical_definitions")
    return lay_out(state, sorting, sorting.piles)


def leave_unread(state: State, sorting: Sorting) -> State:
    """CO-9: without the reader, the desk is laid out as it is."""
    return lay_out(state, sorting, without_twins(sorting.piles), unread=True)


def lay_out(state: State, sorting: Sorting, piles: Piles, unread: bool = False) -> State:
    """The definitions are put to the vote. If all became one, all votes are for that (DI-9)."""
    votes: Gathered[Letter] = Gathered.among(state.seats, authors(piles))
    if len(piles) == 1:
        for seat in votes.takes_part:
            votes = votes.put(seat, "A")
    voting = Voting(reader=sorting.reader, word=sorting.word, piles=piles, votes=votes, unread=unread)
    return replace(state, phase=voting)
