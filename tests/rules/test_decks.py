"""What games say of their cards: the kinds, how many they need, what people may write, and options of older logs."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.players import deck_of, player_of, written
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rules import CARD_FIELDS, Chance, Deck, Refused, Table, fits

LIBRARY = Library()
WRITTEN = {
    "words": {"word": " zinzolin ", "kind": "n.m.", "definition": "D’un violet\nrougeâtre."},
    "guests": {"name": "Tante Odile", "line": "Peint des pommes.", "family": "arts"},
    "ideas": {f"word{n}": f"mot {n}" for n in range(1, 6)},
}


def writing(kind: str) -> Any:
    """The game that has cards of this kind, and people may write them."""
    return next(game for game in GAMES.values() if kind in game.kinds)


@pytest.mark.parametrize("name", GAMES)
def test_the_decks_of_the_house_fit_their_game_and_no_other(name: str) -> None:
    game = GAMES[name]
    assert all(fits(deck, game) == (deck.game == name) for deck in LIBRARY.values())
    for deck in LIBRARY.wanted(game, game.options_type()):
        assert fits(deck, game)
        assert not deck.own


def test_images_that_people_bring_fit_every_game_with_images() -> None:
    photographs = replace(deck_of("any", "images", ()), id="own-1")
    assert photographs.own
    for kind, deck in {"images": photographs, "guests": deck_of("any", "guests", ())}.items():
        assert {name for name, game in GAMES.items() if fits(deck, game)} == {
            name for name, game in GAMES.items() if kind in game.kinds
        }
    assert not fits(photographs, GAMES["diner"])
    assert not replace(photographs, id="own").own, "the deck of older logs"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_needs_cards_of_its_kinds_and_the_default_decks_have_enough(name: str) -> None:
    game = GAMES[name]
    for seats in game.players:
        needs = game.needs(game.options_type(), seats)
        assert tuple(needs) == game.kinds
        decks = LIBRARY.wanted(game, game.options_type())
        for kind, needed in needs.items():
            assert needed <= sum(len(deck.cards) for deck in decks if deck.kind == kind)


@pytest.mark.parametrize("name", GAMES)
def test_with_one_card_too_few_the_game_says_how_many_are_missing(name: str) -> None:
    game = GAMES[name]
    for seats in game.players:
        for kind, needed in game.needs(game.options_type(), seats).items():
            whole = player_of(name).decks()
            few = [cut(deck, needed - 1) if deck.kind == kind else deck for deck in whole]
            with pytest.raises(Refused) as refusal:
                game.start(Table(seats=seats, host=0), game.options_type(), few, Chance(b"x"))
            assert refusal.value.code == "deck_too_small"
            assert refusal.value.data == {"kind": kind, "needed": needed, "cards": needed - 1}


def cut(deck: Deck, cards: int) -> Deck:
    return replace(deck, cards=deck.cards[:cards])


@pytest.mark.parametrize("name", GAMES)
def test_the_shared_tests_can_write_what_people_can_write(name: str) -> None:
    """Otherwise tests of own cards would pass this game over."""
    game = GAMES[name]
    for kind in {*CARD_FIELDS} - {"images"}:
        if kind in written(game):
            fields = written(game)[kind](1)
            assert fields.keys() == set(CARD_FIELDS[kind])
            assert game.own_card(kind, fields)
        else:
            with pytest.raises(Refused, match="no_own_cards"):
                game.own_card(kind, dict.fromkeys(CARD_FIELDS[kind], "x"))


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_card_that_people_write_becomes_a_row_of_a_deck(kind: str) -> None:
    game, fields = writing(kind), WRITTEN[kind]
    assert set(fields) == set(CARD_FIELDS[kind])
    row = game.own_card(kind, {**fields, "beside": "x" * 4000})
    assert "beside" not in row
    assert all(text == text.strip() and "\n" not in text for text in row.values())
    for name in fields:
        if name != "kind":
            with pytest.raises(Refused):
                game.own_card(kind, {**fields, name: ""})
            with pytest.raises(Refused):
                game.own_card(kind, {key: text for key, text in fields.items() if key != name})
        with pytest.raises(Refused):
            game.own_card(kind, {**fields, name: "x" * 300})


def test_the_kind_of_a_word_may_be_left_open() -> None:
    row = GAMES["dictionnaire"].own_card("words", {**WRITTEN["words"], "kind": " "})
    assert row == {"word": "zinzolin", "kind": "", "definition": "D’un violet rougeâtre."}


def test_five_different_words_are_on_an_idea() -> None:
    with pytest.raises(Refused, match="same_word_twice"):
        GAMES["dany"].own_card("ideas", {**WRITTEN["ideas"], "word2": "Mot 1 !"})


@pytest.mark.parametrize("name", GAMES)
def test_nobody_writes_cards_of_a_kind_that_a_game_does_not_have(name: str) -> None:
    for kind in {"images", *WRITTEN} - ({*GAMES[name].kinds} - {"images"}):
        with pytest.raises(Refused, match="no_own_cards"):
            GAMES[name].own_card(kind, WRITTEN.get(kind, {}))


@pytest.mark.parametrize(
    ("name", "raw", "decks"),
    [
        ("didixit", {"deck": "reves", "mimes": True}, ("reves",)),
        ("didixit", {}, ("reves",)),
        ("dictionnaire", {"deck": "rare-words"}, ("rare-words",)),
        ("dany", {"deck": "souvenirs", "ideas": "ideas", "memories": 40}, ("souvenirs", "ideas")),
        ("dany", {"ideas": "ideas"}, ("souvenirs", "ideas")),
        ("dany", {"decks": ["souvenirs", "own-1"]}, ("souvenirs", "own-1")),
        ("diner", {"decks": ["invites", "histoire", "invites"]}, ("invites", "histoire")),
    ],
)
def test_options_of_older_logs_name_their_decks_one_by_one(
    name: str, raw: dict[str, Any], decks: tuple[str, ...]
) -> None:
    game = GAMES[name]
    options = game.read_options(raw)
    assert game.decks(options) == decks
    assert all(getattr(options, key) == value for key, value in raw.items() if key in ("mimes", "memories"))
    assert game.read_options(msgspec.to_builtins(options)) == options


@pytest.mark.parametrize("raw", [{"deck": 7}, {"decks": []}, {"decks": ["x"] * 13}, {"deck": "x" * 65}, {"other": 1}])
def test_options_that_are_none_are_said_to_be_wrong(raw: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAMES["didixit"].read_options(raw)
