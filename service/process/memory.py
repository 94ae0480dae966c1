"""The memory of a process."""

import gc
from typing import Final

COLLECTING: Final = (20_000, 25, 25)
"""How many objects more there are when the garbage collector looks at the youngest ones, and how
often it does so before it looks at older ones, and at all."""


def collect_seldom() -> None:
    """Lets the garbage collector look less often, from the start on: what a start makes stays, and
    looking at it again and again takes a sixth of the start."""
    gc.set_threshold(*COLLECTING)


def settle_memory() -> None:
    """Spares the garbage collector what is there for good: classes, routes, the contract. Looking
    at all of it again and again made every answer of that moment wait for a tenth of a second."""
    gc.collect()
    gc.freeze()
    collect_seldom()
