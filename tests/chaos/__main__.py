"""`make chaos`: run for some minutes, print one table, and fail if a promise was broken."""

import argparse
import logging
import random
import sys
from collections import Counter

from tests.chaos.evening import Plan, run
from tests.chaos.floods import EACH
from tests.chaos.neighbours import FLOOD_SECONDS, measure, told
from tests.chaos.table import table


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="of the schedule")
    parser.add_argument(
        "--flood-seconds", type=float, default=FLOOD_SECONDS, help="of each flood (default: %(default)s)"
    )
    chosen = parser.parse_args()
    # Writing to a server that was killed is no news.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"{chosen.minutes:g} minutes of faults, seed {chosen.seed}", flush=True)
    report = run(Plan(60 * chosen.minutes, chosen.seed))
    print("\n" + table(report))
    print("\nfaults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(report.faults.items())))
    for example, count in Counter(report.examples).items():
        print(f"\n{count} times: {example}")
    # By itself: among faults that stop the whole server, how long others wait because of one flood cannot be seen.
    waits = measure(list(EACH), chosen.flood_seconds)
    print(f"\n{told(waits)}")
    return 1 if report.failed or any(one.verdict in ("slower", "too large") for one in waits.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
