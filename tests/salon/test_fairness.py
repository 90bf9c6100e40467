"""Provable fairness (CO-5): what was sealed before the deal is what was dealt, and a cheating server is caught."""

import asyncio
import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import msgspec
import pytest
from aiohttp import web
from msgspec import Raw
from msgspec.json import encode

from tests.conftest import decode_entry
from tests.evenings import LIBRARY, log_of
from tests.guests import Guest, play_on, sit_down, start, together
from tests.players import player_of
from veillee import __version__
from veillee.cli import main
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.dictionnaire.model import Write
from veillee.games.dictionnaire.state import Sorting, Writing
from veillee.rules import MISSING_PART, Chance, commitment, seed_of
from veillee.salon import events as ev
from veillee.salon import game as table
from veillee.salon import records
from veillee.salon.records import verify
from veillee.server.keys import HOUSE

T = TypeVar("T")
NAMES = ["Léa", "Tom", "Nina", "Julien"]
RECORDS = Path(__file__).parents[1] / "records"


async def add_part(guest: Guest) -> str:
    part = secrets.token_hex(32)
    await guest.do("add_part", commitment=guest.view["salon"]["commitment"], part=part)
    return part


async def exported(guest: Guest) -> bytes:
    await guest.send({"t": "ask_export"})
    message = await asyncio.wait_for(guest.other.get(), 60)
    return msgspec.json.encode(message["file"])


