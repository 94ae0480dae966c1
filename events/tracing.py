"""Traces, as far as the log takes part in them: who caused an append, and what became of it.

The log knows no tracing library. Whoever opens it may hand in a `Tracer`; without one nothing
here costs anything. With one, the cause of each append is kept beside its events (table `causes`,
never in the events themselves), so that whoever reads them later (a projection, a webhook) can go
on with the trace of the request.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeAlias

from msgspec import Struct

from events.database import Queries
from events.envelope import Recorded
from events.outcome import Append

Cause: TypeAlias = str
"""A W3C traceparent: the span that waited for the append."""


class Batch(Struct, frozen=True, kw_only=True):
    """One commit. `began` and `ended` are nanoseconds since 1970; `causes` are those of the
    appends that are traced."""

    began: int
    ended: int
    appends: int
    events: int
    causes: tuple[Cause, ...]


class Tracer(Protocol):
    """Follows appends."""

    def appending(self, append: Append) -> AbstractContextManager[Cause | None]:
        """Around an append, until its outcome is known. None: this one is not traced."""
        ...

    def committed(self, batch: Batch) -> None:
        """A batch has been committed."""
        ...


class Span(Struct, frozen=True):
    """Positions `first` to `last` of a partition."""

    partition: int
    first: int
    last: int


_AMONG = (
    "SELECT cause, entries FROM causes WHERE partition = $1"
    " AND position >= $2 AND position - entries < $3 ORDER BY position LIMIT $4"
)
_OF_EVENT = (
    "SELECT c.cause FROM events e JOIN LATERAL (SELECT * FROM causes c"
    " WHERE c.partition = e.partition AND c.position >= e.position ORDER BY c.position LIMIT 1) c"
    " ON c.position - c.entries < e.position"
    " WHERE e.partition = $1 AND e.game_id = $2 AND e.version = $3"
)
_PRUNE = "DELETE FROM causes WHERE at < now() - make_interval(secs => $1)"


def spans(events: Iterable[Recorded]) -> tuple[Span, ...]:
    """Where events stand; those of a partition follow each other."""
    found: dict[int, Span] = {}
    for event in events:
        before = found.get(event.partition)
        first = event.position if before is None else before.first
        found[event.partition] = Span(event.partition, first, event.position)
    return tuple(found.values())


async def causes(
    queries: Queries, where: Sequence[Span], *, limit: int = 100
) -> Mapping[Cause, int]:
    """What caused the events there, as far as it was traced, and how many of them each did."""
    found: dict[Cause, int] = {}
    for one in where:
        left = limit - len(found)
        rows = await queries.fetch(_AMONG, one.partition, one.first, one.last, left)
        found |= {row["cause"]: row["entries"] for row in rows}
        if len(found) >= limit:
            break
    return found


async def cause_of(queries: Queries, partition: int, game_id: str, version: int) -> Cause | None:
    """What caused one event of a game, if that was traced."""
    found = await queries.fetchval(_OF_EVENT, partition, game_id, version)
    return found if isinstance(found, str) else None


async def prune(queries: Queries, seconds: float) -> None:
    """Forgets causes that are older."""
    await queries.execute(_PRUNE, seconds)
