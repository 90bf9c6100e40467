"""How much of this machine others use: what is measured beside them says nothing about us."""

import os
import time
from contextlib import suppress
from pathlib import Path

# From here on, a measurement cannot tell: of all cores, over the whole time.
DISTURBED = 0.2
TICKS = os.sysconf("SC_CLK_TCK")


class Others:
    """From when it is made, or marked again."""

    def __init__(self) -> None:
        self.mark()

    def mark(self) -> None:
        self._began, self._used = time.monotonic(), used_by_others()

    @property
    def share(self) -> float:
        cores = (os.cpu_count() or 1) * max(time.monotonic() - self._began, 0.01)
        return max(0.0, used_by_others() - self._used) / cores


def used_by_others() -> float:
    """In seconds. What the machine below this one took away (`steal`) is theirs too."""
    user, nice, system, _idle, _waiting, irq, soft, steal, *_ = Path("/proc/stat").read_text().split(maxsplit=11)[1:11]
    return sum(map(int, (user, nice, system, irq, soft, steal))) / TICKS - used_by(os.getpid())


def used_by(pid: int) -> float:
    """A process and its children. The time of a child that has ended is in its parent's."""
    process = Path("/proc", str(pid))
    # It may end at this moment.
    with suppress(OSError):
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        children = [child for task in (process / "task").iterdir() for child in (task / "children").read_text().split()]
        return sum(map(int, fields[11:15])) / TICKS + sum(used_by(int(child)) for child in children)
    return 0
