// Which of these marks is on the screen, and where does a finger reach it? A mark is a role, a pattern for its name, and
// what the thing around it is called, if that matters; or "text" and a pattern for what is written anywhere. Gives the
// first one that is there, or null. `way`: "press" brings it into sight and waits until it lies still, "press moving" does
// not wait, "focus" gives it the focus.
(marks, way) => {
  const SELECTORS = {
    button: "button, [role=button], summary",
    unpressed: "[aria-pressed=false]",
    radio: "input[type=radio], [role=radio]",
    switch: "[role=switch]",
    textbox: "input:not([type]), input[type=text], textarea",
    radiogroup: "[role=radiogroup], fieldset",
    group: "[role=group], section, div[aria-label]",
    list: "ul, ol, [role=list]",
    // Whatever answers to a press: choices are often drawn by the label of a hidden radio button.
    label: "label",
  }

  const tidy = (text) => text.replace(/\s+/g, " ").trim()

  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return ""
    const own = node.getAttribute("aria-label") ?? node.getAttribute("alt")
    if (own !== null) return own
    const inside = [...node.childNodes].map(textOf).join("")
    return getComputedStyle(node).display.startsWith("inline") ? inside : ` ${inside} `
  }

  function nameOf(node) {
    const by = node.getAttribute("aria-labelledby")
    if (by) return by.split(/\s+/).map((id) => textOf(document.getElementById(id))).join(" ")
    const label = node.getAttribute("aria-label")
    if (label !== null) return label
    return node.labels?.length ? [...node.labels].map(textOf).join(" ") : node.placeholder || textOf(node)
  }

  const isShown = (node) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]") && node.getClientRects().length > 0

  const isOff = (node) => node.disabled || node.getAttribute("aria-disabled") === "true"

  function isInside(node, name) {
    for (let one = node.parentElement; one; one = one.parentElement)
      if ((one.hasAttribute("aria-label") || one.hasAttribute("aria-labelledby")) && tidy(nameOf(one)) === name) return true
    return false
  }

  /** A hidden radio button is pressed on its label. */
  function touched(node) {
    const { width } = node.getBoundingClientRect()
    return width < 4 && node.labels?.length ? node.labels[0] : node
  }

  /** Whether it is on its way somewhere; what never ends, as a flame, does not count. */
  const isMoving = (node) =>
    document.getAnimations().some(
      ({ effect, playState }) =>
        playState === "running" && effect?.target?.contains(node) && Number.isFinite(effect.getComputedTiming().endTime),
    )

  function zoomOf(node) {
    let zoom = 1
    for (let one = node; one; one = one.parentElement) zoom *= parseFloat(getComputedStyle(one).zoom) || 1
    return zoom
  }

  /** A point of the node that nothing else covers: its middle, or some other if it has to be. */
  function pointOn(node) {
    const box = node.getBoundingClientRect()
    const places = [[50, 50], [50, 25], [50, 75], [20, 50], [80, 50], [10, 15], [90, 15], [10, 85], [90, 85]]
    // Inside of what CSS has zoomed, WebKit measures as if it were not.
    for (const zoom of new Set([1, zoomOf(node)])) {
      for (const [across, down] of places) {
        const x = (box.left + (box.width * across) / 100) * zoom
        const y = (box.top + (box.height * down) / 100) * zoom
        const hit = document.elementFromPoint(x, y)
        if (hit && (node.contains(hit) || (hit.contains(node) && hit.tagName === "LABEL"))) return { x, y }
      }
    }
    return null
  }

  // What a dialog covers is not there for anyone.
  const around = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body

  for (const [index, [role, pattern, inside]] of marks.entries()) {
    const wanted = new RegExp(pattern)
    if (role === "text") {
      if (wanted.test(tidy(around.innerText))) return { index, name: "", at: null }
      continue
    }
    const nodes = [...around.querySelectorAll(SELECTORS[role])].filter(
      (node) =>
        wanted.test(tidy(nameOf(node))) && (!inside || isInside(node, inside)) && isShown(node) && !isOff(node),
    )
    const found = (node, at) => ({ index, name: tidy(nameOf(node)), at })
    if (nodes.length && way === "focus") nodes[0].focus()
    if (nodes.length && !way.startsWith("press")) return found(nodes[0], null)
    for (const bring of [false, true]) {
      for (const node of nodes) {
        const target = touched(node)
        if (bring) target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" })
        const at = way === "press" && isMoving(target) ? null : pointOn(target)
        if (at) return found(node, at)
      }
    }
  }
  return null
}
