"""What there is to print, and whether it must be printed again."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
PUBLIC = ROOT / "web" / "public"
MATERIALS = PUBLIC / "materials"
MANIFEST = HERE / "manifest.json"


@dataclass(frozen=True)
class Job:
    """One recipe: a function of this package with its arguments, and the files it writes.

    `built_on` names modules it reaches without importing them, `said` is what it reads of a script; a job that is
    `last` works on what others printed.
    """

    name: str
    render: partial[None]
    outputs: tuple[Path, ...]
    built_on: tuple[str, ...] = ()
    last: bool = False
    said: str = ""

    def fingerprint(self) -> str:
        """Changes with the arguments and with any source the function is built on."""
        function = self.render.func
        recipe = [function.__qualname__, *(_plain(argument) for argument in self.render.args)]
        digest = hashlib.sha256(json.dumps(recipe).encode())
        digest.update(self.said.encode())
        for source in sorted(frozenset[str]().union(*map(sources, (function.__module__, *self.built_on)))):
            digest.update(_digest(source))
        return digest.hexdigest()[:16]


def job(
    name: str, outputs: Iterable[Path], function: Callable[..., None], *arguments: object,
    built_on: tuple[str, ...] = (), last: bool = False, said: str = "",
) -> Job:  # fmt: skip
    return Job(name, partial(function, *arguments), tuple(outputs), built_on, last, said)


def _plain(argument: object) -> str:
    return str(argument.relative_to(ROOT)) if isinstance(argument, Path) else repr(argument)


def _path(module: str) -> Path:
    plain = HERE.joinpath(*module.split(".")[1:])
    return plain / "__init__.py" if plain.is_dir() else plain.with_suffix(".py")


@lru_cache
def _digest(module: str) -> bytes:
    """Of the source without its docstrings: what is only said about a drawing does not change it."""
    source = _path(module).read_text("utf-8")
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            said = node.body[0]
            for number in range(said.lineno, (said.end_lineno or said.lineno) + 1):
                lines[number - 1] = ""
    return hashlib.sha256("\n".join(line for line in lines if line).encode()).digest()


@lru_cache
def sources(module: str) -> frozenset[str]:
    """The module and all modules of this package it imports, directly or not."""
    found = {module}
    for node in ast.walk(ast.parse(_path(module).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "art":
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in (node.module, *inner):
                if _path(name).exists() and name not in found:
                    found |= sources(name)
    return frozenset(found)


def read_manifest() -> dict[str, str]:
    if not MANIFEST.exists():
        return {}
    entries: dict[str, str] = json.loads(MANIFEST.read_text("utf-8"))
    return entries


def write_manifest(entries: dict[str, str]) -> None:
    MANIFEST.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n", "utf-8")


def outdated(jobs: Iterable[Job], manifest: dict[str, str]) -> list[Job]:
    return [
        one
        for one in jobs
        if manifest.get(one.name) != one.fingerprint() or not all(output.exists() for output in one.outputs)
    ]
