"""What is looked at on screens: axe, sideways scrolling, what lies on images or words, what is hidden or too small."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.e2e.phone import LAPTOP, LYING, PHONE, SHORT, TABLET, TELEVISION, Phone

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# A picture of every screen that is looked at, under --basetemp; otherwise of those with a fault. With "sheets", of each
# phone's also at the sizes and in the themes of SHEETS, for scripts/sheets.py.
ALL_SHOTS = os.environ.get("VEILLEE_SHOTS", "")
THEMES = ("papier", "lampe")
# What is on its way has come.
AT_REST = "() => { for (const one of document.getAnimations()) try { one.finish() } catch { one.cancel() } }"
# What a theme changes are colours: whatever else axe looks for is the same in the second one.
COLOURS = ["color-contrast", "link-in-text-block"]
# Only the faults are sent back: all that axe has to say takes twice the time.
INSPECT = """
async ([themes, colours]) => {
  const atRest = AT_REST
  const page = document.documentElement.dataset
  const own = page.theme
  const found = []
  for (const [at, theme] of (themes.length ? themes : [own]).entries()) {
    page.theme = theme
    const only = at > 0 ? { runOnly: { type: "rule", values: colours } } : {}
    atRest()
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only })
    for (const { id, help, nodes } of violations)
      found.push(`${theme}: ${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`)
  }
  page.theme = own
  return found
}
""".replace("AT_REST", AT_REST)
# What of this screen can be seen: boxes, cut by everything that scrolls or clips; of the dialog alone, if one is open.
SEE = """
const shown = () => {
  const top = [...document.querySelectorAll("[aria-modal=true]")].at(-1) ?? document.body
  // What is inert is a drawing of a table, or behind something else.
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]")
  // What cuts what is inside it, and whether all of it is only read aloud.
  const known = new Map([[null, { cut: [], unseen: false }]])
  const around = (one) => {
    if (!known.has(one)) {
      const above = around(one.parentElement)
      const { overflowX, overflowY, clipPath } = getComputedStyle(one)
      const cut = overflowX === "visible" && overflowY === "visible" ? above.cut
        : [...above.cut, one.getBoundingClientRect()]
      known.set(one, { cut, unseen: above.unseen || clipPath.startsWith("inset(50%") })
    }
    return known.get(one)
  }
  const within = (one, { left, top, right, bottom }) => {
    for (const edge of around(one).cut) {
      left = Math.max(left, edge.left), right = Math.min(right, edge.right)
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  const box = (one) => within(one.parentElement, one.getBoundingClientRect())
  const named = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)
  return { top, all: (what) => [...top.querySelectorAll(what)].filter(seen), seen, around, within, box, named }
}
const shared = (a, b) =>
  Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
