"""Whole games between bots, on all cores. The same seed gives the same games, whatever the number of cores."""

import hashlib
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from veillee.bots import language_of, load_keywords, load_things, think
from veillee.bots.mind import TEMPERAMENTS, Evening, Keywords, Things
from veillee.decks import Library
from veillee.games import GAMES
from veillee.lab.words import Listener
from veillee.rules import Bot, Chance, Language, Table, TemperamentName, fits

MOST_MOVES = 20_000


class Played(Struct, frozen=True):
    """A game that was played. `reason` is how it ended, `words` what the bots said, if anybody listened."""

    game: str
    seed: str
    players: int
    options: dict[str, Any]
    rounds: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    words: tuple[str, ...] | UnsetType = UNSET


@cache
def load_library() -> tuple[Library, Keywords, Things]:
    library = Library()
    return library, load_keywords(library), load_things(library)


def temperaments(seed: str, players: int) -> list[TemperamentName]:
    """The temperament of each seat: all equally often, as far as possible, in an order that depends on the seed."""
    names = list(TEMPERAMENTS)
    seated = [names[seat % len(names)] for seat in range(players)]
    Random(f"{seed}:seats").shuffle(seated)
    return seated


def play(
    name: str, players: int, options: dict[str, Any], seed: str, *, listen: bool = False, language: Language = "fr"
) -> Played:
    game = GAMES[name]
    library, keywords, things = load_library()
    chosen = game.cleaned(game.read_options(options))
    decks = library.wanted(game, chosen)
    bots = [Bot(temperament=one, language=language_of(decks, language)) for one in temperaments(seed, players)]
    random = Random(f"{seed}:bots")
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    state = game.start(Table(seats=players, host=0), chosen, decks, chance)
    moves, words = 0, list[str]()
    evening = Evening(seed)
    listener = Listener(game, bots, decks, keywords, things, seed, evening) if listen else None
    while (outcome := game.outcome(state)) is None:
        seat = random.choice(game.awaited(state))
        move = think(game, state, seat, bots[seat], keywords, seed, random, evening, things)
        if listener:
            words += listener.hear(state, seat, move)
        state = game.apply(state, seat, move)
        moves += 1
        if moves == MOST_MOVES:
            raise RuntimeError(f"{name} {seed}: no end after {moves} moves")
    return Played(
        game=name,
        seed=seed,
        players=players,
        options=options,
        rounds=game.public(state).number,  # type: ignore[attr-defined]
        moves=moves,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        words=tuple(words) if listen else UNSET,
    )


def simulate(
    name: str,
    players: int,
    options: dict[str, Any],
    games: int,
    seed: str,
    cores: int | None = None,
    **heard: Any,
) -> Iterator[Played]:
    """Plays the games, and yields them in the order of their numbers."""
    cores = min(cores or os.cpu_count() or 1, games)
    one = partial(play, name, players, options, **heard)
    seeds = [f"{seed}:{number}" for number in range(games)]
    if cores < 2:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(max_workers=cores) as pool:
        yield from pool.map(one, seeds, chunksize=max(1, min(50, games // (4 * cores))))


def decks_in(name: str, language: Language) -> dict[str, Any]:
    """The option that has this game played with cards in this language, if those it is played with are in another."""
    game, (library, _, _) = GAMES[name], load_library()
    usual = library.wanted(game, game.options_type())
    if {deck.language for deck in usual} <= {language, "any"}:
        return {}
    ours = [one for one in library.offered() if fits(one, game) and one.language in (language, "any")]
    return {"decks": tuple(next(one.id for one in ours if one.kind == kind) for kind in game.kinds)}


def parse_options(name: str, given: list[str]) -> dict[str, Any]:
    """Options from the command line, `key=value`, checked by the game. A list is written with commas."""
    game = GAMES[name]
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    found: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or key not in fields:
            raise ValueError(f"{text}: not an option of {name} ({', '.join(fields)})")
        listed = isinstance(getattr(game.options_type(), key), tuple)
        try:
            found[key] = msgspec.convert(value.split(",") if listed else value, fields[key], strict=False)
        except msgspec.ValidationError as wrong:
            raise ValueError(f"{text}: {wrong}") from wrong
    return {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}
