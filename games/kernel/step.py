"""What a decision declares beside the fields of its step: the rules by which it is taken.

class ChoosingWealth(BaseStep, frozen=True, tag="tzolkin.choosing-wealth"):
    rules = ("TZ-SET-11",)
"""

from typing import Any, ClassVar

from msgspec import Struct


class BaseStep(Struct, frozen=True):
    """Base of the steps of titles.

    `rules`: the ids of the rules that say how the decision is taken, the first one first; empty
    for work, which nobody decides.
    """

    rules: ClassVar[tuple[str, ...]] = ()


def governing(step: Any) -> tuple[str, ...]:
    """The ids of the rules by which a decision is taken; none if its step names none."""
    return step.rules if isinstance(step, BaseStep) else ()