"""
# Pictures of cards must not be covered by numbers and tokens ([data-over]) beyond their printed border; nobody's words
# may lie on others, or on something to be pressed; nothing may be scrolled sideways.
COVERED = f"""
() => {{
  {SEE}
  const {{ top, all, seen, around, within, box, named }} = shown()
  const found = []
  const images = all("span.picture img, img.print").map((one) => [one, box(one), one.getBoundingClientRect().width])
  for (const mark of all("[data-over]")) {{
    const a = box(mark)
    for (const [image, b, width] of images)
      if (shared(a, b) > 1 + width * 0.03)
        found.push(`lies on an image: ${{named(mark)}} ${{Math.round(shared(a, b))}} px`)
  }}
  const words = []
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {{
    const one = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim() || one.closest("script, style") || !seen(one) || around(one).unseen) continue
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects()) {{
      // The letters of a line are lower than the room that its font asks for.
      const less = line.height / 4
      const {{ left, right, ...rest }} = within(one, line)
      const [up, down] = [Math.max(rest.top, line.top + less), Math.min(rest.bottom, line.bottom - less)]
      if (right - left > 2 && down - up > 2) words.push([one, {{ left, right, top: up, bottom: down }}])
    }}
  }}
  const pressed = all("button, a[href], input, textarea, select, summary, label")
    .filter((one) => !around(one).unseen).map((one) => [one, box(one)])
  for (const [at, [one, a]] of words.entries())
    for (const [other, b] of [...words.slice(at + 1), ...pressed])
      if (shared(a, b) > 2 && !one.contains(other) && !other.contains(one))
        found.push(`lies on another: ${{named(one)}} and ${{named(other)}} ${{Math.round(shared(a, b))}} px`)
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`too wide by ${{wide}} px`)
  return found.slice(0, 5)
}}
"""
# What is needed now ([data-needed]) is in the window; what the screen is about ([data-about]) has its share of the
# height; images to vote for are not too narrow to be compared.
HIDDEN = f"""
([share, width]) => {{
  {SEE}
  const {{ all, box, named }} = shown()
  const found = []
  const seen = (one) => {{
    const part = box(one)
    return [Math.min(part.right, innerWidth) - Math.max(part.left, 0),
      Math.min(part.bottom, innerHeight) - Math.max(part.top, 0)]
  }}
  for (const one of all("[data-needed]")) {{
    const whole = one.getBoundingClientRect()
    const [across, down] = seen(one)
    if (across < whole.width - 2 || down < whole.height - 2) found.push(`is not in sight: ${{named(one)}}`)
  }}
  for (const one of all("[data-about]")) {{
    // A notice above takes its own part.
    const part = seen(one)[1] / (one.closest(".screen")?.clientHeight ?? innerHeight)
    if (part < share - 0.005) found.push(`has ${{Math.round(100 * part)}} % of the height: ${{named(one)}}`)
  }}
  for (const one of all("[role=radiogroup] .picture")) {{
    const across = one.getBoundingClientRect().width
    if (across < width - 0.5) found.push(`is ${{Math.round(across)}} px wide: ${{named(one)}}`)
  }}
  return found.slice(0, 5)
}}
"""
SMALL = f"""
(least) => {{
  {SEE}
  const {{ seen, named }} = shown()
  const found = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {{
    const one = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim() || !seen(one) || one.closest(".unseen, script, style")) continue
    let size = parseFloat(getComputedStyle(one).fontSize)
    if (one instanceof SVGElement) size *= one.getScreenCTM().a
    else for (let up = one; up; up = up.parentElement) {{
      const {{ transform, scale }} = getComputedStyle(up)
      const turned = new DOMMatrix(transform)
      size *= Math.hypot(turned.a, turned.b)
      if (scale !== "none") size *= parseFloat(scale)
    }}
    if (size < least - 0.5) found.add(`${{size.toFixed(1)}} px: ${{named(one)}}`)
  }}
  return [...found].slice(0, 5)
}}
"""
AFAR = 32  # px: what can be read from three metres on a television of 1920 × 1080
# Sets the size of all text, as a browser's own setting does; then everything is laid out.
ENLARGE = """
(percent) => {
  document.documentElement.style.fontSize = percent === 100 ? "" : `${percent}%`
  dispatchEvent(new Event("resize"))
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
"""


@dataclass(frozen=True)
class Size:
    """A screen as people have them, and what it asks of a table."""

    name: str
    viewport: ViewportSize
    # Of the text, in percent.
    text: int = 100
    # Of the height, for what a screen is about.
    share: float = 0.6
    # Of an image in a vote, in px.
    image: int = 112


ON_A_SHORT_PHONE = Size("short phone", SHORT)
OTHER_SIZES = (
    Size("lying phone", LYING),
    # There is room to say the rest too.
    Size("tablet", TABLET, share=0.5),
    # Words that are read need their room: what is needed is in sight all the same.
    Size("text at 200 %", SHORT, text=200, share=0, image=96),
)
# What people have on their knees: each a viewport and the size of text, in percent.
SHEETS: tuple[tuple[ViewportSize, int], ...] = (
    (SHORT, 100),
    ({"width": 360, "height": 640}, 100),
    (LYING, 100),
    (TABLET, 100),
    (LAPTOP["viewport"], 100),
    (TELEVISION["viewport"], 100),
    (SHORT, 200),
)


def violations(page: Page, *themes: str) -> list[str]:
    """What axe finds wrong with the screen as it is now, in these themes or in its own."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(INSPECT, [themes, COLOURS])
    return found


def too_wide_by(phone: Phone) -> int:
    """How many pixels can be scrolled sideways."""
    width = phone.page.viewport_size["width"] if phone.page.viewport_size else 0
    return max(0, int(phone.page.evaluate("document.documentElement.scrollWidth")) - width)


def misplaced(phone: Phone) -> list[str]:
    """What lies on images or on words, and sideways scrolling."""
    phone.page.evaluate(AT_REST)
    found: list[str] = phone.page.evaluate(COVERED)
    return found


def out_of_sight(phone: Phone, size: Size) -> list[str]:
    """What cannot be seen, or is too small, on a screen of this size."""
    phone.page.set_viewport_size(size.viewport)
    phone.page.evaluate(ENLARGE, size.text)
    found = phone.page.evaluate(HIDDEN, [size.share, size.image]) + misplaced(phone)
    return [f"{size.name}: {fault}" for fault in found]


def unreadable(phone: Phone, sizes: Sequence[Size] = (ON_A_SHORT_PHONE,)) -> list[str]:
    """Too small on a television; or needed now, and not in sight on screens that other people have."""
    viewport = phone.page.viewport_size
    if viewport == TELEVISION["viewport"]:
        return list(phone.page.evaluate(SMALL, AFAR))
    if viewport != PHONE:
        return []
    found = [fault for size in sizes for fault in out_of_sight(phone, size)]
    phone.page.set_viewport_size(PHONE)
    phone.page.evaluate(ENLARGE, 100)
    return found


def check(phone: Phone) -> None:
    """Nothing is wrong with this screen, in either theme."""
    found = violations(phone.page, *THEMES) + misplaced(phone)
    assert not found, "\n".join(found)


def shoot_for_sheets(phone: Phone, folder: Path, name: str) -> None:
    """This screen as other people have it, in both themes."""
    viewport = phone.page.viewport_size
    assert viewport is not None
    own = phone.page.evaluate("document.documentElement.dataset.theme")
    for size, text in SHEETS:
        phone.page.set_viewport_size(size)
        phone.page.evaluate(ENLARGE, text)
        for theme in THEMES:
            phone.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            phone.page.evaluate(AT_REST)
            phone.shot(folder, f"{name}@{size['width']}x{size['height']}-{text}-{theme}")
    phone.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", own)
    phone.page.set_viewport_size(viewport)
    phone.page.evaluate(ENLARGE, 100)


class Looks:
    """Looks at many screens and collects their faults, so that one run of a long test tells them all.

    The whole look is axe on each of them in both themes, and all sizes of screens. A sample is axe on one of them in
    one theme, and all sizes on one phone, whichever was looked at least often; everything else is looked at on all.
    """

    def __init__(
        self,
        phones: Sequence[Phone],
        shots: Path,
        whole: bool,
        also: Callable[[Phone], list[str]] = lambda phone: [],
    ) -> None:
        self.phones, self.shots, self.whole, self.also = phones, shots, whole, also
        self.found: dict[str, list[str]] = {}
        self.times: Counter[str] = Counter()
        self.sized: Counter[str] = Counter()
        self.checks = 0

    def check(self, name: str, *on: Phone) -> None:
        self.checks += 1
        phones = on or tuple(self.phones)
        chosen = min(phones, key=lambda phone: self.times[phone.name])
        usual = [phone for phone in phones if phone.page.viewport_size == PHONE]
        resized = min(usual, key=lambda phone: self.sized[phone.name], default=None)
        for phone in phones:
            who = phone.name or "tv"
            faults = misplaced(phone) + self.also(phone)
            if self.whole:
                faults += violations(phone.page, *THEMES)
            elif phone is chosen:
                # In turn; of two screens one begins with the other theme.
                self.times[phone.name] += 1
                turn = self.times[phone.name] + list(self.times).index(phone.name)
                faults += violations(phone.page, THEMES[turn % len(THEMES)])
            # Before the window is made smaller: what moved then would still be on its way back.
            if ALL_SHOTS:
                phone.shot(self.shots, f"{name} {who}")
            if ALL_SHOTS == "sheets" and phone.page.viewport_size == PHONE:
                shoot_for_sheets(phone, self.shots, f"{self.checks:03} {name} {who}")
            sizes: tuple[Size, ...] = (ON_A_SHORT_PHONE,)
            if self.whole or phone is resized:
                self.sized[phone.name] += 1
                sizes += OTHER_SIZES
            faults += unreadable(phone, sizes)
            if faults:
                self.found[f"{name} ({who})"] = faults
                phone.shot(self.shots, f"{name} {who}")
