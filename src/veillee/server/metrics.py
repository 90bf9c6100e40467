"""Figures for Prometheus, on a port of their own. None of them names a salon or a person."""

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from veillee import __version__
from veillee.server.keys import CODES, HOUSE, RELAY, SOCKETS
from veillee.storage.meter import Meter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics(Meter):
    """One worker's figures: each has its own port, so that they need not be added up here."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        # Memory, open files, and the time of the processor.
        ProcessCollector(registry=registry)
        self._moves = Counter("veillee_moves", "What people, bots and clocks did, and was stored", registry=registry)
        self._refusals = Counter("veillee_refusals", "What was refused, by code", ["code"], registry=registry)
        self._away = Counter(
            "veillee_turned_away",
            "Connections that found no place, had to wait, or never said hello",
            ["why"],
            registry=registry,
        )
        self._takeovers = Counter("veillee_takeovers", "Salons taken over from a node that died", registry=registry)
        self._commits = histogram("commit_seconds", "How long a commit took, with the wait for the disk", registry)
        self._views = histogram("view_seconds", "From when something was done until all views were sent", registry)
        self._lag = histogram("loop_lag_seconds", "How late the event loop was, four times a second", registry)
        self._batches = Histogram(
            "veillee_commit_writes", "How many writes shared a commit", buckets=SIZES, registry=registry
        )
        Gauge("veillee_info", "Its version", ["version"], registry=registry).labels(__version__).set(1)

    def committed(self, writes: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._batches.observe(writes)

    def took_over(self) -> None:
        self._takeovers.inc()

    def moved(self) -> None:
        self._moves.inc()

    def shown(self, seconds: float) -> None:
        self._views.observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def turned_away(self, why: str) -> None:
        self._away.labels(why).inc()

    def late(self, seconds: float) -> None:
        self._lag.observe(max(seconds, 0.0))

    def watch(self, app: web.Application) -> None:
        """What is not counted, but can be looked at."""

        relay = app.get(RELAY)
        for name, says, value in (
            ("connections", "Open sockets, also those that another node passes on", lambda: len(app[SOCKETS])),
            ("passed_on", "Sockets whose salon is in another node", lambda: relay.sockets if relay else 0),
            ("codes_waiting", "Sockets whose code waits for its turn", lambda: app[CODES].waiting),
            ("salons_awake", "Salons in memory", lambda: app[HOUSE].awake),
            ("salons_in_use", "Salons in which somebody is", lambda: app[HOUSE].in_use),
        ):
            Gauge(f"veillee_{name}", says, registry=self._registry).set_function(value)

    def app(self) -> web.Application:
        async def answer(request: web.Request) -> web.Response:
            body = generate_latest(self._registry)
            return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

        app = web.Application()
        app.router.add_get("/metrics", answer)
        return app


def histogram(name: str, says: str, registry: CollectorRegistry) -> Histogram:
    return Histogram(f"veillee_{name}", says, buckets=SECONDS, registry=registry)
