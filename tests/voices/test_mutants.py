"""What comes broken, or from somebody who may not say it, changes nothing for the others."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.chaos.mutants import mutant
from tests.server.test_leaks_socket import messages_in
from tests.worlds import KEYS, NAMES, World
from veillee.server import protocol as p
from veillee.server.socket import decode
from veillee.voices.model import AboutCall, JoinCall, LeaveCall, SendSignal, TellCall

DEVICES = {who: f"device{number:02}" for number, who in enumerate(KEYS)}
SDP = "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"
CANDIDATE = {"candidate": "candidate:1 1 udp 1 127.0.0.1 9 typ host", "sdpMid": "0", "sdpMLineIndex": 0}
# In the call from the beginning to the end, and silent in these tests: what reaches them is nobody's mistake of theirs.
BYSTANDER = "p3"
WHO = ["p0", "p1", "p2", "spectator", "television", "visitor"]


def told(to: str) -> list[dict[str, Any]]:
    """Each message about the call, as a browser sends it to this one."""
    device = DEVICES[to]
    return [
        {"t": "signal", "to": device, "signal": {"description": {"type": "offer", "sdp": SDP}, "candidates": []}},
        {"t": "signal", "to": device, "signal": {"description": None, "candidates": [CANDIDATE] * 3}},
    ]


def join(who: str, speaks: bool = True) -> dict[str, Any]:
    return {"t": "join_call", "device": DEVICES[who], "speaks": speaks}


class Book:
    """What the others must be told of the call, kept a second time."""

    def __init__(self) -> None:
        # By who, in the order of coming: the device, and whether they say that they speak.
        self.voices: dict[str, tuple[str, bool]] = {}
        # Televisions that wait for the host's yes: everybody is told so.
        self.asking: set[str] = set()

    @property
    def told(self) -> tuple[dict[str, tuple[str, bool]], set[str]]:
        return dict(self.voices), set(self.asking)

    def judge(self, who: str, said: AboutCall) -> tuple[str, str]:
        """The code of a refusal, or nothing; and to whom a signal goes."""
        match said:
            case SendSignal(to=to):
                if who not in self.voices:
                    return "not_in_call", ""
                others = [other for other, (device, _) in self.voices.items() if device == to and other != who]
                return ("", others[0]) if others else ("no_such_voice", "")
            case JoinCall(device=device, speaks=speaks):
                if who == "visitor":
                    return "not_a_member", ""
                if any(known == device for other, (known, _) in self.voices.items() if other != who):
                    return "device_taken", ""
                if who == "television":
                    self.asking.add(who)
                else:
                    self.voices[who] = device, speaks
            case LeaveCall():
                self.voices.pop(who, None)
                self.asking.discard(who)
        return "", ""


class Table(World):
    """A salon of which four, and somebody who watches, are in the call."""

    async def gather(self) -> None:
        await self.open()
        for who, key in KEYS.items():
            if who == "p2 on another device":
                continue
            hello = {"t": "hello", "protocol": p.PROTOCOL, "code": self.room.code}
            await self.hear(who, hello | ({"key": key} if key else {}))
            if who in NAMES and who != "p0":
                screen = who == "television"
                await self.hear(
                    who, {"t": "join", "mid": f"message-{who}", "key": key, "name": NAMES[who], "screen": screen}
                )
        self.book = Book()
        for who in ("p0", "p1", "p2", BYSTANDER, "spectator"):
            await self.hear(who, join(who))
            self.book.voices[who] = DEVICES[who], True
        # What each was told of the call last.
        self.known: dict[str, list[dict[str, Any]]] = {}
        self.news()

    def news(self) -> dict[str, list[dict[str, Any]]]:
        """What each was sent since."""
        new = {}
        for who, (_, cable) in self.sockets.items():
            new[who] = [msgspec.json.decode(one) for one in messages_in(cable.writes)]
            cable.writes.clear()
            for one in new[who]:
                if one["t"] == "call":
                    self.known[who] = one["voices"]
        return new

    async def say(self, who: str, data: bytes) -> dict[str, list[dict[str, Any]]]:
        self.house.clock.seconds += 1  # type: ignore[attr-defined]
        await self.sockets[who][0].receive(data)
        await self.settle()
        return self.news()

    def person(self, who: str) -> int | None:
        return self.sockets[who][0].person


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = Table(tmp_path, "dany")
    await table.gather()
    yield table
    await table.close()


@pytest.mark.rule("CO-16")
@pytest.mark.no_cover
@pytest.mark.parametrize("count", [600, pytest.param(10_000, marks=pytest.mark.prove)])
async def test_mutated_messages_change_nothing_for_the_others(table: Table, count: int) -> None:
    """Each is refused, or means what it says; and whoever it is not for hears nothing of it."""
    chance = random.Random(count)
    seq = table.room.head.seq
    corpus = [*told("p1"), *told(BYSTANDER), {"t": "leave_call"}]
    understood = 0
    for _ in range(count):
        who = chance.choice(WHO)
        data = mutant(chance, [*corpus, join(who), join(who, speaks=False)])
        try:
            said = decode(data)
        except p.UNREADABLE:
            said = None
        before = table.book.told
        news = await table.say(who, data)
        if isinstance(said, get_args(AboutCall)):
            understood += 1
            code, to = table.book.judge(who, said)
            if to:
                (one,) = news.pop(to)
                assert one["t"] == "signal"
                assert one["device"] == table.book.voices[who][0]
                assert isinstance(said, SendSignal)
                assert one["signal"] == msgspec.json.decode(msgspec.json.encode(said.signal))
        else:
            code = "bad_message" if said is None else ""
        if said is None or code:
            assert [one.get("code") for one in news.pop(who)] == [code], data[:200]
        if table.book.told == before:
            # Nobody else hears anything, and the sender nothing of the call but the ways to it.
            mine = [one["t"] for one in news.pop(who, [])]
            assert set(mine) <= {"ways"} or not isinstance(said, get_args(AboutCall)), data[:200]
            assert not any(news.values()), data[:200]
        heard = table.known[BYSTANDER]
        assert [(one["person"], one["device"], one["speaks"]) for one in heard] == [
            (table.person(one), *voice) for one, voice in table.book.voices.items()
        ]
        if who not in table.book.voices and chance.random() < 0.2:
            # They come back, so that there is somebody to disturb.
            await table.say(who, msgspec.json.encode(join(who)))
            table.book.judge(who, msgspec.convert(join(who), JoinCall))
    assert understood > count / 20
    assert table.room.head.seq == seq
    assert table.book.voices[BYSTANDER] == (DEVICES[BYSTANDER], True)


# Every message about the call: a new one must be added here, and to what the others may not do with it.
TRIES: dict[type, dict[str, Any]] = {
    JoinCall: {"t": "join_call", "device": "another01", "speaks": True},
    LeaveCall: {"t": "leave_call"},
    TellCall: {"t": "tell_call", "talks": True},
    SendSignal: told("p1")[0],
}
REFUSED: dict[str, dict[type, str]] = {
    # A stranger at the table, and a television: neither is in the call.
    "visitor": {JoinCall: "not_a_member", LeaveCall: "", TellCall: "not_in_call", SendSignal: "not_in_call"},
    # It asks the host, and is not in the call before that.
    "television": {JoinCall: "", LeaveCall: "", TellCall: "not_in_call", SendSignal: "not_in_call"},
    # The audience has not joined, and then the call is full.
    "spectator": {JoinCall: "call_full", LeaveCall: "", TellCall: "not_in_call", SendSignal: "not_in_call"},
}


@pytest.mark.rule("CO-16")
async def test_who_is_not_in_the_call_tries_every_message_in_vain(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.voices.call.MOST_VOICES", 4)
    await table.say("spectator", b'{"t":"leave_call"}')
    assert set(TRIES) == set(get_args(AboutCall))
    for who, codes in REFUSED.items():
        for kind, message in TRIES.items():
            news = await table.say(who, msgspec.json.encode(message))
            wanted = [codes[kind]] if codes[kind] else []
            assert [one["code"] for one in news.pop(who) if one["t"] == "refused"] == wanted, (who, kind)
            told = [one for those in news.values() for one in those]
            if who == "television" and not wanted:
                # Only that it asks, or asks no more.
                assert {one["t"] for one in told} == {"call"}
                assert all(one["voices"] == table.known[BYSTANDER] for one in told)
            else:
                assert told == []


@pytest.mark.rule("CO-16")
async def test_who_was_removed_says_nothing_any_more(table: Table) -> None:
    person = table.person("p1")
    await table.hear("p0", {"t": "do", "mid": "message-out", "what": {"t": "remove", "person": person}})
    news = table.news()
    assert [one["t"] for one in news["p1"]][-1:] == ["gone"]
    for who in ("p0", "p2", BYSTANDER, "spectator"):
        assert person not in [one["person"] for one in table.known[who]]
    assert table.sockets["p1"][0].closed
    for message in TRIES.values():
        news = await table.say("p1", msgspec.json.encode(message))
        assert not any(news.values())
