"""`make chaos`: run for some minutes, print one table, and fail if a promise was broken."""

import argparse
import logging
import random
import sys
from collections import Counter

from tests.chaos.evening import Plan, run
from tests.chaos.table import table


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="of the schedule")
    chosen = parser.parse_args()
    # Writing to a server that was killed is no news.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"{chosen.minutes:g} minutes of faults, seed {chosen.seed}", flush=True)
    report = run(Plan(60 * chosen.minutes, chosen.seed))
    print("\n" + table(report))
    print("\nfaults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(report.faults.items())))
    for example, count in Counter(report.examples).items():
        print(f"\n{count} times: {example}")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
