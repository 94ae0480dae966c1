"""Reviews are asked for, grow, and are read."""

from tests.service.problems import problem
from tests.service.reviews.engines import (
    Engine,
    People,
    asked,
    finished,
    granted,
    lines_of,
    made,
    shown,
)


def test_a_review_grows_and_is_done(person: People, service_dsn: str) -> None:
    ada, bob = person(), person()
    game = finished(ada)
    problem(ada.http.get(f"/v1/games/{game}/review"), "unknown-review")
    status = asked(ada, game).json()
    assert (status["state"], status["lines"], status["quality"]) == ("queued", 0, "quick")
    assert shown(bob, game) == {"status": status}
    lines = made(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    assert engine.shown["trusted"]
    job = engine.take_one(game)
    assert (job["from_line"], job["made"], job["quality"]) == (0, [], "quick")
    assert engine.post(job, 0, lines[:3]).json() == {"lines": 3}
    assert lines_of(bob, game) == lines[:3]
    growing = shown(bob, game)
    assert growing["status"]["state"] == "running"
    assert (growing["status"]["lines"], growing["status"]["of"]) == (3, len(lines))
    assert engine.post(job, 1, lines[1:5]).json() == {"lines": 5}, (
        "those that are there are skipped"
    )
    engine.post_all({**job, "from_line": 5}, lines)
    done = shown(bob, game)
    assert done["status"]["state"] == "done"
    assert lines_of(bob, game) == lines
    assert len(done["decisions"]) + len(done["luck"]) + 2 == len(lines)
    assert done["balance"]["seats"][0]["seat"] == 0
    problem(engine.post(job, 5, lines[5:6]), "lease-lost")
