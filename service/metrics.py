"""What operators watch, in the format of Prometheus. One object per process, no globals."""

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters and gauges of one service process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self._requests = Histogram(
            "kronika_request_seconds",
            "Time until the answer of a request begins.",
            ("operation", "status"),
            buckets=_SECONDS,
            registry=registry,
        )
        self._moves = Counter("kronika_moves", "Moves played.", ("title", "by"), registry=registry)
        self._refusals = Counter(
            "kronika_refusals", "Commands refused, by rule.", ("title", "rule"), registry=registry
        )
        self._conflicts = Counter(
            "kronika_conflicts", "Appends that lost a race.", ("outcome",), registry=registry
        )
        self._appends = Histogram(
            "kronika_append_seconds",
            "Time until an append is durable.",
            buckets=_SECONDS,
            registry=registry,
        )
        self.streams = Gauge("kronika_streams", "Open event streams.", registry=registry)
        self._streamed = Counter(
            "kronika_streamed_events", "Events sent on streams.", registry=registry
        )
        self.hot_games = Gauge("kronika_hot_games", "Games held in memory.", registry=registry)
        self._loads = Counter(
            "kronika_game_loads", "Games folded from the log.", ("since",), registry=registry
        )
        self._lag = Gauge(
            "kronika_projection_lag_events",
            "Events that a projection has not applied yet.",
            ("projection",),
            registry=registry,
        )
        self._parked = Gauge(
            "kronika_projection_parked_games",
            "Games whose events a projection could not apply.",
            ("projection",),
            registry=registry,
        )

    def request(self, operation: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(operation, status).observe(seconds)

    def move(self, title: str, by: str, count: int = 1) -> None:
        """Moves were played by a `person` or a `bot`."""
        self._moves.labels(title, by).inc(count)

    def refusal(self, title: str, rule: str) -> None:
        """A command was refused."""
        self._refusals.labels(title, rule).inc()

    def append(self, seconds: float) -> None:
        """An append became durable."""
        self._appends.observe(seconds)

    def conflict(self, outcome: str) -> None:
        """An append lost a race: `retried`, or `told` to the client."""
        self._conflicts.labels(outcome).inc()

    def streamed(self, events: int) -> None:
        """Events were sent on a stream."""
        self._streamed.inc(events)

    def loaded(self, since: str) -> None:
        """A game was folded since its `beginning` or since a `snapshot`."""
        self._loads.labels(since).inc()

    def projection(self, lags: Mapping[str, int], parked: Mapping[str, int]) -> None:
        """How far projections are behind."""
        for name, lag in lags.items():
            self._lag.labels(name).set(lag)
        for name, games in parked.items():
            self._parked.labels(name).set(games)

    def rendered(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
