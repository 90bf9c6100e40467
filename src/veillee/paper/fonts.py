"""The fonts of the client, as files that typst can read."""

from pathlib import Path

from veillee.paper import client

# Typst takes each letter from the first family that has it. The client's fonts are in two files, for Latin letters and
# for the rarer ones, so the second needs a family name of its own.
NAMES_WITH_THE_FAMILY = (1, 3, 4, 16)
POSTSCRIPT_NAME = 6


def unpack_fonts(into: Path) -> None:
    # Imported here, so that a server which prints nothing does not load it.
    from fontTools.ttLib import TTFont

    for path in client.files("assets/*latin*.woff2"):
        font = TTFont(path, recalcTimestamp=False)
        if "latin-ext" in path.name:
            for name in font["name"].names:
                if name.nameID in NAMES_WITH_THE_FAMILY:
                    name.string = f"{name} Ext"
                elif name.nameID == POSTSCRIPT_NAME:
                    name.string = f"{name}-Ext"
        font.flavor = None
        font.save(into / f"{path.stem}.ttf")
