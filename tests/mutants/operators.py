"""The mutations of one module: cosmic-ray's operators, at places where code does something.

Left out are annotations and what a class is declared with, which mypy and the law of types check,
and operators whose mutants cannot be told from the original.
"""

import ast
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

LEFT_OUT: Final = {
    "VariableReplacer",  # puts in a random number: nothing repeats it
    "VariableInserter",
    "ExceptionReplacer",  # cannot replace dotted names
    "ReplaceComparisonOperator_Eq_Is",  # small numbers and names are the same objects
    "ReplaceComparisonOperator_NotEq_IsNot",
    "ReplaceComparisonOperator_Is_Eq",
    "ReplaceComparisonOperator_IsNot_NotEq",
}

Place = tuple[tuple[int, int], tuple[int, int]]
"""Where something begins and ends: lines from 1, columns from 0."""


class Mutation(Struct, frozen=True):
    """One operator at one of its occurrences in a module."""

    operator: str
    occurrence: int
    place: Place


def mutations(source: str) -> list[list[Mutation]]:
    """All mutations of a module, those of one place together, in the order of places."""
    from cosmic_ray.ast import ast_nodes, get_ast

    nodes = list(ast_nodes(get_ast(source)))
    declared = list(_declared(ast.parse(source)))
    found: dict[Place, list[Mutation]] = {}
    for name, operator in _operators():
        occurrence = 0
        for node in nodes:
            for place in operator.mutation_positions(node):
                if not any(first <= place[0] and place[1] <= last for first, last in declared):
                    found.setdefault(place, []).append(Mutation(name, occurrence, place))
                occurrence += 1
    return [found[place] for place in sorted(found)]


def mutated(source: str, mutation: Mutation) -> str | None:
    """The module with a mutation; none if that is no Python: a `*` may be no product."""
    from cosmic_ray.mutating import mutate_code

    operator = dict(_operators())[mutation.operator]
    changed: str = mutate_code(source, operator, mutation.occurrence)
    try:
        ast.parse(changed)
    except SyntaxError:
        return None
    return changed


def _operators() -> Iterator[tuple[str, Any]]:
    from cosmic_ray.operators.provider import OperatorProvider

    provider = OperatorProvider()
    return ((name, provider[name]()) for name in provider if name not in LEFT_OUT)


def _declared(module: ast.Module) -> Iterator[Place]:
    """Where types are: annotations, aliases, and the keywords of classes."""
    for node in ast.walk(module):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            yield _place(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            yield _place(node.returns)
        elif isinstance(node, ast.ClassDef):
            yield from (_place(part) for part in (*node.bases, *(k.value for k in node.keywords)))
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp | ast.Subscript):
            yield _place(node.value)


def _place(node: ast.expr) -> Place:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
