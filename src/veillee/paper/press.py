"""Sets a print with typst and returns the PDF."""

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from veillee.paper import client
from veillee.paper.fonts import unpack_fonts
from veillee.paper.pictures import as_jpeg
from veillee.paper.rules import PaperSection
from veillee.paper.sheets import Print
from veillee.paper.sizes import Size
from veillee.paper.texts import Language

TEMPLATES = Path(__file__).with_name("templates")
# Pictures of the client that have no transparency.
OPAQUE = ("back", "back-memory", "head-laptop", "laurel", "meadow")
# Of the four pages of the folded sheet, the last has advice and credits.
RULES_PAGES = 3
# In points. The rules are set as large as those pages allow.
LARGEST, SMALLEST, STEP = 13.0, 6.5, 0.25


class Booklet(Struct, frozen=True):
    """The rules, before they are laid on a sheet."""

    page: Size
    language: Language
    title: str
    line: str
    picture: str
    emblem: str
    sections: tuple[PaperSection, ...]
    advice_title: str
    advice: tuple[str, ...]
    credits: str
    size: float = LARGEST


class Press:
    """A folder with all that typst needs. Use it with `with`; the folder is removed at the end."""

    def __init__(self, images: Mapping[str, bytes]) -> None:
        """`images`: JPEG files by their names."""
        self._images = images

    def __enter__(self) -> "Press":
        # Imported here, because the library is large and a server which prints nothing does not need it.
        import typst

        self._typst = typst
        self._temporary = tempfile.TemporaryDirectory(prefix="veillee-print-")
        self.folder = Path(self._temporary.name)
        try:
            self._lay_out()
        except BaseException:
            self._temporary.cleanup()
            raise
        self._fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(self.folder / "fonts")])
        return self

    def __exit__(self, *_: object) -> None:
        self._temporary.cleanup()

    def _lay_out(self) -> None:
        for name in ("fonts", "images", "materials"):
            (self.folder / name).mkdir()
        unpack_fonts(self.folder / "fonts")
        for template in TEMPLATES.glob("*.typ"):
            (self.folder / template.name).write_bytes(template.read_bytes())
        for material in client.files("materials/*"):
            # No link: on Windows not everybody may make one.
            shutil.copyfile(material, self.folder / "materials" / material.name)
        for name in OPAQUE:
            picture, _ = as_jpeg(client.read(f"materials/{name}.webp"), name)
            (self.folder / "images" / f"{name}.jpg").write_bytes(picture)
        for name, picture in self._images.items():
            (self.folder / "images" / name).write_bytes(picture)

    def set_booklet(self, booklet: Booklet) -> str:
        """Returns the name of its file, for the leaflet."""
        (self.folder / "booklet.jpg").write_bytes(client.read(booklet.picture))
        size = LARGEST
        while True:
            fitted = msgspec.structs.replace(booklet, picture="booklet.jpg", size=size)
            (self.folder / "booklet.json").write_bytes(msgspec.json.encode(fitted))
            if size <= SMALLEST or self._pages("booklet.typ") <= RULES_PAGES:
                break
            size -= STEP
        (self.folder / "booklet.pdf").write_bytes(self._compile("booklet.typ"))
        return "booklet.pdf"

    def set(self, what: Print) -> bytes:
        (self.folder / "data.json").write_bytes(msgspec.json.encode(what))
        return self._compile("main.typ")

    def _pages(self, template: str) -> int:
        found = self._typst.query(
            str(self.folder / template),
            "<pages>",
            field="value",
            one=True,
            root=str(self.folder),
            font_paths=self._fonts,
        )
        return int(found)

    def _compile(self, template: str) -> bytes:
        # No date: the same cards give the same file.
        return self._typst.compile(str(self.folder / template), root=str(self.folder), font_paths=self._fonts)
