"""How the shared tests play Didixit."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret
from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import (
    AskClaim,
    AskGive,
    AskTell,
    AskVote,
    Claim,
    Decline,
    Give,
    GiveUp,
    Laid,
    Mend,
    Move,
    Performing,
    Private,
    Public,
    Sentence,
    Tell,
    Vote,
    Writing,
)
from veillee.games.didixit.state import Giving, State, Voting
from veillee.rules import Card, Chance, Deck, with_seat

GAME = Didixit()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"end": "score", "target": 12},
    {"mimes": True},
    {"tell_seconds": 30},
    {"give_seconds": 30},
    {"vote_seconds": 30},
]


ANSWERS = (Give, Vote)
DRAFTS: list[Any] = [Writing(on=True), Performing(what="mime"), Writing(on=False)]


def decks(cards: int = 84) -> list[Deck]:
    return [
        Deck(
            id="test",
            game="didixit",
            kind="images",
            language="any",
            licence="CC BY 4.0",
            name={"fr": "Essai", "en": "Test"},
            authors=("Veillée",),
            cards=tuple(Card(id=f"img{n:03}") for n in range(cards)),
        )
    ]


def moves(public: Public, private: Private) -> list[Move]:
    match private.ask:
        case AskClaim():
            return [Claim(), Decline()]
        case AskTell(may_give_up=may_give_up):
            told = [Tell(image=image, clue=Sentence(text=f"Minuit {n}")) for n, image in enumerate(private.hand)]
            return [*told, GiveUp()] if may_give_up else list(told)
        case AskGive(images=1):
            return [Give(images=(image,)) for image in private.hand]
        case AskGive(images=count):
            return [Give(images=private.hand[n : n + count]) for n in range(len(private.hand) - count + 1)]
        case AskVote(numbers=numbers):
            return [Vote(number=number) for number in numbers]
        case None:
            return []


def nonsense(public: Public, private: Private) -> list[Move]:
    out_of_turn: list[Move] = [] if isinstance(private.ask, AskClaim) else [Claim(), Decline()]
    return [
        Tell(image="a card of nobody", clue=Sentence(text="x")),
        Tell(image=private.hand[0], clue=Sentence(text=" \t ")),
        Tell(image=private.hand[0], clue=Sentence(text="x" * 201)),
        Give(images=()),
        Give(images=("a card of nobody", "another")),
        Give(images=(private.hand[0],) * 2),
        Vote(number=0),
        Vote(number=-1),
        Vote(number=99),
        *(Vote(number=number) for number in private.mine),
        *out_of_turn,
        Mend(text=" " if private.may_mend else "Midi"),
    ]


def secrets(state: State) -> list[Secret]:
    everyone, nobody = frozenset(range(state.seats)), frozenset[int]()
    found = [Secret("seed", replace(state, chance=Chance(b"another seed")), nobody)]
    if len(state.pile.cards) > 1:
        reversed_pile = replace(state.pile, cards=state.pile.cards[::-1])
        found.append(Secret("pile", replace(state, pile=reversed_pile), nobody))
    for one in everyone:
        other = (one + 1) % state.seats
        if state.hands[one] and state.hands[other]:
            first, second = state.hands[one], state.hands[other]
            swapped = with_seat(state.hands, one, (second[0], *first[1:]))
            swapped = with_seat(swapped, other, (first[0], *second[1:]))
            found.append(Secret("hand", replace(state, hands=swapped), frozenset({one, other})))
    match state.phase:
        case Giving() as giving:
            for seat, images in giving.gifts.answers.items():
                gift = tuple(f"other {image}" for image in images)
                given = with_seat(giving.gifts.given, seat, gift)
                phase = replace(giving, gifts=replace(giving.gifts, given=given))
                found.append(Secret("gift", replace(state, phase=phase), frozenset({seat})))
            told = replace(giving, image="other image")
            found.append(Secret("told", replace(state, phase=told), frozenset({giving.storyteller})))
            if giving.gifts.answered:
                skipped = frozenset(giving.gifts.answered) - giving.gifts.skipped
                by_chance = replace(giving, gifts=replace(giving.gifts, skipped=skipped))
                # The storyteller, who may mend the clue until somebody gives, knows whether anybody has.
                found.append(Secret("skipped", replace(state, phase=by_chance), frozenset({giving.storyteller})))
        case Voting() as voting:
            for seat, number in voting.votes.answers.items():
                votes = replace(voting.votes, given=with_seat(voting.votes.given, seat, number % len(voting.laid) + 1))
                found.append(Secret("vote", replace(state, phase=replace(voting, votes=votes)), frozenset({seat})))
            one_laid, next_laid = voting.laid[:2]
            if one_laid.owner != next_laid.owner:
                exchanged = Laid(one_laid.image, next_laid.owner), Laid(next_laid.image, one_laid.owner)
                laid = (*exchanged, *voting.laid[2:])
                known = frozenset({one_laid.owner, next_laid.owner})
                found.append(Secret("owner", replace(state, phase=replace(voting, laid=laid)), known))
            gave = replace(voting, gave=voting.votes.takes_part - voting.gave)
            found.append(Secret("gave", replace(state, phase=gave), nobody))
    return found


def when(phase: type, show: Callable[[Any], Any]) -> Callable[[State], Any]:
    return lambda state: show(state.phase) if isinstance(state.phase, phase) else None


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "pile": lambda state: state.pile.cards[:1],
    "hand": lambda state: state.hands,
    "gift": when(Giving, lambda giving: giving.gifts.given),
    "told": when(Giving, lambda giving: giving.image),
    "skipped": when(Giving, lambda giving: giving.gifts.skipped),
    "gave": when(Voting, lambda voting: voting.gave),
    "vote": when(Voting, lambda voting: voting.votes.given),
    "owner": when(Voting, lambda voting: voting.laid),
}
