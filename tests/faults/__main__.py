"""`make faults`: prints one line per fault, and fails if a promise was broken."""

import argparse
import asyncio
import sys

from tests.conftest import free_port
from tests.faults.networks import NotAllowed
from tests.faults.soak import soak
from tests.faults.trials import FAULTS, run
from tests.postgres import Cluster


async def main() -> int:
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("fault", nargs="*", choices=[*FAULTS, []], help="(default: all)")
    parser.add_argument("--salons", type=int, default=18)
    parser.add_argument("--seconds", type=float, default=12, help="how long something is broken")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="no faults, but for a long time")
    chosen = parser.parse_args()
    cluster = await asyncio.to_thread(Cluster, free_port())
    await asyncio.to_thread(cluster.start)
    good = True
    try:
        if chosen.soak is not None:
            return 0 if await soak(cluster, chosen.salons, 60 * chosen.soak) else 1
        for fault in chosen.fault or FAULTS:
            try:
                result = await run(fault, cluster, chosen.salons, chosen.seconds)
            except NotAllowed as why:
                print(f"{fault:9}skipped: {why}", flush=True)
                continue
            print(result.line(), flush=True)
            good = good and not result.wrong and result.pauses != "too long"
    finally:
        await asyncio.to_thread(cluster.remove)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
