"""What leaves over plain HTTP: every route, asked by every kind of visitor, in two worlds that differ in a secret."""

import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.conftest import free_port
from tests.guests import Guest, make_deck, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.pictures import picture
from tests.rooms.test_images import bring
from tests.server.uploads import upload, wav
from tests.waiting import until
from veillee.games.didixit.model import Claim, Give, Tell, Tune, Vote
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.server import clips
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import CLOCK, CODES, HOUSE, SETTINGS, SOCKETS
from veillee.server.protocol import PROTOCOL
from veillee.server.settings import Settings
from veillee.workshop import views as deck_views

NAMES = ["Léa", "Tom", "Nina", "Julien"]
NOWHERE = "ZZZZ"
TRUST = Path(__file__).resolve().parents[2] / "docs/trust.md"
# Not of the answer, but of the moment and of the connection.
OF_THE_MOMENT = {"Date"}


class Place(NamedTuple):
    """A server with a salon in the middle of a game, a recorded clue in it, and a second salon."""

    session: aiohttp.ClientSession
    app: web.Application
    guests: list[Guest]
    neighbour: Guest
    removed: Guest
    clip: str
    image: str
    deck: int

    @property
    def address(self) -> str:
        return self.guests[0].address

    @property
    def code(self) -> str:
        return self.guests[0].code


class Route(NamedTuple):
    """How a route is asked. `statuses`: what each kind of asker gets, if it is not the same for all."""

    method: str
    path: str
    statuses: dict[str, int] | int
    body: bytes | None = None


# Who asks: the key that they send along, if any. A new kind of viewer is one line here.
ASKERS: dict[str, Callable[[Place], str | None]] = {
    "member": lambda place: place.guests[0].key,
    "other member": lambda place: place.guests[3].key,
    "removed": lambda place: place.removed.key,
    "member of another salon": lambda place: place.neighbour.key,
    "wrong key": lambda place: "A" * 32,
    "no key": lambda place: None,
}
FOR_MEMBERS = {"member": 200, "other member": 200} | dict.fromkeys(
    ["removed", "member of another salon", "wrong key", "no key"], 403
)
GONE_FOR_MEMBERS = {who: 404 if ok == 200 else 403 for who, ok in FOR_MEMBERS.items()}
# Of these, who made something, or the host; or the host alone.
FOR_MAKERS = FOR_MEMBERS | {"other member": 400}
BAD_FROM_MEMBERS = {who: 400 if ok == 200 else 403 for who, ok in FOR_MEMBERS.items()}
# Every route of the server. {code} is the salon's, {clip} its recorded clue, {picture} an image of its people, {deck} a
# deck of theirs. A new route must be added here.
ROUTES: dict[str, Route] = {
    "GET /healthz": Route("GET", "/healthz", 200),
    # Not a websocket handshake: what travels on a socket is compared in test_leaks_socket.py.
    "GET /ws": Route("GET", "/ws", 403),
    "GET /api/house": Route("GET", "/api/house", 200),
    "POST /api/salons": Route("POST", "/api/salons", 400, b"{}"),
    "POST /api/salons/{code}/clips": Route("POST", "/api/salons/{code}/clips", BAD_FROM_MEMBERS, b"x"),
    "GET /clips/{code}/{clip}": Route("GET", "/clips/{code}/{clip}", FOR_MEMBERS),
    "POST /api/salons/{code}/images": Route("POST", "/api/salons/{code}/images", BAD_FROM_MEMBERS, b"x"),
    "POST /api/salons/{code}/images/{image}/thumb": Route(
        "POST", "/api/salons/{code}/images/{picture}/thumb", BAD_FROM_MEMBERS, b"x"
    ),
    "GET /images/{code}/{image}": Route("GET", "/images/{code}/{picture}", FOR_MEMBERS),
    "POST /api/salons/{code}/decks": Route("POST", "/api/salons/{code}/decks", BAD_FROM_MEMBERS, b"x"),
    "GET /api/salons/{code}/decks/{deck}": Route("GET", "/api/salons/{code}/decks/{deck}", FOR_MEMBERS),
    "GET /api/salons/{code}/alts": Route("GET", "/api/salons/{code}/alts", FOR_MEMBERS),
    "GET /api/salons/{code}/decks/{deck}.veillee": Route("GET", "/api/salons/{code}/decks/{deck}.veillee", FOR_MAKERS),
    # What is printed is the file above; on no such paper it is refused to those who may have it too.
    "GET /api/salons/{code}/decks/{deck}.pdf": Route(
        "GET", "/api/salons/{code}/decks/{deck}.pdf?paper=papyrus", BAD_FROM_MEMBERS
    ),
    "GET /api/salons/{code}/reach": Route("GET", "/api/salons/{code}/reach", FOR_MAKERS),
    "GET /cards/{images}/cards.json": Route("GET", "/cards/reves-12345678/cards.json", 200),
    "GET /cards/{images}/{file}": Route("GET", "/cards/reves-12345678/none.avif", 404),
    "GET /api/salons/{code}/album": Route("GET", "/api/salons/{code}/album", FOR_MEMBERS),
    # Without the client's build here, there is nothing to make a file of.
    "GET /api/salons/{code}/album.html": Route("GET", "/api/salons/{code}/album.html", BAD_FROM_MEMBERS),
    "POST /api/salons/{code}/proofread": Route(
        "POST",
        "/api/salons/{code}/proofread",
        FOR_MEMBERS,
        b'{"kind": "images", "language": "fr", "cards": [{"alt_fr": "un chat"}]}',
    ),
    "GET /api/album/{code}-{token}": Route("GET", "/api/album/{code}-" + "A" * 32, 404),
    "GET /api/album/{code}-{token}/images/{image}": Route(
        "GET", "/api/album/{code}-" + "A" * 32 + "/images/{picture}", 404
    ),
    "POST /api/televisions": Route("POST", "/api/televisions", 201),
    "GET /api/televisions/{token}": Route("GET", "/api/televisions/" + "A" * 32, 404),
    "POST /api/televisions/show": Route("POST", "/api/televisions/show", 404, b'{"sign": "AAAA", "code": "MOKA"}'),
    # Pages of the client, without its build here: /CODE and /tv/CODE too.
    "GET /{path}": Route("GET", "/{code}", 400),
}


