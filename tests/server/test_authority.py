"""`veillee serve --https`: a certificate from an authority on this machine, its renewal, and what can go wrong."""

import argparse
import asyncio
import io
import ssl
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from pathlib import Path

import aiohttp
import msgspec
import pytest
from acme.messages import Error
from aiohttp import web
from structlog.testing import capture_logs

from tests.conftest import ServerProcess, free_port
from tests.guests import sit_down, start
from tests.hand_clock import HandClock
from tests.pebble import Pebble, pebble_in
from tests.waiting import until
from veillee.cli import main
from veillee.cli.first_certificate import agree
from veillee.cli.values import public_name
from veillee.games.didixit.model import Claim
from veillee.server.authority import (
    AGAIN_SECONDS,
    HTTP,
    WHAT_TO_DO,
    Authority,
    Sentences,
    is_due,
    profile_for,
    renew,
    renew_forever,
)
from veillee.server.certificate import DAY_SECONDS, LAST_DAYS, Certificate, Tls, read_certificate
from veillee.server.plain_door import make_plain_app
from veillee.server.turned_away import TurnedAway
from veillee.storage import CannotOpen
from veillee.storage.meter import Meter
from veillee.storage.safe import FolderSafe, Question, Safe, asked

NAME = "jeux.example.org"
NAMES = ["Léa", "Tom", "Nina"]


@pytest.fixture
def pebble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pebble]:
    with pebble_in(tmp_path / "pebble") as pebble:
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(pebble.trusted))
        yield pebble


@pytest.fixture
def authority(pebble: Pebble) -> Authority:
    return Authority(pebble.directory, NAME)


@pytest.fixture
def safe(tmp_path: Path) -> FolderSafe:
    return FolderSafe(tmp_path, NAME)


@pytest.fixture
async def port_80(safe: FolderSafe, pebble: Pebble, clock: HandClock) -> AsyncIterator[str]:
    app = make_plain_app(f"https://{NAME}/soir/", safe, TurnedAway(clock, Meter()))
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", pebble.asks_on).start()
    yield f"http://127.0.0.1:{pebble.asks_on}"
    await runner.cleanup()


async def register(authority: Authority, safe: Safe, mail: str = "") -> None:
    await safe.write("account", await asyncio.to_thread(authority.register, mail))


