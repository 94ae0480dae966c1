"""The English sentences that refuse something, found in the code itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
_HOLE: Final = re.compile(r"\{\w+\}")
_CALLS: Final = {"Illegal", "refused", "refuse", "Reasons", "Rejected", "Redecision", "replace"}
_FINDINGS: Final = {"Finding", "Disagreement", "UnreadableError", "_finding", "Expiry"}
_NAMES: Final = {"because", "detail", "problem", "asked", "kept_for_others", "COUNTED"}


def skeleton(sentence: str) -> str:
    """A sentence without the names of what stands in its holes."""
    return _HOLE.sub("{}", sentence)


def refusing(folder: str, *, without: tuple[str, ...] = ()) -> dict[str, str]:
    """Each sentence of refusals in a folder, and where it stands."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        place = str(file.relative_to(ROOT))
        if not place.startswith(without):
            for node in ast.walk(ast.parse(file.read_text())):
                for value in _values(node):
                    for sentence in _told(value):
                        if re.search(r"[a-z] .*\.$", sentence):
                            found.setdefault(sentence, f"{place}:{value.lineno}")
    return found


def checking(*places: str) -> dict[str, str]:
    """What the checks of an export say is wrong, and where it stands: parts of sentences."""
    found: dict[str, str] = {}
    for folder in places:
        for file in sorted((ROOT / folder).rglob("*.py")) or [ROOT / folder]:
            place = str(file.relative_to(ROOT))
            for node in ast.walk(ast.parse(file.read_text())):
                for value in _findings(node):
                    parts = [one for one in _told(value) if re.search(r"[a-z] \S", one)]
                    found.update((one, f"{place}:{value.lineno}") for one in parts)
    return found


def _findings(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a node that may say what is wrong."""
    match node:
        case ast.Return(value=ast.expr() as value):
            yield value
        case ast.Call(args=args, keywords=keywords) if _name(node) in _FINDINGS:
            yield from args
            yield from (one.value for one in keywords if one.arg == "because")
        case ast.Assign(targets=[ast.Name(id="because" | "told")], value=value):
            yield value
        case _:
            pass


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _values(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a node that may be such sentences."""
    match node:
        case ast.Call(func=func, args=args, keywords=keywords):
            if ast.unparse(func).rpartition(".")[2] in _CALLS:
                yield from args
                yield from (one.value for one in keywords if one.arg == "because")
        case ast.Assign(targets=targets, value=value):
            if any(isinstance(one, ast.Name) and one.id in _NAMES for one in targets):
                yield value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name in _NAMES:
            yield value
        case _:
            pass


def _told(value: ast.expr) -> list[str]:
    """The texts that an expression may have, `{}` for what is filled in."""
    match value:
        case ast.IfExp(body=body, orelse=orelse):
            return _told(body) + _told(orelse)
        case ast.BoolOp(values=values):
            return [text for one in values for text in _told(one)]
        case ast.Dict(values=values):
            return [skeleton(text) for one in values for text in _told(one)]
        case ast.Constant(value=str() as text):
            return [text]
        case ast.JoinedStr(values=values):
            return ["".join(one.value if isinstance(one, ast.Constant) else "{}" for one in values)]
        case _:
            return []
