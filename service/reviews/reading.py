"""What of a review is shown."""

from collections.abc import Sequence
from typing import Final

import msgspec

from projections.database import Queries
from referee.review.lines import PlyLuck, ReviewBalance, ReviewedDecision, ReviewHeader, ReviewLine
from service.jobs import output
from service.jobs.job import Job
from service.reviews.schemas import ReviewProgress, ReviewShown, ReviewState, ReviewStatus

_LINES: Final = msgspec.json.Decoder(ReviewLine)


async def shown_lines(
    queries: Queries, job: Job, first: int = 0, limit: int | None = None
) -> tuple[bytes, ...]:
    """The lines of a review that everybody who may read it sees. What strangers have made is not
    among them before it was checked."""
    if job.strangers and job.state != "done":
        return ()
    return await output.of_job(queries, job.id, first, limit)


def state_of(job: Job) -> ReviewState:
    """How a review stands."""
    if job.state == "open":
        return "running" if job.live else "queued"
    return job.state


def status_of(job: Job) -> ReviewStatus:
    """A review, and how far it is."""
    return ReviewStatus(
        game=job.game_id,
        quality=job.quality,
        state=state_of(job),
        lines=job.lines,
        of=job.of,
        nodes=job.nodes,
        seed=job.seed,
        engine=job.engine,
        weights=job.weights,
        asked_at=job.asked_at,
        finished_at=job.finished_at,
    )


def progress_of(job: Job) -> ReviewProgress:
    """How far a review is."""
    return ReviewProgress(state=state_of(job), lines=job.lines, of=job.of)


def review_of(job: Job, lines: Sequence[bytes]) -> ReviewShown:
    """A review as one document."""
    read = [_LINES.decode(one) for one in lines]
    return ReviewShown(
        status=status_of(job),
        review=next((one for one in read if isinstance(one, ReviewHeader)), None),
        decisions=tuple(one for one in read if isinstance(one, ReviewedDecision)),
        luck=tuple(one for one in read if isinstance(one, PlyLuck)),
        balance=next((one for one in read if isinstance(one, ReviewBalance)), None),
    )
