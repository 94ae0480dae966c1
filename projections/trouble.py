"""Telling apart what went wrong: a bad event, an outage that passes, or a bug of ours."""

import asyncpg

_EVENTS_FAULT = frozenset({"21", "22", "23", "44", "P0"})
"""Classes of SQLSTATE that speak of values: cardinality, data, constraints, raised by hand."""

_OUTAGES = frozenset({"08", "40", "53", "55", "57", "58"})
"""Classes that speak of connections, lost races, resources, shutdown: they pass."""


def blames_event(trouble: Exception) -> bool:
    """Whether the event is at fault, rather than the database, the network or the schema."""
    if isinstance(trouble, asyncpg.PostgresError):
        return _class(trouble) in _EVENTS_FAULT
    if isinstance(trouble, asyncpg.InterfaceError) and isinstance(trouble, ValueError):
        return True  # a parameter that asyncpg cannot encode
    return not isinstance(
        trouble, OSError | MemoryError | asyncpg.InterfaceError | asyncpg.InternalClientError
    )


def is_outage(trouble: Exception) -> bool:
    """Whether trying again later will do."""
    if isinstance(trouble, asyncpg.PostgresError):
        return _class(trouble) in _OUTAGES
    return isinstance(trouble, OSError | asyncpg.InterfaceError)


def _class(trouble: asyncpg.PostgresError) -> str:
    return (trouble.sqlstate or "")[:2]
