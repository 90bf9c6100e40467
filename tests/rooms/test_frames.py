"""No leak: searches every frame that every socket received in a whole game for secrets."""

from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, sit_down, start, together, views_of
from veillee.games.didixit.state import Giving, State, Voting
from veillee.rooms.room import Room
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina", "Julien", "Colette"]


class Watch:
    """Notes with each stored state which images each seat may have in its frames then."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.allowed: dict[int, list[set[str]]] = {}
        self.votes: dict[int, tuple[int | None, ...]] = {}

    def look(self) -> None:
        running = self.room.stored.running
        assert running is not None
        state: State = running.state
        table: set[str] = set()
        if isinstance(state.phase, Voting):
            table = {laid.image for laid in state.phase.laid}
            self.votes[self.room.stored.seq] = state.phase.votes.given
        last = {laid.image for laid in state.last.laid} if state.last else set()
        allowed = []
        for seat in range(state.seats):
            own = set(state.hands[seat])
            if isinstance(state.phase, Giving):
                own |= (
                    {state.phase.image} if seat == state.phase.storyteller else set(state.phase.gifts.given[seat] or ())
                )
            allowed.append(own | table | last)
        allowed.append(table | last)
        self.allowed[self.room.stored.seq] = allowed


@pytest.mark.rule("CO-2", "DX-2")
async def test_no_frame_of_a_whole_game_holds_what_its_reader_may_not_know(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    spectator = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, guests[0].code, "").connect()
    watching = [spectator, television, visitor]
    room = await app[HOUSE].room(guests[0].code)
    server_part = room.stored.server_part
    assert server_part
    await start([*guests, *watching])
    running = room.stored.running
    assert running is not None
    deck = set(running.state.pile.cards) | {image for hand in running.state.hands for image in hand}
    seed = running.state.chance.seed
    watch = Watch(room)
    watch.look()
    turn, guesses = 0, dict[str, str]()
    while guests[0].view["game"]["outcome"] is None:
        awaited = guests[0].view["game"]["awaited"]
        guest = guests[awaited[turn % len(awaited)]]
        turn += 1
        moves = guest.moves()
        await guest.play(moves[turn % len(moves)])
        await together([*guests, *watching])
        watch.look()
        question = spectator.view["you"]["question"]
        if question is not None and spectator.view["you"]["guess"] is None:
            choices = question["topics"]["image"]
            await spectator.do("guess", guess={"image": choices[turn % len(choices)]})
            guesses[question["key"]] = choices[turn % len(choices)]

    assert len(watch.allowed) > 100
    assert len(guesses) > 5
    for seat, guest in enumerate([*guests, *watching]):
        for frame, view in views_of(guest.frames):
            # What a frame holds, and what its reader has after it: a section that is left out is still in sight.
            seen = frame if view is None else frame + msgspec.json.encode(view)
            mentioned = {image for image in deck if image.encode() in seen}
            allowed: set[str] = set()
            if view is not None and view["game"] is not None:
                # Guesses are entries too, and change no state.
                newest = max(seq for seq in watch.allowed if seq <= view["seq"])
                allowed = watch.allowed[newest][min(seat, len(guests))]
                check_guesses(view, guesses, guest is spectator)
                assert secret_keys(view["game"]["public"]) == set()
                check_votes(view, watch.votes.get(newest), seat)
            assert mentioned <= allowed, f"{NAMES[seat : seat + 1]} saw {mentioned - allowed}"
            over = view and view["game"] and view["game"]["outcome"]
            assert over or server_part.encode() not in seen
            assert seed.hex().encode() not in frame
            assert all(key.encode() not in frame for key in [one.key for one in guests])


def secret_keys(public: dict[str, Any]) -> set[str]:
    """Nothing in the public part is about an owner or a vote, but for the round that has been counted."""
    return {key for key in public if key != "last" and ("owner" in str(public[key]) or key in ("votes", "laid"))}


def check_votes(view: dict[str, Any], votes: tuple[int | None, ...] | None, seat: int) -> None:
    if votes is None or not view["you"]["hands"]:
        return
    assert view["you"]["hands"][0]["private"]["vote"] == votes[seat]
    assert all(isinstance(one, int) for one in view["game"]["public"]["voted"])


def check_guesses(view: dict[str, Any], guesses: dict[str, str], watches: bool) -> None:
    """What the audience guessed is seen once its round is counted, and until then by nobody but themselves (CO-13)."""
    counted = view["game"]["public"]["last"]
    key = None if counted is None else str(counted["number"])
    shown = view["game"]["audience"]
    assert shown == (None if key is None else {"key": key, "people": 1, "tally": {"image": {guesses[key]: 1}}})
    if not watches:
        assert view["you"]["guess"] is view["you"]["question"] is None
