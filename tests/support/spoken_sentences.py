"""The sentences that the code says by their keys, found in the code itself."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]


class Said(NamedTuple):
    """A sentence: its key, the names of its values (None: they are not spelled out), its place."""

    key: str
    values: frozenset[str] | None
    place: str


def sentences_in(folder: str, name: str = "Sentence") -> list[Said]:
    """Every `Sentence("key", {"name": value})` in a folder; a key may be one of two."""
    found: list[Said] = []
    for file in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name and node.args:
                place = f"{file.relative_to(ROOT)}:{node.lineno}"
                found.extend(Said(key, _values(node), place) for key in _keys(node.args[0]))
    return found


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as key):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)
        case _:
            pass


def _values(call: ast.Call) -> frozenset[str] | None:
    match call.args[1:]:
        case []:
            return frozenset()
        case [ast.Dict(keys=keys)]:
            return frozenset(
                one.value for one in keys if isinstance(one, ast.Constant) and one.value
            )
        case _:
            return None
