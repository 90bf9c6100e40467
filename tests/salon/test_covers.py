"""Whole games of which every word that people wrote is covered: nothing that leaves the house has any of them."""

import json
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from tests.evenings import LIBRARY
from tests.players import player_of
from tests.rooms.own_decks import evening_of, words_of
from veillee.album.chapters import Chapters
from veillee.games import GAMES
from veillee.rooms.presence import Connection
from veillee.rooms.story import veiled_line
from veillee.rooms.view_cache import ViewCache
from veillee.rules import Game, Refused
from veillee.salon import events as ev
from veillee.salon import records
from veillee.salon.covers import neutral_name
from veillee.salon.events import PersonId
from veillee.salon.fold import evolve
from veillee.salon.model import Cover, Salon
from veillee.salon.records import texts_in
from veillee.salon.replay import read_entry
from veillee.salon.veil import hash_of_words, veil_of
from veillee.workshop.views import deck_page, own_alts


class Screen:
    """As much of a connection as a view needs."""

    def __init__(self, person: PersonId | None) -> None:
        self.person = person


def covers_of(texts: set[str]) -> tuple[Cover, ...]:
    hashes = sorted({hash_of_words(text) for text in texts})
    return tuple([Cover(id, "words", of, 0, f"▒{id}▒") for id, of in enumerate(hashes, 1)])


def words_in_moves(lines: list[tuple[int, str, bytes]]) -> set[str]:
    """The players of the tests write sentences; what is in a move beside these has no blank."""
    entries = [entry.what for _, _, body in lines if (entry := read_entry(body)) is not None]
    moves = [json.loads(bytes(one.move)) for one in entries if isinstance(one, ev.Play | ev.BotPlayed)]
    return {text for text in texts_in(moves) if " " in text}


def found_in(told: bytes, texts: set[str]) -> list[str]:
    return [text for text in texts if text.encode() in told]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.no_cover
@pytest.mark.slow
def test_what_is_covered_leaves_in_no_view_of_a_whole_game(game: str) -> None:
    evening = evening_of(game)
    outcome = evening.play(100_000)
    assert outcome is not None
    evening.finish(outcome)
    of_cards = words_of(card.fields for card in evening.now.own_cards)
    texts = words_in_moves(evening.lines) | of_cards
    covers, bare_cache, veiled_cache = covers_of(texts), ViewCache(LIBRARY), ViewCache(LIBRARY)
    screens = [cast(Connection, Screen(person)) for person in (None, 0, 1, 2)]
    shown, story = set[str](), list[bytes]()
    salon: Salon | None = None
    for _, _, body in evening.lines:
        before, entry = salon, read_entry(body)
        assert entry is not None
        salon = evolve(salon, entry, LIBRARY)
        if len(salon.people) < len(screens):
            continue
        veiled = replace(salon, covers=covers)
        # Views are long, and differ little from move to move.
        for screen in screens if salon.seq % 8 == 0 or salon.seq == len(evening.lines) else ():
            shown |= set(found_in(bare_cache.message(salon, screen, 0), texts))
            told = veiled_cache.message(veiled, screen, 0)
            assert found_in(told, texts) == []
        if before is not None and before.running is not None and salon.running is not None:
            lines = salon.running.game.story(before.running.state, salon.running.state)
            story += [bytes(veiled_line(msgspec.json.encode(line), veiled, salon.running)) for line in lines]
    # Without covers they were there to be seen, if people write anything in this game.
    assert bool(shown) == bool(GAMES[game].words)
    assert story
    assert [found_in(line, texts) for line in story] == [[]] * len(story)
    assert salon is not None
    veiled = replace(salon, covers=covers)
    pages = [deck_page(veiled, deck.id, person) for deck in salon.own_decks for person in (0, 1, 2)]
    chapters = Chapters(LIBRARY)
    chapters.read(evening.lines)
    for value in (pages, own_alts(veiled), chapters.album(veiled), chapters.evening(veiled, 1)):
        assert found_in(msgspec.json.encode(value), texts) == []
    if getattr(player_of(game), "JUDGES_WORDS", False):
        with pytest.raises(Refused, match="covered_file"):
            file_of(evening.lines, veiled)
        return
    file = file_of(evening.lines, veiled)
    assert found_in(file, texts) == []
    assert records.verify(file).wrong == ()


def file_of(lines: list[tuple[int, str, bytes]], salon: Salon) -> bytes:
    running = salon.running
    assert running is not None
    entries = [entry for _, _, body in lines[running.started_seq :] if (entry := read_entry(body)) is not None]
    decks, steps = tuple(LIBRARY[hash] for hash in running.start.decks), records.steps_of(running.start.chairs, entries)
    steps = records.as_exported(running.start, decks, steps)
    outcome = running.game.outcome(running.state)
    return msgspec.json.encode(records.veiled_record(running.start, decks, steps, veil_of(salon), outcome))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_text_that_is_called_like_a_part_of_a_view_breaks_no_view(game: Game[Any, Any, Any]) -> None:
    """A clue may be the word "giving", which is also what a phase is called."""
    evening = evening_of(game.name)
    evening.play(12)
    public = msgspec.to_builtins(game.public(evening.running.state))
    tokens = {text for key in ("phase", "t") for text in texts_in(public.get(key, "")) if text}
    veiled = replace(evening.now, covers=covers_of(tokens))
    table = veil_of(veiled).over(game.public(evening.running.state), game.words)
    assert msgspec.convert(table, game.public_type) == game.public(evening.running.state)


def test_words_are_covered_however_they_are_written() -> None:
    salon = replace(evening_of("didixit").now, covers=covers_of({"Un chat noir."}))
    veil = veil_of(salon)
    assert [veil.text(text) for text in ("un chat  noir", "« Un chat noir ! »", "UN CHAT NOIR")] == ["▒1▒"] * 3
    assert veil.text("Un chat noir et blanc.") == "Un chat noir et blanc."
    assert not veil_of(replace(salon, covers=()))


def test_a_neutral_name_is_one_that_nobody_has() -> None:
    salon = evening_of("didixit").now
    assert neutral_name(salon, 1) == "N° 2"
    taken = replace(salon, people=tuple(replace(one, name="n° 2") if one.id == 2 else one for one in salon.people))
    assert neutral_name(taken, 1) == "N° 3"
