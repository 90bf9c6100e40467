"""How the shared tests play Le Jeu du Dictionnaire."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.dictionnaire.model import (
    Arrange,
    AskChoose,
    AskDraw,
    AskRead,
    AskSort,
    AskStake,
    AskVote,
    AskWrite,
    Choose,
    Draw,
    Edit,
    Keep,
    Lit,
    Merge,
    Move,
    Part,
    Private,
    Public,
    Read,
    ReadingView,
    ReadOn,
    Stake,
    Tidy,
    Vote,
    VotingView,
    Write,
)
from veillee.games.dictionnaire.state import Choosing, LastCall, Reading, Sheet, Sorting, State, Voting, Writing
from veillee.rules import Card, Chance, Deck, with_seat

GAME = Dictionnaire()
OPTIONS: list[dict[str, Any]] = [{}, {"leaves": 14}, {"enforced": True}, {"vote_seconds": 30}]
ANSWERS = (Vote,)
SECRET_MOVES = (Write, Edit)
WRITTEN_OVER = (Edit,)
WRITTEN = {
    "words": lambda n: {"word": f"mot maison {n}", "kind": "n.m.", "definition": f"Sens de la maison numéro {n}."}
}
DRAFTS: list[Any] = [Lit(letter="A"), Lit(letter=None)]


def decks(cards: int = 30) -> list[Deck]:
    return [
        Deck(
            id="test",
            game="dictionnaire",
            kind="words",
            language="fr",
            licence="CC BY 4.0",
            name={"fr": "Essai", "en": "Test"},
            authors=("Veillée",),
            cards=tuple(
                Card(
                    id=f"w{n:03}",
                    fields={
                        "box": str(n // 4 % 2 + 1),
                        "card": str(n // 4 + 1),
                        "word": f"mot{n}",
                        "kind": "n.m.",
                        "definition": f"Sens véritable numéro {n}.",
                    },
                )
                for n in range(4 * cards)
            ),
        )
    ]


def moves(public: Public, private: Private) -> list[Move]:
    match public, private.ask:
        case _, AskDraw(boxes=boxes):
            return [Draw(box=box) for box in boxes]  # type: ignore[arg-type]
        case _, AskChoose(words=words):
            return [Choose(word=word.id) for word in words]
        case _, AskWrite():
            return [Write(text=f"Invention {public.number} {n}.") for n in range(40)]
        case _, AskSort(piles=piles):
            return sorting(piles)
        case ReadingView(definitions=definitions), AskRead():
            return [ReadOn(after=definitions[-1].letter)]
        case VotingView(staked=staked), AskVote(letters=letters, may_stake=may_stake):
            stakes = [Stake()] if may_stake and not staked else []
            return [*(Vote(letter=letter) for letter in letters), *stakes]
        case _, AskStake():
            return [Keep(), Keep(), Keep(), Stake()]
        case _:
            return []


def sorting(piles: Any) -> list[Move]:
    """Reading comes often, so that the desk is cleared some day; what would be read twice is merged first."""
    first = [pile[0] for pile in piles]
    twins = [(one, two) for n, one in enumerate(first) for two in first[:n] if one.text == two.text]
    if twins:
        return [Merge(sheet=one.id, into=two.id) for one, two in twins]
    found: list[Move] = [*[Read(at_once=False)] * 4, *[Read(at_once=True)] * 2]
    found += [Edit(sheet=first[0].id, text="Sens retouché."), Tidy(), Arrange(order=tuple(s.id for s in first[::-1]))]
    if len(piles) > 2:
        found.append(Merge(sheet=first[-1].id, into=first[0].id))
    found += [Part(sheet=pile[-1].id) for pile in piles if len(pile) > 1]
    return found


def nonsense(public: Public, private: Private) -> list[Move]:
    readings: list[Move] = [Read(at_once=True), Read(at_once=False), Tidy()]
    return [
        Choose(word="a word of nobody"),
        Write(text=" \t "),
        Write(text="x" * 2000),
        Edit(sheet="nowhere", text="x"),
        Edit(sheet="s1", text=" "),
        Edit(sheet="s1", text="x" * 2000),
        Merge(sheet="s1", into="s1"),
        Merge(sheet="nowhere", into="s1"),
        Part(sheet="nowhere"),
        Arrange(order=()),
        Arrange(order=("s1", "s1")),
        Vote(letter="Z"),
        *([] if isinstance(private.ask, AskDraw) else [Draw(box=1)]),
        ReadOn(after="Z"),
        *([] if isinstance(private.ask, AskRead) else [ReadOn(after="A")]),
        *([] if isinstance(private.ask, AskVote) else [Vote(letter="A")]),
        *([] if isinstance(private.ask, AskStake) else [Keep()]),
        *([] if isinstance(private.ask, AskStake) or getattr(private.ask, "may_stake", False) else [Stake()]),
        *([] if isinstance(private.ask, AskSort) else readings),
    ]


def retold(sheet: Sheet) -> Sheet:
    return replace(sheet, text=f"Autrement {sheet.id}.", original=f"Autrement {sheet.id}.")


def secrets(state: State) -> list[Secret]:
    nobody = frozenset[int]()
    found = [Secret("seed", replace(state, chance=Chance(b"another seed")), nobody)]
    if len(state.boxes[0]) > 1:
        found.append(Secret("boxes", replace(state, boxes=(state.boxes[0][::-1], state.boxes[1])), nobody))
    match state.phase:
        case Choosing(drawn=int(card)) as choosing:
            other = replace(choosing, drawn=(card + 2) % len(state.cards))
            found.append(Secret("drawn", replace(state, phase=other), frozenset({choosing.reader})))
        case Writing() as writing:
            word = replace(writing.word, definition="Autre sens.")
            found.append(Secret("definition", replace(state, phase=replace(writing, word=word)), nobody))
            for seat, text in writing.sheets.answers.items():
                sheets = writing.sheets.put(seat, f"{text} Ou non.")
                changed = replace(state, phase=replace(writing, sheets=sheets))
                found.append(Secret("text", changed, frozenset({seat})))
            for seat, text in enumerate(writing.drafts):
                if text:
                    drafts = with_seat(writing.drafts, seat, f"{text} Ou non.")
                    changed = replace(state, phase=replace(writing, drafts=drafts))
                    found.append(Secret("text", changed, frozenset({seat})))
        case Sorting() as sorting:
            found += sheets_retold("sheets", state, sorting, 0)
            found += authors_exchanged(state, sorting)
        case Reading() as reading:
            found += authors_exchanged(state, reading)
            found += sheets_retold("unread", state, reading, reading.shown)
        case Voting() | LastCall() as voting:
            found += authors_exchanged(state, voting)
            for seat, vote in voting.votes.answers.items():
                votes = voting.votes.put(seat, "B" if vote == "A" else "A")
                found.append(Secret("vote", replace(state, phase=replace(voting, votes=votes)), frozenset({seat})))
            first, second = voting.piles[:2]
            if len(first) == len(second) == 1:
                real = (replace(first[0], author=second[0].author),), (replace(second[0], author=first[0].author),)
                changed = replace(state, phase=replace(voting, piles=(*real, *voting.piles[2:])))
                # Whoever wrote one of them knows their own words.
                authors = frozenset(sheet.author for sheet in (first[0], second[0]) if sheet.author is not None)
                found.append(Secret("real", changed, authors))
    return found


def sheets_retold(name: str, state: State, phase: Sorting | Reading, after: int) -> list[Secret]:
    """Each definition that was not read, in other words: only the reader and whoever wrote it can see that."""
    found = []
    for n, pile in enumerate(phase.piles):
        for at, sheet in enumerate(pile) if n >= after else ():
            changed = (*pile[:at], retold(sheet), *pile[at + 1 :])
            piles = (*phase.piles[:n], changed, *phase.piles[n + 1 :])
            knows = frozenset({phase.reader} if sheet.author is None else {phase.reader, sheet.author})
            found.append(Secret(name, replace(state, phase=replace(phase, piles=piles)), knows))
    return found


def authors_exchanged(state: State, phase: Sorting | Reading | Voting | LastCall) -> list[Secret]:
    """Two proposals change their authors: nobody else can see it, not even the reader; they know their own words."""
    written = [(n, pile[0]) for n, pile in enumerate(phase.piles) if len(pile) == 1 and pile[0].author is not None]
    if len(written) < 2:
        return []
    (one, first), (two, second) = written[:2]
    piles = list(phase.piles)
    piles[one], piles[two] = (replace(first, author=second.author),), (replace(second, author=first.author),)
    authors = frozenset(sheet.author for sheet in (first, second) if sheet.author is not None)
    return [Secret("author", replace(state, phase=replace(phase, piles=tuple(piles))), authors)]


def phase_field(name: str) -> Callable[[State], Any]:
    return lambda state: getattr(state.phase, name, None)


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "boxes": lambda state: state.boxes[0][:1],
    "drawn": phase_field("drawn"),
    "definition": phase_field("word"),
    "text": phase_field("sheets"),
    "sheets": phase_field("piles"),
    "unread": phase_field("piles"),
    "author": phase_field("piles"),
    "vote": phase_field("votes"),
    "real": phase_field("piles"),
}
