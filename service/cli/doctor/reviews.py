"""Reviews of games that wait, because nobody makes them."""

from typing import Final

from events.database import Connection
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.jobs import queue

LATE_SECONDS: Final = 3600.0
"""Reviews that have waited for so long wait for nothing, unless an engine is at others."""
_MINUTE: Final = 60


async def reviews(connection: Connection) -> Finding:
    """How many reviews wait. If none is made, and one has waited for long, there is no engine, or
    none of this release."""
    found = await queue.waiting(connection)
    name = say("doctor.reviews")
    if not found.jobs:
        return Finding(name, say("doctor.no-review-waits"))
    minutes = round(found.seconds / _MINUTE)
    told = say("doctor.reviews-wait", count=found.jobs, minutes=minutes)
    idle = not found.made and found.seconds > LATE_SECONDS
    return Finding(name, told, say("doctor.start-reviewer") if idle else "")