@asynccontextmanager
async def served(folder: Path, session: aiohttp.ClientSession, secret: int = 0) -> AsyncIterator[Place]:
    app = make_app(Settings(data=folder, salons_per_address=1000, trusted=("127.0.0.1",)), clock=HandClock())
    runner = Runner(app, app[SETTINGS], shutdown_timeout=0.1)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield await play(session, app, f"http://127.0.0.1:{port}", secret)
    await runner.cleanup()


async def play(session: aiohttp.ClientSession, app: web.Application, address: str, secret: int) -> Place:
    """Julien votes for one image or another, and nobody else may know which; nor what Tom's word means."""
    guests = await sit_down(session, address, NAMES)
    deck = await make_deck(guests[1], "words")
    definition = ("Qui vit en pantoufles.", "Fromage à pâte molle, que l’on mange le soir.")[secret]
    await guests[1].do("write_cards", deck=deck, cards=[{"word": "Pantouflard", "definition": definition}])
    neighbour = await open_salon(session, address, "Zoé")
    removed = await (await Guest(session, address, guests[0].code, "Max").connect()).join()
    await guests[0].do("remove", person=removed.person)
    await start(guests, mimes=True)
    await guests[0].play(Claim())
    _, stored = await upload(guests[0], wav(), "audio/wav")
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Tune(clip=stored["clip"])))
    await together(guests)
    for guest in guests[1:]:
        await guest.play(Give(images=(guest.private.hand[0],)))
    await together(guests)
    await guests[3].play(Vote(number=guests[3].private.ask.numbers[secret]))
    _, brought = await bring(guests[1], picture())
    return Place(session, app, guests, neighbour, removed, stored["clip"], brought["image"], deck)


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes codes, keys and seeds the same in the next world as in the one before."""

    def again() -> None:
        chance = random.Random(7)
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: chance.randbytes(size).hex())
        monkeypatch.setattr(secrets, "choice", chance.choice)

    return again


async def asked(place: Place, route: Route, who: str, code: str | None = None, by: str = "9.9.9.9") -> tuple[Any, ...]:
    """Everything about the answer: its status, headers and body."""
    named = {"{code}": code or place.code, "{clip}": place.clip, "{picture}": place.image, "{deck}": str(place.deck)}
    path = route.path
    for name, value in named.items():
        path = path.replace(name, value)
    key = ASKERS[who](place)
    # Asked under the same name in both worlds; each asker has an address of their own.
    headers = {"X-Forwarded-For": by, "X-Forwarded-Host": "veillee.example", "Origin": "http://veillee.example"}
    headers |= {} if key is None else {"X-Veillee-Key": key}
    if route.path == "/ws":
        headers["Origin"] = "http://elsewhere.example"
    async with place.session.request(route.method, place.address + path, headers=headers, data=route.body) as answer:
        told = sorted((name, value) for name, value in answer.headers.items() if name not in OF_THE_MOMENT)
        return answer.status, told, await answer.read()


# The file of a deck has all that is in it, also what words mean: who may have it, and takes it, wants to know.
TOLD_ALL = {("GET /api/salons/{code}/decks/{deck}.veillee", "member")}


async def everything(place: Place) -> dict[tuple[str, str], tuple[Any, ...]]:
    answers = {
        (name, who): await asked(place, route, who, by=f"9.9.9.{number}")
        for number, who in enumerate(ASKERS)
        for name, route in ROUTES.items()
    }
    return answers | {one: (answers[one][0], [], b"") for one in TOLD_ALL}


Worlds = Callable[[], Awaitable[list[tuple[Place, dict[tuple[str, str], tuple[Any, ...]]]]]]


@pytest.fixture
def two_worlds(
    session: aiohttp.ClientSession, tmp_path: Path, same_chance: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> Worlds:
    monkeypatch.setattr("veillee.server.page.CLIENT", tmp_path / "no client")
    monkeypatch.setattr("veillee.album.file.TEMPLATE", tmp_path / "no client" / "album-file.html")

    async def answers() -> list[tuple[Place, dict[tuple[str, str], tuple[Any, ...]]]]:
        worlds = []
        for secret in (0, 1):
            same_chance()
            async with served(tmp_path / str(secret), session, secret) as place:
                worlds.append((place, await everything(place)))
        return worlds

    return answers


def test_every_route_is_asked() -> None:
    app = make_app(Settings())
    routes = {
        f"{route.method} {route.resource.canonical}"
        for route in app.router.routes()
        if route.method != "HEAD" and route.resource is not None
    }
    assert routes == set(ROUTES)
    listed = TRUST.read_text(encoding="utf-8").partition("## Everything that leaves the server")[2]
    assert all(f"`{route.replace(' /', ' ')}`" in listed for route in routes)


@pytest.mark.rule("CO-2")
async def test_no_route_tells_two_worlds_apart_and_each_asker_gets_what_is_theirs(two_worlds: Worlds) -> None:
    (one, first), (other, second) = await two_worlds()
    assert one.code == other.code
    assert one.clip == other.clip
    assert first == second
    for (name, who), (status, _, body) in first.items():
        due = ROUTES[name].statuses
        assert status == (due if isinstance(due, int) else due[who]), (name, who, body)
        assert all(guest.key.encode() not in body for guest in [*one.guests, one.neighbour, one.removed])


async def test_a_route_that_tells_a_secret_is_found_out(two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    def votes(house: House) -> int:
        games = [room.head.running for room in house.rooms]
        return sum(sum(running.state.phase.votes.answers.values()) for running in games if running)

    monkeypatch.setattr(House, "in_use", property(votes))
    (_, first), (_, second) = await two_worlds()
    assert {name for name, _ in first if first[name, "no key"] != second[name, "no key"]} == {"GET /healthz"}


async def test_a_page_that_tells_what_a_word_means_is_found_out(
    two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        deck_views, "card_view", lambda deck, card, person: deck_views.OwnCardView(card.id, card.by, card.fields)
    )
    (_, first), (_, second) = await two_worlds()
    found = {(name, who) for name, who in first if first[name, who] != second[name, who]}
    assert found == {("GET /api/salons/{code}/decks/{deck}", who) for who in ("member", "other member")}


async def test_a_route_that_lets_anybody_in_is_found_out(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(request: web.Request) -> tuple[Room, int]:
        return await request.app[HOUSE].room(request.match_info["code"]), 0

    monkeypatch.setattr(clips, "member", careless)
    async with served(tmp_path, session) as place:
        clip = ROUTES["GET /clips/{code}/{clip}"]
        assert {who for who in ASKERS if (await asked(place, clip, who))[0] != FOR_MEMBERS[who]} == {
            who for who, status in FOR_MEMBERS.items() if status == 403
        }


MISSING = {
    name: route._replace(path=route.path.replace("{picture}", "0" * 32))
    for name, route in ROUTES.items()
    if "{picture}" in route.path
}


async def test_who_does_not_belong_to_the_salon_is_not_told_which_images_it_has(
    session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    async with served(tmp_path, session) as place:
        assert len(MISSING) == 3
        for name, missing in MISSING.items():
            for who, status in GONE_FOR_MEMBERS.items():
                there, not_there = await asked(place, ROUTES[name], who), await asked(place, missing, who)
                if status == 403:
                    assert there == not_there, (name, who)
        there = ROUTES["GET /images/{code}/{image}"]
        for who, status in GONE_FOR_MEMBERS.items():
            assert (await asked(place, MISSING["GET /images/{code}/{image}"], who))[0] == status
            assert (await asked(place, there, who))[0] == FOR_MEMBERS[who]


# Whether a salon exists

KNOCKS = [name for name in ROUTES if "{code}" in name] + ["GET /{path}"]


async def spend_guesses(place: Place, by: str) -> None:
    clip = ROUTES["GET /clips/{code}/{clip}"]
    for _ in range(40):
        if (await asked(place, clip, "wrong key", NOWHERE, by))[0] == 429:
            return
    raise AssertionError("codes can be guessed without end")


async def oracles(place: Place) -> set[str]:
    """Whatever tells somebody whose guesses are spent that there is a salon of that code, and not of another."""
    found = set[str]()
    for number, who in enumerate(["wrong key", "no key", "member of another salon"]):
        by = f"8.8.8.{number}"
        await spend_guesses(place, by)
        for name in KNOCKS:
            answers = []
            for code in (NOWHERE, place.code):
                # As it is a while after everybody has gone home: the salon sleeps.
                place.app[HOUSE].leave_everything()
                await place.app[HOUSE].tidy()
                answers.append(await asked(place, ROUTES[name], who, code, by))
                answers.append(await asked(place, ROUTES["GET /healthz"], "no key", by=by))
            if answers[:2] != answers[2:]:
                found.add(name)
    return found


@pytest.fixture
async def quiet_place(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Place]:
    """Everybody has gone."""
    monkeypatch.setattr("veillee.server.page.CLIENT", tmp_path / "no client")
    monkeypatch.setattr("veillee.album.file.TEMPLATE", tmp_path / "no client" / "album-file.html")
    monkeypatch.setattr("veillee.server.finding.REFUSED_AFTER_SECONDS", 0)
    async with served(tmp_path, session) as place:
        for guest in [*place.guests, place.neighbour]:
            await guest.hang_up()
        yield place


async def test_nothing_tells_whether_a_salon_exists_to_who_has_guessed_too_often(quiet_place: Place) -> None:
    assert await oracles(quiet_place) == set()


@pytest.mark.slow
async def test_a_count_of_salons_that_were_woken_would_tell(
    quiet_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_it(house: House, code: str, key: str) -> bool:
        with suppress(Refused):
            await house.room(code)
        return False

    monkeypatch.setattr(House, "has_known", open_it)
    assert await oracles(quiet_place) == set()
    monkeypatch.setattr(House, "in_use", House.awake)
    assert "GET /clips/{code}/{clip}" in await oracles(quiet_place)


async def test_on_a_socket_too_a_salon_cannot_be_told_from_none(quiet_place: Place) -> None:
    """The same bytes after the same time, until the code's turn has come: that one is paid for."""
    place, clock = quiet_place, quiet_place.app[CLOCK]
    assert isinstance(clock, HandClock)
    heard = list[list[str]]()
    for number, (code, key) in enumerate(product((NOWHERE, place.code), ({}, {"key": "A" * 32}))):
        by = f"6.6.6.{number}"
        await spend_guesses(place, by)
        headers = {"Origin": "http://v.example", "X-Forwarded-Host": "v.example", "X-Forwarded-For": by}
        async with place.session.ws_connect(place.address + "/ws", headers=headers) as ws:
            await ws.send_json({"t": "hello", "protocol": PROTOCOL, "code": code, **key})
            await until(lambda: place.app[CODES].waiting == 1)
            await clock.pass_on(4)
            told = [await ws.receive_str()]
            await clock.pass_on(1.1)
            told.append(str(msgspec.json.decode(await ws.receive_str())["t"]))
            heard.append(told)
            await ws.close()
        await until(lambda: not place.app[SOCKETS])
    waits = '{"t":"in_line","seconds":1}'
    assert heard == [[waits, "refused"]] * 2 + [[waits, "view"]] * 2
