"""Do the tests of a game notice when a rule is broken? Breaks each in turn, in one small place, and runs them.

    python -m tests.mutate didixit [--module rules] [--seconds 300] [--list]

A mutant that no test notices is a survivor: a rule that is not proved. Those that break nothing stand in
`mutate_equivalent.toml`, each with its reason. Without `--seconds` all mutants are tried; else as many of them, in an
order that is always the same, as there is time for. The places that only bots and decks use have tests of their own.
"""

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import hypothesis  # noqa: F401 (loaded once here, not once for every mutant)
import msgspec  # noqa: F401
import pytest
import rapidfuzz.fuzz  # noqa: F401

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/veillee/games"
NO_RULES = ("__init__", "bot", "bot_words", "cards", "layout")
WORKERS = 2
# Nothing is told of a failure and nothing kept: half of the time would go into that.
PLAINLY = ["-x", "-q", "-c", os.devnull, "--rootdir", ".", "--noconftest", "--assert=plain"]
PLAINLY += [word for plugin in ("cacheprovider", "warnings", "logging", "junitxml") for word in ("-p", f"no:{plugin}")]
# Of the tests of every game, those that look for secrets in all views: long, and of no help against a wrong rule.
LONG = ("random_moves", "no_view", "careless", "every_secret", "still_secret")

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One line of a module written otherwise; `source` is the whole module with it."""

    module: str
    line: int
    was: str
    becomes: str
    source: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}\n  - {self.was}\n  + {self.becomes}"


class Equivalent(NamedTuple):
    """A mutant that breaks nothing. Told by its text, so that it is known again when lines move."""

    module: str
    was: str
    becomes: str


# Making mutants


def mutants_of(module: str, source: str) -> list[Mutant]:
    """Every mutant of a module, each once, in the order of the lines."""
    found: dict[str, Mutant] = {}
    was = source.splitlines()
    for node, text in changes(ast.parse(source)):
        mutated = with_text(source, node, text)
        if mutated in found or mutated == source:
            continue
        becomes = mutated.splitlines()
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        now = last + len(becomes) - len(was)
        found[mutated] = Mutant(module, node.lineno, joined(was[first:last]), joined(becomes[first:now]), mutated)
    return sorted(found.values(), key=lambda mutant: mutant.line)


def joined(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines)


Place = ast.expr | ast.stmt | ast.pattern


def with_text(source: str, node: Place, text: str) -> str:
    """The module with other text in the place of a node. Columns count bytes."""
    lines = source.encode().splitlines(keepends=True)
    assert node.end_lineno is not None
    before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    return (before + text.encode() + after).decode()


def changes(tree: ast.AST) -> Iterator[tuple[Place, str]]:
    """Each node that can be changed, with what to write instead."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.arguments() | ast.Assign(targets=[ast.Name(id="__all__")]):
                continue
            case ast.Expr(value=ast.Constant()) | ast.keyword(arg="strict"):  # a docstring, or a check of lengths
                continue
            case ast.AnnAssign(value=value):
                # A type alias is no rule, and what a field may hold is told by its type.
                if value is not None and not is_named(node.annotation, "TypeAlias"):
                    yield from changes(ast.Expression(body=value))
                continue
            case ast.FunctionDef():
                yield from returned(node)
                yield from changes(ast.Module(body=node.body, type_ignores=[]))
                continue
            case ast.ClassDef():
                yield from changes(ast.Module(body=node.body, type_ignores=[]))
                continue
            case ast.Call(func=ast.Attribute(attr="shuffle" | "pick"), args=[ast.Constant(), items]):
                # What the label of a chance is called is all one.
                yield from ((node, f"({ast.unparse(other)})") for other in expressions(node))
                yield from changes(ast.Expression(body=items))
                continue
            case ast.expr():
                yield from ((node, f"({ast.unparse(other)})") for other in expressions(node))
                if isinstance(node, ast.JoinedStr):  # the places of what is in it are not reliable
                    continue
            case ast.stmt():
                yield from statements(node)
            case ast.match_case(pattern=pattern, guard=guard):
                if guard is not None:
                    yield guard, "True"
                    yield guard, "False"
                elif not (isinstance(pattern, ast.MatchAs) and pattern.pattern is None):
                    yield pattern, f"{ast.unparse(pattern)} if False"
            case ast.comprehension(ifs=ifs):
                for condition in ifs:
                    yield condition, "True"
        yield from changes(node)


