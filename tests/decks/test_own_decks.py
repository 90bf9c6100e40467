"""Decks that people made, alone or mixed with those of the house (CO-15)."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.test_every_game import LateWalk, Walk, chooser, frozen, leaks
from tests.players import own_deck, own_kinds, player_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.dany import state as dany_state
from veillee.games.dictionnaire import state as dictionnaire
from veillee.games.dictionnaire.dealing import CARDS_OF_A_BOX
from veillee.games.didixit import state as didixit_state
from veillee.games.diner import state as diner
from veillee.games.diner.dealing import guests_used
from veillee.rules import Chance, Deck, Refused, Table, mix
from veillee.salon.records import Recording, Shuffle

LIBRARY = Library()


def begin(
    name: str, players: int, decks: Sequence[Deck], options: dict[str, Any] | None = None, seed: bytes = b"own"
) -> Any:
    game = GAMES[name]
    return game.start(Table(seats=players, host=0), game.read_options(options or {}), decks, Chance(seed))


def mixed(name: str, *cards: int) -> list[Deck]:
    """The house's decks for tests, and an own deck of so many cards (or of ten) for each kind that people may bring."""
    game, kinds = GAMES[name], own_kinds(GAMES[name])
    counts = zip(kinds, cards or (10,) * len(kinds), strict=True)
    own = [own_deck(game, kind, count, number) for number, (kind, count) in enumerate(counts)]
    return [*player_of(name).decks(), *own]


def alone(name: str, players: int, options: dict[str, Any] | None = None, more: int = 0) -> list[Deck]:
    """Own decks with as many cards as the game needs, and some more."""
    game = GAMES[name]
    needs = game.needs(game.read_options(options or {}), players)
    return [own_deck(game, kind, needs[kind] + more, number) for number, kind in enumerate(game.kinds)]


# Games that can be played with own cards only, and those in which some are among the others.
ALONE = [name for name, game in GAMES.items() if own_kinds(game) == list(game.kinds)]
MIXED = [name for name, game in GAMES.items() if own_kinds(game)]


def is_own(id: str) -> bool:
    return id.startswith("own-")


# The pile


@given(
    seed=st.binary(min_size=1, max_size=8), house=st.integers(0, 60), own=st.integers(0, 60), size=st.integers(1, 50)
)
@pytest.mark.rule("CO-15")
def test_all_own_cards_are_in_the_part_of_the_pile_that_is_used_and_no_card_is_lost_or_there_twice(
    seed: bytes, house: int, own: int, size: int
) -> None:
    of_house, ours = [f"house {n}" for n in range(house)], [f"own {n}" for n in range(own)]
    pile = mix(Chance(seed), "pile", of_house, ours, size)
    assert Counter(pile) == Counter([*of_house, *ours])
    assert sum(card.startswith("own") for card in pile[:size]) == min(own, size)
    assert pile == mix(Chance(seed), "pile", of_house, ours, size)
    if not own:
        assert pile == Chance(seed).shuffle("pile", of_house)


@pytest.mark.rule("CO-15", "CO-5")
def test_own_cards_lie_anywhere_in_that_part_and_which_of_too_many_is_drawn_by_chance() -> None:
    """So nobody can tell from its place whether a card is one of the table's own."""
    piles = [mix(Chance(bytes([n])), "pile", range(100), range(100, 105), 20) for n in range(200)]
    places = Counter(pile.index(card) for pile in piles for card in range(100, 105))
    assert set(places) == set(range(20))
    assert max(places.values()) < 3 * min(places.values())
    drawn = Counter(
        chain.from_iterable(mix(Chance(bytes([n])), "pile", [0], range(1, 41), 10)[:10] for n in range(200))
    )
    assert set(drawn) == set(range(1, 41))
    assert max(drawn.values()) < 3 * min(drawn.values())


DEALT = {
    "dany": "65512ff8d5cd27c6",
    "dictionnaire": "8cda88d5149fc070",
    "didixit": "4cf91d0f590d8d22",
    "diner": "ef3a58b6b56c8818",
}


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.rule("CO-15", "CO-5")
def test_without_own_decks_every_game_is_dealt_as_it_always_was(name: str) -> None:
    """The same shuffles of the same cards in the same order, so that files of older games are still proved fair."""
    game, shuffles = GAMES[name], list[Shuffle]()
    for seats in game.players:
        chance = Recording(b"dealt", Chance(b"dealt"), shuffles)
        game.start(Table(seats=seats), game.options_type(), player_of(name).decks(), chance)
    assert hashlib.sha256(msgspec.json.encode(shuffles)).hexdigest()[:16] == DEALT[name]


