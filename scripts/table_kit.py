"""Writes docs/table-kit.md: every component of web/src/table in its own words, and a picture of it as it is drawn.

The words are the comment at the head of the component, the picture is taken of web/kit/specimens.ts. `make kit` builds
that page before it calls this.
"""

import io
import os
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from PIL import Image
from playwright.sync_api import Page, TimeoutError, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "web/src/table"
BUILT = ROOT / ".cache/kit"
PICTURES = ROOT / "docs/table-kit"
DOCUMENT = ROOT / "docs/table-kit.md"
DECKS = ROOT / "src/veillee/decks"

PHONE = {"width": 390, "height": 664}
STAGE = {"width": 1920, "height": 1080}
# At most, in pixels: a television has much on it.
WIDTH = 640
QUALITY = 60

HEAD = """# The kit of the table

<!-- Written by make kit from the components themselves: change those. -->

What games are drawn with: the components of `web/src/table`, each with a picture and in its own words. The parts that
know no game (buttons, fields, sheets, `NumberStepper`) are in `web/src/ui`. Its `base.css` has classes for what all
screens do alike: `across`, `stack`, `wrap`, `grow`, `rigid`, `centre` and `in-middle` for rows and columns; `measured`
for a column of text; `covering`, `filling`, `pinned`, `scrolls`, `clamped`, `one-line`; `small`, `faint`, `firm`,
`figure` and `headed` for letters; `mine`, `lit`, `on` and `real` for a `sheet`.

Beside them, in the same folder, is what has no picture:

- `playerTable.svelte.ts`: one player's side of a table. `steps.svelte.ts`: `Choice` (a vote, an answer, a number) and
  `Note` (a text). If the server says what was `given`, it can be changed; without `given` a move is final.
- `reveal.svelte.ts`: how a counted round is shown step by step (`Reveal`, `ending`, `followRounds`). If a game has no
  steps for a round, that round is not shown.
- `limits.ts`: time limits among the options, with `SHORT_LIMITS` under half a minute. `ranOut.ts`: what is said when
  one ran out.
- `players.ts`: names and pawns (`NameOf`, `namesOf`, `waiters`). `texts.ts`: what all tables say alike (`t`).
- `pages.ts`: the pages of the album at the end. `pictures.ts`, `alts.svelte.ts`: images, and what is on them.

In `web/src/typography.ts`: `plural` and `amount` ("3 points"), `of` ("d’Anne"), `quote`, `inFigures`, `inWords`.
"""


def components() -> list[Path]:
    return sorted(TABLE.glob("*.svelte"))


def words_of(component: Path) -> str:
    """The comment at its head: what it is, and its properties."""
    found = re.match(r"<!--\n  @component\n(.*?)-->", component.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise SystemExit(f"{component.name} does not say what it is")
    lines = [line.removeprefix("  ") for line in found[1].rstrip().splitlines()]
    first = next((number for number, line in enumerate(lines) if line.startswith("- ")), len(lines))
    return "\n".join([*lines[:first], "", *lines[first:]]).strip()


def document() -> str:
    parts = [HEAD]
    for component in components():
        name = component.stem
        parts.append(f"## {name}\n\n![{name}](table-kit/{name}.webp)\n\n{words_of(component)}\n")
    return "\n".join(parts)


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        cards = re.fullmatch(r"/cards/(\w+)/([\w.]+)", path)
        return str(DECKS / cards[1] / "images" / cards[2]) if cards else super().translate_path(path)

    def log_message(self, *said: Any) -> None:
        pass


def picture_of(page: Page, address: str, name: str) -> bytes:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("about:blank")
    page.goto(f"{address}/kit/index.html#{name}")
    target = page.locator("#specimen")
    size = target.get_attribute("data-size")
    if size in ("stage", "television"):
        page.set_viewport_size(STAGE)  # type: ignore[arg-type]
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("for (const one of document.getAnimations()) try { one.finish() } catch { one.cancel() }")
    return page.screenshot() if size in ("phone", "television") else target.screenshot()


def small(png: bytes) -> bytes:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    if image.width > WIDTH:
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    made = io.BytesIO()
    image.save(made, "WEBP", quality=QUALITY, method=6)
    return made.getvalue()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.iterdir():
        old.unlink()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(BUILT)))
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["VEILLEE_CHROMIUM"], args=["--no-sandbox"])
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        for component in components():
            try:
                png = picture_of(page, f"http://127.0.0.1:{server.server_port}", component.stem)
            except TimeoutError:
                wrong.append("nothing is to be seen")
            if wrong:
                raise SystemExit(f"web/kit/specimens.ts, {component.stem}: {wrong[0]}")
            (PICTURES / f"{component.stem}.webp").write_bytes(small(png))
        browser.close()
    server.shutdown()
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
