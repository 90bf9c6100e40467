"""The report as one HTML file: charts are SVG, there is no script and nothing to load."""

from collections.abc import Sequence
from html import escape
from statistics import fmean

from veillee.lab.report import Report, Share, Spread

STYLE = """
:root { color-scheme: light dark; --paper: #f4ead5; --ink: #2b1a33; --hot: #b3381f; --soft: #cdbb98 }
@media (prefers-color-scheme: dark) { :root { --paper: #221a2b; --ink: #f1e6cf; --hot: #e98a5f; --soft: #5d4f63 } }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 Georgia, serif; margin: 3rem auto; max-width: 60rem;
  padding: 0 1.5rem }
h1 { font-size: 2.2rem; margin: 0 } h2 { margin: 2.2rem 0 .6rem } p { margin: .3rem 0 }
table { border-collapse: collapse } td, th { padding: .25rem 1.2rem .25rem 0; text-align: left }
td.n { text-align: right }
svg { width: 100%; height: auto; max-width: 46rem } text { font: 14px system-ui, sans-serif; fill: var(--ink) }
.bar { fill: var(--hot) } .whisker { stroke: var(--ink); stroke-width: 2 } .axis { stroke: var(--soft) }
.even { stroke: var(--ink); stroke-dasharray: 4 4 }
"""
WIDTH, HEIGHT = 640, 220


def page(report: Report) -> str:
    options = ", ".join(f"{key} = {value}" for key, value in report.options.items()) or "the rulebook’s"
    # Not one over the number of players: a victory may be shared.
    even = fmean(share.share for share in report.by_seat)
    sections = [
        f"<h1>{escape(report.game.capitalize())}, {report.players} players</h1>",
        f"<p>{report.games} games between bots, seed {escape(report.seed)}. Options: {escape(options)}.</p>",
        "<p>Whiskers and ± are 95 % intervals; a dashed line is an even chance.</p>",
        "<h2>Length of a game</h2>",
        histogram(report.round_counts, "rounds"),
        numbers([("rounds", report.rounds), ("moves", report.moves)]),
        "<h2>Scores</h2>",
        histogram(report.score_counts, "points of a player at the end"),
        numbers([("points", report.scores), ("gap to the second", report.gap)]),
        "<h2>Chance to win, by seat</h2>",
        bars(report.by_seat, even),
        "<h2>Chance to win, by temperament</h2>",
        bars(report.by_temperament, even),
        "<h2>How games end</h2>",
        bars(report.reasons),
    ]
    if report.changes:
        sections += ["<h2>Against the rulebook’s options, same seeds</h2>", changed(report)]
    body = "\n".join(sections)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(report.game)}: laboratory</title><style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )


def histogram(counts: Sequence[tuple[int, int]], label: str) -> str:
    """One bar for each number, also if its count is 0. If there are more than 40 numbers, a bar stands for a range."""
    low, high = counts[0][0], counts[-1][0]
    size = max(1, -(-(high - low + 1) // 40))
    classes = [0] * ((high - low) // size + 1)
    for number, count in counts:
        classes[(number - low) // size] += count
    step = WIDTH / len(classes)
    drawn = []
    for place, count in enumerate(classes):
        tall = (HEIGHT - 50) * count / max(classes)
        first = low + place * size
        title = f"{first}" if size == 1 else f"{first} to {first + size - 1}"
        if count == max(classes):
            middle = (place + 0.5) * step
            drawn.append(f'<text x="{middle:.1f}" y="{HEIGHT - 35 - tall:.1f}" text-anchor="middle">{count}</text>')
        drawn.append(
            f'<rect class="bar" x="{place * step + 1:.1f}" y="{HEIGHT - 30 - tall:.1f}" width="{step - 2:.1f}" '
            f'height="{tall:.1f}"><title>{title}: {count}</title></rect>'
        )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}, {low} to {high}">{"".join(drawn)}'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="{HEIGHT - 30}" y2="{HEIGHT - 30}"/>'
        f'<text x="0" y="{HEIGHT - 10}">{low}</text>'
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(label)}</text>'
        f'<text x="{WIDTH}" y="{HEIGHT - 10}" text-anchor="end">{high}</text></svg>'
    )


def bars(shares: Sequence[Share], even: float | None = None) -> str:
    scale = (WIDTH - 280) / max(share.interval[1] for share in shares)
    height = 34 * len(shares)
    drawn = []
    for row, share in enumerate(shares):
        y = 34 * row
        low, high = (130 + bound * scale for bound in share.interval)
        drawn.append(
            f'<text x="0" y="{y + 21}">{escape(share.label)}</text>'
            f'<rect class="bar" x="130" y="{y + 4}" width="{share.share * scale:.1f}" height="24"/>'
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 16}" y2="{y + 16}"/>'
            f'<text x="{high + 10:.1f}" y="{y + 21}">{share.share:.1%} ({share.count})</text>'
        )
    if even is not None:
        x = 130 + even * scale
        drawn.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    label = ", ".join(f"{share.label} {share.share:.1%}" for share in shares)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def numbers(rows: Sequence[tuple[str, Spread]]) -> str:
    head = "<tr><th></th><th>mean</th><th>deviation</th><th>least</th><th>middle</th><th>most</th></tr>"
    lines = [
        f'<tr><td>{escape(label)}</td><td class="n">{one.mean:.2f} ± {one.margin:.2f}</td>'
        f'<td class="n">{one.deviation:.2f}</td><td class="n">{one.least:g}</td><td class="n">{one.middle:g}</td>'
        f'<td class="n">{one.most:g}</td></tr>'
        for label, one in rows
    ]
    return f"<table>{head}{''.join(lines)}</table>"


def changed(report: Report) -> str:
    head = "<tr><th></th><th>rulebook</th><th>with the options</th><th>difference</th><th></th></tr>"
    lines = [
        f'<tr><td>{escape(one.label)}</td><td class="n">{one.without:.2f}</td><td class="n">{one.with_:.2f}</td>'
        f'<td class="n">{one.difference:+.2f} ± {one.margin:.2f}</td>'
        f"<td>{'clear' if one.clear else 'within chance'}</td></tr>"
        for one in report.changes
    ]
    return f"<table>{head}{''.join(lines)}</table>"
