"""Traces: one goes from a request over the append to the projections, and tells no secret."""

import json
import signal
import uuid
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import asyncpg
import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from projections.models import READ_MODELS
from service.app import OPERATIONS
from service.tracing.statements import Below
from tests.service.ops.collector import Collector, ReceivedSpan
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import QUICK, Hook
from tests.service.webhooks.receiver import Receiver, Reply

pytestmark = pytest.mark.slow

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
CALLER = "00f067aa0ba902b7"
PROJECTIONS = {f"project {one.name}" for one in READ_MODELS}


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as running:
        yield running


@pytest.fixture
def traced(
    collector: Collector, service_log: Path, postgres_dsn: str, redis_url: str
) -> Iterator[ServiceProcess]:
    """A service that traces all requests."""
    settings = {
        "otlp_endpoint": collector.url,
        "otlp_headers": "x-api-key=sesame, x-team=ops",
        "log_level": "debug",
    }
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        yield running


def move(ada: Person, game: str, seat: int, **headers: str) -> dict[str, object]:
    """The first legal move of a seat, with headers."""
    legal = ada.get(f"/v1/games/{game}/legal", seat=seat)
    answer = ada.http.post(
        f"/v1/games/{game}/moves",
        json={"seat": seat, "commands": legal["commands"][:1]},
        headers={"Idempotency-Key": uuid.uuid4().hex, **headers},
    )
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


def seen(spans: Iterable[ReceivedSpan], name: str) -> list[ReceivedSpan]:
    """The spans of a name, in the order in which they began."""
    return sorted((one for one in spans if one.name == name), key=lambda one: one.began)


def statement(span: ReceivedSpan) -> bool:
    """Whether it is one that PostgreSQL or Redis was sent."""
    return "db.system" in span.said


def test_one_trace_from_the_request_to_the_projections(
    traced: ServiceProcess, collector: Collector
) -> None:
    ada = Person.create(traced.url, "ada")
    game = ada.open("me", "me")["id"]
    played = move(ada, game, 0, traceparent=f"00-{TRACE}-{CALLER}-01")
    spans = collector.wait(
        lambda got: {one.name for one in got if one.trace == TRACE} >= PROJECTIONS
    )
    ours = {one.name: one for one in spans if one.trace == TRACE and not statement(one)}
    assert set(ours) == {"playMoves", "decide", "append", *PROJECTIONS}
    request, append = ours["playMoves"], ours["append"]
    assert request.parent == CALLER
    assert ours["decide"].parent == append.parent == request.id
    assert {ours[name].parent for name in PROJECTIONS} == {append.id}
    assert request.said["kronika.game"] == append.said["kronika.game"] == game
    assert request.said["kronika.version"] == append.said["kronika.version"] == played["version"]
    assert request.said["kronika.ply"] == 1
    assert request.said["http.response.status_code"] == 201
    assert request.began <= append.began <= append.ended <= request.ended
    batches = [one for one in spans if one.name == "commit" and append.id in one.links]
    assert [one.said["kronika.appends"] for one in batches] == [1]
    steps = [one for one in spans if one.name.startswith("step ") and append.id in one.links]
    assert {one.name.replace("step", "project") for one in steps} == PROJECTIONS
    assert {ours[one.name.replace("step", "project")].links for one in steps} == {
        (one.id,) for one in steps
    }
    assert collector.headers[0]["x-api-key"] == "sesame"
    logged = [json.loads(line) for line in traced.written().splitlines()]
    (moved,) = [one for one in logged if one["event"] == "moved"]
    assert (moved["trace"], moved["game"], moved["operation"]) == (TRACE, game, "playMoves")


def test_statements_for_a_request_are_spans_below_it(
    traced: ServiceProcess, collector: Collector
) -> None:
    """What goes on in the background has none: nobody has asked for it."""
    ada = Person.create(traced.url, "ada")
    made = ada.http.post("/v1/tokens", json={"name": "x", "scopes": ["read"]}).json()
    headers = {"traceparent": f"00-{TRACE}-{CALLER}-01"}
    assert ada.http.delete(f"/v1/tokens/{made['id']}", headers=headers).status_code == 204
    spans = collector.wait(lambda got: any(one.name == "deleteToken" for one in got))
    ours = {one.id: one for one in spans if one.trace == TRACE}
    sent = [one for one in ours.values() if statement(one)]
    assert {one.said["db.system"] for one in sent} == {"postgresql", "redis"}
    assert {ours[one.parent].name for one in sent} == {"deleteToken"}
    assert all(one.parent for one in spans if statement(one))
    assert not any(one.failed or one.told for one in sent)
    assert {one.name for one in sent} == {"SELECT", "DELETE", "PUBLISH"}
    assert "PUBLISH ? ?" in {one.said["db.statement"] for one in sent}


