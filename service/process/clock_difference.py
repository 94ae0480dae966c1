"""The clocks of PostgreSQL and of this machine. Times of events come from here, and ages are worked
out there, so they have to agree within seconds."""

from datetime import datetime
from typing import Final

MOST_SECONDS: Final = 5.0
"""By how much they may differ."""


def difference(there: datetime, here: datetime) -> float:
    """How many seconds the clock there is ahead."""
    return (there - here).total_seconds()
