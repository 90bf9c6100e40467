"""Runs a command under the limits of docs/veillee.service, as far as they can be had without systemd.

`python -m tests.confined FOLDER COMMAND…`: only FOLDER can be written into.
"""

import ctypes
import os
import resource
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

UNIT = Path(__file__).parents[1] / "docs" / "veillee.service"
CLONE_NEWNS = 0x20000
PR_SET_NO_NEW_PRIVS, PR_SET_MDWE = 38, 65
MDWE_REFUSE_EXEC_GAIN = 1


def limits_of(unit: Path) -> dict[str, str]:
    parser = RawConfigParser(strict=False, comment_prefixes="#")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit.read_text(encoding="utf-8").replace("\\\n", ""))
    return dict(parser["Service"])


def confine(limits: dict[str, str], folder: Path) -> list[str]:
    """Returns which of them hold here."""
    libc, held = ctypes.CDLL(None, use_errno=True), ["UMask", "LimitNOFILE"]
    os.umask(int(limits["UMask"], 8))
    files = int(limits["LimitNOFILE"])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = files if most == resource.RLIM_INFINITY else min(files, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if limits["ProtectSystem"] == "strict" and os.geteuid() == 0 and libc.unshare(CLONE_NEWNS) == 0:
        # The rest of the machine, and what is mounted in it, can only be read.
        mounts = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
        subprocess.run(["mount", "--make-rprivate", "/"], check=True)
        subprocess.run(["mount", "--bind", folder, folder], check=True)
        for place in mounts:
            if not place.startswith(("/proc", "/sys", "/dev")):
                subprocess.run(["mount", "-o", "remount,bind,ro", place], check=False, capture_output=True)
        if limits["PrivateTmp"] == "yes":
            # Not /tmp too, where the folder of a test is.
            subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/var/tmp"], check=True)
        held.append("ProtectSystem")
    if limits["NoNewPrivileges"] == "yes" and libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0:
        held.append("NoNewPrivileges")
    if limits["MemoryDenyWriteExecute"] == "yes" and libc.prctl(PR_SET_MDWE, MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) == 0:
        held.append("MemoryDenyWriteExecute")
    return held


if __name__ == "__main__":
    place = Path(sys.argv[1])
    (place / "held").write_text(" ".join(confine(limits_of(UNIT), place)), encoding="utf-8")
    os.execvp(sys.argv[2], sys.argv[2:])
