"""Reviews are followed while they are made, and are asked for again only if they have changed."""

from collections.abc import Iterator

import httpx

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.reviews.engines import Engine, People, asked, finished, granted, made


def _events(answer: httpx.Response) -> Iterator[dict[str, str]]:
    """The messages of a stream."""
    found: dict[str, str] = {}
    for line in answer.iter_lines():
        name, _, value = line.partition(": ")
        if not line and "data" in found:
            yield found
            found = {}
        elif name in ("id", "event", "data"):
            found[name] = value


def test_a_stream_sends_every_line_once(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    job, lines = engine.take_one(game), made(ada, game)
    engine.post(job, 0, lines[:2])
    path = f"/v1/games/{game}/review/stream?quality=quick"
    with ada.http.stream("GET", path) as answer:
        heard = _events(answer)
        assert next(heard)["event"] == "progress"
        first = [next(heard), next(heard)]
        assert [one["id"] for one in first] == ["1", "2"]
        assert [one["data"].encode() + b"\n" for one in first] == lines[:2]
        engine.post_all({**job, "from_line": 2}, lines)
        rest = list(heard)
    sent = [one for one in rest if "id" in one]
    assert [one["data"].encode() + b"\n" for one in sent] == lines[2:]
    assert rest[-1]["event"] == "stream.end"
    assert '"state":"done"' in [one for one in rest if one["event"] == "progress"][-1]["data"]
    resumed = _heard(ada, path, str(len(lines) - 1))
    assert [one["id"] for one in resumed if "id" in one] == [str(len(lines))]
    all_of_it = {"Last-Event-ID": str(len(lines))}
    assert ada.http.get(path, headers=all_of_it).status_code == 204
    problem(ada.http.get(path, headers={"Last-Event-ID": "9999"}), "invalid-header")
    problem(ada.http.get(f"{path}&after=9999"), "invalid-query")


def test_what_has_not_changed_is_not_sent_again(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    path, lines = f"/v1/games/{game}/review?quality=quick", made(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    job = engine.take_one(game)
    for accept in ("application/json", "application/x-ndjson"):
        before = ada.http.get(path, headers={"Accept": accept}).headers["ETag"]
        known = {"Accept": accept, "If-None-Match": before}
        assert ada.http.get(path, headers=known).status_code == 304
    engine.post_all(job, lines)
    assert ada.http.get(path, headers=known).status_code == 200


def _heard(who: Person, path: str, last: str) -> list[dict[str, str]]:
    """All messages of a stream that ends."""
    with who.http.stream("GET", path, headers={"Last-Event-ID": last}) as answer:
        return list(_events(answer))
