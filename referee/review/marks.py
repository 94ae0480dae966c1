"""Marks: how good a decision was, by what it lost."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from referee.review.lines import Mark


class Bounds(Struct, frozen=True, kw_only=True):
    """Where marks begin, in ten-thousandths of the seat's chance to win that were lost.

    A loss is the difference of two estimates, each of which is wrong by a few hundred: a mistake is
    what stands out of that (`bench/marks.md`).
    """

    good: Annotated[int, Meta(description="Less is `best`.")] = 50
    inaccuracy: Annotated[int, Meta(description="Less is `good`.")] = 300
    mistake: Annotated[int, Meta(description="Less is an `inaccuracy`.")] = 800
    blunder: Annotated[int, Meta(description="Less is a `mistake`.")] = 1500


BOUNDS: Final = Bounds()
"""Those of all reviews."""


def mark(loss: int, *, choices: int, best: bool) -> Mark:
    """The mark of a decision. `best`: the search holds nothing for better."""
    if choices == 1:
        return "only"
    if best or loss < BOUNDS.good:
        return "best"
    if loss < BOUNDS.inaccuracy:
        return "good"
    if loss < BOUNDS.mistake:
        return "inaccuracy"
    return "mistake" if loss < BOUNDS.blunder else "blunder"
