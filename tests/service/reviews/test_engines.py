"""Engines: registered, taking jobs, posting lines, giving back."""

import pytest

from tests.service.problems import problem
from tests.service.reviews.engines import (
    Engine,
    People,
    asked,
    executed,
    finished,
    granted,
    lines_of,
    made,
    shown,
)


def test_engines_are_known_by_their_names(person: People, service_dsn: str) -> None:
    who = granted(service_dsn, person(), "engine")
    one = Engine(who, "attic")
    assert not one.shown["trusted"]
    assert not one.shown["suspended"]
    again, other = Engine(who, "attic", engine="other/2"), Engine(who, "cellar")
    assert again.id == one.id != other.id
    assert [item["name"] for item in who.get("/v1/engines")["items"]] == ["attic", "cellar"]
    assert who.get("/v1/engines")["items"][0]["engine"] == "other/2"
    stranger = granted(service_dsn, person(), "engine")
    problem(stranger.http.delete(f"/v1/engines/{one.id}"), "unknown-engine")
    answer = stranger.http.post("/v1/jobs/leases", json={"engine": one.id})
    problem(answer, "unknown-engine")
    assert who.http.delete(f"/v1/engines/{one.id}").status_code == 204
    problem(who.http.delete(f"/v1/engines/{one.id}"), "unknown-engine")


def test_a_lease_whose_time_is_over_is_lost(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    operator = granted(service_dsn, person(), "engine", "admin")
    one, two = Engine(operator, "one"), Engine(operator, "two")
    job, lines = one.take_one(game), made(ada, game)
    assert one.post(job, 0, lines[:4]).status_code == 200
    executed(service_dsn, "UPDATE jobs SET until = now() WHERE game_id = $1", game)
    problem(one.post(job, 4, lines[4:5]), "lease-lost")
    problem(one.give_back(job), "lease-lost")
    taken = two.take_one(game)
    assert taken["from_line"] == 4
    assert len(taken["made"]) == 4
    two.post_all(taken, lines)
    assert lines_of(ada, game) == lines


def test_what_is_given_back_goes_on_with_another_engine(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    operator = granted(service_dsn, person(), "engine", "admin")
    one, two = Engine(operator, "one"), Engine(operator, "two")
    assert one.give_back(one.take_one(game)).status_code == 204
    job = two.take_one(game)
    assert two.give_back(job, failed="The rules are too long.").status_code == 204
    assert shown(ada, game)["status"]["state"] == "failed"
    assert asked(ada, game).json()["state"] == "queued"


def test_a_job_that_nobody_gets_on_with_fails(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    for _ in range(5):
        engine.give_back(engine.take_one(game))
    assert game not in [job["game"] for job in iter(engine.take, None)]
    assert shown(ada, game)["status"]["state"] == "failed"


def test_an_engine_goes_and_its_job_stays(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    operator = granted(service_dsn, person(), "engine", "admin")
    one, two = Engine(operator, "one"), Engine(operator, "two")
    one.take_one(game)
    assert operator.http.delete(f"/v1/engines/{one.id}").status_code == 204
    assert two.take_one(game)["game"] == game


def test_other_engines_and_weights_get_nothing(person: People, service_dsn: str) -> None:
    ada = person()
    asked(ada, finished(ada))
    operator = granted(service_dsn, person(), "engine", "admin")
    assert Engine(operator, "other", engine="kronika/0").take() is None
    weights = {"lanterns": "0123456789abcdef"}
    assert Engine(operator, "otherwise", weights=weights).take() is None


@pytest.mark.parametrize("wrong", ["gap", "no header", "two headers", "seed", "too many"])
def test_lines_that_do_not_fit_are_refused(person: People, service_dsn: str, wrong: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    job, lines = engine.take_one(game), made(ada, game)
    seed, other = f'"seed":"{job["seed"]}"'.encode(), b'"seed":"%s"' % (b"0" * 32)
    first, sent = {
        "gap": (1, lines[1:2]),
        "no header": (0, lines[1:2]),
        "two headers": (0, [lines[0], lines[0]]),
        "seed": (0, [lines[0].replace(seed, other)]),
        "too many": (0, [lines[0], lines[-1]]),
    }[wrong]
    problem(engine.post(job, first, sent), "invalid-body")
    assert shown(ada, game)["status"]["lines"] == 0
