"""The spans of a process.

| span | parent | made of |
| --- | --- | --- |
| `<operation>` | the caller's, if it sent a `traceparent` | one request |
| `decide` | the request | the rules deciding commands |
| `append` | the request; none for a bot's move | waiting until an append is durable |
| `SELECT`, `EVALSHA`, ... | what it is for | one statement (`statements`) |
| `commit` | none; linked to its appends | one transaction of several appends |
| `project <name>` | the append | one projection applying the events of that append |
| `step <name>` | none; linked to the appends | one transaction of a projection |
| `deliver webhook` | the append | one attempt to deliver |
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Final, TypeAlias

import structlog
from opentelemetry.context import Context
from opentelemetry.trace import Link, Span, SpanKind, Status, StatusCode, Tracer

from events import tracing
from events.outcome import Append
from events.partition import partition_of
from events.tracing import Batch, Cause
from projections.database import Pool
from projections.tracing import Stepped
from service.tracing import request_context
from service.tracing.causes import cause_of, context_of, link, trace_id
from service.tracing.following import ACTIVE

Said: TypeAlias = str | int
"""What is said of a span."""
RETENTION_SECONDS: Final = 86_400.0
PRUNE_SECONDS: Final = 600.0
LINKS: Final = 100
"""Links of one span, at most."""

_NOTED: Final = ("game", "version", "ply")
_log = structlog.get_logger()


class Followed:
    """A span that is open: what is learnt on the way is noted on it."""

    __slots__ = ("_span",)

    def __init__(self, span: Span) -> None:
        self._span = span

    def answered(self, status: int) -> None:
        """An answer was given, with this HTTP status; from 500 on it is a failure."""
        self._span.set_attribute("http.response.status_code", status)
        if status >= 500:
            self.failed()

    def failed(self) -> None:
        """It has not gone well."""
        self._span.set_status(Status(StatusCode.ERROR))


class Tracing:
    """Makes the spans of a process. The log and the projections know it as their tracer."""

    def __init__(self, tracer: Tracer, pool: Pool, partitions: int) -> None:
        self._tracer = tracer
        self._pool = pool
        self._partitions = partitions

    @contextmanager
    def request(
        self, operation: str, method: str, route: str, headers: Mapping[str, str]
    ) -> Iterator[Followed]:
        """Around a request. What the log entries of the request say of game, version and ply is
        also said of the span."""
        attributes: dict[str, Said] = {
            "http.request.method": method,
            "http.route": route,
            "kronika.operation": operation,
        }
        with self._open(operation, context_of(headers), SpanKind.SERVER, attributes) as span:
            request_context.note(trace=trace_id(span))
            active = ACTIVE.set(self)
            try:
                yield Followed(span)
            finally:
                ACTIVE.reset(active)
                known = request_context.known()
                for name in _NOTED:
                    if name in known:
                        span.set_attribute(f"kronika.{name}", known[name])

    def part(self, name: str) -> AbstractContextManager[object]:
        """A span below the one of the running task."""
        return self._open(name, None, SpanKind.INTERNAL, {})

    @contextmanager
    def appending(self, append: Append) -> Iterator[Cause | None]:
        """Around an append; the answer is what is kept beside its events."""
        attributes: dict[str, Said] = {
            "kronika.game": append.game_id,
            "kronika.version": append.version,
            "kronika.events": len(append.entries),
        }
        with self._open("append", None, SpanKind.PRODUCER, attributes) as span:
            yield cause_of(span)

    def committed(self, batch: Batch) -> None:
        """One span for the batch, linked to its appends."""
        if not batch.causes:
            return
        span = self._tracer.start_span(
            "commit",
            context=Context(),
            links=[link(cause) for cause in batch.causes[:LINKS]],
            attributes={"kronika.appends": batch.appends, "kronika.events": batch.events},
            start_time=batch.began,
        )
        span.end(batch.ended)

    async def stepped(self, step: Stepped) -> None:
        """One span for the step, and one in each of the traces that it goes on with."""
        ended = time.time_ns()
        try:
            found = await tracing.causes(self._pool, step.where, limit=LINKS)
        except Exception as trouble:
            _log.warning("trace-lost", projection=step.projection, error=type(trouble).__name__)
            return
        if found:
            whole = self._step(step, found, ended)
            for cause, events in found.items():
                self._projected(step, cause, events, whole, ended)

    def _step(self, step: Stepped, found: Mapping[Cause, int], ended: int) -> Link:
        """The span of the whole step, linked to what caused its events; a link to it."""
        span = self._tracer.start_span(
            f"step {step.projection}",
            context=Context(),
            links=[link(cause) for cause in found],
            attributes={
                "kronika.projection": step.projection,
                "kronika.generation": step.generation,
                "kronika.events": step.events,
            },
            start_time=step.began,
        )
        span.end(ended)
        return Link(span.get_span_context())

    def _projected(self, step: Stepped, cause: Cause, events: int, whole: Link, ended: int) -> None:
        """The span of one append's events in the step."""
        span = self._tracer.start_span(
            f"project {step.projection}",
            context=context_of({"traceparent": cause}),
            kind=SpanKind.CONSUMER,
            links=[whole],
            attributes={"kronika.projection": step.projection, "kronika.events": events},
            start_time=step.began,
        )
        span.end(ended)

    @asynccontextmanager
    async def delivery(self, game: str, version: int, *, attempt: int) -> AsyncIterator[Followed]:
        """Around an attempt to tell a webhook of a version of a game: goes on with the trace of the
        request that caused it, if that is still known, else begins one."""
        partition = partition_of(game, self._partitions)
        cause = await tracing.cause_of(self._pool, partition, game, version)
        attributes: dict[str, Said] = {
            "kronika.game": game,
            "kronika.version": version,
            "kronika.attempt": attempt,
        }
        context = context_of({"traceparent": cause or ""})
        with self._open("deliver webhook", context, SpanKind.CLIENT, attributes) as span:
            yield Followed(span)

    async def run(self) -> None:
        """Forgets causes that nobody will ask for any more, until it is cancelled."""
        while True:
            await tracing.prune(self._pool, RETENTION_SECONDS)
            await asyncio.sleep(PRUNE_SECONDS)

    @contextmanager
    def _open(
        self, name: str, context: Context | None, kind: SpanKind, attributes: Mapping[str, Said]
    ) -> Iterator[Span]:
        """A span for as long as the context lasts. Of an exception only the type is told: its
        text may hold anything."""
        with self._tracer.start_as_current_span(
            name,
            context=context,
            kind=kind,
            attributes=attributes,
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            try:
                yield span
            except Exception as trouble:
                span.set_attribute("error.type", type(trouble).__name__)
                span.set_status(Status(StatusCode.ERROR))
                raise
