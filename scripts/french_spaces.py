"""Writes the no-break spaces of French into the texts of a game, whose folder in web/src/games it is given.

Before : ; ! ? » and after « there is one, and in an editor it looks like any other. Only texts are changed: "…", and
what stands between the values of `…`.
"""

import re
import sys
from pathlib import Path

NO_BREAK = "\u00a0"
FILES = ("texts.ts", "sentences.ts", "options.ts", "refusals.ts", "shelf.ts", "howto.ts", "hints.ts", "rules.json")
# A text in quotation marks, or one with values in it: `${…}` may have texts of its own, one level deep.
TEXT = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:\$\{(?:[^{}`]|`[^`]*`)*\}|[^`\\]|\\.)*`')
VALUE = re.compile(r"(\$\{(?:[^{}`]|`[^`]*`)*\})")


def spaced(text: str) -> str:
    text = re.sub(r" (?=[:;!?»](?:[\s,.)\"`]|$))", NO_BREAK, text)
    return re.sub(r"« ?(?=[^\s])", f"«{NO_BREAK}", text)


def with_spaces(source: str) -> str:
    """The source with the spaces of all its texts put right."""

    def put_right(found: re.Match[str]) -> str:
        pieces = VALUE.split(found[0])
        return "".join(with_spaces(piece) if at % 2 else spaced(piece) for at, piece in enumerate(pieces))

    return TEXT.sub(put_right, source)


def main(folder: Path) -> None:
    for file in [folder / name for name in FILES if (folder / name).exists()]:
        source = file.read_text(encoding="utf-8")
        if (written := with_spaces(source)) != source:
            file.write_text(written, encoding="utf-8")
            print(f"{file}: no-break spaces")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