@pytest.mark.rule("CO-15")
def test_the_guests_of_older_logs_are_dealt_like_those_of_the_house() -> None:
    """They are in a deck `own`, and lie anywhere in the pile."""
    game = GAMES["diner"]
    older = replace(own_deck(game, "guests", 4), id="own", kind="own")
    house = player_of("diner").decks()
    state: diner.State = begin("diner", 3, [*house, older])
    ids = sorted(card.id for deck in [*house, older] for card in deck.cards)
    assert (*chain.from_iterable(state.hands), *state.pile.cards) == Chance(b"own").shuffle("pile", ids)


# Didixit


def images_in(state: didixit_state.State) -> list[str]:
    return [*chain.from_iterable(state.hands), *state.pile.cards]


@pytest.mark.parametrize("players", GAMES["didixit"].players)
@pytest.mark.parametrize("own", [1, 12, 83, 84])
@pytest.mark.rule("CO-15", "DX-1")
def test_didixit_is_played_with_84_images_among_them_all_of_the_tables_own(players: int, own: int) -> None:
    images = images_in(begin("didixit", players, mixed("didixit", own)))
    assert len(images) == len(set(images)) == 84
    assert sum(map(is_own, images)) == own
    as_usual = begin("didixit", players, player_of("didixit").decks())
    assert len(images_in(as_usual)) == 84, "so the game is no longer than with the box alone"


@pytest.mark.parametrize("players", GAMES["didixit"].players)
@pytest.mark.parametrize("own", [1, 5, 6, 7, 11, 12, 40, 120])
@pytest.mark.rule("CO-15", "DX-2")
def test_each_first_hand_has_two_own_images_or_they_are_dealt_as_evenly_as_possible(players: int, own: int) -> None:
    size = 7 if players == 3 else 6
    least, most = set[int](), set[int]()
    for seed in range(20):
        state: didixit_state.State = begin("didixit", players, mixed("didixit", own), seed=bytes([seed]))
        assert {len(hand) for hand in state.hands} == {size}
        counts = [sum(map(is_own, hand)) for hand in state.hands]
        if own < 2 * players:
            assert sum(counts) == own, "none of them waits in the pile"
            assert max(counts) - min(counts) <= 1
            least.add(counts.index(min(counts)))
            most.add(counts.index(max(counts)))
        else:
            assert min(counts) >= 2
    if own < 2 * players and own % players:
        assert len(least) > 1, "chance decides who has fewer"
        assert len(most) > 1, "and who has more"


@pytest.mark.rule("CO-15", "CO-5", "DX-2")
def test_which_own_image_is_in_which_hand_and_where_in_it_is_chance_and_follows_from_the_seed() -> None:
    decks = mixed("didixit", 12)
    states: list[didixit_state.State] = [begin("didixit", 4, decks, seed=bytes([n])) for n in range(40)]
    assert states == [begin("didixit", 4, decks, seed=bytes([n])) for n in range(40)]
    own = {image for image in images_in(states[0]) if is_own(image)}
    assert {image for state in states for image in state.hands[1]} >= own
    places = {place for state in states for place, image in enumerate(state.hands[1]) if is_own(image)}
    assert places == set(range(6))


@pytest.mark.rule("CO-15")
def test_with_more_own_images_than_that_chance_draws_84_of_them() -> None:
    decks = mixed("didixit", 120)
    piles = [set(images_in(begin("didixit", 4, decks, seed=bytes([n])))) for n in range(8)]
    assert all(len(pile) == 84 and all(map(is_own, pile)) for pile in piles)
    assert len(set.union(*piles)) == 120


@pytest.mark.rule("CO-15", "DX-18")
def test_if_the_score_ends_the_game_the_house_images_that_are_left_lie_under_the_others() -> None:
    images = images_in(begin("didixit", 4, mixed("didixit", 20), {"end": "score"}))
    assert len(set(images)) == len(images) == 104
    assert sum(map(is_own, images[:84])) == 20


