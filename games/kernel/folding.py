"""Folding: facts apply themselves.

Each fact of a title has `applied(state) -> State` beside its fields. It is total and knows no
rule, chance or clock: amounts, cards and positions are in the fact, and it only puts them into
the state. Python finds the method by the fact's type, which is the fastest dispatch there is, and
the type checker proves that every member of the union of facts has one.
"""

from typing import Any, Protocol, TypeVar

S = TypeVar("S")


class Applies(Protocol[S]):
    """A fact: it gives the state after it."""

    def applied(self, state: S, /) -> S:
        """The state after this fact. The first fact of a game is handed None."""
        ...


def evolve(state: Any, fact: Any) -> Any:
    """The state after a fact; `Title.evolve` of every title. Types are those of the title."""
    return fact.applied(state)
