"""A server that was upgraded: its client is the same, but every file of it has another name, as after a new build."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

from veillee.cli import main
from veillee.server import page

TEXTS = {".js", ".css", ".html", ".json"}


def later_client(client: Path, folder: Path) -> None:
    later = {path.name: path.stem + "Later" + path.suffix for path in (client / "assets").iterdir()}
    names = re.compile("|".join(re.escape(name) for name in sorted(later, key=len, reverse=True)))
    shutil.copytree(client, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    for path in list(folder.rglob("*")):
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8")
            # A worker is another one if its script is.
            text = re.sub("veillee-build-", "veillee-build-later-", text)
            path.write_text(names.sub(lambda found: later[found[0]], text), encoding="utf-8")
        if path.parent.name == "assets":
            path.rename(path.with_name(later[path.name]))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "client")
        later_client(page.CLIENT, folder)
        page.CLIENT = folder
        sys.exit(main())