@pytest.mark.parametrize("count", [40, 84, 150])
@pytest.mark.rule("CO-15")
def test_own_images_alone_are_all_played(count: int) -> None:
    images = images_in(begin("didixit", 5, [own_deck(GAMES["didixit"], "images", count)]))
    assert len(set(images)) == len(images) == count


@pytest.mark.parametrize("name", ["didixit", "dany"])
@pytest.mark.rule("CO-15")
def test_an_image_that_is_in_two_decks_comes_once(name: str) -> None:
    game = GAMES[name]
    both = [own_deck(game, "images", 30, 1), own_deck(game, "images", 30, 2, first=20)]
    rest = [deck for deck in player_of(name).decks() if deck.kind != "images"]
    state = begin(name, 3, [*both, *rest])
    images = list(state.memories) if isinstance(state, dany_state.State) else images_in(state)
    assert len(set(images)) == len(images)
    assert len(images) == (30 if name == "dany" else 50)
    with pytest.raises(Refused) as refusal:
        begin(name, 3, [own_deck(game, "images", 25, 1), own_deck(game, "images", 25, 2), *rest])
    assert refusal.value.data["cards"] == 25


# Dany


@pytest.mark.parametrize("memories", [30, 45])
@pytest.mark.parametrize("own", [1, 12, 30, 50])
@pytest.mark.rule("CO-15", "DA-2")
def test_danys_memories_and_first_ideas_have_all_of_the_tables_own(memories: int, own: int) -> None:
    state: dany_state.State = begin("dany", 5, mixed("dany", own, 5), {"memories": memories})
    assert len(set(state.memories)) == len(state.memories) == memories
    assert sum(map(is_own, state.memories)) == min(own, memories)
    ideas = [idea.id for idea in state.ideas]
    assert sum(map(is_own, ideas[:8])) == 5
    assert len(set(ideas)) == len(ideas) == 37 + 5


@pytest.mark.rule("CO-15")
def test_own_ideas_go_with_the_houses_memories_and_own_memories_with_its_ideas() -> None:
    house = player_of("dany").decks()
    ideas: dany_state.State = begin("dany", 4, [house[0], own_deck(GAMES["dany"], "ideas", 9)])
    assert {is_own(idea.id) for idea in ideas.ideas} == {True}
    assert ideas.ideas[0].words == tuple(f"idée {ideas.ideas[0].id.removeprefix('own-')}.{k}" for k in range(1, 6))
    memories: dany_state.State = begin("dany", 4, [own_deck(GAMES["dany"], "images", 33), house[1]])
    assert len(memories.memories) == 30
    assert {is_own(memory) for memory in memories.memories} == {True}


# Devine qui vient dîner ce soir !


@pytest.mark.parametrize("players", GAMES["diner"].players)
@pytest.mark.parametrize("own", [1, 10, 40])
@pytest.mark.rule("CO-15")
def test_own_guests_are_in_the_first_hands_or_drawn_first(players: int, own: int) -> None:
    state: diner.State = begin("diner", players, mixed("diner", own))
    used = guests_used(players, state.options)
    pile = [*chain.from_iterable(state.hands), *state.pile.cards]
    assert len(set(pile)) == len(pile) == len(player_of("diner").decks()[0].cards) + own
    assert sum(map(is_own, pile[:used])) == min(own, used)


@pytest.mark.parametrize("players", GAMES["diner"].players)
@pytest.mark.rule("CO-15")
def test_every_own_guest_is_dealt_to_somebody_before_the_dinner_is_over(players: int) -> None:
    walk, choose, held = Walk(GAMES["diner"], begin("diner", players, mixed("diner", 10))), chooser(players), set()
    while GAMES["diner"].outcome(walk.state) is None:
        held |= set(chain.from_iterable(walk.state.hands))
        walk.step(choose)
    assert sum(map(is_own, held)) == 10


# Le Jeu du Dictionnaire


def own_words_on(card: Any) -> int:
    return sum(is_own(word.id) for word in card.words)


