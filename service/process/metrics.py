"""What operators watch, in the format of Prometheus. One object per process, no globals.

What a process counts is in `registry`; what all processes see alike, because it is read from the
database when somebody asks, is in `shared`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import version
from platform import python_version
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from service.process.sibling_metrics import SiblingMetrics

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters and gauges of one service process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.shared = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._of_requests()
        self._of_games()
        self._of_projections()
        self._of_webhooks()
        self._of_reviews()
        self._of_witnesses()
        self._of_the_database()
        self._preset()
        self._gauge("build_info", "What runs here; always 1.", "version", "python").labels(
            version("kronika"), python_version()
        ).set(1)
        self.newer_migrations = self._gauge(
            "newer_migrations", "Migrations of the database that this process does not know."
        )

    def _of_requests(self) -> None:
        """What comes in, and what is refused."""
        self._requests = self._seconds(
            "request", "Time until the answer of a request begins.", "operation", "status"
        )
        self._moves = self._counter("moves", "Moves played.", "title", "by")
        # Which of them is meant takes as long to find as counting; there are few.
        self._request, self._move = cache(self._requests.labels), cache(self._moves.labels)
        self._refusals = self._counter("refusals", "Commands refused, by rule.", "title", "rule")
        self._journaled = self._counter(
            "journaled_refusals",
            "Refusals kept in the journal; late: answered before it was certain.",
            "outcome",
        )
        self._answers_expired = self._counter(
            "expired_answer_games", "Games whose kept answers were forgotten."
        )
        self._acts = self._counter("acts", "Acts of administrators, through the API.", "act")
        self._limited = self._counter("limited", "Requests over a budget.", "budget")
        self._conflicts = self._counter("conflicts", "Appends that lost a race.", "outcome")
        self._appends = self._seconds("append", "Time until an append is durable.")

    def _of_games(self) -> None:
        """Streams, games in memory, and answers about their past."""
        self.streams = self._gauge("streams", "Open event streams.")
        self._streamed = self._counter("streamed_events", "Events sent on streams.")
        self.hot_games = self._gauge("hot_games", "Games held in memory.")
        self._loads = self._counter("game_loads", "Games folded from the log.", "since")
        self._past_answers = self._counter(
            "past_answers",
            "Answers about past plies: found in memory or redis, made of a position or the log.",
            "source",
        )
        self._past_answer_bytes = self._gauge(
            "past_answer_bytes", "Answers about past plies that are kept in memory."
        )

    def _of_projections(self) -> None:
        """What all processes see alike."""
        self._reached = self._shared_gauge(
            "server_up", "Whether a server answers: database or cache.", "server"
        )
        self._lag = self._shared_gauge(
            "projection_lag_events", "Events that a projection has not applied yet.", "projection"
        )
        self._lag_seconds = self._shared_gauge(
            "projection_lag_seconds",
            "Age of the oldest event that a projection has not applied yet.",
            "projection",
        )
        self._parked = self._shared_gauge(
            "projection_parked_games",
            "Games whose events a projection could not apply.",
            "projection",
        )

    def _of_webhooks(self) -> None:
        """Deliveries to webhooks."""
        self._webhooks = self._counter(
            "webhook_attempts", "Attempts to deliver to webhooks, by what came of them.", "result"
        )
        self._webhook_seconds = self._seconds("webhook", "Time that receivers took to answer.")
        self._outbox = self._shared_gauge("webhook_outbox_deliveries", "Deliveries that wait.")
        self._outbox_age = self._shared_gauge(
            "webhook_outbox_age_seconds", "How long the oldest delivery has waited."
        )

    def _of_reviews(self) -> None:
        """Reviews of games, and jobs that no engine makes yet."""
        self._reviews = self._counter(
            "reviews", "Reviews that have ended: done, failed, or found wrong.", "outcome"
        )
        self._jobs = self._shared_gauge("jobs_waiting", "Jobs that wait for an engine.")
        self._jobs_age = self._shared_gauge(
            "jobs_waiting_seconds", "How long the oldest of them has waited."
        )

    def _of_witnesses(self) -> None:
        """What witnesses were asked, and what is not cosigned yet."""
        self._witnesses = self._counter(
            "witness_submissions", "Checkpoints sent to witnesses.", "witness", "result"
        )
        self._unwitnessed = self._gauge(
            "witness_quorum_lag_seconds",
            "Age of the oldest checkpoint that the quorum of witnesses has not cosigned.",
        )

    def _of_the_database(self) -> None:
        """What is in it, and what cannot be read of it."""
        self._database_size = self._shared_gauge("database_bytes", "Size of the database.")
        self._games = self._shared_gauge("games", "Games by status.", "status")
        self._unopened = self._counter(
            "unopened_secrets", "Seeds and other secrets that could not be opened by this key."
        )

    def _preset(self) -> None:
        """Counts that are there from the start, whatever happens first."""
        for counted, values in (
            (self._conflicts, ("retried", "told")),
            (self._loads, ("beginning", "snapshot")),
            (self._reviews, ("done", "failed", "wrong")),
            (self._past_answers, ("memory", "redis", "position", "log")),
        ):
            for value in values:
                counted.labels(value)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"kronika_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"kronika_{name}", meaning, labels, registry=self.registry)

    def _shared_gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"kronika_{name}", meaning, labels, registry=self.shared)

    def _seconds(self, name: str, meaning: str, *labels: str) -> Histogram:
        return Histogram(
            f"kronika_{name}_seconds", meaning, labels, buckets=_SECONDS, registry=self.registry
        )

    def administered(self, act: str) -> None:
        """Counts an act of an administrator."""
        self._acts.labels(act).inc()

    def request(self, operation: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._request(operation, status).observe(seconds)

    def move(self, title: str, by: str, count: int = 1) -> None:
        """Moves were played by a `person`, a `bot`, or the `clock` for somebody who did not."""
        self._move(title, by).inc(count)

    def refusal(self, title: str, rule: str) -> None:
        """A command was refused."""
        self._refusals.labels(title, rule).inc()

    def journaled(self, outcome: str, count: int = 1) -> None:
        """Refusals were `kept` in the journal, came `late` for their answers, or were `lost`."""
        self._journaled.labels(outcome).inc(count)

    def answers_expired(self, games: int) -> None:
        """The answers about so many games were forgotten."""
        self._answers_expired.inc(games)

    def limited(self, budget: str) -> None:
        """A request was refused because a budget was used up."""
        self._limited.labels(budget).inc()

    def append(self, seconds: float) -> None:
        """An append became durable."""
        self._appends.observe(seconds)

    def conflict(self, outcome: str) -> None:
        """An append lost a race: `retried`, or `told` to the client."""
        self._conflicts.labels(outcome).inc()

    def streamed(self, events: int) -> None:
        """Events were sent on a stream."""
        self._streamed.inc(events)

    def past_answer(self, source: str, size: int) -> None:
        """An answer about a past ply came from `memory`, `redis`, a `position` or the `log`; so
        many bytes of such answers are kept now."""
        self._past_answers.labels(source).inc()
        self._past_answer_bytes.set(size)

    def loaded(self, since: str) -> None:
        """A game was folded since its `beginning` or since a `snapshot`."""
        self._loads.labels(since).inc()

    def reached(self, server: str, *, answers: bool) -> None:
        """The `database` or the `cache` was asked something."""
        self._reached.labels(server).set(answers)

    def projection(self, name: str, events: int, seconds: float, parked: int) -> None:
        """How far a projection is behind, and how many games it could not apply."""
        self._lag.labels(name).set(events)
        self._lag_seconds.labels(name).set(seconds)
        self._parked.labels(name).set(parked)

    def stored(self, size: int, games: Mapping[str, int]) -> None:
        """The bytes of the database, and its games by status."""
        self._database_size.set(size)
        for status, number in games.items():
            self._games.labels(status).set(number)

    def unopened(self) -> None:
        """A secret could not be opened: the key is another one, or missing."""
        self._unopened.inc()

    def webhook(self, result: str, seconds: float | None) -> None:
        """A delivery was tried: `delivered`, `retried` later, `failed`; or `withheld`, untried."""
        self._webhooks.labels(result).inc()
        if seconds is not None:
            self._webhook_seconds.observe(seconds)

    def witness(self, name: str, result: str) -> None:
        """A witness was asked to cosign a checkpoint."""
        self._witnesses.labels(name, result).inc()

    def witnessed(self, seconds: float) -> None:
        """How old the oldest checkpoint is that the quorum has not cosigned."""
        self._unwitnessed.set(seconds)

    def outbox(self, deliveries: int, seconds: float) -> None:
        """How many deliveries wait, and for how long the oldest has."""
        self._outbox.set(deliveries)
        self._outbox_age.set(seconds)

    def reviewed(self, outcome: str) -> None:
        """A review is `done`, has `failed`, or was found `wrong` and begins anew."""
        self._reviews.labels(outcome).inc()

    def jobs(self, waiting: int, seconds: float) -> None:
        """How many jobs wait for an engine, and for how long the oldest has."""
        self._jobs.set(waiting)
        self._jobs_age.set(seconds)

    def rendered(self, told: SiblingMetrics | None = None) -> bytes:
        """Everything, as Prometheus reads it: what all processes have told; none at all: this
        one."""
        own = generate_latest(_Merged(told)) if told else generate_latest(self.registry)
        return own + generate_latest(self.shared)


class _Merged:
    """The numbers of several processes, each with the label `worker`, but for one that has no
    name."""

    def __init__(self, told: SiblingMetrics) -> None:
        self._told = told

    def collect(self) -> Iterator[Metric]:
        """All families, each once."""
        answers = Metric(
            "kronika_worker_answers", "Whether a process has told its numbers.", "gauge"
        )
        merged: dict[str, Metric] = {}
        for worker, families in self._told.items():
            label = {"worker": worker} if worker else {}
            if worker:
                answers.add_sample(answers.name, label, float(families is not None))
            for one in families or ():
                family = merged.setdefault(one.name, Metric(one.name, one.meaning, one.kind))
                for number in one.numbers:
                    family.add_sample(number.name, {**number.labels, **label}, number.value)
        yield answers
        yield from merged.values()
