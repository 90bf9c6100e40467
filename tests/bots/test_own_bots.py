"""Bots play with decks that people made: images by what their descriptions say, everything else as it is."""

import asyncio
import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.evenings import Evening
from tests.hand_clock import HandClock
from tests.players import own_deck, own_kinds
from veillee.bots import language_of, load_keywords, load_things, own_keywords, own_things, say, think
from veillee.bots.mind import Keywords, Things
from veillee.bots.own import keywords_of, things_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.didixit import model as didixit
from veillee.games.didixit import state as didixit_state
from veillee.lab.simulate import temperaments
from veillee.rooms import bot_runner
from veillee.rules import Bot, Card, Chance, Deck, Language, Table
from veillee.salon.events import BotPlayed

LIBRARY = Library()
KEYWORDS, THINGS = load_keywords(LIBRARY), load_things(LIBRARY)
BOTH: tuple[Language, ...] = ("fr", "en")


def photographs(described_in: tuple[Language, ...], count: int = 144) -> Deck:
    """Images that people brought, with the descriptions of ours, which say what is to be seen."""
    ours = [card for id in ("souvenirs", "reves") for card in shipped(id).cards][:count]
    rows = [
        Card(
            id=f"own-{n:032x}",
            fields={f"alt_{one}": card.fields[f"alt_{one}"] if one in described_in else "" for one in BOTH},
        )
        for n, card in enumerate(ours)
    ]
    return replace(own_deck(GAMES["didixit"], "images", 0), id="own-9", cards=tuple(rows), language=described_in[0])


def shipped(id: str) -> Deck:
    deck = LIBRARY.by_id(id)
    assert deck is not None
    return deck


def own_decks(name: str, language: Language, more: int) -> list[Deck]:
    """For each kind that people may bring as many own cards as the largest table needs, or a few."""
    game = GAMES[name]
    needs = game.needs(game.options_type(), game.players.stop - 1)
    return [
        photographs((language,), more or needed)
        if kind == "images"
        else own_deck(game, kind, more or needed, number, language=language)
        for number, (kind, needed) in enumerate(needs.items())
        if kind in own_kinds(game)
    ]


def known_of(decks: list[Deck], language: Language) -> tuple[Keywords, Things]:
    return {**own_keywords(decks), **KEYWORDS}, {**own_things(decks, language), **THINGS}


def walk(name: str, players: int, decks: list[Deck], seed: str) -> Iterator[tuple[Any, int, Any, str | None]]:
    """A whole game between bots: every state, who moved, the move, and what was said."""
    game = GAMES[name]
    language = language_of(decks, "fr")
    keywords, things = known_of(decks, language)
    bots = [Bot(temperament=one, language=language) for one in temperaments(seed, players)]
    random, names = Random(seed), tuple(f"N{seat}" for seat in range(players))
    state = game.start(
        Table(seats=players, host=0), game.options_type(), decks, Chance(hashlib.sha256(seed.encode()).digest())
    )
    while game.outcome(state) is None:
        seat = random.choice(game.awaited(state))
        move = think(game, state, seat, bots[seat], keywords, seed, random)
        said = say(game, state, seat, move, bots[seat], keywords, things, names, seed, random)
        yield state, seat, move, said
        state = game.apply(state, seat, move)


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("more", [0, 6], ids=["alone", "mixed"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-15")
def test_bots_play_whole_games_with_own_decks(name: str, more: int, language: Language) -> None:
    """The rules refuse none of their moves."""
    game = GAMES[name]
    ours = LIBRARY.wanted(game, game.options_type())
    house = [deck for deck in ours if more or deck.kind not in own_kinds(game)]
    for players in (game.players.start, game.players.stop - 1):
        steps = list(walk(name, players, [*house, *own_decks(name, language, more)], f"{name}:{players}"))
        assert len(steps) > players
        assert all(said is None or "{" not in said for *_, said in steps)


@pytest.mark.parametrize("described_in", [("fr",), ("en",), ("fr", "en")])
@pytest.mark.parametrize("language", BOTH)
@pytest.mark.no_cover
@pytest.mark.slow
def test_at_didixit_bots_find_described_own_images_more_often_than_by_chance(
    described_in: tuple[Language, ...], language: Language
) -> None:
    """Also if the images are described in another language than the one that the bots speak."""
    found, fair = votes_of([photographs(described_in)], language)
    assert found > 1.25 * fair, f"{found:.2f}, by chance {fair:.2f}"


def test_at_didixit_bots_know_nothing_of_images_that_nobody_describes() -> None:
    """So it is the descriptions that help them."""
    plain = photographs(BOTH)
    plain = replace(plain, cards=tuple(replace(card, fields={}) for card in plain.cards))
    found, fair = votes_of([plain], "fr")
    assert found < 1.15 * fair, f"{found:.2f}, by chance {fair:.2f}"


def votes_of(decks: list[Deck], language: Language) -> tuple[float, float]:
    """The share of votes for the storyteller's image between four bots, and what it would be by chance."""
    game, found, votes = GAMES["didixit"], 0, 0
    keywords, players = own_keywords(decks), 4
    bot = Bot(temperament="sharp", language=language)
    for seed in range(12):
        random = Random(seed)
        state = game.start(Table(seats=players), game.options_type(), decks, Chance(bytes([seed])))
        while game.outcome(state) is None:
            seat = random.choice(game.awaited(state))
            move = think(game, state, seat, bot, keywords, f"{seed}", random)
            if isinstance(move, didixit.Vote):
                assert isinstance(state.phase, didixit_state.Voting)
                found += state.phase.laid[move.number - 1].owner == state.phase.storyteller
                votes += 1
            state = game.apply(state, seat, move)
    assert votes > 500
    return found / votes, 1 / (players - 1)


def test_words_of_a_description_are_keywords_and_the_first_ones_weigh_more() -> None:
    described = keywords_of("Une boussole dans le sable, près d’un coquillage et d’une vague.", "")
    assert [(keyword.fr, keyword.weight) for keyword in described] == [
        ("boussole", 3), ("sable", 3), ("coquillage", 3), ("vague", 2)
    ]  # fmt: skip
    both = keywords_of("Un chat.", "A cat.")
    assert [(keyword.fr, keyword.en) for keyword in both] == [("chat", ""), ("", "cat")]


def test_a_description_in_one_language_is_understood_in_the_other_by_its_themes() -> None:
    assert ("oiseau", "bird") in [(one.fr, one.en) for one in keywords_of("Un oiseau sur un toit.", "")]
    assert ("oiseau", "swallow") in [(one.fr, one.en) for one in keywords_of("", "A swallow on a roof.")]


@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("fr", "La maison de Mamie à l'aube, un vieux chien la garde.", ["la maison", "un vieux chien"]),
        ("fr", "L’hiver sur la plage : des mouettes, un bateau.", ["l’hiver", "la plage", "des mouettes"]),
        ("fr", "Personne.", []),
        ("en", "A boy runs in the garden, a red kite over the house.", ["the garden", "a red kite", "the house"]),
        ("en", "The glass and a bed, without anybody.", ["the glass", "a bed"]),
        ("en", "Us.", []),
    ],
)  # fmt: skip
def test_things_are_named_with_their_article(language: Language, text: str, names: list[str]) -> None:
    found = things_of(text, language)
    assert [thing.fr for thing in found] == [thing.en for thing in found] == names
    assert all(thing.themes for thing in found)
    assert [thing.size for thing in found] == [3, 2, 2][: len(found)]


