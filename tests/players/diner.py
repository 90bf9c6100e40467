"""How the shared tests play Devine qui vient dîner ce soir !"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret
from veillee.games.diner.game import Diner
from veillee.games.diner.model import (
    CHAIRS,
    FAMILIES,
    AskAnswer,
    AskDefend,
    AskDraw,
    AskName,
    AskTable,
    AskVoteGuests,
    AskVoteTable,
    Contest,
    Convinced,
    Defend,
    Draw,
    Exchange,
    HearingView,
    Join,
    JudgingGuestsView,
    JudgingTableView,
    Laying,
    Move,
    Name,
    NamingView,
    Nothing,
    Private,
    Public,
    Reason,
    SetTable,
    Spoken,
    Unknown,
    VoteGuests,
    VoteTable,
    Written,
    seated_at,
)
from veillee.games.diner.state import Judging, JudgingGuests, JudgingTable, State
from veillee.rules import Card, Chance, Deck, with_seat

GAME = Diner()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"colours": "text"},
    {"funerals": "any"},
    {"small_hands": True},
    {"no_television": True},
    {"no_castings": True},
    {"forbidden": ["Un mariage"]},
    {"turn_seconds": 60},
    {"answer_seconds": 30},
    {"vote_seconds": 30},
]
ANSWERS = (VoteTable, VoteGuests)
WRITTEN = {
    "guests": lambda n: {"name": f"Tante {n}", "line": f"Peint {n} pommes.", "family": FAMILIES[n % len(FAMILIES)]}
}
DRAFTS: list[Any] = [Laying(places=2), Laying(places=1, table=0)]


def decks(cards: int = 72) -> list[Deck]:
    """Every ninth guest is of the same family; every fifth has died, of these every other one long ago."""
    return [
        Deck(
            id="test",
            game="diner",
            kind="guests",
            language="fr",
            licence="CC BY 4.0",
            name={"fr": "Essai", "en": "Test"},
            until=2021,
            authors=("Veillée",),
            cards=tuple(
                Card(
                    id=f"g{n:03}",
                    fields={
                        "name_fr": f"Invité {n}",
                        "name_en": f"Guest {n}",
                        "family": FAMILIES[n % len(FAMILIES)],
                        "born": "1950",
                        "died": "" if n % 5 else "1999" if n % 2 else "2020",
                        "fr": f"Personne numéro {n}.",
                        "en": f"Person number {n}.",
                    },
                )
                for n in range(cards)
            ),
        )
    ]


def moves(public: Public, private: Private) -> list[Move]:
    match private.ask, public:
        case AskDraw(), _:
            return [Draw(), *(Unknown(guest=id) for id in private.fresh[:1])]
        case AskTable(may_exchange=may_exchange), _:
            return playing(public, private, may_exchange)
        case AskAnswer(), HearingView(proposal=proposal):
            some = tuple(guest.id for guest in proposal.guests[:1])
            why: dict[str, Reason] = {
                "table": Written(text="Ils ne se parleraient pas."),
                **dict.fromkeys(some, Spoken()),
            }
            cites = 0 if public.forbidden else None
            whole, both = Contest(whole=True, cites=cites), Contest(whole=True, guests=some, why=why)
            return [*[Convinced()] * 5, whole, Contest(guests=some), both]
        case AskDefend(topics=topics), _:
            return [Defend(), Defend(words={topics[-1]: Written(text="Ils se connaissent depuis l’école.")})]
        case AskVoteTable(), JudgingTableView():
            return [VoteTable(accept=True), VoteTable(accept=False)]
        case AskName(), NamingView(proposal=proposal):
            last = proposal.guests[-1].id
            return [Name(guests=()), Name(guests=()), Name(guests=(last,), why={last: Written(text="Pas elle.")})]
        case AskVoteGuests(), JudgingGuestsView(proposal=proposal):
            ids = tuple(guest.id for guest in proposal.guests)
            return [VoteGuests(refused=()), VoteGuests(refused=ids[:1]), VoteGuests(refused=ids)]
        case ask, _:
            assert ask is None
            return []


def playing(public: Public, private: Private, may_exchange: bool) -> list[Move]:
    hand = [guest.id for guest in private.hand]
    found: list[Move] = [Nothing()]
    if may_exchange:
        found += [Exchange(guest=hand[0]), Exchange(guest=hand[-1])]
    for size in (2, 4, 6):
        if len(hand) >= size:
            found.append(SetTable(guests=tuple(hand[:size]), reason=Written(text="Ils fêtent un anniversaire.")))
    dead = next((guest for guest in private.hand if guest.recent or guest.died is None), None)
    if dead is not None and len(hand) > 1:
        other = next(id for id in hand if id != dead.id)
        marked = dead.died is None
        found.append(SetTable(guests=(dead.id, other), reason=Spoken(), departed=dead.id, marked=marked))
    for number, table in enumerate(public.tables):
        free = CHAIRS - len(seated_at(table))
        if free:
            found.append(Join(table=number, guests=tuple(hand[:free][:2]), reason=Spoken()))
    return found


def nonsense(public: Public, private: Private) -> list[Move]:
    hand = tuple(guest.id for guest in private.hand)
    why = Written(text="Parce que.")
    asked = private.ask
    turns: list[Move] = [Nothing(), SetTable(guests=hand[:2], reason=why)]
    answers: list[Move] = [Convinced(), Contest(whole=True)]
    return [
        Unknown(guest="nobody"),
        Exchange(guest="nobody"),
        SetTable(guests=hand[:1], reason=why),
        SetTable(guests=(*hand[:7], *("nobody",) * max(0, 7 - len(hand))), reason=why),
        SetTable(guests=(*hand[:1], "nobody"), reason=why),
        SetTable(guests=hand[:1] * 2, reason=why),
        SetTable(guests=hand[:2], reason=Written(text=" ")),
        SetTable(guests=hand[:2], reason=Written(text="x" * 5000)),
        SetTable(guests=hand[:2], reason=why, departed="nobody"),
        SetTable(guests=hand[:2], reason=why, marked=True),
        Join(table=-1, guests=hand[:1], reason=why),
        Join(table=len(public.tables), guests=hand[:1], reason=why),
        Join(table=0, guests=(), reason=why),
        Contest(),
        Contest(guests=("nobody",)),
        Contest(whole=True, cites=99),
        Contest(whole=True, why={"nobody": Spoken()}),
        Contest(whole=True, why={"table": Written(text="\u202e")}),
        Contest(whole=True, why={"table": Written(text="x" * 500)}),
        Defend(words={"nobody": Spoken()}),
        Name(guests=("nobody",)),
        VoteGuests(refused=("nobody",)),
        *([] if isinstance(asked, AskDraw) else [Draw()]),
        *([] if isinstance(asked, AskTable) else turns),
        *([] if isinstance(asked, AskAnswer) else answers),
        *([] if isinstance(asked, AskDefend) else [Defend()]),
        *([] if isinstance(asked, AskVoteTable) else [VoteTable(accept=True)]),
        *([] if isinstance(asked, AskName) else [Name(guests=())]),
        *([] if isinstance(asked, AskVoteGuests) else [VoteGuests(refused=())]),
    ]


def secrets(state: State) -> list[Secret]:
    nobody = frozenset[int]()
    found = [Secret("seed", replace(state, chance=Chance(b"another seed")), nobody)]
    pile = state.pile
    if len(pile.cards) > 1:
        found.append(Secret("pile", replace(state, pile=replace(pile, cards=pile.cards[::-1])), nobody))
    if len(pile.aside) > 1:
        found.append(Secret("discards", replace(state, pile=replace(pile, aside=pile.aside[::-1])), nobody))
    on_table = {guest.id for guest in state.phase.proposal.guests} if isinstance(state.phase, Judging) else set[str]()
    for seat, hand in enumerate(state.hands):
        held = [id for id in hand if id not in on_table]
        if held and pile.cards:
            changed = tuple(pile.cards[-1] if id == held[0] else id for id in hand)
            swapped = replace(pile, cards=(*pile.cards[:-1], held[0]))
            other = replace(state, hands=with_seat(state.hands, seat, changed), pile=swapped)
            found.append(Secret("hand", other, frozenset({seat})))
    for seat in range(state.seats):
        if state.fresh[seat]:
            fresh = with_seat(state.fresh, seat, frozenset[str]())
            found.append(Secret("fresh", replace(state, fresh=fresh), frozenset({seat})))
    match state.phase:
        case JudgingTable() as judging:
            for seat, vote in judging.votes.answers.items():
                votes = judging.votes.put(seat, not vote)
                found.append(Secret("vote", replace(state, phase=replace(judging, votes=votes)), frozenset({seat})))
        case JudgingGuests() as judging:
            ids = tuple(guest.id for guest in judging.proposal.guests)
            for seat, refused in judging.votes.answers.items():
                ballots = judging.votes.put(seat, () if refused else ids)
                found.append(Secret("ballot", replace(state, phase=replace(judging, votes=ballots)), frozenset({seat})))
    return found


def votes_in(kind: type[JudgingTable | JudgingGuests]) -> Callable[[State], Any]:
    return lambda state: state.phase.votes.given if isinstance(state.phase, kind) else None


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "pile": lambda state: state.pile.cards[:1],
    "discards": lambda state: state.pile.aside[-1:],
    "hand": lambda state: state.hands,
    "fresh": lambda state: [sorted(fresh) for fresh in state.fresh],
    "vote": votes_in(JudgingTable),
    "ballot": votes_in(JudgingGuests),
}
