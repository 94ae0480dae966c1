"""Traces with OpenTelemetry: from a request over the append to projections and webhooks.

| module | noun |
| --- | --- |
| `export` | where spans go: the SDK, and the collector that it sends to |
| `tracing` | which spans there are: `Tracing`, one of each process that traces |
| `statements` | what PostgreSQL and Redis are sent for a traced request |
| `following` | the trace of the running task, for code that has no `Tracing` at hand |
| `causes` | traceparents as text, and back |

Without `KRONIKA_OTLP_ENDPOINT` there is no `Tracing`, and nothing of OpenTelemetry is imported.
Spans hold names, counts, ids of games and versions. They never hold bodies, commands, events,
tokens, names of people, or the text of an exception.
"""
