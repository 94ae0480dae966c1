"""What a decision declares beside the fields of its step.

class ChoosingWealth(BaseStep, frozen=True, tag="tzolkin.choosing-wealth"):
    rules = ("TZ-SET-11",)
"""

from typing import Any, ClassVar

from msgspec import Struct


class BaseStep(Struct, frozen=True):
    """Base of the steps of titles.

    `rules`: the ids of the rules that say how the decision is taken, the first one first; empty
    for work, which nobody decides. `aside`: it is no part of a turn of the seat, as a choice that
    all make at once, or an answer to what others do.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    aside: ClassVar[bool] = False


def governing(step: Any) -> tuple[str, ...]:
    """The ids of the rules by which a decision is taken; none if its step names none."""
    return step.rules if isinstance(step, BaseStep) else ()


def is_aside(step: Any) -> bool:
    """Whether a decision is no part of a turn of its seat."""
    return isinstance(step, BaseStep) and step.aside
