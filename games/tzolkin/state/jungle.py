"""The jungle beside Palenque: harvest tiles left in the four groups (TZ-CMP-04, TZ-CMP-12)."""

from typing import Annotated

from msgspec import Meta, Struct

FIRST_GROUP = 2
"""The groups are numbered like the actions of Palenque that use them: 2 to 5."""


class Field(Struct, frozen=True, gc=False):
    """One group: corn tiles left, and wood tiles left; each of these covers a corn tile."""

    corn: Annotated[int, Meta(description="Corn tiles left.")]
    wood: Annotated[int, Meta(description="Wood tiles left; each covers a corn tile.")]

    @property
    def uncovered(self) -> int:
        """Corn tiles that can be taken without burning (TZ-PAL-04)."""
        return self.corn - self.wood


Jungle = tuple[Field, ...]
"""The groups 2, 3, 4, 5, in this order."""


def field(jungle: Jungle, group: int) -> Field:
    """The group of that number."""
    return jungle[group - FIRST_GROUP]
