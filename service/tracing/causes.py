"""Traceparents (W3C Trace Context): how a span is named outside of its process."""

from collections.abc import Mapping

from opentelemetry.context import Context
from opentelemetry.trace import Link, Span, get_current_span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from events.tracing import Cause

_FORMAT = TraceContextTextMapPropagator()


def context_of(headers: Mapping[str, str]) -> Context:
    """The context that `traceparent` and `tracestate` name; an empty one if they are not there
    or malformed."""
    return _FORMAT.extract(headers, Context())


def cause_of(span: Span) -> Cause | None:
    """The span as text; None if nobody records it."""
    context = span.get_span_context()
    if not (context.is_valid and context.trace_flags.sampled):
        return None
    return f"00-{context.trace_id:032x}-{context.span_id:016x}-01"


def trace_id(span: Span) -> str:
    """The id of the span's trace, as collectors show it."""
    return f"{span.get_span_context().trace_id:032x}"


def link(cause: Cause) -> Link:
    """A link to the span of a cause."""
    return Link(get_current_span(context_of({"traceparent": cause})).get_span_context())
