"""What a messenger shows beside a link: the game's book on its own table, without a word in it.

Messengers scale these down, and some cut a square from the middle: so the book stands there.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.encode import smallest, write
from art.jobs import MATERIALS, PUBLIC, ROOT, Job, job
from art.noise import raised
from art.press import Plate

SIZE = (1200, 630)
# A book as it stands on the shelf: its cover is cut a little above the middle, as screens cut it.
BOOK_RATIO, BOOK_TOP = 0.62, 0.3
MOST_BYTES = 120_000

# On which table of the television each book lies, and the module that draws it.
TABLES = {
    "didixit": ("meadow.webp", "art.meadow"),
    "dictionnaire": ("laurel.webp", "art.laurel"),
    "diner": ("dining.webp", "art.dining"),
    "dany": ("twist.webp", "art.head"),
}
# Where the four books of the house stand: the middle, the height, the turn.
STANDING = ((204, 352, 5.0), (468, 384, 1.6), (732, 384, -1.6), (996, 352, -5.0))


def cover_of(name: str) -> Path:
    return ROOT / "web" / "src" / "games" / name / "cover.webp"


def _book(name: str, height: int) -> Image.Image:
    """The cover, bound: a dark spine with a lit edge."""
    cover = Image.open(cover_of(name)).convert("RGB")
    tall = round(cover.width / BOOK_RATIO)
    top = round((cover.height - tall) * BOOK_TOP)
    width = round(height * BOOK_RATIO)
    book = cover.crop((0, top, cover.width, top + tall)).resize((width, height), Image.Resampling.LANCZOS)
    book = book.convert("RGBA")
    spine = Image.new("RGBA", book.size)
    draw = ImageDraw.Draw(spine)
    for left, right, ink in ((0, 5, (0, 0, 0, 107)), (6, 7, (255, 240, 210, 56)), (8, 18, (0, 0, 0, 51))):
        draw.rectangle((left, 0, right, height), fill=ink)
    draw.rectangle((0, 0, width - 1, height - 1), outline=(255, 244, 214, 64), width=2)
    book.alpha_composite(spine)
    rounded = Image.new("L", book.size)
    ImageDraw.Draw(rounded).rounded_rectangle((0, 0, width - 1, height - 1), 8, fill=255)
    book.putalpha(rounded)
    return book


def _lay(ground: Image.Image, book: Image.Image, x: int, y: int, turn: float) -> None:
    """The book with its middle on (x, y), and its shadow to the lower right."""
    turned = book.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    left, top = x - turned.width // 2, y - turned.height // 2
    shadow = Image.new("RGBA", ground.size)
    shadow.paste((14, 5, 16, 165), (left + 9, top + 16), turned.getchannel("A"))
    ground.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(13)))
    ground.alpha_composite(turned, (left, top))


def _light(ground: Image.Image, strength: int) -> None:
    """Lamplight behind the book, so that it stands out from any table."""
    down, across = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    near = raised(np.clip(1 - np.hypot(across - SIZE[0] / 2, (down - SIZE[1] / 2) * 1.1) / 430, 0, 1), 1.4)
    light = Image.new("RGBA", SIZE, "#f6b95a")
    light.putalpha(Image.fromarray((near * strength).astype(np.uint8)))
    ground.alpha_composite(light)


def _save(image: Image.Image, path: Path) -> None:
    """As JPEG: not every messenger reads newer formats."""
    write(path, smallest(image.convert("RGB"), "JPEG", range(88, 49, -4), MOST_BYTES, optimize=True, progressive=True))


def game(name: str, path: Path) -> None:
    table = Image.open(MATERIALS / TABLES[name][0]).convert("RGB")
    tall = round(table.width * SIZE[1] / SIZE[0])
    ground = table.crop((0, table.height - tall, table.width, table.height)).resize(SIZE, Image.Resampling.LANCZOS)
    ground = ground.convert("RGBA")
    _light(ground, 120)
    _lay(ground, _book(name, 530), SIZE[0] // 2, SIZE[1] // 2, 2.5)
    _save(ground, path)


def house(path: Path) -> None:
    """All games, in the light of one lamp."""
    plate = Plate(SIZE[0] // 2, SIZE[1] // 2, 2, seed=29)
    plate.sky([(0, "#1b1524"), (0.55, "#2f1f38"), (1, "#5a2f3c")])
    plate.stars(60, 180, "#f6e7b8", glints=5)
    plate.glow(300, 190, 290, "#f6b95a", 0.85, 1.5)
    ground = plate.image().convert("RGBA")
    for name, (x, height, turn) in zip(TABLES, STANDING, strict=True):
        _lay(ground, _book(name, height), x, 318, turn)
    _save(ground, path)


def jobs() -> list[Job]:
    """They are made of other prints, so they come last and change with those."""
    covers = ("art.covers_indoors", "art.covers_outdoors", "art.covers")
    folder = PUBLIC / "previews"
    found = [
        job(f"preview-{name}", [target], game, name, target, built_on=(*covers, module), last=True)
        for name, (_, module) in TABLES.items()
        for target in [folder / f"{name}.jpg"]
    ]
    target = folder / "house.jpg"
    return [*found, job("preview-house", [target], house, target, built_on=covers, last=True)]