@pytest.mark.slow
async def test_a_certificate_is_obtained_and_renewed_when_a_third_of_its_time_is_left(
    authority: Authority, safe: FolderSafe, port_80: str
) -> None:
    await register(authority, safe, "lea@example.org")
    await renew(authority, safe, [HTTP])
    for file in (safe.file, safe.file.parent / "account.json"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(safe.file.parent.stat().st_mode) == 0o700
    first = read_certificate(safe.file, safe.file)
    assert first.names == (NAME,)
    clock = HandClock(first.ends - (first.ends - first.begins) // 3 - AGAIN_SECONDS * 500)
    tls = Tls((safe.file, safe.file), clock)
    renewing = asyncio.create_task(renew_forever(authority, safe, tls, clock))
    await clock.pass_on(1)
    assert not is_due(first, clock.now())
    written = safe.file.read_bytes()
    await clock.pass_on(AGAIN_SECONDS)
    await until(lambda: safe.file.read_bytes() != written and tls.certificate != first)
    renewing.cancel()
    assert await asked(safe) is None
    assert tls.why is None


@pytest.mark.slow
async def test_if_the_authority_is_away_the_old_certificate_goes_on_and_it_is_tried_again(
    authority: Authority, safe: FolderSafe, pebble: Pebble, port_80: str
) -> None:
    await register(authority, safe)
    await renew(authority, safe, [HTTP])
    first = read_certificate(safe.file, safe.file)
    clock = HandClock(first.ends - 86_400_000)
    tls = Tls((safe.file, safe.file), clock)
    pebble.stop()
    with capture_logs() as logs:
        renewing = asyncio.create_task(renew_forever(authority, safe, tls, clock))
        await until(lambda: tls.why)
    assert "does not answer" in logs[0]["why"]
    assert tls.about()["why"] == "the certificate is not renewed yet: the log says why"
    assert tls.certificate == first
    # The authority of a test forgets its accounts when it ends.
    pebble.start()
    await register(authority, safe)
    await until(lambda: clock.waits_for(AGAIN_SECONDS))
    await clock.pass_on(AGAIN_SECONDS)
    await until(lambda: tls.certificate != first)
    assert tls.why is None
    renewing.cancel()


@pytest.mark.slow
async def test_each_refusal_of_the_authority_is_a_sentence_with_what_to_do(
    authority: Authority, safe: FolderSafe, pebble: Pebble
) -> None:
    await register(authority, safe)
    # Nobody is on port 80.
    with pytest.raises(CannotOpen, match="on port 80: open it in the firewall"):
        await renew(authority, safe, [HTTP])
    # Somebody else is.
    other = web.AppRunner(web.Application())
    await other.setup()
    await web.TCPSite(other, "127.0.0.1", pebble.asks_on).start()
    with pytest.raises(CannotOpen, match="let name and port lead to this server"):
        await renew(authority, safe, [HTTP])
    await other.cleanup()
    with pytest.raises(CannotOpen, match="everybody on the internet can look up"):
        await renew(Authority(pebble.directory, "blocked-domain.example"), safe, [HTTP])
    with pytest.raises(CannotOpen, match="--acme-directory"):
        Authority(pebble.directory.replace("/dir", "/nonce-plz"), NAME).terms()
    assert not safe.file.exists()
    assert await asked(safe) is None


@pytest.mark.parametrize("code", WHAT_TO_DO)
def test_whatever_the_authority_finds_is_followed_by_what_to_do(code: str) -> None:
    refusal = Error.with_code(code, detail="No, because.")
    for port in (80, 443):
        with pytest.raises(CannotOpen) as told, Sentences(NAME, "authority.example", port):
            raise refusal
        help = WHAT_TO_DO[code].format(port=port)
        assert str(told.value) == f"authority.example gives no certificate for {NAME}: No, because. {help}"


async def test_plain_http_leads_to_https(session: aiohttp.ClientSession, safe: FolderSafe, clock: HandClock) -> None:
    await safe.write("question", msgspec.json.encode(Question(HTTP, "abc", "abc.said")))
    runner = web.AppRunner(make_plain_app(f"https://{NAME}/soir/", safe, TurnedAway(clock, Meter())))
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    here = f"http://127.0.0.1:{port}"
    for path in ("/", "/soir/MOKA?a=b", "//evil.example/"):
        async with session.get(here + path, allow_redirects=False) as answer:
            assert answer.status == 308
            assert answer.headers["Location"] == f"https://{NAME}{path}"
    async with session.get(here + "/.well-known/acme-challenge/abc") as answer:
        assert await answer.text() == "abc.said"
    async with session.get(here + "/.well-known/acme-challenge/other") as answer:
        assert answer.status == 404
    await runner.cleanup()


@pytest.mark.slow
def test_without_a_terminal_the_terms_are_agreed_to_by_an_option(
    pebble: Pebble, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ("--https", NAME, "--acme-directory", pebble.directory, "--http-port", str(pebble.asks_on))
    data = tmp_path / "data"
    assert main(["serve", "--port", str(free_port()), "--data", str(data), *wanted]) == 1
    assert "--acme-agree" in capsys.readouterr().err
    assert not (data / "https").exists()


@pytest.mark.slow
def test_on_a_terminal_it_is_asked_once(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["non", "oui", "lea@example.org"])
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    with pytest.raises(CannotOpen, match="--tls"):
        agree(authority, agreed=False, mail="")
    account = agree(authority, agreed=False, mail="")
    assert authority.account(account) is not None
    assert next(answers, None) is None
    # With another authority one has no account yet.
    assert Authority("https://other.example/dir", NAME).account(account) is None


@pytest.mark.slow
async def test_a_public_address_has_a_certificate_too(
    pebble: Pebble, server: ServerProcess, clock: HandClock, tmp_path: Path
) -> None:
    """Whoever rents a machine without a name. The authority of the test takes this address for one."""
    here, safe = Authority(pebble.directory, "127.0.0.1"), FolderSafe(tmp_path, "127.0.0.1")
    runner = web.AppRunner(make_plain_app("https://127.0.0.1/", safe, TurnedAway(clock, Meter())))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", pebble.asks_on).start()
    await register(here, safe)
    await renew(here, safe, [HTTP])
    await runner.cleanup()
    assert read_certificate(safe.file, safe.file).names == ("127.0.0.1",)
    server.scheme = "https"
    server.start("--tls", str(safe.file), str(safe.file))
    trusted = ssl.create_default_context(cadata=await pebble.root())
    async with (
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted)) as session,
        session.get(f"{server.address}/api/house") as answer,
    ):
        assert (await answer.json())["addresses"] == [f"{server.address}/"]


def test_for_an_address_one_that_is_short_lived_is_asked_for_where_there_is_one() -> None:
    offered = {"classic": "90 days", "shortlived": "6 days"}
    assert profile_for("8.8.8.8", offered) == "shortlived"
    assert profile_for("8.8.8.8", {"classic": "90 days"}) is None
    assert profile_for("8.8.8.8", None) is None
    assert profile_for(NAME, offered) is None


def test_one_for_six_days_is_renewed_long_before_anybody_is_warned() -> None:
    day = DAY_SECONDS * 1000
    short, usual = Certificate(("8.8.8.8",), 0, 6 * day), Certificate((NAME,), 0, 90 * day)
    assert usual.last == LAST_DAYS * day
    for one in (short, usual):
        assert is_due(one, one.ends - one.last - day // 4)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        (NAME, True),
        ("8.8.8.8", True),
        ("192.168.1.20", False),
        ("127.0.0.1", False),
        ("100.64.0.7", False),
        ("laptop", False),
        ("laptop.local", False),
        ("2606:4700::1111", False),
    ],
)
def test_what_the_whole_internet_can_reach(name: str, taken: bool) -> None:
    with nullcontext() if taken else pytest.raises(argparse.ArgumentTypeError):
        assert public_name(name) == name


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
async def test_one_command_serves_a_game_with_a_certificate_of_its_own(
    pebble: Pebble, server: ServerProcess, workers: str
) -> None:
    server.scheme = "https"
    wanted = ("--https", NAME, "--acme-directory", pebble.directory, "--http-port", str(pebble.asks_on))
    server.start(*wanted, "--acme-agree", "--workers", workers)
    trusted = ssl.create_default_context(cadata=await pebble.root())
    resolver = Here()
    connector = aiohttp.TCPConnector(ssl=trusted, resolver=resolver)
    address = f"https://{NAME}:{server.port}"
    async with aiohttp.ClientSession(connector=connector) as session:
        guests = await sit_down(session, address, NAMES)
        await start(guests)
        await guests[1].play(Claim())
        # Whoever types the address without https is led there.
        async with session.get(f"http://{NAME}:{pebble.asks_on}/healthz") as answer:
            assert str(answer.url) == f"{address}/healthz"
            assert (await answer.json())["certificate"]["names"] == [NAME]
        for guest in guests:
            await guest.hang_up()
    written = (server.data / "https" / f"{NAME}.pem").read_bytes()
    server.kill()
    # The next start needs no authority.
    pebble.stop()
    server.start(*wanted, "--workers", workers)
    assert (server.data / "https" / f"{NAME}.pem").read_bytes() == written


class Here(aiohttp.abc.AbstractResolver):
    """Every name leads to this machine."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.address = address

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[aiohttp.abc.ResolveResult]:
        return [{"hostname": host, "host": self.address, "port": port, "family": 2, "proto": 0, "flags": 0}]

    async def close(self) -> None:
        pass
