"""The memory of a process that runs for long."""

import gc
from typing import Final

COLLECTING: Final = (20_000, 25, 25)
"""How many objects more there are when the garbage collector looks at the youngest ones, and how
often it does so before it looks at older ones, and at all."""


def settle_memory() -> None:
    """Spares the garbage collector what is there for good: classes, routes, the contract. Looking
    at all of it again and again made every answer of that moment wait for a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