def test_only_the_descriptions_of_images_that_bots_do_not_know_are_read() -> None:
    deck = photographs(("fr",), 10)
    known, *others = (card.id for card in deck.cards)
    assert list(own_keywords([deck], {known})) == list(own_things([deck], "fr", {known})) == others


def test_at_dany_bots_name_what_the_descriptions_say() -> None:
    decks = [photographs(("fr",), 60), shipped("idees")]
    named = [thing.fr for things in own_things(decks, "fr").values() for thing in things]
    talk = [said for seed in range(4) for *_, said in walk("dany", 4, decks, f"talk:{seed}") if said]
    assert len(talk) > 20
    speaking = [line for line in talk if any(noun(name) in line for name in named)]
    assert len(speaking) > len(talk) / 3


def noun(name: str) -> str:
    """Without its article, which may change in a sentence."""
    return name.replace("’", " ").partition(" ")[2]


def test_images_do_not_decide_which_language_bots_speak() -> None:
    assert language_of([photographs(("fr",))], "en") == "en"
    assert language_of([photographs(("fr",)), shipped("ideas")], "fr") == "en"
    words = own_deck(GAMES["dictionnaire"], "words", 4, language="en")
    assert language_of([words], "fr") == "en"


async def test_the_bots_of_a_salon_know_the_descriptions_of_its_own_images(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("dany")
    evening.gather()
    evening.start()
    assert evening.salon is not None
    deck = photographs(("fr",), 2)
    running = replace(evening.running, start=replace(evening.running.start, mixed=(deck,)))
    salon = replace(evening.salon, running=running)
    chair = next(chair for chair in salon.chairs if chair.bot is not None)
    known: list[Any] = []

    def thinking(*given: Any) -> Any:
        known.append(given[4])
        return think(*given)

    monkeypatch.setattr(bot_runner, "think", thinking)
    monkeypatch.setattr(bot_runner, "say", lambda *given: known.append(given[6]))
    played: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    bots = bot_runner.Bots(keywords=KEYWORDS, things=THINGS, pace=0)
    bot_runner.BotRunner(bots, LIBRARY, HandClock(), lambda: salon, played.set_result).arm(salon)
    (move,) = await played
    keywords, things = known
    assert all(keywords[card.id] and things[card.id] for card in deck.cards)
    ours = shipped("souvenirs").cards[0].id
    assert (keywords[ours], things[ours]) == (KEYWORDS[ours], THINGS[ours]), "ours are those that we wrote"
    assert isinstance(move, BotPlayed)
    assert move.chair == chair.id
