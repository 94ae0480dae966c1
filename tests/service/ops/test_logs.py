"""Log entries: what each says about its request, and that none tells a secret."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import structlog

from events.commitments import at
from events.fairness import seed_commitment
from service.process import logs
from tests.service.ops.collector import Collector
from tests.service.people import Person
from tests.service.process import ServiceProcess


@pytest.fixture
def talkative(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> Iterator[tuple[ServiceProcess, Collector]]:
    """A service that logs and traces all it can."""
    with Collector() as collector:
        settings = {"access_log": True, "log_level": "debug", "otlp_endpoint": collector.url}
        with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
            yield running, collector


def entries(running: ServiceProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in running.written().splitlines()]


def test_each_entry_says_what_it_is_about(talkative: tuple[ServiceProcess, Collector]) -> None:
    running, _ = talkative
    ada = Person.create(running.url, "ada")
    game = ada.open("me", "me")["id"]
    answer = ada.play(game, 0, ada.legal(game, 0)["commands"][:1])
    played, request = answer.json(), answer.headers["x-request-id"]
    ada.http.get("/v1/nowhere?secret=xyzzy")
    ada.http.get("/v1/games/with%20spaces")
    about = [one for one in entries(running) if one.get("request") == request]
    assert [one["event"] for one in about] == ["moved", "answered"]
    for one in about:
        assert (one["operation"], one["game"]) == ("playMoves", game)
        assert (one["version"], one["ply"]) == (played["version"], 1)
        assert len(one["trace"]) == 32
    accessed = [one for one in entries(running) if one["event"] == "answered"]
    (posted,) = [one for one in accessed if one["request"] == request]
    assert (posted["method"], posted["status"]) == ("POST", 201)
    assert 0 < posted["seconds"] < 600
    assert [one["status"] for one in accessed[-2:]] == [404, 404]
    assert "operation" not in accessed[-2]
    assert "game" not in accessed[-1]
    assert "xyzzy" not in running.written()
    assert not [one for one in accessed if one.get("operation") in ("getHealth", "getReadiness")]


async def test_nothing_hidden_is_logged_or_traced(
    talkative: tuple[ServiceProcess, Collector], postgres_dsn: str
) -> None:
    running, collector = talkative
    ada = Person.create(running.url, "ada-the-discreet")
    game = ada.open("me", "me", title="ancient-knowledge")["id"]
    hidden: set[str] = set()
    for turn in range(12):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        ada.play_any(game, seat, turn)
    for seat in (0, 1):
        for event in ada.get(f"/v1/games/{game}/events", limit=1000, seat=seat)["items"]:
            for pointer in event.get("sealed", {}):
                hidden |= set(words(at(event["data"], pointer)))
    assert len(hidden) > 5, "nothing was hidden"
    collector.wait(lambda got: sum(one.name == "playMoves" for one in got) == 12)
    connection = await asyncpg.connect(postgres_dsn)
    seed = bytes(await connection.fetchval("SELECT seed FROM seeds"))
    await connection.close()
    token = ada.secret
    secrets = {*hidden, seed.hex(), seed_commitment(seed), token, "ada-the-discreet", ada.id}
    said = running.written() + b"".join(collector.bodies).decode(errors="replace")
    assert {one for one in secrets if one in said} == set()


def words(value: object) -> Iterator[str]:
    """All texts in a value that could not be there by chance."""
    match value:
        case str() if len(value) > 4:
            yield value
        case dict() if value.keys() != {"hidden"}:
            for one in value.values():
                yield from words(one)
        case list():
            for one in value:
                yield from words(one)
        case _:
            pass


SECRET = "kronika_tok_0123456789abcdef_" + "S" * 43


@pytest.mark.parametrize(
    ("told", "written"),
    [
        (f"bad token {SECRET}!", "bad token kronika_tok_0123456789abcdef_***!"),
        ("Authorization: Bearer abc.def-123", "Authorization: Bearer ***"),
        (
            "cannot reach postgresql://me:pass@db/kronika",
            "cannot reach postgresql://***@db/kronika",
        ),
        ("PRIVATE+KEY+kronika+12ab+AbCd=", "PRIVATE+KEY+***"),
        ("null value\nDETAIL: Failing row contains (gam_1, 7).\nx", "null value\nDETAIL: ***\nx"),
        ("http://127.0.0.1:8000/docs@home", "http://127.0.0.1:8000/docs@home"),
    ],
)
def test_what_looks_like_a_secret_is_blotted_out(told: str, written: str) -> None:
    entry = {"event": told, "number": 7, "exception": told}
    assert logs.blotted(None, "info", entry) == {
        "event": written,
        "number": 7,
        "exception": written,
    }


@pytest.mark.parametrize("form", ["json", "console"])
def test_tracebacks_do_not_show_variables(form: Any, capfd: pytest.CaptureFixture[str]) -> None:
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logs.configure(form, "info")
        hand = ["card-of-ada"]
        try:
            raise ValueError(f"trouble at postgresql://me:hunter2@db with {len(hand)} cards")
        except ValueError:
            structlog.get_logger().exception("request-failed")
    finally:
        structlog.configure(**before)
        root.handlers[:] = handlers
        root.setLevel(level)
    shown = capfd.readouterr().err
    assert "ValueError" in shown
    assert "test_logs.py" in shown
    assert "card-of-ada" not in shown
    assert "hunter2" not in shown
