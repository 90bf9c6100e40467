"""A deck as one file, `.veillee`: a zip with `deck.toml`, `cards.csv` and, if its cards are images, `images/`.

Whoever brings a file may be a stranger: everything is measured before anything is unpacked, and a file has the parts of
a deck and no others. The same rules are for a deck that is a folder.
"""

import csv
import io
import json
import re
import stat
import struct
import tomllib
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct

from veillee.rules import CARD_FIELDS, Card, Refused
from veillee.workshop.image_check import ENDINGS, IMAGE_BYTES, THUMB_BYTES, check_image, check_thumb, name_of
from veillee.workshop.quiet import quiet

ENDING = ".veillee"
MOST_CARDS = 200
# All files of a deck together, packed or not.
PACKAGE_BYTES = 22_000_000
ABOUT_BYTES = 20_000
CARDS_BYTES = 500_000
MOST_COLUMNS = 30
# The table of contents of a zip: enough for the images and thumbnails of as many cards as there may be.
CONTENTS_BYTES = 100_000

ABOUT, CARDS = "deck.toml", "cards.csv"
CARD_ID = re.compile("[a-z0-9][a-z0-9-]{0,39}")
PICTURE = re.compile(rf"images/({CARD_ID.pattern})(\.thumb)?\.({'|'.join(ENDINGS.values())})")
# A date that every zip can have: the same content must give the same bytes on every day.
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNREADABLE_ZIP = (
    zipfile.BadZipFile, zlib.error, struct.error, ValueError, EOFError, RuntimeError, OverflowError, OSError,
)  # fmt: skip

Read = Callable[[str, int], bytes]


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What `deck.toml` says. `name`: one for everybody, or one for each language.

    Who writes a deck by hand may say for which `game` it is, with which `id` a house should offer it, and that it is
    for `everyone`, children among them.
    """

    kind: str
    language: Literal["fr", "en", "any"]
    name: str | dict[Literal["fr", "en"], str]
    authors: tuple[str, ...] = ()
    licence: str = ""
    source: str = ""
    game: str = ""
    id: str = ""
    everyone: bool = False


class Picture(Struct, frozen=True):
    kind: str
    body: bytes
    thumb_kind: str = ""
    thumb: bytes = b""


class Package(Struct, frozen=True):
    """The cards have the fields that people fill in. `pictures`: by the ids of cards, if these are images."""

    about: About
    cards: tuple[Card, ...]
    pictures: Mapping[str, Picture] = {}

    @property
    def names(self) -> dict[str, str]:
        """The name in both languages; one that has none is called by the other."""
        name = self.about.name
        told = {"fr": name, "en": name} if isinstance(name, str) else {str(key): text for key, text in name.items()}
        known = next(iter(told.values()), "")
        return {language: told.get(language, known) for language in ("fr", "en")}


def broken(why: str, **data: str) -> Refused:
    return Refused("package_broken", why=why, **data)


# Reading


def read_package(file: BinaryIO) -> Package:
    """A deck from a file. `Refused` if it is none, or if anything in it is not as it should be."""
    try:
        require_short_contents(file)
        with zipfile.ZipFile(file) as zip:
            entries = {entry.orig_filename: entry for entry in zip.infolist()}
            if len(entries) < len(zip.infolist()):
                raise broken("two parts have the same name")
            require_parts(entries)

            def read(name: str, most: int) -> bytes:
                with zip.open(entries[name]) as part:
                    return part.read(most + 1)

            return read_parts([name for name in entries if not name.endswith("/")], read)
    except UNREADABLE_ZIP:
        raise broken("this is no whole zip file") from None


def read_folder(folder: Path) -> Package:
    """A deck that is not packed. Files whose names begin with a dot are not part of it."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_symlink() or not path.is_dir()]
    names = [path.relative_to(folder).as_posix() for path in files if not path.name.startswith(".")]
    try:
        for name in names:
            require_part(name)
            if (folder / name).is_symlink():
                raise Refused("package_path", path=name)
        if sum((folder / name).stat().st_size for name in names) > PACKAGE_BYTES:
            raise Refused("package_too_big", most=PACKAGE_BYTES)

        def read(name: str, most: int) -> bytes:
            with (folder / name).open("rb") as file:
                return file.read(most + 1)

        return read_parts(names, read)
    except OSError as error:
        raise broken(f"it cannot be read: {error.strerror}") from None


