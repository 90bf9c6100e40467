"""A television without a salon shows a sign; whoever types it has their salon shown there."""

import asyncio
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.rules import Refused
from veillee.server import televisions
from veillee.server.keys import SIGN_GUESSES
from veillee.server.pairing import TURN_SECONDS
from veillee.server.televisions import FIGURES, LETTERS, SIGN_SECONDS, Televisions


async def post(session: aiohttp.ClientSession, address: str, path: str, body: object = None) -> tuple[int, Any]:
    async with session.post(address + path, json=body, headers={"Origin": address}) as answer:
        return answer.status, await answer.json()


async def get(session: aiohttp.ClientSession, address: str, token: str) -> tuple[int, Any]:
    async with session.get(f"{address}/api/televisions/{token}") as answer:
        return answer.status, await answer.json()


async def test_a_television_shows_the_salon_of_who_types_its_sign(session: aiohttp.ClientSession, address: str) -> None:
    status, waits = await post(session, address, "/api/televisions")
    assert (status, waits["seconds"]) == (201, SIGN_SECONDS)
    assert await get(session, address, waits["token"]) == (200, {"code": None})
    shown = {"sign": waits["sign"].lower(), "code": "moka"}
    assert await post(session, address, "/api/televisions/show", shown) == (200, {})
    assert await get(session, address, waits["token"]) == (200, {"code": "MOKA"})
    # It is taken: a later salon does not push the first one away.
    status, refused = await post(session, address, "/api/televisions/show", {**shown, "code": "TAXI"})
    assert (status, refused["code"]) == (404, "no_such_television")
    assert await get(session, address, waits["token"]) == (200, {"code": "MOKA"})


async def test_only_the_television_itself_learns_what_it_shows(session: aiohttp.ClientSession, address: str) -> None:
    _, waits = await post(session, address, "/api/televisions")
    await post(session, address, "/api/televisions/show", {"sign": waits["sign"], "code": "MOKA"})
    for token in (waits["sign"], "nobody", waits["token"][:-1]):
        status, refused = await get(session, address, token)
        assert (status, refused["code"]) == (404, "no_such_television")


async def test_wrong_signs_are_counted(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    _, waits = await post(session, address, "/api/televisions")

    async def show(sign: str) -> tuple[int, Any]:
        return await post(session, address, "/api/televisions/show", {"sign": sign, "code": "MOKA"})

    # No television has a sign of letters alone.
    for _ in range(10):
        assert (await show("AAAA"))[1]["code"] == "no_such_television"
    # Then each waits for its turn, the right one too.
    wrong, right = [asyncio.create_task(show(sign)) for sign in ("AAAA", waits["sign"])]
    guesses = app[SIGN_GUESSES]
    await until(lambda: guesses.waiting == 2)
    assert await get(session, address, waits["token"]) == (200, {"code": None})
    await clock.pass_on(20.1)
    assert (await wrong)[1]["code"] == "no_such_television"
    assert await right == (200, {})
    assert await get(session, address, waits["token"]) == (200, {"code": "MOKA"})
    # Whose turn is too far away is told to try again.
    late = [asyncio.create_task(show(letter * 4)) for letter in "ACDEFGH"]
    # The right one has cost nothing, so one of them need not wait.
    await until(lambda: guesses.waiting == 6)
    await clock.pass_on(TURN_SECONDS + 1)
    answers = {(await one)[1]["code"] for one in late}
    assert answers == {"no_such_television", "too_many_codes"}
    assert guesses.waiting == 0


async def test_signs_are_not_given_without_end(session: aiohttp.ClientSession, address: str) -> None:
    answers = [await post(session, address, "/api/televisions") for _ in range(31)]
    assert [status for status, _ in answers] == [201] * 30 + [429]
    assert len({waits["sign"] for _, waits in answers[:30]}) == 30


@pytest.mark.parametrize(
    "body", [None, {}, {"sign": "7K4R"}, {"sign": "7K4", "code": "MOKA"}, {"sign": "7K4R", "code": "M0KA"}, []]
)
async def test_a_wish_that_is_none(session: aiohttp.ClientSession, address: str, body: object) -> None:
    status, refused = await post(session, address, "/api/televisions/show", body)
    assert (status, refused["code"]) == (400, "bad_message")


async def test_only_our_own_page_may_ask(session: aiohttp.ClientSession, address: str) -> None:
    for path in ("/api/televisions", "/api/televisions/show"):
        async with session.post(address + path, json={"sign": "7K4R", "code": "MOKA"}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "bad_origin")


def test_a_sign_looks_like_no_code_of_a_salon_and_ends_in_time() -> None:
    clock = HandClock()
    waiting = Televisions(clock)
    for _ in range(200):
        token, sign = waiting.add()
        assert len(sign) == 4
        assert set(sign) <= set(LETTERS + FIGURES)
        assert set(sign) & set(FIGURES)
    clock.seconds += SIGN_SECONDS
    assert waiting.shown(token) is None
    clock.seconds += 0.1
    with pytest.raises(Refused, match="no_such_television"):
        waiting.shown(token)
    with pytest.raises(Refused, match="no_such_television"):
        waiting.show(sign, "MOKA")


def test_too_many_televisions_push_out_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(televisions, "MOST_TELEVISIONS", 3)
    waiting = Televisions(HandClock())
    tokens = [waiting.add()[0] for _ in range(4)]
    with pytest.raises(Refused):
        waiting.shown(tokens[0])
    assert [waiting.shown(token) for token in tokens[1:]] == [None] * 3
