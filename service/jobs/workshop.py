"""The workshop: engines take jobs, post what comes out of them, and give them back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
import structlog

from events.log import Log
from events.wakeups import WakeUp
from games.kernel.sentence import Sentence
from projections.database import Connection, Pool
from referee.problems import kinds
from referee.problems.problem import refused
from referee.review.lines import ReviewBalance, ReviewHeader, ReviewLine
from service.jobs import checking, engines, output, queue
from service.jobs.engine import Engine
from service.jobs.job import Job

_log = structlog.get_logger()
MOST_LINES: Final = 20_000
"""Lines of a review, at most; the longest games have some hundred."""
_LINES: Final = msgspec.json.Decoder(ReviewLine)


class Workshop:
    """The jobs of all accounts. `finished` hears what became of each: `done`, `failed`, `wrong`."""

    def __init__(self, pool: Pool, log: Log, finished: Callable[[str], None]) -> None:
        self._pool = pool
        self._log = log
        self._finished = finished

    async def take(self, engine: Engine, seconds: int) -> Job | None:
        """A job for an engine, if there is one that it can make."""
        if engine.suspended:
            return None
        for lost in await queue.give_up(self._pool):
            _log.warning("review-failed", job=lost, because="no engine got on with it")
            self._finished("failed")
        return await queue.take(self._pool, engine, seconds)

    async def post(
        self, account: str, lease: str, first: int, lines: Sequence[ReviewLine]
    ) -> Job | None:
        """Adds lines, of which `first` is the number of the first one; those that are there already
        are passed over. None if the lease has ended. Refuses lines that do not fit."""
        async with self._pool.acquire() as connection, connection.transaction():
            job = await queue.held(connection, account, lease)
            if job is None:
                return None
            _fitting(job, first, lines)
            new = lines[job.lines - first :]
            made = [msgspec.json.encode(one) for one in new]
            await output.append(connection, job.id, job.lines, made, job.engine_id)
            count = job.lines + len(new)
            begun = next((one for one in new if isinstance(one, ReviewHeader)), None)
            of = _count(job, begun)
            await queue.advance(connection, job, count, of)
            strange = not await _trusted(connection, job)
            if strange and new:
                await queue.touched_by_strangers(connection, job.id)
            if count == of:
                await self._end(connection, job, checked=strange or job.strangers)
        self._announce(job.game_id)
        return msgspec.structs.replace(job, lines=count)

    async def give_back(self, account: str, lease: str, failed: str | None) -> bool:
        """Ends a lease before its time; whether it had not ended before. What an engine of the
        operator has `failed` at has failed; others just leave it to the next one."""
        async with self._pool.acquire() as connection, connection.transaction():
            job = await queue.held(connection, account, lease)
            if job is None:
                return False
            if failed is None or not await _trusted(connection, job):
                await queue.release(connection, job.id)
                return True
            await queue.end(connection, job.checks or job.id, "failed")
            if job.checks is not None:
                await queue.remove(connection, job.id)
        _log.warning("review-failed", game=job.game_id, job=job.id, because=failed)
        self._finished("failed")
        self._announce(job.game_id)
        return True

    async def renew(self, engine: str, weights: Mapping[str, str]) -> None:
        """Lets jobs that were begun for another engine than that of this release, or for other
        weights of their title, begin anew."""
        async with self._pool.acquire() as connection:
            for title, named in weights.items():
                if renewed := await queue.renew(connection, title, engine, named):
                    _log.info("reviews-renewed", title=title, jobs=len(renewed))

    async def _end(self, connection: Connection, job: Job, *, checked: bool) -> None:
        """All lines of a job are there."""
        if job.checks is not None:
            await self._compare(connection, job)
        elif checked:
            lines = [_LINES.decode(one) for one in await output.of_job(connection, job.id)]
            await queue.end(connection, job.id, "checking")
            await queue.add(connection, job, checks=job.id, sample=checking.sampled(lines))
        else:
            await queue.end(connection, job.id, "done")
            self._finished("done")

    async def _compare(self, connection: Connection, check: Job) -> None:
        """Some of a job was made again: what strangers made is shown, or thrown away."""
        assert check.checks is not None
        posted = await output.of_job(connection, check.checks)
        again = await output.of_job(connection, check.id)
        found = checking.difference(posted, again, check.sample or ())
        if found is None:
            await queue.end(connection, check.checks, "done")
            await queue.remove(connection, check.id)
            self._finished("done")
            return
        maker = await output.maker(connection, check.checks, found)
        if maker is not None:
            await engines.suspend(connection, maker)
        await queue.begin_again(connection, check.checks, tries=1)
        _log.warning("review-wrong", game=check.game_id, job=check.checks, account=maker)
        self._finished("wrong")

    def _announce(self, game_id: str) -> None:
        """Wakes those who read the review while it grows."""
        self._log.wakeups.announce([WakeUp(self._log.partition(game_id), game_id, 0)])


async def _trusted(connection: Connection, job: Job) -> bool:
    engine = await engines.of_id(connection, job.engine_id or "")
    return engine is not None and engine.trusted


def _fitting(job: Job, first: int, lines: Sequence[ReviewLine]) -> None:
    """Refuses lines that are not the next ones of a job."""
    if first > job.lines:
        detail = Sentence("lines-from", {"next": job.lines})
        raise refused(kinds.INVALID_BODY, detail, field="first")
    begun = next((one for one in lines if isinstance(one, ReviewHeader)), None)
    if begun is not None and not _is_of(begun, job):
        raise refused(kinds.INVALID_BODY, Sentence("lines-of-another-job"), field="lines")
    last = _count(job, begun) - 1
    for number, line in enumerate(lines, first):
        fits = isinstance(line, ReviewHeader) == (number == 0)
        if not fits or isinstance(line, ReviewBalance) != (number == last) or number > last:
            field = f"lines[{number - first}]"
            raise refused(kinds.INVALID_BODY, Sentence("lines-in-order"), field=field)


def _count(job: Job, begun: ReviewHeader | None) -> int:
    """How many lines a job has in all, as its first line says; 0 before that. Of a check, it is
    known beforehand."""
    if job.sample is not None:
        return len(job.sample)
    return (job.of or 0) if begun is None else begun.lines


def _is_of(begun: ReviewHeader, job: Job) -> bool:
    """Whether a review that begins so is the one that is wanted."""
    wanted = (job.game_id, job.quality, job.nodes, job.seed, job.engine, job.weights)
    sent = (begun.game, begun.quality, begun.nodes, begun.seed, begun.engine, begun.weights)
    return sent == wanted and begun.lines <= MOST_LINES
