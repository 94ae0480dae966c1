"""A budget: how much a search may look at."""

from typing import Annotated, Final

from msgspec import Meta, Struct

WORLDS: Final = 12
"""So many worlds are imagined unless said otherwise."""


class Budget(Struct, frozen=True):
    """How much may be looked at to judge one decision."""

    nodes: Annotated[int, Meta(ge=1, description="New positions that are reached.")]
    worlds: Annotated[
        int, Meta(ge=1, description="Worlds that are imagined, in which they are reached.")
    ] = WORLDS
