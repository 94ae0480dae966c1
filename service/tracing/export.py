"""Where spans go: a collector that speaks OTLP over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from projections.database import Pool
from service.settings import Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

    from service.tracing.tracing import Tracing

PATH: Final = "/v1/traces"
TIMEOUT_SECONDS: Final = 5.0
PAUSE_MILLISECONDS: Final = 1000
FAREWELL_SECONDS: Final = 3.0


@asynccontextmanager
async def tracing(settings: Settings, pool: Pool) -> AsyncIterator["Tracing | None"]:
    """The tracing of this process; None if there is no collector to send to.

    When the context ends, what was not sent yet is sent, if the collector takes it soon.
    """
    if settings.otlp_endpoint is None:
        yield None
        return
    from service.tracing.statements import statements  # only now: they bring OpenTelemetry along
    from service.tracing.tracing import Tracing

    provider = _provider(settings, settings.otlp_endpoint)
    try:
        tracer = provider.get_tracer("kronika", version("kronika"))
        with statements(provider):
            yield Tracing(tracer, pool, settings.partitions)
    finally:
        farewell = asyncio.to_thread(provider.shutdown)
        await asyncio.wait([asyncio.ensure_future(farewell)], timeout=FAREWELL_SECONDS)


def _provider(settings: Settings, endpoint: str) -> "TracerProvider":
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor
    from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased

    share = TraceIdRatioBased(settings.trace_share)
    # Who calls us may not decide that all of his requests are recorded.
    sampler = ParentBased(root=share, remote_parent_sampled=share)
    named = {"service.name": "kronika", "service.version": version("kronika")}
    provider = TracerProvider(
        sampler=sampler, resource=Resource.create(named), shutdown_on_exit=False
    )
    exporter = OTLPSpanExporter(
        endpoint=endpoint.rstrip("/") + PATH,
        headers=dict(headers(settings.otlp_headers or "")),
        timeout=TIMEOUT_SECONDS,
    )
    provider.add_span_processor(
        BatchSpanProcessor(exporter, schedule_delay_millis=PAUSE_MILLISECONDS)
    )
    return provider


def headers(text: str) -> tuple[tuple[str, str], ...]:
    """The headers in `name=value,name=value`."""
    parts = (part.partition("=") for part in text.split(",") if part.strip())
    return tuple((name.strip().lower(), value.strip()) for name, _, value in parts)
