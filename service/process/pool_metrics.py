"""The pool of connections to PostgreSQL, as operators watch it."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from projections.database import Pool

_MEANINGS: Final = {
    "size": "Connections to PostgreSQL that are open, of the pool of requests.",
    "in_use": "Of these, how many somebody uses.",
    "waiting": "How many wait until a connection is free.",
}


class PoolMetrics(Collector):
    """Looked at whenever somebody asks."""

    def __init__(self, pool: Pool, registry: CollectorRegistry) -> None:
        self._pool = pool
        registry.register(self)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The three numbers."""
        size = self._pool.get_size()
        numbers = (size, size - self._pool.get_idle_size(), waiting(self._pool))
        for (name, meaning), number in zip(_MEANINGS.items(), numbers, strict=True):
            yield GaugeMetricFamily(f"kronika_pool_{name}", meaning, value=number)


def waiting(pool: Pool) -> int:
    """How many wait for a connection; asyncpg says it nowhere, but they stand in its queue."""
    return len(pool._queue._getters)  # type: ignore[attr-defined]
