"""Signs that many formulas share: what is left to the text, prices, power."""

from collections.abc import Mapping
from typing import Final

from games.eldervale.effects.terms import KINDS, Cost, ElementId
from games.kernel.formula import Exchange, Parts, Term

TEXT: Final = Term("text")
"""The rest is said in words."""

COUNTED: Final[Mapping[str, str]] = {
    "own_underworld_units": "underworld_unit",
    "magic_in_hand": "magic",
    "own_ready": "ready_unit",
}
"""The signs of what the data call otherwise."""


def paid(cost: Cost) -> Parts:
    """A payment: resources, what lies on a square, an orb."""
    kinds = tuple((kind, getattr(cost, kind)) for kind in KINDS)
    counted = (*kinds, ("any_resource", cost.any), ("orb", cost.orb))
    square = () if cost.square is None else (Term("square"),)
    return (*(Term(sign, n) for sign, n in counted if n), *square)


def bought(what: Term, discount: int) -> Parts:
    """Something for its price, or for less."""
    less = (Term("discount", discount),) if discount else ()
    return (Exchange((Term("price"), *less), (what,)),)


def power(element: ElementId, n: int | None = None) -> Term:
    """Power in an element, or in a used one of choice."""
    return Term("any_power" if element == "any" else element, n)


def named(what: str, n: int | None = None) -> Term:
    """The sign of what the data name."""
    return Term(COUNTED.get(what, what), n)
