"""Nothing is appended to a game but behind what it was decided on: held by reading the code.

Types hold most of it: an attempt is handed a `DecisionBasis`, and only `BoundEntries` can be
appended. What types cannot see is a look past the basis, at the game in memory, which any read of
it may have moved on.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAY = ROOT / "service" / "play"
WRITER = PLAY / "append.py"
CACHE = PLAY / "game_cache.py"
"""What moves games in memory on."""
ONLY_THERE = {"BoundEntries", "chained"}
"""What makes entries that can be appended."""
ONWARD = {"refresh", "publish", "_started", "_recorded"}
"""Calls that a decision may make with the game itself: they look at it when all is done."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def findings(source: str) -> list[str]:
    """What a module does that only the writer may do, or decides on something else than a basis."""
    tree = ast.parse(source)
    return [*_appends(tree), *_looks_past(tree, frozenset())]


def _appends(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="events.chain", names=names):
                yield from (f"imports {one.name}" for one in names if one.name in ONLY_THERE)
            case ast.Call(func=ast.Name(id=name)) if name in ONLY_THERE:
                yield f"line {node.lineno} makes {name}"
            case ast.Call(func=ast.Attribute(value=owner, attr="append")):
                if _last_name(owner) in ("log", "_log"):
                    yield f"line {node.lineno} appends to the log"
            case _:
                pass


def _looks_past(node: ast.AST, games: frozenset[str]) -> Iterator[str]:
    """Uses of a game in memory by what takes a basis; `games` are its names further outside."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            inside = games | _annotated(child, "LiveGame")
            if _annotated(child, "DecisionBasis"):
                yield from _uses(child, inside)
            else:
                yield from _looks_past(child, inside)
        else:
            yield from _looks_past(child, games)


def _annotated(function: Function, kind: str) -> frozenset[str]:
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return frozenset(one.arg for one in every if one.annotation and _named(one.annotation) == kind)


def _uses(function: Function, games: frozenset[str]) -> Iterator[str]:
    """The places where something that has a basis looks at the game instead."""
    allowed = {id(name) for node in ast.walk(function) for name in _allowed(node)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id in games and id(node) not in allowed:
            yield f"line {node.lineno}: {function.name} looks at `{node.id}` past its basis"


def _allowed(node: ast.AST) -> Iterator[ast.AST]:
    """The names in a node by which a game may be used: it is moved on, or handed on together with
    the basis, or to what only looks at it afterwards."""
    match node:
        case ast.Attribute(value=ast.Name() as name, attr="move_to"):
            yield name
        case ast.Call(func=called, args=args):
            with_basis = any(isinstance(one, ast.Name) and one.id == "basis" for one in args)
            if with_basis or _last_name(called) in ONWARD:
                yield from args
        case _:
            pass


def _last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else _named(node)


def _named(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


EVERY = sorted((ROOT / "service").rglob("*.py"))
MODULES = [path for path in EVERY if path not in (WRITER, CACHE)]


def test_all_of_the_service_decides_on_a_basis_and_appends_behind_it() -> None:
    found = {path.relative_to(ROOT): findings(path.read_text()) for path in MODULES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_there_are_decisions_to_look_at() -> None:
    """The test above would hold, too, if it saw none of them."""
    deciding = [path for path in MODULES if "basis: DecisionBasis" in path.read_text()]
    features = {path.relative_to(ROOT / "service").parts[0] for path in deciding}
    assert {"play", "lobby", "table", "clocks", "disputes", "transfer"} <= features
    assert "GameWriter" in WRITER.read_text()


BAD = {
    "the log": """
async def record(self, game: LiveGame) -> None:
    await self._log.append(game.id, game.position.version, entries, at=at)
""",
    "chaining": "from events.chain import chained",
    "entries of its own": "new = BoundEntries(basis=basis, entries=entries, at=at)",
    "a second look": """
async def record(self, game: LiveGame, basis: DecisionBasis) -> bool:
    before = game.position
    return await self._append(basis, before)
""",
    "a look from inside": """
async def join(self, game: LiveGame, account: str) -> None:
    async def attempt(basis: DecisionBasis) -> bool | None:
        return True if game.held_by(account) else await self._happen(game, basis)
""",
    "a helper that is handed the game": """
async def judge(self, game: LiveGame) -> None:
    async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
        return await self._following(game)
""",
}


@pytest.mark.parametrize("code", BAD.values(), ids=BAD.keys())
def test_what_must_not_be_written_is_found(code: str) -> None:
    assert len(findings(code)) == 1