@pytest.mark.rule("CO-5")
async def test_a_whole_game_is_sealed_opened_and_verified(
    session: aiohttp.ClientSession, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guests = await sit_down(session, address, NAMES)
    sealed = guests[0].view["salon"]["commitment"]
    parts = [await add_part(guest) for guest in guests[:3]]
    assert await guests[0].refusal("add_part", commitment=sealed, part="0" * 64) == "part_given"
    assert await guests[3].refusal("add_part", commitment="0" * 64, part="0" * 64) == "stale_commitment"
    await start(guests, end="score", target=10)
    game = guests[0].view["game"]
    assert game["commitment"] == sealed
    # A missing part is replaced by a fixed value, for all to see.
    assert game["missing_parts"] == [3]
    assert game["opened"] is None
    hand = guests[1].private.hand
    await play_on(guests)
    opened = guests[1].view["game"]["opened"]
    assert opened["parts"] == [*parts, MISSING_PART]
    assert commitment(opened["server_part"]) == sealed
    # What was dealt follows from the opened parts.
    deck = next(deck for deck in Library().values() if deck.id == "reves")
    dealt = Chance(seed_of(opened["server_part"], opened["parts"])).shuffle("deal", [card.id for card in deck.cards])
    assert dealt[6:12] == hand
    # And the next game is sealed anew.
    assert guests[0].view["salon"]["commitment"] not in (None, sealed)

    file = tmp_path / "game.json"
    file.write_bytes(await exported(guests[2]))
    assert main(["verify", str(file)]) == 0
    assert "fair" in capsys.readouterr().out


async def test_a_running_game_is_not_exported(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].send({"t": "ask_export"})
    await guests[0].until(lambda one: one.strays[-1:] == ["game_not_over"])


@pytest.mark.rule("CO-5")
async def test_a_game_that_is_given_up_is_opened_too_and_its_moves_are_not(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    sealed = guests[0].view["salon"]["commitment"]
    parts = [await add_part(guest) for guest in guests]
    await start(guests)
    chairs = guests[0].view["game"]["chairs"]
    assert guests[0].view["salon"]["given_up"] is None
    await guests[3].do("leave")
    await guests[0].do("put_away")
    await together(guests)
    for guest in guests:
        assert guest.view["game"] is None
        given_up = guest.view["salon"]["given_up"]
        assert given_up["opened"]["parts"] == parts
        assert commitment(given_up["opened"]["server_part"]) == given_up["commitment"] == sealed
        assert (given_up["number"], given_up["chairs"]) == (1, chairs)
    # Votes and texts that were never shown stay so: no file has them.
    await guests[0].send({"t": "ask_export"})
    await guests[0].until(lambda one: one.strays[-1:] == ["game_not_over"])
    # It cannot be resumed: the next game is another, with a seal of its own.
    assert guests[0].view["salon"]["commitment"] not in (None, sealed)
    await start(guests[:3])
    assert guests[0].view["salon"]["given_up"] is None
    assert guests[0].view["game"]["commitment"] != sealed


async def test_a_finished_game_that_is_put_away_was_not_given_up(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, end="score", target=5)
    await play_on(guests)
    await guests[0].do("put_away")
    assert guests[0].view["salon"]["given_up"] is None


class LoadedChance(Chance, frozen=True):
    """A dealer who gives the first seat the cards they like."""

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        fair = super().shuffle(label, items)
        return tuple(sorted(fair, key=str)) if label == "deal" else fair


@pytest.mark.rule("CO-5")
async def test_a_server_that_deals_other_cards_is_caught(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = table.begin
    monkeypatch.setattr(table, "begin", lambda start, decks, chance=LoadedChance: honest(start, decks, LoadedChance))
    guests = await sit_down(session, address, NAMES)
    await start(guests, end="score", target=5)
    assert list(guests[0].private.hand) == sorted(guests[0].private.hand)
    await play_on(guests)
    room = await app[HOUSE].room(guests[0].code)
    running = room.stored.running
    assert running is not None
    rows = await app[HOUSE].storage.read(room.code, running.started_seq)
    steps = records.steps_of(running.chairs, [decode_entry(row.body) for row in rows])
    decks = tuple(app[HOUSE].library[hash] for hash in running.start.decks)
    monkeypatch.undo()
    # The file as such a server would write it, and the file of a server that hides its shuffles.
    told = records.record(running.start, decks, steps, LoadedChance)
    verdict = verify(msgspec.json.encode(told))
    assert any("could not have been made" in wrong or "did not follow" in wrong for wrong in verdict.wrong)
    hidden = msgspec.structs.replace(told, shuffles=())
    assert verify(msgspec.json.encode(hidden)).wrong
    # A salon like this is not what its log tells: it is gone before the two are compared.
    await app[HOUSE].delete(room.code)


@pytest.mark.slow
async def test_a_draft_that_was_thrown_away_is_in_no_file(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    await start(guests)
    reader = guests[guests[0].public.reader]
    for _ in range(2):
        await reader.play(reader.moves()[0])
    await together(guests)
    writer = next(guest for guest in guests if guest is not reader)
    await writer.play(Write(text="Une bêtise que personne ne lira.", done=False))
    await writer.play(Write(text="Petit oiseau des marais."))
    await play_on(guests)
    file = (await exported(writer)).decode()
    assert "Petit oiseau des marais." in file
    assert "Une bêtise" not in file


@pytest.mark.rule("CO-2", "CO-5")
@pytest.mark.parametrize("seed", range(12))
def test_a_file_holds_no_words_that_were_not_handed_in_and_proves_the_same_game(seed: int) -> None:
    game, player, chance = GAMES["dictionnaire"], player_of("dictionnaire"), random.Random(seed)
    decks = Library().wanted(game, game.options_type())
    begun = ev.Started(
        game=game.name,
        version=game.version,
        options={},
        chairs=(0, 1, 2, 3),
        host=0,
        server_part=f"{seed:064x}",
        parts=(MISSING_PART,) * 4,
        decks=tuple(deck.hash for deck in decks),
    )
    state = table.begin(begun, {deck.hash: deck for deck in decks})
    steps: list[records.Step] = []
    written: set[str] = set()
    read: set[str] = set()
    while game.outcome(state) is None:
        seat = chance.choice(game.awaited(state))
        step: records.Step = records.Away(seat=seat)
        if isinstance(state.phase, Writing) and chance.random() < 0.85:
            # Also by somebody who has handed in, and takes it back so.
            seat = chance.choice([other for other in range(4) if other != state.phase.reader])
            text = f"mot-{len(steps)}-secret"
            written.add(text)
            step = records.Moved(seat=seat, move=Raw(encode(Write(text=text, done=chance.random() < 0.3))))
        elif not isinstance(state.phase, Writing):
            move = chance.choice(player.moves(game.public(state), game.private(state, seat)))
            step = records.Moved(seat=seat, move=Raw(encode(move)))
        state = records.take(game, state, step)
        steps.append(step)
        if isinstance(state.phase, Sorting):
            read |= {sheet.original for pile in state.phase.piles for sheet in pile}
    whole = records.record(begun, decks, tuple(steps))
    told = records.record(begun, decks, records.as_exported(begun, decks, tuple(steps)))
    file = encode(told)
    assert verify(file).wrong == ()
    assert (told.shuffles, told.story, told.outcome) == (whole.shuffles, whole.story, whole.outcome)
    assert {text for text in written if f'"{text}"'.encode() in file} == written & read
    assert written - read


@pytest.fixture(scope="module")
def finished() -> bytes:
    lines = log_of("didixit-whole")
    entries = [decode_entry(body) for _, _, body in lines]
    begun = [entry.what for entry in entries if isinstance(entry.what, ev.Started)][-1]
    last = max(n for n, (_, kind, _) in enumerate(lines) if kind == "started")
    steps = records.steps_of(begun.chairs, entries[last:])
    decks = tuple(LIBRARY[hash] for hash in begun.decks)
    return encode(records.record(begun, decks, records.as_exported(begun, decks, steps)))


def tampered(finished: bytes, **changes: Any) -> tuple[str, ...]:
    game = msgspec.json.decode(finished)
    for path, value in changes.items():
        at = game
        *way, last = path.split("__")
        for key in way:
            at = at[int(key) if key.isdigit() else key]
        at[int(last) if last.isdigit() else last] = value
    return verify(msgspec.json.encode(game)).wrong


@pytest.mark.rule("CO-5")
def test_finished_games_of_every_release_still_replay_or_say_which_rules_they_need(finished: bytes) -> None:
    files = sorted(RECORDS.glob("*.json"))
    assert files
    for file in [finished, *(file.read_bytes() for file in files)]:
        begun, verdict = msgspec.json.decode(file)["start"], verify(file)
        if begun["version"] == GAMES[begun["game"]].version:
            assert verdict.wrong == ()
            assert verdict.shuffles > 3
        else:
            assert len(verdict.wrong) == 1
            assert verdict.wrong[0].startswith(f"the file needs rules version {begun['version']} of {begun['game']}")


@pytest.mark.rule("CO-5")
def test_every_other_way_to_cheat_is_caught(finished: bytes) -> None:
    game = msgspec.json.decode(finished)
    assert "sealed" in tampered(finished, start__server_part="0" * 64)[0]
    # A new part together with a new commitment: the shuffles no longer fit (and every browser kept the old one).
    both = tampered(finished, start__server_part="0" * 64, commitment=commitment("0" * 64))
    assert both
    # A player's part left out.
    assert tampered(finished, start__parts__0=MISSING_PART)
    # A shuffle that was not the one dealt.
    order = game["shuffles"][0]["order"]
    assert any("did not follow" in wrong for wrong in tampered(finished, shuffles__0__order=order[::-1]))
    # Another winner.
    assert any("outcome" in wrong for wrong in tampered(finished, outcome__winners=[0, 1, 2, 3]))
    # Another story, another deck, other moves.
    assert any("story" in wrong for wrong in tampered(finished, story=[]))
    assert any("deck" in wrong for wrong in tampered(finished, decks__0__cards=game["decks"][0]["cards"][:-1]))
    assert tampered(finished, steps=game["steps"][:-1])
    # Less or more than the rules shuffle, other rules, someone declared away who had already acted.
    assert any("more or fewer" in wrong for wrong in tampered(finished, shuffles=game["shuffles"][:-1]))
    assert any("rules version" in wrong for wrong in tampered(finished, start__version=99))
    # Options that the game does not have.
    assert any("could not have been made" in wrong for wrong in tampered(finished, start__options={"wings": True}))
    steps = game["steps"]
    voted = next(n for n, step in enumerate(steps) if step["t"] == "moved" and step["move"]["t"] == "give")
    away = [*steps[: voted + 1], {"t": "away", "seat": steps[voted]["seat"]}, *steps[voted + 1 :]]
    assert any("could not have been made" in wrong for wrong in tampered(finished, steps=away))
    assert tampered(finished, start__server_part="not hex", commitment="not hex")
    # Cards of another game.
    assert tampered(finished, start__game="dictionnaire", start__options={})
    assert verify(b"{}").wrong
    assert verify(b"not json").wrong


def test_the_command_says_what_is_wrong(tmp_path: Path, finished: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    game = msgspec.json.decode(finished)
    game["outcome"]["winners"] = [0, 1, 2, 3]
    file.write_bytes(msgspec.json.encode(game))
    assert main(["verify", str(file)]) == 1
    assert "outcome" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "none.json")]) == 2


def test_a_file_of_other_rules_says_which_it_needs_and_which_are_here(
    tmp_path: Path, finished: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(finished)
    assert main(["verify", str(file)]) == 0
    here, release = GAMES["didixit"].version, __version__
    assert f"rules   didixit, version {here}" in capsys.readouterr().out
    assert tampered(finished, start__version=99) == (
        f"the file needs rules version 99 of didixit, and this Veillée has version {here}: "
        f"verify it with Veillée {release}, which wrote it",
    )
    assert tampered(finished, start__game="belote") == (
        f"the file needs rules version {here} of belote, and this Veillée has no such game: "
        f"verify it with Veillée {release}, which wrote it",
    )


def test_shuffles_are_fair() -> None:
    """Every card is as likely in every place: 6 cards, 6000 shuffles, each place within 5 deviations of 1000."""
    counts = [[0] * 6 for _ in range(6)]
    for n in range(6000):
        for place, card in enumerate(Chance(n.to_bytes(4, "big")).shuffle("deal", range(6))):
            counts[place][card] += 1
    assert all(abs(count - 1000) < 5 * (1000 * 5 / 6) ** 0.5 for row in counts for count in row)


def test_every_shuffle_has_its_own_label() -> None:
    chance = Chance(b"seed")
    assert chance.shuffle("lay:1", range(20)) == chance.shuffle("lay:1", range(20))
    assert chance.shuffle("lay:1", range(20)) != chance.shuffle("lay:2", range(20))
