"""Spans of what PostgreSQL and Redis are sent for a traced request, by OpenTelemetry's own
instrumentors.

They would make a span of every statement, also where nothing is traced, and tell the text of
exceptions, which may hold anything. The tracer that they are given here does neither.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from opentelemetry.instrumentation.asyncpg import AsyncPGInstrumentor
from opentelemetry.instrumentation.redis import RedisInstrumentor
from opentelemetry.trace import INVALID_SPAN, Span, Tracer, TracerProvider, get_current_span


class Below(Tracer):
    """Makes spans below one that is recorded, and none elsewhere."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def start_span(self, *args: Any, **members: Any) -> Span:
        """A span, which whoever asks has to end."""
        if not get_current_span().is_recording():
            return INVALID_SPAN
        return self._tracer.start_span(*args, **(members | _QUIET))

    @contextmanager
    def start_as_current_span(  # type: ignore[override]  # usable by `with` only, not as a decorator
        self, *args: Any, **members: Any
    ) -> Iterator[Span]:
        """A span for as long as the context lasts. An exception makes it a failure, without a
        word of what the exception says."""
        if not get_current_span().is_recording():
            yield INVALID_SPAN
            return
        with self._tracer.start_as_current_span(*args, **(members | _QUIET)) as span:
            yield span


_QUIET = {"record_exception": False, "set_status_on_exception": False}


class _Provider(TracerProvider):
    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider

    def get_tracer(self, *args: Any, **members: Any) -> Tracer:
        return Below(self._provider.get_tracer(*args, **members))


@contextmanager
def statements(provider: TracerProvider) -> Iterator[None]:
    """While this lasts, statements for traced requests are spans. Parameters are never told."""
    instrumentors = (
        AsyncPGInstrumentor(),  # type: ignore[no-untyped-call]  # the library types it in part
        RedisInstrumentor(),
    )
    for one in instrumentors:
        one.instrument(tracer_provider=_Provider(provider))
    try:
        yield
    finally:
        for one in instrumentors:
            one.uninstrument()
