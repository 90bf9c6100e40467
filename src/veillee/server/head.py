"""What the server writes into the head of the page: what messengers show beside a link, and what is fetched early.

A preview is a title, a sentence and a picture; nobody's name is in it. The game of a salon is shown only if somebody is
there and the salon is not locked; for every other code the preview is that of the house, and asking for it costs a
guess. So a preview tells no more about which codes exist than knocking at the door does.
"""

import re
from html import escape
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

Language = Literal["fr", "en"]

CODE = re.compile(r"(?:tv/)?([A-Za-z]{4,6})/?")
FIXED = ("about", "album", "rules")
SIZE = ("1200", "630")
HOUSE_PICTURE = "previews/house.jpg"
HOUSE = {
    "fr": ("Veillée", "Des jeux à jouer ce soir, chacun sur son téléphone. Ni compte, ni application."),
    "en": ("Veillée", "Games to play tonight, everyone on their own phone. No account, nothing to install."),
}
TELEVISION = {
    "fr": ("Veillée, sur un téléviseur", "La table de la soirée en grand. Les secrets restent sur les téléphones."),
    "en": ("Veillée, on a television", "The table of the evening, on the big screen. Secrets stay on the phones."),
}
TONIGHT = {"fr": "{title}, ce soir sur Veillée", "en": "{title}, tonight on Veillée"}
EXPECTED = {
    "fr": "{line} On vous attend : un nom, une couleur, et vous y êtes.",
    "en": "{line} You are expected: a name, a colour, and you are in.",
}
RULES = {"fr": "{title} : les règles", "en": "{title}: the rules"}
LOCALES = {"fr": "fr_FR", "en": "en_GB"}


class Book(Struct, frozen=True):
    """A game as it stands on the shelf of the client. `picture`: its own one, if it has one."""

    title: str
    line: dict[Language, str]
    picture: str | None = None


class PageData(Struct, frozen=True):
    """What the build of the client wrote down: the games, and the files that the page of a salon needs first."""

    shelf: dict[str, Book] = {}
    salon: tuple[str, ...] = ()


class Preview(Struct, frozen=True):
    title: str
    sentence: str
    picture: str


def read_page_data(client: Path) -> PageData:
    """A client without it is served all the same."""
    try:
        return msgspec.json.decode((client / "page.json").read_bytes(), type=PageData)
    except (OSError, msgspec.MsgspecError):
        return PageData()


def hints(files: tuple[str, ...]) -> str:
    """The browser fetches these together with the page's first script, and not only after having read it.

    What the house has to say is wanted by every first screen.
    """
    return '<link rel="preload" as="fetch" crossorigin href="api/house" />\n' + "".join(
        f'<link rel="modulepreload" crossorigin href="{escape(file)}" />\n'
        if file.endswith(".js")
        else f'<link rel="preload" as="style" crossorigin href="{escape(file)}" />\n'
        for file in files
    )


def code_in(path: str) -> str | None:
    """The code of the salon that a page belongs to. Fixed pages are written in lower case."""
    found = CODE.fullmatch(path)
    return found[1].upper() if found and path.rstrip("/") not in FIXED else None


def is_secluded(path: str) -> bool:
    """Whether a page is for invited people only, and not for search engines."""
    return code_in(path) is not None or not {"album", "cartes", "pair"}.isdisjoint(path.split("/"))


def preview(path: str, game: str | None, shelf: dict[str, Book], language: Language) -> Preview:
    """`game`: of the salon at this path, if it may be told."""
    if path.startswith(("tv/", "pair/")) or path == "tv":
        return Preview(*TELEVISION[language], HOUSE_PICTURE)
    rules = shelf.get(path.removeprefix("rules/")) if path.startswith("rules/") else None
    if rules is not None:
        picture = rules.picture or HOUSE_PICTURE
        return Preview(RULES[language].format(title=rules.title), rules.line[language], picture)
    book = shelf.get(game) if game is not None else None
    if book is not None:
        sentence = EXPECTED[language].format(line=book.line[language])
        return Preview(TONIGHT[language].format(title=book.title), sentence, book.picture or HOUSE_PICTURE)
    return Preview(*HOUSE[language], HOUSE_PICTURE)


def tags(shown: Preview, house: str, address: str, language: Language, secluded: bool) -> str:
    """`house`: the address of the server; `address`: that of the page. A `secluded` page is not for search engines."""
    picture, (width, height) = house + shown.picture, SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Veillée",
        "og:locale": LOCALES[language],
        "og:title": shown.title,
        "og:description": shown.sentence,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/jpeg",
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": shown.title,
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": shown.title,
        "twitter:description": shown.sentence,
        "twitter:image": picture,
    }
    if secluded:
        names["robots"] = "noindex"
    written = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    written += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    return "\n".join(written)


def preferred(accepted: str) -> Language:
    """The language of an Accept-Language header: French, unless English is asked for before it."""
    for part in accepted[:200].lower().split(","):
        wanted = part.strip()[:2]
        if wanted == "fr":
            return "fr"
        if wanted == "en":
            return "en"
    return "fr"
