"""A line to another machine by ssh: who comes to a port there comes in here. If it is cut, it is laid again.

OpenSSH's own client does it (`ssh -N -R`), with the keys and the settings of whoever runs the server. What it says with
`-v` tells when the line is there, why there is none, and from where somebody comes: for this machine, all who come
through the line come from itself.
"""

import asyncio
import os
import re
import socket
import subprocess
from collections import deque
from functools import partial
from urllib.parse import urlsplit

import aiohttp
import structlog

from veillee.clock import Clock
from veillee.server.settings import Settings
from veillee.server.workers import end_with
from veillee.storage import CannotOpen

# The pause before the line is laid again doubles each time. If it held for longer than the longest, the next is short.
FIRST_PAUSE_SECONDS = 1
LONGEST_PAUSE_SECONDS = 60
# From the start of ssh until somebody can come in.
LAY_SECONDS = 45
ASK_SECONDS = 15
# Of one for whom ssh has not said it. No address has this name, so nobody at home shares its limits.
SOMEBODY = "through-the-line"
MOST_CALLERS = 4096
# What ssh says, and what to do. The first that fits is told.
SENTENCES = {
    "REMOTE HOST IDENTIFICATION HAS CHANGED": (
        "{host} shows another key than the last time. If you know why (it was set up anew), forget the old one with"
        ' ssh-keygen -R "{known}", and log in once by hand: {by_hand}'
    ),
    "Host key verification failed": (
        "This machine does not know {host} yet. Log in once by hand and compare what it shows: {by_hand}"
    ),
    "Permission denied": (
        "{host} lets nobody in with the keys that you have here. Bring it yours: {copy}. If your key has a password,"
        " give it to the agent first: ssh-add"
    ),
    "Too many authentication failures": (
        "{host} was offered too many keys. Name the right one in ~/.ssh/config (IdentityFile, IdentitiesOnly yes)."
    ),
    "Server has disabled port forwarding": (
        "{host} forbids it: its sshd_config needs AllowTcpForwarding remote (or yes), your key there no “restrict”"
        " without port-forwarding, and ports below 1024 are for root."
    ),
    "remote port forwarding failed": (
        "Port {port} of {host} is taken, or not for you. If it is your own line from before, wait a minute"
        " (ClientAliveInterval 15 in its sshd_config makes that short); else choose another with {choose}."
    ),
    "Could not resolve hostname": (
        "Nobody knows the name {host}. Look how it is written, and whether this machine is on the internet."
    ),
    "Connection refused": "{host} does not take ssh on port {ssh_port}. Name the right one: ssh://{user}{host}:PORT",
}
NO_SSH = "There is no ssh on this machine. Install OpenSSH's client (on Debian: apt install openssh-client)."
AWAY = "{host} does not answer. Look whether it runs, and whether this machine is on the internet."
ONLY_THERE = (
    "Only {host} itself reaches its port {port}. Write GatewayPorts clientspecified into its sshd_config and open the"
    " port in its firewall; or better, let a server with https there lead to the port, and give its address with --url"
    " (docs/reach.md)."
)
NOBODY_THERE = (
    "Under {url} this house does not answer. Let the server with https on {host} lead to 127.0.0.1:{port}"
    " (docs/reach.md)."
)
LAID = "remote forward success"
CALLER = re.compile(r"client_request_forwarded_tcpip: listen \S* port \d+, originator (\S+) port \d+$")
NOT_PASSED_ON = re.compile(r"connect_to \S+ port \d+: failed|channel_connect_to_port: .* failed")

logger = structlog.get_logger()


