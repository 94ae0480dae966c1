"""Traces, as far as projections take part: a step goes on with the traces of the requests that
caused the events in it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from events.tracing import Span


class Stepped(Struct, frozen=True, kw_only=True):
    """One committed step. `began` is in nanoseconds since 1970, `where` the positions that the
    cursors moved past."""

    projection: str
    generation: int
    began: int
    events: int
    where: Sequence[Span]


class StepTracer(Protocol):
    """Follows projections."""

    async def stepped(self, step: Stepped) -> None:
        """A step has been committed. Never raises."""
        ...
