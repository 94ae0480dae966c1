"""When tokens end."""

from datetime import UTC, datetime, timedelta
from typing import Final

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused

LONGEST: Final = timedelta(days=36_525)


def in_reach(expires_at: datetime | None) -> None:
    """Refuses an end that has passed, or that nobody will live to see. None is no end."""
    if expires_at is None:
        return
    left = expires_at - datetime.now(UTC)
    if left <= timedelta(0):
        raise refused(kinds.INVALID_BODY, Sentence("expires-in-past"), field="expires_at")
    if left > LONGEST:
        detail = Sentence("expires-too-late")
        raise refused(kinds.INVALID_BODY, detail, field="expires_at")
