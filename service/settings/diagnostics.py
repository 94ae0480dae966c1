"""Settings of logs and traces."""

from typing import Annotated, Literal

from msgspec import Meta

from service.settings.disputes import DisputeSettings
from service.settings.kinds import CollectorAddress, of


class DiagnosticsSettings(DisputeSettings, frozen=True, kw_only=True):
    """What a process tells about itself."""

    log_format: Annotated[
        Literal["console", "json"],
        Meta(description="Lines for people (`console`), or one JSON object a line (`json`)."),
    ] = "console"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="Least severe log entries that are written."),
    ] = "info"
    access_log: Annotated[
        bool, Meta(description="Whether each request is an entry of the log (`true`, `false`).")
    ] = False
    otlp_endpoint: Annotated[
        CollectorAddress | None,
        Meta(
            description="OpenTelemetry collector (OTLP over HTTP) that traces are sent to, without "
            "`/v1/traces`; without it nothing is traced."
        ),
    ] = None
    otlp_headers: Annotated[
        str | None,
        Meta(description="Headers for the collector, `name=value,name=value`; may hold a secret."),
    ] = None
    trace_share: Annotated[
        float,
        Meta(
            ge=0,
            le=1,
            description="How many of the requests are traced: 1 is all of them, 0.01 one in 100.",
            extra=of("share"),
        ),
    ] = 1.0
