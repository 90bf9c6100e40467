"""Bots play whole games from their view alone, and say nothing twice."""

import inspect
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.minds import IMAGES, KEYWORDS, LIBRARY, NAMES, THINGS, said, walk
from tests.games.test_every_game import some_states_of, states_of
from tests.players import player_of
from veillee.bots import bot_module, load_keywords, say, think, visible_keywords
from veillee.bots.mind import Keyword, Mind
from veillee.decks import Library
from veillee.games import GAMES
from veillee.lab.simulate import play
from veillee.rules import AnyGame, Bot

GAMES_OF_EACH = 200


def every() -> list[Any]:
    return [
        pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options) or 'default'}")
        for name, game in GAMES.items()
        for players in game.players
        for options in player_of(name).OPTIONS
    ]


@pytest.mark.parametrize(("name", "players", "options"), every())
@pytest.mark.parametrize("games", [1, pytest.param(GAMES_OF_EACH, marks=pytest.mark.prove)])
@pytest.mark.rule("CO-6", "CO-8")
@pytest.mark.slow
@pytest.mark.no_cover
def test_bots_play_whole_games_with_every_option_and_no_move_is_refused(
    games: int, name: str, players: int, options: dict[str, Any]
) -> None:
    cases = len(GAMES[name].players) * len(player_of(name).OPTIONS)
    for number in range(-(-games // cases)):
        played = play(name, players, options, f"test:{number}")
        assert played.winners
        assert played.reason != "deserted"


# From the view alone


def test_a_bot_is_given_a_view_and_a_mind_and_nothing_else() -> None:
    for game in GAMES.values():
        given = [parameter.annotation for parameter in inspect.signature(bot_module(game).choose).parameters.values()]
        assert given == [game.public_type, game.private_type, Mind]
    fields = {"seat", "language", "temperament", "keywords", "game", "random", "evening", "things", "names"}
    assert set(Mind.__struct_fields__) == fields


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("states", [some_states_of, pytest.param(states_of, marks=pytest.mark.prove)])
@pytest.mark.rule("CO-2")
@pytest.mark.no_cover
@pytest.mark.slow
def test_a_bot_plays_the_same_when_only_a_secret_of_others_differs(
    name: str, states: Callable[[str], list[tuple[AnyGame, Any]]]
) -> None:
    bot = Bot(temperament="playful", language="fr")
    compared = 0
    for game, state in states(name):
        for secret in player_of(name).secrets(state):
            for seat in game.awaited(state):
                if seat not in secret.known_to and seat in game.awaited(secret.state):
                    one, other = (
                        think(game, either, seat, bot, {}, "game", Random(1)) for either in (state, secret.state)
                    )
                    assert one == other, secret.name
                    here, there = (
                        say(game, either, seat, one, bot, KEYWORDS, THINGS, NAMES, "game", Random(1))
                        for either in (state, secret.state)
                    )
                    assert here == there, secret.name
                    compared += 1
    assert compared > 20


@pytest.mark.rule("CO-2")
def test_a_bot_gets_the_keywords_of_visible_cards_only() -> None:
    for name in ("didixit", "dany"):
        game = GAMES[name]
        for state, seat, _ in walk(name, 4, "sight"):
            if seat < 0:
                continue
            public: Any = game.public(state)
            private: Any = game.private(state, seat)
            known = visible_keywords(KEYWORDS, public, private)
            seen = msgspec.json.encode((public, private)).decode()
            assert all(f'"{image}"' in seen for image in known)
            assert set(known) >= set(private.hand if name == "didixit" else getattr(private.ask, "hand", ()))
            pile = state.pile.cards if name == "didixit" else state.memories
            assert not set(pile) & set(known)


def test_both_image_decks_have_keywords_and_so_have_guests() -> None:
    guests = {card.id for deck in LIBRARY.values() if deck.kind == "guests" for card in deck.cards}
    assert IMAGES <= set(KEYWORDS) <= IMAGES | guests
    invites = LIBRARY.by_id("invites")
    assert invites is not None
    assert {card.id for card in invites.cards} <= set(KEYWORDS)


def test_a_guest_of_two_decks_has_each_hook_once(tmp_path: Path) -> None:
    hooks = ["ada,chante en binaire,sings in binary,3", "ada,compte sans fin,counts for ever,2"]
    for deck, rows in {"one": hooks[:1], "two": hooks}.items():
        folder = tmp_path / deck
        folder.mkdir()
        about = f'id = "{deck}"\ngame = "diner"\nkind = "guests"\nlanguage = "fr"\nlicence = "x"\nauthors = []\n'
        (folder / "deck.toml").write_text(f"{about}[name]\nfr = '{deck}'\n", encoding="utf-8")
        (folder / "cards.csv").write_text("id,name_fr\nada,Ada\n", encoding="utf-8")
        (folder / "words.csv").write_text("\n".join(["id,fr,en,weight", *rows]), encoding="utf-8")
    assert load_keywords(Library(tmp_path)) == {
        "ada": (
            Keyword(fr="chante en binaire", en="sings in binary", weight=3),
            Keyword(fr="compte sans fin", en="counts for ever", weight=2),
        )
    }


# Nothing is said twice


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("didixit", {}),
        ("dictionnaire", {}),
        ("dictionnaire", {"decks": ["rare-words"]}),
        ("diner", {}),
        ("diner", {"decks": ["guests"]}),
        ("diner", {"decks": ["histoire"]}),
    ],
)
def test_clues_definitions_and_reasons_do_not_repeat_within_a_game(name: str, options: dict[str, Any]) -> None:
    for seed in ("one", "two", "three", "four", "five", "six"):
        texts = [
            text for _, _, move in walk(name, GAMES[name].players.stop - 1, seed, **options) if (text := said(move))
        ]
        assert len(texts) > 3
        assert len(set(texts)) == len(texts)
