"""Health, readiness, metrics, logs, ids of requests."""

import json
import re
from collections.abc import Callable

import httpx

from projections.models import READ_MODELS
from tests.service.people import Person
from tests.service.process import ServiceProcess

People = Callable[[], Person]


def test_health_and_readiness(web: httpx.Client) -> None:
    assert web.get("/health").json() == {"status": "ok"}
    ready = web.get("/ready").json()
    assert (ready["status"], ready["database"], ready["redis"]) == ("ok", "ok", "ok")
    assert set(ready["lag"]) == {one.name for one in READ_MODELS}


def test_metrics_count_requests_moves_appends_streams_and_lag(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    before = _metrics(web)
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    ada.play(game, 0, [{"type": "lanterns.keep"}])
    with web.stream("GET", f"/v1/games/{game}/stream") as stream:
        next(stream.iter_lines())
    after = _metrics(web)

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert grown('kronika_moves_total{by="person",title="lanterns"}') == 1
    assert grown('kronika_request_seconds_count{operation="playMoves",status="201"}') == 1
    assert grown('kronika_request_seconds_count{operation="streamEvents",status="200"}') == 1
    assert grown("kronika_append_seconds_count") >= 1
    assert 'kronika_projection_lag_events{projection="games"}' in after
    assert "kronika_streams" in after
    assert "process_resident_memory_bytes" in after


def test_the_address_itself_leads_to_the_documentation(web: httpx.Client) -> None:
    answer = web.get("/")
    assert (answer.status_code, answer.headers["location"]) == (307, "/docs")
    assert web.get("/", follow_redirects=True).headers["content-type"].startswith("text/html")


def test_every_answer_has_the_id_of_its_request(web: httpx.Client) -> None:
    for path in ("/health", "/v1/nothing", "/v1/games?x=1"):
        assert re.fullmatch(r"[0-9a-f]{16}", web.get(path).headers["x-request-id"])
    mine = web.get("/health", headers={"X-Request-Id": "mine-1"})
    assert mine.headers["x-request-id"] == "mine-1"
    odd = web.get("/health", headers={"X-Request-Id": 'a"b'})
    assert odd.headers["x-request-id"] != 'a"b'


def test_logs_are_json_and_tell_no_secret(person: People, shared_service: ServiceProcess) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    played = ada.play_any(game, 0)
    entries = [json.loads(line) for line in shared_service.written().splitlines()]
    (moved,) = [one for one in entries if one["event"] == "moved" and one["game"] == game]
    assert (moved["operation"], moved["version"], moved["ply"]) == (
        "playMoves",
        played["version"],
        1,
    )
    assert moved["request"]
    assert moved["timestamp"]
    written = shared_service.written()
    for secret in (ada.token, ada.secret, "postgresql://", "lanterns.choose"):
        assert secret not in written


def _metrics(web: httpx.Client) -> dict[str, float]:
    found = {}
    for line in web.get("/metrics").text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found