def require_short_contents(file: BinaryIO) -> None:
    """Before Python reads a table of contents, which could have a million lines."""
    size = file.seek(0, io.SEEK_END)
    if size > PACKAGE_BYTES:
        raise Refused("package_too_big", most=PACKAGE_BYTES)
    # The end of a zip, without a comment and without the longer form for large ones.
    file.seek(max(size - 42, 0))
    tail = file.read()
    if tail[-22:-18] != b"PK\5\6" or tail[:4] == b"PK\6\7":
        raise broken("this is no whole zip file")
    if struct.unpack("<I", tail[-10:-6])[0] > CONTENTS_BYTES:
        raise Refused("package_too_big", most=CONTENTS_BYTES)
    file.seek(0)


def require_parts(entries: Mapping[str, zipfile.ZipInfo]) -> None:
    """What the table of contents says, before anything is unpacked."""
    for name, entry in entries.items():
        mode = entry.external_attr >> 16
        if name == "images/":
            continue
        require_part(name)
        # Some programs leave the kind of a file out.
        if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
            raise Refused("package_path", path=name)
        if entry.flag_bits & 1:
            raise broken("it is encrypted")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise broken("it is packed in an unusual way")
        if entry.file_size > most_bytes(name):
            require_size(name, entry.file_size)
    if sum(entry.file_size for entry in entries.values()) > PACKAGE_BYTES:
        raise Refused("package_too_big", most=PACKAGE_BYTES)


def require_part(name: str) -> None:
    if name not in (ABOUT, CARDS) and not PICTURE.fullmatch(name):
        raise Refused("package_path", path=name[:100])


def most_bytes(name: str) -> int:
    match name:
        case "deck.toml":
            return ABOUT_BYTES
        case "cards.csv":
            return CARDS_BYTES
        case _:
            return THUMB_BYTES if ".thumb." in name else IMAGE_BYTES


def require_size(name: str, size: int) -> None:
    most = most_bytes(name)
    if size > most and (found := PICTURE.fullmatch(name)):
        raise Refused("image_too_big", most=most, card=found[1])
    if size > most:
        raise Refused("package_too_big", most=most, path=name)


def read_parts(names: list[str], read: Read) -> Package:
    def whole(name: str) -> bytes:
        body = read(name, most_bytes(name))
        require_size(name, len(body))
        return body

    for name in (ABOUT, CARDS):
        if name not in names:
            raise broken(f"it has no {name}")
    about = read_about(whole(ABOUT))
    cards = read_cards(whole(CARDS), about.kind)
    files = {found[1] + (found[2] or ""): name for name in names if (found := PICTURE.fullmatch(name))}
    if len(files) + 2 != len(names):
        raise broken("a card has two images")
    pictures = {}
    for card in cards if about.kind == "images" else ():
        image, thumb = files.pop(card.id, None), files.pop(card.id + ".thumb", None)
        if image is None:
            raise broken("a card has no image", card=card.id)
        pictures[card.id] = read_picture(card.id, image, whole(image), thumb, whole(thumb) if thumb else b"")
    if files:
        raise broken("an image belongs to no card", path=next(iter(files.values())))
    named = [
        msgspec.structs.replace(card, fields={"image": name_of(pictures[card.id].body), **card.fields})
        if about.kind == "images"
        else card
        for card in cards
    ]
    return Package(about, tuple(named), pictures)


def read_picture(card: str, name: str, body: bytes, thumb_name: str | None, thumb: bytes) -> Picture:
    try:
        kind = check_image(body)
        thumb_kind = check_thumb(thumb) if thumb_name else ""
    except Refused as refused:
        raise of_card(refused, card) from None
    for file, found in ((name, kind), (thumb_name, thumb_kind)):
        if file and not file.endswith(ENDINGS[found]):
            raise Refused("image_kind", card=card)
    return Picture(kind, quiet(body), thumb_kind, quiet(thumb) if thumb_kind else thumb)


