"""Three nodes that are left alone for a long time, while people play: do they stay as quick and small as they were?"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.chaos.others import Others
from tests.faults.logs import examine
from tests.faults.nodes import NODES, Nodes
from tests.faults.trials import ROLLING, gathered
from tests.postgres import Cluster

EVERY_SECONDS = 0.5
LOOK_SECONDS = 60
STANDS_STILL = "the server stands still"


async def soak(cluster: Cluster, salons: int, seconds: float) -> bool:
    """Prints a line every minute; False if something was lost, or anybody had to wait for long."""
    database = await cluster.new_database()
    with tempfile.TemporaryDirectory() as folder:
        nodes = await asyncio.to_thread(Nodes, Path(folder), [database] * NODES)
        try:
            await asyncio.to_thread(nodes.start_all)
            async with gathered(nodes, salons, random.Random(), EVERY_SECONDS) as people:
                began, beside = time.monotonic(), Others()
                while (left := seconds - (time.monotonic() - began)) > 0:
                    await asyncio.sleep(min(left, LOOK_SECONDS))
                    done = sum(len(person.acknowledged) for person in people)
                    print(f"{look(nodes, time.monotonic() - began)}  {done} acknowledged", flush=True)
                others = beside.share
        finally:
            await asyncio.to_thread(nodes.kill_all)
            said = nodes.said()
    result = await examine("soak", database, people, ROLLING, others)
    for pause in sorted((pause for person in people for pause in person.pauses), key=lambda one: one.until):
        at = time.strftime("%H:%M:%S", time.localtime(pause.until))
        print(f"{at}  {pause.salon} waited {pause.seconds} s, from {pause.before} to {pause.after}")
    print("\n".join(said))
    print(result.line())
    print(f"{sum(STANDS_STILL in line for line in said)} times a node stood still for more than a second")
    return not result.wrong and result.pauses != "too long"


def look(nodes: Nodes, seconds: float) -> str:
    memory = ", ".join(f"{nodes.megabytes(number):.0f}" for number in range(NODES))
    cpu = ", ".join(f"{100 * nodes.cpu_seconds(number) / seconds:.1f}" for number in range(NODES))
    load = Path("/proc/loadavg").read_text(encoding="ascii").split()[0]
    return f"{seconds / 60:5.1f} min  memory {memory} MB  CPU {cpu} %  load of the machine {load}"
