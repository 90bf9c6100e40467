"""Decks as files, good and bad."""

import io
import stat
import struct
import zipfile
from collections.abc import Callable

from tests.pictures import BAD as BAD_IMAGES
from tests.pictures import picture, thumb
from veillee.rules import Card
from veillee.workshop.image_check import name_of
from veillee.workshop.package import About, Package, Picture, write_package
from veillee.workshop.quiet import quiet

WORDS = """kind = "words"
language = "fr"
name = "Mots de la semaine"
authors = ["La classe de Mme Dupont"]
licence = "CC BY 4.0"
"""
IMAGES = WORDS.replace("words", "images")


def zipped(*parts: tuple[str, bytes | str], pack: int = zipfile.ZIP_STORED, mode: int = 0o100644) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", pack) as zip:
        for name, body in parts:
            entry = zipfile.ZipInfo(name)
            entry.external_attr = mode << 16
            entry.compress_type = pack
            zip.writestr(entry, body)
    return made.getvalue()


def rows(count: int) -> str:
    return "id,word,kind,definition\n" + "".join(
        f"m{n},mot{n},n.m.,Chose que tous nomment {n}.\n" for n in range(count)
    )


def words(count: int = 6, about: str = WORDS) -> bytes:
    return zipped(("deck.toml", about), ("cards.csv", rows(count)))


def photographs(count: int = 3) -> Package:
    """Images with thumbnails, each of another colour and form."""
    forms = ("WEBP", "JPEG", "AVIF")
    kinds = ("image/webp", "image/jpeg", "image/avif")
    pictures = {
        f"{n + 1:03}": Picture(
            kinds[n % 3], quiet(picture(forms[n % 3], colour=n)), kinds[n % 3], quiet(thumb(n, forms[n % 3]))
        )
        for n in range(count)
    }
    cards = tuple(
        Card(id, {"image": name_of(one.body), "alt_fr": f"La plage, « {id} »", "alt_en": ""})
        for id, one in pictures.items()
    )
    about = About("images", "fr", "Nos vacances", ("Léa",), "CC BY-SA 4.0")
    return Package(about, cards, pictures)


def with_image(body: bytes, ending: str = "webp") -> bytes:
    alt = "id,alt_fr,alt_en\nchat,Un chat,\n"
    return zipped(("deck.toml", IMAGES), ("cards.csv", alt), (f"images/chat.{ending}", body))


def with_part(name: str, body: bytes | str = b"x", mode: int = 0o100644) -> bytes:
    return zipped(("deck.toml", WORDS), ("cards.csv", rows(2)), (name, body), mode=mode)


def encrypted() -> bytes:
    """Says of its parts that they are."""
    made = words().replace(b"PK\1\2\x14\x03\x14\0\0\0", b"PK\1\2\x14\x03\x14\0\1\0")
    assert made != words()
    return made


def twice() -> bytes:
    return with_part("cards.cs2").replace(b"cards.cs2", b"cards.csv")


def bomb() -> bytes:
    """Forty kilobytes that would be forty megabytes."""
    return zipped(("deck.toml", WORDS), ("cards.csv", bytes(40_000_000)), pack=zipfile.ZIP_DEFLATED)


def lying_bomb() -> bytes:
    """The same, which says that it is short."""
    made, size = bomb(), struct.pack("<I", 40_000_000)
    assert made.count(size) == 2
    return made.replace(size, struct.pack("<I", 100))


def of_many_parts() -> bytes:
    """A table of contents with more lines than a deck can have."""
    return zipped(*((f"images/{n}.webp", b"") for n in range(3000)))


def of_thousands_of_columns() -> bytes:
    return zipped(("deck.toml", WORDS), ("cards.csv", rows(0).strip() + ",x" * 200_000 + "\n" + "m,\n" * 100))


