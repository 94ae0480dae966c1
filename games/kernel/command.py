"""What a command declares beside its fields: its line of notation, and what a person clicks.

    class Upgrade(BaseCommand, frozen=True, tag="through-the-ages.upgrade"):
        line = "upgrade {from_card} to {to_card}"
        click = "n{seat}/{from_card} n{seat}/{to_card}"
        rules = ("TTA-CIV-13",)

A title's notation and handles are derived from that; a command without a line does not load.
"""

from typing import ClassVar

from msgspec import Struct


class BaseCommand(Struct, frozen=True, gc=False):
    """Base of all commands of all titles.

    `line`: its phrase in notation (`games.kernel.notation`), from which lines are printed and
    parsed. `click`: the ids of items and zones of the scene that a person clicks, in this order
    (`games.kernel.scene`); empty for a button. `rules`: the ids of the rules that say what it does
    and when it is legal, the first one first. `ends`: whoever says it wants nothing more of the
    turn, or of what is asked outside it. `counts`: the field that says how much; commands that
    differ in nothing else are one choice of a number.
    """

    line: ClassVar[str]
    click: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    ends: ClassVar[bool] = False
    counts: ClassVar[str] = ""

    @property
    def amount_said(self) -> int | None:
        """How much it says, if it says how much."""
        said: int | None = getattr(self, self.counts) if self.counts else None
        return said


class BaseValue(Struct, frozen=True, gc=False):
    """Base of values inside commands (a unit, a place) that stand in a line of notation.

    `line`: how such a value is written there, without spaces.
    """

    line: ClassVar[str]
