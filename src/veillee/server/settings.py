"""How a server is set up. Everything has a default: no configuration is needed at home."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`trusted` are addresses of proxies whose X-Forwarded headers are believed; `url` is the public address.

    `names`: others by which browsers may call this server if it has no `url`.
    `through`: ssh://me@my-server, if people come in through a port of that machine; `url` is then where they find it.
    `address`: how phones name this machine, where it cannot know by itself which of its addresses they reach.
    `no_name`: tell the network at home no name of this house.
    `open_page`: show the house to whoever sits at this computer.
    `tls`: the files of the certificate and its key; with them every address begins with https.
    `https`: the name for which the authority at `acme_directory` gives the certificate; it asks on `http_port`.
    `database`: the address of a PostgreSQL that keeps the salons; if there is none, they are in the folder `data`.
    `workers`: how many processes serve together. `node_address`: where other machines with the same database reach this
    one; `node_secret`: what all of them know.
    `voice`, `turn`, `turn_secret`: whether people may speak with each other, and over which relay (`voices/ways.py`).
    `metrics`: an address and a port for figures; `drain_seconds`: how long the server goes on after it was told to end.
    `bot_pace`: 1 lets bots take as long as people, 0 lets them answer at once.
    """

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = Path("veillee-data")
    database: str = ""
    url: str = ""
    through: str = ""
    address: str = ""
    names: tuple[str, ...] = ()
    no_name: bool = False
    open_page: bool = False
    base: str = "/"
    tls: tuple[Path, Path] | None = None
    https: str = ""
    http_port: int = 80
    acme_directory: str = "https://acme-v02.api.letsencrypt.org/directory"
    acme_agree: bool = False
    acme_mail: str = ""
    trusted: tuple[str, ...] = ()
    expire_days: int = 30
    salons_per_address: int = 30
    connections_per_address: int = 300
    workers: int = 1
    node_address: str = ""
    node_secret: str = ""
    metrics: str = ""
    voice: str = "peers"
    turn: str = ""
    turn_secret: str = ""
    drain_seconds: float = 0.0
    bot_pace: float = 1.0
    log_level: str = "info"

    @property
    def shared(self) -> bool:
        """Whether other processes use the same database at the same time."""
        return self.workers > 1 or bool(self.node_address)


def normal_base(path: str) -> str:
    """A base path with one slash at either end: `jeux` and `/jeux/` are the same."""
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"