@pytest.mark.parametrize("leaves", [26, 14])
@pytest.mark.parametrize("own", range(2, 17))
@pytest.mark.rule("CO-15", "DI-1")
def test_own_words_are_on_cards_of_four_that_lie_on_top_in_both_boxes(own: int, leaves: int) -> None:
    state: dictionnaire.State = begin("dictionnaire", 4, mixed("dictionnaire", own), {"leaves": leaves})
    words = [word.id for card in state.cards for word in card.words]
    assert Counter(words) == Counter([f"w{n:03}" for n in range(120)] + [f"own-{n}" for n in range(own)])
    top = [[state.cards[n] for n in box[: CARDS_OF_A_BOX[leaves]]] for box in state.boxes]
    assert sum(own_words_on(card) for box in top for card in box) == own
    for number, box in enumerate(top, 1):
        ours = [card for card in box if own_words_on(card)]
        assert ours
        assert all(card.box == number and len(card.words) == 4 for card in ours)
    counts = [own_words_on(card) for card in state.cards if own_words_on(card)]
    assert max(counts) - min(counts) <= 1, "no card has many more than another"
    assert sorted(chain.from_iterable(state.boxes)) == list(range(len(state.cards)))


@pytest.mark.rule("CO-15")
def test_a_single_own_word_stands_beside_three_of_the_house() -> None:
    state: dictionnaire.State = begin("dictionnaire", 3, mixed("dictionnaire", 1))
    (card,) = [card for card in state.cards if own_words_on(card)]
    assert len(card.words) == 4
    assert any(state.cards[n] == card for n in state.boxes[0][:5])
    lender = [card for card in state.cards if len(card.words) < 4]
    assert [len(card.words) for card in lender] == [1], "which has lent three of its four words"


@pytest.mark.parametrize(
    ("count", "on_cards"), [(3, [2, 1]), (4, [2, 2]), (5, [3, 2]), (8, [4, 4]), (13, [4, 3, 3, 3])]
)
@pytest.mark.rule("CO-15")
def test_own_words_alone_are_on_cards_as_full_as_they_can_be(count: int, on_cards: list[int]) -> None:
    state: dictionnaire.State = begin("dictionnaire", 3, [own_deck(GAMES["dictionnaire"], "words", count)])
    assert [len(card.words) for card in state.cards] == on_cards
    assert len({word.id for card in state.cards for word in card.words}) == count
    assert all(state.boxes)


@pytest.mark.rule("CO-15")
def test_words_of_a_house_deck_without_cards_are_put_on_cards_too() -> None:
    """A deck that somebody of the house added has words only: they are shuffled and spread over both boxes."""
    added = replace(own_deck(GAMES["dictionnaire"], "words", 10), id="argot")
    added = replace(added, cards=tuple(replace(card, id=f"argot.{card.id}") for card in added.cards))
    state: dictionnaire.State = begin("dictionnaire", 3, [added])
    assert sorted(len(card.words) for card in state.cards) == [3, 3, 4]
    both: dictionnaire.State = begin("dictionnaire", 3, [added, *mixed("dictionnaire", 6)])
    assert len({word.id for card in both.cards for word in card.words}) == 10 + 120 + 6
    one: dictionnaire.State = begin("dictionnaire", 3, [cut(added, 2), own_deck(GAMES["dictionnaire"], "words", 1)])
    assert all(one.boxes)
    assert all(card.words for card in one.cards), "a card lends all words but one"


def cut(deck: Deck, cards: int) -> Deck:
    return replace(deck, cards=deck.cards[:cards])


# Every game


SMALL = [
    ("didixit", {}),
    ("didixit", {"end": "score", "target": 12}),
    ("dany", {}),
    ("dictionnaire", {}),
    ("dictionnaire", {"leaves": 14}),
    ("diner", {}),
]