class Tunnel:
    """`port`: where this process takes in who comes through the line."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings, self._clock = settings, clock
        there = urlsplit(settings.through)
        self.host, self._user, self._ssh_port = there.hostname or "", there.username or "", there.port or 22
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = -1
        self._rest = b""
        self._said: deque[str] = deque(maxlen=30)
        self._callers: deque[str] = deque(maxlen=MOST_CALLERS)
        self._laid, self._cut = asyncio.Event(), asyncio.Event()

    def command(self) -> list[str]:
        keep = ["ServerAliveInterval=5", "ServerAliveCountMax=3", "ConnectTimeout=10", "TCPKeepAlive=yes"]
        # Nobody is there to be asked, and nothing else of the user's settings for this host is wanted here.
        alone = ["BatchMode=yes", "ExitOnForwardFailure=yes", "ControlMaster=no", "ControlPath=none", "ForwardAgent=no"]
        alone += ["ForwardX11=no", "PermitLocalCommand=no", "LogLevel=DEBUG1"]
        words = ["ssh", "-N", "-T", "-p", str(self._ssh_port)]
        if self._user:
            words += ["-l", self._user]
        for option in keep + alone:
            words += ["-o", option]
        near = "localhost" if has_proxy(self._settings) else "*"
        return [*words, "-R", f"{near}:{port_there(self._settings)}:127.0.0.1:{self.port}", "--", self.host]

    async def lay(self) -> None:
        """`CannotOpen` says why there is no line, and what to do."""
        self._laid, self._cut = asyncio.Event(), asyncio.Event()
        self._rest = b""
        self._said.clear()
        # Who came through the last line has been let in, or has hung up.
        self._callers.clear()
        self._heard, says = os.pipe()
        os.set_blocking(self._heard, False)
        try:
            # It is started at once, and its end is heard. Not in the terminal's group: Ctrl+C is for the server, which
            # says goodbye first.
            self._process = subprocess.Popen(  # noqa: ASYNC220
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=says,
                start_new_session=True,
                preexec_fn=partial(end_with, os.getpid()),
            )
        except OSError as error:
            self._stop_hearing()
            missing = isinstance(error, FileNotFoundError)
            raise CannotOpen(NO_SSH if missing else f"ssh cannot be started: {error.strerror}.") from error
        finally:
            os.close(says)
        asyncio.get_running_loop().add_reader(self._heard, self._hear)
        waiting = [asyncio.create_task(one.wait()) for one in (self._laid, self._cut)]
        try:
            async with self._clock.timeout(LAY_SECONDS):
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            self.end()
        finally:
            for one in waiting:
                one.cancel()
        if not self._laid.is_set() or self._cut.is_set():
            self.end()
            raise CannotOpen(self._why())

    async def keep(self) -> None:
        """While there is a line: until it is cut, then again."""
        pause, said = float(FIRST_PAUSE_SECONDS), ""
        while True:
            laid = self._clock.monotonic()
            await self._tell_who_can_come()
            await self._cut.wait()
            logger.warning("the line is cut, and will be laid again", host=self.host)
            if self._clock.monotonic() - laid > LONGEST_PAUSE_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            while self._cut.is_set():
                await self._clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
                try:
                    await self.lay()
                except CannotOpen as error:
                    if said != str(error):
                        said = str(error)
                        logger.warning("there is no line yet", why=said)
            said = ""
            logger.info("the line is there again", host=self.host)

    async def _tell_who_can_come(self) -> None:
        why = await self.ask()
        if why is None:
            logger.info("friends outside can come in", address=self._settings.url)
            return
        # If the line was cut just now, that will be told instead.
        await self._clock.sleep(FIRST_PAUSE_SECONDS)
        if not self._cut.is_set():
            logger.warning("friends outside cannot come in yet", why=why)

    async def ask(self) -> str | None:
        """Over the whole way, as a friend would: None if the house answers, else what to do."""
        house = f"{self._settings.url.rstrip('/')}/healthz"
        try:
            limit = aiohttp.ClientTimeout(total=ASK_SECONDS)
            async with aiohttp.ClientSession(timeout=limit) as session, session.get(house) as answer:
                if answer.status in (200, 503) and "state" in await answer.json():
                    return None
        except (aiohttp.ClientError, TimeoutError, ValueError, OSError):
            pass
        return self._sentence(NOBODY_THERE if has_proxy(self._settings) else ONLY_THERE)

    def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._stop_hearing()

    def close(self) -> None:
        self.end()
        self.listening.close()

    def carries(self, transport: asyncio.BaseTransport | None) -> bool:
        """Whether this connection came through the line."""
        here = transport.get_extra_info("sockname") if transport is not None else None
        return here is not None and here[1] == self.port

    def caller(self) -> str:
        """From where the next one comes who is let in here. ssh says so before it connects, and in the same order."""
        self._hear()
        return self._callers.popleft() if self._callers else SOMEBODY

    def _hear(self) -> None:
        while self._heard >= 0:
            try:
                said = os.read(self._heard, 65536)
            except BlockingIOError:
                return
            if not said:
                # Nobody is left who could say anything: ssh has ended.
                self._stop_hearing()
                if self._process is not None:
                    self._process.wait()
                return
            *lines, self._rest = (self._rest + said).split(b"\n")
            for line in lines:
                self._take(line.decode(errors="replace").strip())

    def _take(self, line: str) -> None:
        if caller := CALLER.search(line):
            # A program on that machine: with a server in front, it says itself for whom it comes.
            self._callers.append(SOMEBODY if caller[1] in ("127.0.0.1", "::1") else caller[1])
        elif NOT_PASSED_ON.search(line):
            if self._callers:
                self._callers.pop()
        elif LAID in line:
            self._laid.set()
        elif not line.startswith("debug") or "Remote:" in line:
            self._said.append(line)

    def _stop_hearing(self) -> None:
        if self._heard >= 0:
            asyncio.get_running_loop().remove_reader(self._heard)
            os.close(self._heard)
            self._heard = -1
        self._cut.set()

    def _why(self) -> str:
        said = "\n".join(self._said)
        return self._sentence(next((sentence for sign, sentence in SENTENCES.items() if sign in said), AWAY))

    def _sentence(self, sentence: str) -> str:
        user, port = f"{self._user}@" if self._user else "", port_there(self._settings)
        other, known = "", self.host
        if self._ssh_port != 22:
            other, known = f"-p {self._ssh_port} ", f"[{self.host}]:{self._ssh_port}"
        return sentence.format(
            host=self.host,
            user=user,
            port=port,
            ssh_port=self._ssh_port,
            url=self._settings.url,
            known=known,
            by_hand=f"ssh {other}{user}{self.host}",
            copy=f"ssh-copy-id {other}{user}{self.host}",
            choose="--port" if has_proxy(self._settings) else f"--url http://{self.host}:PORT",
        )


def url_of(through: str, port: int) -> str:
    """The address that the other machine itself gives."""
    host = urlsplit(through).hostname or ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def has_proxy(settings: Settings) -> bool:
    """Whether a server on the other machine leads to the port there: this house speaks no https through the line."""
    url = urlsplit(settings.url)
    return url.scheme == "https" or url.port is None


def port_there(settings: Settings) -> int:
    """Which port of the other machine leads here."""
    return settings.port if has_proxy(settings) else urlsplit(settings.url).port or settings.port
