"""The way of a vote through the server, as docs/architecture.md tells it."""

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from tests.worlds import KEYS, NAMES, PLAYERS, World
from veillee.games.didixit.model import Claim, Give, Move, Sentence, Tell, Vote

ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
OF_THE_SERVER = ("heard", "taken", "judged", "stored", "shown")


def told() -> list[str]:
    """The functions of the server, in their order."""
    ways = [line.split() for line in ARCHITECTURE.read_text(encoding="utf-8").splitlines() if line.startswith("    ")]
    return [name for way in ways if way[0] in OF_THE_SERVER for name in way[1:]]


async def voting(world: World) -> dict[str, Any]:
    """A table at which one vote has been cast, and the next one as a message."""

    def play(seat: int, move: Move) -> dict[str, Any]:
        what = {"t": "play", "chair": seat, "move": msgspec.to_builtins(move)}
        return {"t": "do", "mid": f"{type(move).__name__:_<8}{seat}", "what": what}

    for seat, name in enumerate(PLAYERS):
        await world.hear(
            name, {"t": "hello", "protocol": 3, "code": world.room.code, "key": None if seat else KEYS[name]}
        )
        if seat:
            await world.hear(name, {"t": "join", "mid": "join-once", "key": KEYS[name], "name": NAMES[name]})
        sits = {"t": "sit", "name": NAMES[name], "colour": seat}
        await world.hear(name, {"t": "do", "mid": "sit-once", "what": sits})
    await world.hear("p0", {"t": "start", "mid": "start-once"})
    await world.hear("p0", play(0, Claim()))
    await world.hear("p0", play(0, Tell(image=world.state.hands[0][0], clue=Sentence(text="Minuit"))))
    for seat in (1, 2, 3):
        await world.hear(PLAYERS[seat], play(seat, Give(images=world.state.hands[seat][:1])))

    def vote(seat: int) -> dict[str, Any]:
        private: Any = world.game.private(world.state, seat)
        return play(seat, Vote(number=private.ask.numbers[0]))

    await world.hear("p1", vote(1))
    return vote(2)


async def test_a_vote_goes_the_way_that_is_told(tmp_path: Path) -> None:
    world = World(tmp_path, "didixit")
    await world.open()
    message = await voting(world)
    crossed = list[str]()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and "veillee" in frame.f_code.co_filename:
            crossed.append(frame.f_code.co_qualname)

    socket, _ = world.sockets["p2"]
    sys.setprofile(note)
    try:
        socket.heard(msgspec.json.encode(message))
        await world.settle()
    finally:
        sys.setprofile(None)
        await world.close()
    assert world.state.phase.votes.given[2] is not None
    rest = iter(crossed)
    assert [name for name in told() if name not in rest] == []
    assert told()[0] == "OneByOne.heard"
    assert [crossed.count(name) for name in ("decode_move", "evolve", "rows_of")] == [1, 1, 1]
