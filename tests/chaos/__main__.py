"""`make chaos`: run for some minutes, print one table, and fail if a promise was broken."""

import argparse
import logging
import random
import sys
from collections import Counter

from tests.chaos.evening import MOST_FILES, MOST_MEGABYTES, Plan, Report, run


def rows(report: Report) -> list[tuple[str, str]]:
    floods = {kind: ms for kind, ms in report.times.items() if kind != "no flood"}
    calm = report.times.get("no flood", 0)
    worst = max(floods, key=lambda kind: floods[kind], default="no flood")
    return [
        ("minutes", f"{report.minutes:.1f}"),
        ("kills", f"{report.kills}"),
        ("stops", f"{report.stops}"),
        ("acknowledged messages", f"{report.acknowledged}"),
        ("lost", f"{report.lost}"),
        ("applied twice", f"{report.twice}"),
        ("not as the log says", f"{report.untrue}"),
        ("never answered", f"{report.unanswered}"),
        ("mutated messages", f"{report.mutated} ({report.mutated / report.minutes / 60:.0f} a second)"),
        ("frames searched", f"{report.frames} ({report.views} views, {report.unchecked} too late)"),
        ("leaks", f"{report.leaks}"),
        ("crashes", f"{report.crashes}"),
        ("highest memory", f"{report.highest_mb:.0f} of {MOST_MEGABYTES} MB"),
        ("most open files", f"{report.most_files} of {MOST_FILES}"),
        ("p99 of the bystander, no flood", f"{calm:.0f} ms"),
        ("worst p99 of the bystander", f"{report.times.get(worst, 0):.0f} ms ({worst})"),
        ("that is more by (wanted: 50)", f"{report.times.get(worst, 0) - calm:.0f} ms"),
        ("seed", f"{report.seed}"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="of the schedule")
    chosen = parser.parse_args()
    # Writing to a server that was killed is no news.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"{chosen.minutes:g} minutes of faults, seed {chosen.seed}", flush=True)
    report = run(Plan(60 * chosen.minutes, chosen.seed))
    print()
    for name, value in rows(report):
        print(f"| {name:<31} | {value:>42} |")
    print("\nfaults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(report.faults.items())))
    for example, count in Counter(report.examples).items():
        print(f"\n{count} times: {example}")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