def of_card(refused: Refused, card: str) -> Refused:
    """The same refusal, which also says of which card it speaks."""
    return Refused(refused.code, **{**refused.data, "card": card})


def read_about(body: bytes) -> About:
    try:
        told = tomllib.loads(body.decode())
        if told.get("kind") not in CARD_FIELDS:
            raise Refused("package_kind", kind=str(told.get("kind", ""))[:40])
        return msgspec.convert(told, About)
    except (tomllib.TOMLDecodeError, UnicodeError, msgspec.ValidationError, RecursionError) as wrong:
        raise broken(f"its {ABOUT} cannot be read: {str(wrong)[:200]}") from None


def read_cards(body: bytes, kind: str) -> list[Card]:
    columns = columns_of(kind)
    try:
        # Spreadsheets begin a file with a mark.
        reader = csv.DictReader(io.StringIO(body.decode("utf-8-sig"), newline=""), strict=True)
        found = list(reader.fieldnames or ())
        missing = [column for column in columns if column not in found]
        if missing or len(found) > MOST_COLUMNS:
            raise broken(f"its {CARDS} has too many columns, or none called {', '.join(missing)}")
        rows = list(islice(reader, MOST_CARDS + 1))
    except (csv.Error, UnicodeError) as wrong:
        raise broken(f"its {CARDS} cannot be read: {str(wrong)[:200]}") from None
    if len(rows) > MOST_CARDS:
        raise Refused("too_many_own_cards", most=MOST_CARDS)
    cards: dict[str, Card] = {}
    for line, row in enumerate(rows, 2):
        id = row["id"] or ""
        if not CARD_ID.fullmatch(id):
            raise broken(f"the id in line {line} of its {CARDS} has other signs than a to z, 0 to 9 and -")
        if id in cards:
            raise broken("two cards have the same id", card=id)
        if None in row or None in row.values():
            raise broken(f"line {line} of its {CARDS} has more or fewer columns than the first", card=id)
        cards[id] = Card(id, {column: row[column] for column in columns[1:]})
    return list(cards.values())


def columns_of(kind: str) -> tuple[str, ...]:
    """The image of a card is a file, and called like the card."""
    return ("id", *(field for field in CARD_FIELDS[kind] if field != "image"))


# Writing


def write_package(package: Package) -> bytes:
    """The deck as a file. The same content always gives the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as zip:
        for name, body in parts_of(package):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.create_system = 3
            entry.external_attr = (stat.S_IFREG | 0o644) << 16
            zip.writestr(entry, body)
    return made.getvalue()


def write_folder(package: Package, folder: Path) -> None:
    """The deck as a new folder."""
    folder.mkdir()
    if package.pictures:
        (folder / "images").mkdir()
    for name, body in parts_of(package):
        (folder / name).write_bytes(body)


def parts_of(package: Package) -> Iterator[tuple[str, bytes]]:
    yield ABOUT, write_about(package.about).encode()
    written = io.StringIO(newline="")
    columns = columns_of(package.about.kind)
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([card.id, *(card.fields[column] for column in columns[1:])] for card in package.cards)
    yield CARDS, written.getvalue().encode()
    for card in package.cards:
        if picture := package.pictures.get(card.id):
            yield f"images/{card.id}.{ENDINGS[picture.kind]}", picture.body
            if picture.thumb:
                yield f"images/{card.id}.thumb.{ENDINGS[picture.thumb_kind]}", picture.thumb


def write_about(about: About) -> str:
    """As TOML, whose texts are written like those of JSON."""

    def text(value: object) -> str:
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

    fields: dict[str, object] = {"kind": about.kind, "language": about.language, "authors": list(about.authors)}
    fields |= {"licence": about.licence} | ({"source": about.source} if about.source else {})
    if about.everyone:
        fields["everyone"] = True
    if isinstance(about.name, str):
        fields["name"] = about.name
    lines = [f"{key} = {text(value)}" for key, value in fields.items()]
    if not isinstance(about.name, str):
        lines += ["", "[name]", *(f"{language} = {text(name)}" for language, name in sorted(about.name.items()))]
    return "\n".join(lines) + "\n"
