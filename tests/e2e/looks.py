"""What is looked at on screens: axe, sideways scrolling, what lies on images, what is out of sight or too small."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.phone import PHONE, SHORT, TELEVISION, Phone

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# A picture of every screen that is looked at, under --basetemp; otherwise of those with a fault.
ALL_SHOTS = bool(os.environ.get("VEILLEE_SHOTS"))
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
# Pictures of cards must not be covered by numbers and tokens ([data-over]) beyond their printed border; what is needed
# now ([data-needed]) must be in the window; every text must be large enough to be read from afar.
SEE = """
const shown = () => {
  const top = [...document.querySelectorAll("[aria-modal=true]")].at(-1) ?? document.body
  // What is inert is a drawing of a table, or behind something else.
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]")
  const box = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect()
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (overflowX === "visible" && overflowY === "visible") continue
      const edge = up.getBoundingClientRect()
      left = Math.max(left, edge.left), right = Math.min(right, edge.right)
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  const named = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)
  return { all: (what) => [...top.querySelectorAll(what)].filter(seen), seen, box, named }
}
"""
COVERED = f"""
() => {{
  {SEE}
  const {{ all, box, named }} = shown()
  const found = []
  const images = all(".picture img, img.print").map((one) => [one, box(one), one.getBoundingClientRect().width])
  for (const mark of all("[data-over]")) {{
    const a = box(mark)
    for (const [image, b, width] of images) {{
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (Math.min(across, down) > 1 + width * 0.03)
        found.push(`lies on an image: ${{named(mark)}} ${{Math.round(across)}} × ${{Math.round(down)}} px`)
    }}
  }}
  return found.slice(0, 5)
}}
"""
HIDDEN = f"""
() => {{
  {SEE}
  const {{ all, box, named }} = shown()
  return all("[data-needed]").filter((one) => {{
    const whole = one.getBoundingClientRect()
    const part = box(one)
    const [width, height] = [Math.min(part.right, innerWidth) - Math.max(part.left, 0),
      Math.min(part.bottom, innerHeight) - Math.max(part.top, 0)]
    return width < whole.width - 2 || height < whole.height - 2
  }}).map((one) => `is not in sight on a short phone: ${{named(one)}}`)
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
    """Numbers and tokens on images, and sideways scrolling."""
    phone.page.evaluate(AT_REST)
    found: list[str] = phone.page.evaluate(COVERED)
    if pixels := too_wide_by(phone):
        found.append(f"too wide by {pixels} px")
    return found


def unreadable(phone: Phone) -> list[str]:
    """Too small on a television; or needed now, and not in sight on a phone as short as many are."""
    size = phone.page.viewport_size
    if size == TELEVISION["viewport"]:
        return list(phone.page.evaluate(SMALL, AFAR))
    if size != PHONE:
        return []
    phone.page.set_viewport_size(SHORT)
    phone.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = list(phone.page.evaluate(HIDDEN))
    phone.page.set_viewport_size(PHONE)
    return found


def check(phone: Phone) -> None:
    """Nothing is wrong with this screen, in either theme."""
    found = violations(phone.page, *THEMES) + misplaced(phone)
    assert not found, "\n".join(found)


class Looks:
    """Looks at many screens and collects their faults, so that one run of a long test tells them all.

    The whole look is axe on each of them in both themes. A sample is axe on one of them in one theme, the one that was
    looked at least often; everything else is looked at on all.
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

    def check(self, name: str, *on: Phone) -> None:
        phones = on or tuple(self.phones)
        chosen = min(phones, key=lambda phone: self.times[phone.name])
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
            faults += unreadable(phone)
            if faults:
                self.found[f"{name} ({who})"] = faults
                phone.shot(self.shots, f"{name} {who}")