def statements(node: ast.stmt) -> Iterator[tuple[Place, str]]:
    match node:
        case ast.If(test=test):
            yield test, f"not ({ast.unparse(test)})"
            yield test, "False"
            yield test, "True"
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise():
            yield node, "pass"


def expressions(node: ast.expr) -> Iterator[ast.expr]:
    """What could stand instead of an expression."""
    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield ast.Compare(node.left, [*ops[:n], other(), *ops[n + 1 :]], node.comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
            for n in range(len(values)):
                yield ast.BoolOp(op, rest) if len(rest := values[:n] + values[n + 1 :]) > 1 else rest[0]
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(op=op):
            if type(op) in OPERATORS and not is_type_union(node):
                yield ast.BinOp(node.left, OPERATORS[type(op)](), node.right)
                yield node.left
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=str()):
            yield ast.Constant("?")
        case ast.JoinedStr(values=values):
            for n, part in enumerate(values):
                if isinstance(part, ast.FormattedValue):
                    yield ast.JoinedStr(values[:n] + values[n + 1 :])
        case ast.IfExp():
            yield node.body
            yield node.orelse
            yield ast.IfExp(node.test, node.orelse, node.body)
        case ast.Tuple(elts=elements, ctx=ast.Load()) if any(isinstance(one, ast.Starred) for one in elements):
            for n in range(len(elements)):
                yield ast.Tuple(elements[:n] + elements[n + 1 :], ast.Load())
        case ast.Call():
            yield from calls(node)


def calls(node: ast.Call) -> Iterator[ast.expr]:
    match node.func:
        case ast.Name(id="replace"):
            for n in range(len(node.keywords)):
                yield ast.Call(node.func, node.args, node.keywords[:n] + node.keywords[n + 1 :])
        case ast.Name(id=name) if name in SWAPPED:
            yield ast.Call(ast.Name(SWAPPED[name], ast.Load()), node.args, node.keywords)
        case ast.Name(id=name) if name[0].islower() and name not in (
            "tuple",
            "len",
            "isinstance",
            "range",
            "enumerate",
        ):
            # The call is left out, and what it was given is handed on.
            if node.args and not isinstance(node.args[0], ast.Starred | ast.GeneratorExp):
                yield node.args[0]
        case ast.Attribute(attr="shuffle") if len(node.args) == 2:
            yield ast.Call(ast.Name("tuple", ast.Load()), node.args[1:], [])
        case ast.Attribute(attr="pick") if len(node.args) == 2:
            yield ast.Subscript(node.args[1], ast.Constant(0), ast.Load())
        case ast.Attribute(value=value, attr=attr) if attr in ("put", "skip", "take_back", "count", "strip", "union"):
            yield value


def returned(function: ast.FunctionDef) -> Iterator[tuple[Place, str]]:
    """Every `return` of something simple, of something constant."""
    match function.returns:
        case ast.Name(id="bool"):
            constants = ["True", "False"]
        case ast.Name(id="int"):
            constants = ["0"]
        case ast.Subscript(value=ast.Name(id="tuple")):
            constants = ["()"]
        case ast.Name(id="State") if any(arg.arg == "state" for arg in function.args.args):
            constants = ["state"]
        case ast.BinOp(right=ast.Constant(value=None)):
            constants = ["None"]
        case _:
            return
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from ((node.value, constant) for constant in constants)


def is_named(annotation: ast.expr, name: str) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == name


def is_type_union(node: ast.BinOp) -> bool:
    """`Tune | Mime`: names of classes."""
    return isinstance(node.op, ast.BitOr) and ast.unparse(node.right)[0].isupper()


# Running the tests on a mutant


class Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Whoever imports the module gets the mutant."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, f"mutant of {self.mutant.module}", "exec"), module.__dict__)


def start(mutant: Mutant | None, tests: Sequence[str]) -> int:
    """A process in which the mutant stands for its module: it ends with 0 if no test notices."""
    assert not any(name.startswith("veillee") for name in sys.modules), "what is loaded cannot be changed any more"
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        if mutant is not None:
            sys.meta_path.insert(0, Instead(mutant))
        code = int(pytest.main([*PLAINLY, *tests]))
    finally:
        os._exit(code)


def seconds_of(tests: Sequence[str]) -> float:
    """How long the tests take; they have to pass."""
    began = time.monotonic()
    _, status = os.waitpid(start(None, tests), 0)
    if status:
        raise SystemExit("The tests fail before anything is changed.")
    return time.monotonic() - began


def try_all(mutants: Sequence[Mutant], tests: Sequence[str], seconds: float) -> tuple[list[Mutant], int]:
    """Those that survived, and how many were tried before the time was up."""
    usual = seconds_of(tests)
    left, running = list(reversed(mutants)), dict[int, tuple[Mutant, float]]()
    survivors: list[Mutant] = []
    tried, end = 0, time.monotonic() + seconds
    while running or (left and time.monotonic() < end):
        while left and len(running) < WORKERS and time.monotonic() < end:
            mutant = left.pop()
            # A mutant that turns in circles has been noticed too.
            running[start(mutant, tests)] = mutant, time.monotonic() + 10 + 8 * usual
        for child, (mutant, late) in list(running.items()):
            ended, status = os.waitpid(child, os.WNOHANG)
            if not ended and time.monotonic() > late:
                os.kill(child, signal.SIGKILL)
                ended, status = os.waitpid(child, 0)
            if ended:
                del running[child]
                tried += 1
                if status == 0:
                    survivors.append(mutant)
        time.sleep(0.01)
    return survivors, tried


# The command


def tests_of(game: str) -> list[str]:
    chapters = [path for path in sorted(ROOT.glob(f"tests/games/test_{game}*.py")) if "strategies" not in path.stem]
    files = [*chapters, ROOT / f"tests/oracles/test_{game}.py", ROOT / "tests/games/test_every_game.py"]
    return [*(str(file) for file in files if file.exists()), "-k", f"{game} and not {' and not '.join(LONG)}"]


def mutants_of_game(game: str, modules: Sequence[str]) -> list[Mutant]:
    found = []
    for path in sorted((GAMES / game).glob("*.py")):
        if path.stem in modules or (not modules and path.stem not in NO_RULES):
            found += mutants_of(f"veillee.games.{game}.{path.stem}", path.read_text())
    return found


def known_equivalents() -> set[Equivalent]:
    listed = tomllib.loads((Path(__file__).parent / "mutate_equivalent.toml").read_text())["equivalent"]
    return {Equivalent(f"veillee.games.{one['module']}", one["was"], one["becomes"]) for one in listed}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(path.name for path in GAMES.iterdir() if (path / "game.py").exists()))
    parser.add_argument("--module", action="append", default=[], help="only this one (or several), as in: rules")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--list", action="store_true", help="print the mutants and try none")
    asked = parser.parse_args()
    os.chdir(ROOT)
    mutants = mutants_of_game(asked.game, asked.module)
    equivalents = known_equivalents()
    harmful = [one for one in mutants if Equivalent(one.module, one.was, one.becomes) not in equivalents]
    if asked.list:
        print(*harmful, sep="\n")
        return
    random.Random(0).shuffle(harmful)
    survivors, tried = try_all(harmful, tests_of(asked.game), asked.seconds)
    print(*sorted(survivors), sep="\n")
    for name, count in Counter(one.module for one in survivors).items():
        print(f"{name}: {count} survived")
    print(
        f"{len(mutants)} mutants: {len(mutants) - len(harmful)} equivalent, {tried} tried, "
        f"{tried - len(survivors)} killed, {len(survivors)} survived"
    )


if __name__ == "__main__":
    main()