@pytest.mark.parametrize(("name", "options"), SMALL)
@pytest.mark.rule("CO-15")
def test_a_game_with_no_more_own_cards_than_it_needs_ends(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    for players in game.players:
        for absent in [(), (0,), (1, 2)] if players > 3 else [(), (0,)]:
            walk = Walk(game, begin(name, players, alone(name, players, options), options), frozenset(absent))
            walk.to_the_end(chooser(players))
            assert game.outcome(walk.state) is not None


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.rule("CO-15")
def test_with_one_own_card_too_few_the_game_says_how_many_are_missing(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        whole = alone(name, players)
        for number, deck in enumerate(whole):
            with pytest.raises(Refused) as refusal:
                begin(name, players, [*whole[:number], cut(deck, len(deck.cards) - 1), *whole[number + 1 :]])
            assert refusal.value.code == "deck_too_small"
            needed = len(deck.cards)
            assert refusal.value.data == {"kind": deck.kind, "needed": needed, "cards": needed - 1}


@pytest.mark.parametrize("name", MIXED)
@pytest.mark.rule("CO-15", "CO-2")
def test_mixed_games_end_replay_to_the_same_state_and_keep_their_secrets(name: str) -> None:
    game, decks = GAMES[name], mixed(name)
    for players in game.players:
        walk = Walk(game, begin(name, players, decks))
        choose = chooser(players)
        for _ in range(20):
            walk.step(choose)
            assert leaks(game, walk.state) == []
        walk.to_the_end(choose)
        again = Walk(game, begin(name, players, decks))
        for seat, move in walk.steps:
            again.take(seat, move)
        assert frozen(again.state) == frozen(walk.state)
        assert frozen(begin(name, players, decks, seed=b"another")) != frozen(begin(name, players, decks))


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("name", [name for name in ALONE if GAMES[name].takes_late])
@pytest.mark.rule("CO-15", "CO-12")
def test_late_guests_come_into_games_with_own_cards(name: str, small: bool) -> None:
    """If an own deck has too few cards for one more hand, they wait for the next game."""
    game = GAMES[name]
    decks = alone(name, 3) if small else mixed(name)
    walk = LateWalk(game, begin(name, 3, decks), (0, 1, 7))
    walk.to_the_end(chooser(3))
    has_hands = bool(getattr(game.private(begin(name, 3, decks), 0), "hand", ()))
    assert walk.state.seats == (3 if small and has_hands else 6)


@pytest.mark.rule("CO-15", "DX-18")
def test_own_images_come_back_into_the_pile_and_none_gets_lost() -> None:
    game, decks = GAMES["didixit"], alone("didixit", 4, more=3)
    walk = Walk(game, begin("didixit", 4, decks, {"end": "score", "target": 40}))
    choose, images = chooser(9), sorted(card.id for card in decks[0].cards)
    while game.outcome(walk.state) is None:
        state: didixit_state.State = walk.state
        if isinstance(state.phase, didixit_state.Telling):
            assert sorted([*images_in(state), *state.pile.aside]) == images
        walk.step(choose)
    assert walk.state.pile.shuffles > 2


@pytest.mark.rule("CO-15", "DI-5")
def test_when_all_own_words_are_played_the_game_is_over() -> None:
    game = GAMES["dictionnaire"]
    walk = Walk(game, begin("dictionnaire", 3, alone("dictionnaire", 3)))
    walk.to_the_end(chooser(2))
    outcome = game.outcome(walk.state)
    assert outcome is not None
    assert outcome.reason == "words"
    assert walk.state.played == {"own-0", "own-1", "own-2"}


SEVERAL = [
    ("dictionnaire", ["mots-rares", "rare-words"]),
    ("diner", ["invites", "histoire", "guests"]),
    ("dany", ["souvenirs", "idees", "ideas"]),
]


@pytest.mark.parametrize(("name", "ids"), SEVERAL)
@pytest.mark.rule("CO-15")
def test_several_decks_of_the_house_are_mixed_with_each_other_and_with_own_ones(name: str, ids: list[str]) -> None:
    game = GAMES[name]
    options = {"decks": ids}
    house = list(LIBRARY.wanted(game, game.read_options(options)))
    own = [own_deck(game, game.kinds[-1], 6)]
    for decks in (house, house + own):
        state = begin(name, 4, decks, options)
        dealt = cards_dealt(state)
        if name == "diner":
            assert dealt == {card.id for deck in decks for card in deck.cards}
        else:
            assert len(dealt) == sum(len(deck.cards) for deck in decks if deck.kind == game.kinds[-1])
        walk = Walk(game, state)
        walk.to_the_end(chooser(1))


def cards_dealt(state: Any) -> set[Any]:
    match state:
        case diner.State():
            return {*chain.from_iterable(state.hands), *state.pile.cards}
        case dany_state.State():
            return {(idea.id, idea.words) for idea in state.ideas}
        case _:
            return {word.id for card in state.cards for word in card.words}