# What is tried, with which code it is refused, and the card that the refusal speaks of.
BAD: dict[str, tuple[Callable[[], bytes], str, str | None]] = {
    "nothing": (lambda: b"", "package_broken", None),
    "no zip": (lambda: b"Ceci n'est pas un jeu de cartes." * 9, "package_broken", None),
    "half a zip": (lambda: words()[: len(words()) // 2], "package_broken", None),
    "a zip without its first half": (lambda: words()[len(words()) // 2 :], "package_broken", None),
    "a zip bomb": (bomb, "package_too_big", None),
    "a zip bomb that lies": (lying_bomb, "package_broken", None),
    "too many parts": (of_many_parts, "package_too_big", None),
    "more bytes than a deck may have": (lambda: bytes(22_000_001), "package_too_big", None),
    "a path that climbs out": (lambda: with_part("../../etc/cron.d/x"), "package_path", None),
    "a path that climbs out of images": (lambda: with_part("images/../../x.webp"), "package_path", None),
    "an absolute path": (lambda: with_part("/etc/passwd"), "package_path", None),
    "a path with backslashes": (lambda: with_part("images\\x.webp"), "package_path", None),
    "a nested path": (lambda: with_part("images/more/x.webp"), "package_path", None),
    "a deck in a folder": (
        lambda: zipped(("deck/deck.toml", WORDS), ("deck/cards.csv", rows(2))), "package_path", None
    ),
    "a program": (lambda: with_part("run.sh"), "package_path", None),
    "a link": (lambda: with_part("images/x.webp", "/etc/passwd", stat.S_IFLNK | 0o777), "package_path", None),
    "a device": (lambda: with_part("images/x.webp", "", stat.S_IFCHR | 0o666), "package_path", None),
    "two parts with one name": (twice, "package_broken", None),
    "encrypted parts": (encrypted, "package_broken", None),
    "parts packed with bzip2": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", rows(2)), pack=zipfile.ZIP_BZIP2), "package_broken", None
    ),
    "no deck.toml": (lambda: zipped(("cards.csv", rows(2))), "package_broken", None),
    "no cards.csv": (lambda: zipped(("deck.toml", WORDS)), "package_broken", None),
    "a deck.toml that is no TOML": (lambda: words(about="{}"), "package_broken", None),
    "a deck.toml of other bytes": (
        lambda: zipped(("deck.toml", b"\xff\xfe"), ("cards.csv", rows(2))), "package_broken", None
    ),
    "a deck.toml nested without end": (lambda: words(about="a = " + "[" * 5000), "package_broken", None),
    "a deck.toml that says more": (lambda: words(about=WORDS + "password = 1\n"), "package_broken", None),
    "an unknown kind": (lambda: words(about=WORDS.replace("words", "tarot")), "package_kind", None),
    "no kind": (lambda: words(about='language = "fr"\nname = "x"\n'), "package_kind", None),
    "a wrong language": (lambda: words(about=WORDS.replace('"fr"', '"tlh"')), "package_broken", None),
    "a CSV of 10 MB": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", "x" * 10_000_000)), "package_too_big", None
    ),
    "a CSV without the columns": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", "id,word\nm1,mot\n")), "package_broken", None
    ),
    "an empty CSV": (lambda: zipped(("deck.toml", WORDS), ("cards.csv", "")), "package_broken", None),
    "thousands of columns": (of_thousands_of_columns, "package_broken", None),
    "a CSV that is no text": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", b"id,word,kind,definition\n\xff")), "package_broken", None
    ),
    "201 cards": (lambda: words(201), "too_many_own_cards", None),
    "two cards with one id": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", rows(2) + "m1,autre,n.m.,Encore.\n")), "package_broken", "m1"
    ),
    "an id that climbs out": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", rows(1) + "../x,autre,n.m.,Encore.\n")),
        "package_broken",
        None,
    ),
    "a line that is too short": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", rows(1) + "m7,autre\n")), "package_broken", "m7"
    ),
    "a line that is too long": (
        lambda: zipped(("deck.toml", WORDS), ("cards.csv", rows(1) + "m7,a,b,c,d,e\n")), "package_broken", "m7"
    ),
    "a card without its image": (
        lambda: zipped(("deck.toml", IMAGES), ("cards.csv", "id,alt_fr,alt_en\nchat,Un chat,\n")),
        "package_broken",
        "chat",
    ),
    "an image without its card": (lambda: with_part("images/chat.webp", picture()), "package_broken", None),
    "two images for one card": (
        lambda: zipped(
            ("deck.toml", IMAGES), ("cards.csv", "id,alt_fr,alt_en\nchat,Un chat,\n"),
            ("images/chat.webp", picture()), ("images/chat.jpg", picture("JPEG")),
        ),
        "package_broken",
        None,
    ),
    "an image that is called something else": (lambda: with_image(picture("JPEG")), "image_kind", "chat"),
    "a thumbnail as large as its image": (
        lambda: zipped(
            ("deck.toml", IMAGES), ("cards.csv", "id,alt_fr,alt_en\nchat,Un chat,\n"),
            ("images/chat.webp", picture()), ("images/chat.thumb.webp", picture()),
        ),
        "image_size",
        "chat",
    ),
    **{
        f"as image {name}": (lambda body=body: with_image(body, "jpg"), code, "chat")  # type: ignore[misc]
        for name, (body, code) in BAD_IMAGES.items()
    },
}  # fmt: skip


def packed(package: Package) -> bytes:
    return write_package(package)