def test_a_failed_statement_tells_no_word_of_it() -> None:
    """PostgreSQL quotes the values of rows in its messages."""
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    tracer = Below(provider.get_tracer("test"))
    with pytest.raises(ValueError, match="ada"), tracer.start_as_current_span("nobody asked"):
        raise ValueError("Key (name)=(ada) already exists.")
    with provider.get_tracer("request").start_as_current_span("request"):
        with pytest.raises(ValueError, match="ada"), tracer.start_as_current_span("INSERT"):
            raise ValueError("Key (name)=(ada) already exists.")
        tracer.start_span("SELECT").end()
    insert, select, _ = kept.get_finished_spans()
    assert (insert.name, insert.events, insert.status.description) == ("INSERT", (), None)
    assert select.name == "SELECT"


def test_a_webhook_goes_on_with_the_trace_of_the_move(
    collector: Collector, service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    """Also when the first attempt fails; the receiver is told nothing of the trace."""
    answers = iter([Reply(status=500), *(Reply() for _ in range(99))])
    settings = {**QUICK, "otlp_endpoint": collector.url}
    with (
        Receiver(lambda _: next(answers)) as receiver,
        ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running,
    ):
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        Hook.create(ada, receiver.url, types=["game.move"])
        played = move(ada, game, 0, traceparent=f"00-{TRACE}-{CALLER}-01")
        spans = collector.wait(lambda got: len(seen(got, "deliver webhook")) == 2)
    (append,) = (one for one in seen(spans, "append") if one.trace == TRACE)
    first, second = seen(spans, "deliver webhook")
    assert (first.trace, second.trace) == (TRACE, TRACE)
    assert first.parent == second.parent == append.id
    assert (first.failed, second.failed) == (True, False)
    assert [one.said["kronika.attempt"] for one in (first, second)] == [1, 2]
    assert append.said["kronika.version"] == played["version"]
    assert first.said["kronika.version"] <= append.said["kronika.version"]
    assert all("traceparent" not in one.headers for one in receiver.received)


def test_a_refusal_is_no_failure_and_a_request_without_parent_begins_a_trace(
    traced: ServiceProcess, collector: Collector
) -> None:
    ada = Person.create(traced.url, "ada")
    assert ada.http.get("/v1/games/nowhere").status_code == 404
    spans = collector.wait(lambda got: any(one.name == "getGame" for one in got))
    (asked,) = [one for one in spans if one.name == "getGame"]
    assert (asked.parent, asked.failed) == ("", False)
    assert asked.said["http.response.status_code"] == 404
    assert "kronika.version" not in asked.said


def test_spans_tell_no_secret(traced: ServiceProcess, collector: Collector) -> None:
    """Neither what was sent, nor what was drawn, nor who somebody is."""
    ada = Person.create(traced.url, "ada-of-the-traces")
    game = ada.open("me", "random", title="ancient-knowledge")["id"]
    for _ in range(3):
        seat = next(iter(ada.get(f"/v1/games/{game}")["awaits"]), None)
        if seat == 0:
            move(ada, game, 0)
    collector.wait(lambda got: any(one.name == "project history" for one in got))
    sent = b"".join(collector.bodies).decode(errors="replace")
    for secret in (ada.token, ada.secret, "ada-of-the-traces", ada.id):
        assert secret not in sent
    for span in collector.spans:
        for name, value in span.said.items():
            if not (statement(span) and name in SENT):
                assert isinstance(value, int) or value in SAID[name](span, game), (name, value)


SAID: dict[str, Callable[[ReceivedSpan, str], set[str]]] = {
    "http.request.method": lambda _, __: {"GET", "POST"},
    "http.route": lambda span, _: {path for path in ROUTES if path == span.said["http.route"]},
    "kronika.operation": lambda span, _: {span.name},
    "kronika.game": lambda _, game: {game},
    "kronika.projection": lambda _, __: {name.split()[1] for name in PROJECTIONS},
}
"""All text that may be said of a span; everything else is a number."""

SENT = {"db.system", "db.name", "db.user", "db.statement", "net.peer.name", "net.transport"}
"""What is said of a statement: where it goes, and its text, in which values are `$1` or `?`."""

ROUTES = {operation.path for operation in OPERATIONS}


async def test_a_share_of_zero_records_nothing_whatever_a_caller_says(
    collector: Collector, service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    settings = {"otlp_endpoint": collector.url, "trace_share": 0.0}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        move(ada, game, 0, traceparent=f"00-{TRACE}-{CALLER}-01")
        running.stop()
    assert collector.spans == []
    connection = await asyncpg.connect(postgres_dsn)
    assert await connection.fetchval("SELECT count(*) FROM causes") == 0
    await connection.close()


def test_a_collector_that_is_away_disturbs_nobody(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    settings = {"otlp_endpoint": "http://127.0.0.1:9", "log_level": "debug"}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        for _ in range(5):
            move(ada, game, ada.get(f"/v1/games/{game}")["awaits"][0])
        assert running.stop() in (0, -signal.SIGTERM)
    assert "did-not-stop-in-time" not in running.written()
    assert "request-failed" not in running.written()
