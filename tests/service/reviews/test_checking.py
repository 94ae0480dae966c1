"""What engines of others have made is shown once some of it was made again."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from referee.review.lines import ReviewedDecision
from tests.service.problems import problem
from tests.service.reviews.engines import (
    Engine,
    People,
    asked,
    finished,
    granted,
    lines_of,
    made,
    read,
    shown,
)
from tests.service.reviews.reviewing import ReviewerProcess, until


def test_an_honest_stranger_is_believed_after_a_check(
    person: People, service_dsn: str, tmp_path: Path
) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    stranger = Engine(granted(service_dsn, person(), "engine"))
    job, lines = stranger.take_one(game), made(ada, game)
    stranger.post_all(job, lines)
    checked = shown(ada, game)
    assert checked["status"]["state"] == "checking"
    assert "decisions" not in checked, "nothing is shown before the check"
    assert lines_of(ada, game) == []
    operator = granted(service_dsn, person(), "engine", "admin")
    with ReviewerProcess(operator, "one", tmp_path / "one.log"):
        until(lambda: shown(ada, game)["status"]["state"] == "done", "it was checked")
    assert lines_of(ada, game) == lines


@pytest.mark.slow
def test_a_wrong_line_is_found_and_its_engine_suspended(
    person: People, service_dsn: str, tmp_path: Path
) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    who = granted(service_dsn, person(), "engine")
    stranger = Engine(who)
    job, lines = stranger.take_one(game), made(ada, game)
    stranger.post_all(job, [_embellished(line) for line in lines])
    operator = granted(service_dsn, person(), "engine", "admin")
    with ReviewerProcess(operator, "one", tmp_path / "one.log"):
        until(lambda: shown(ada, game)["status"]["state"] == "done", "it was made anew")
    assert lines_of(ada, game) == lines, "what was wrong was thrown away"
    answer = who.http.post("/v1/jobs/leases", json={"engine": stranger.id})
    problem(answer, "engine-suspended")
    problem(who.http.delete(f"/v1/engines/{stranger.id}"), "engine-suspended")
    assert Engine(who, "another").shown["suspended"]
    for one in who.get("/v1/engines")["items"]:
        assert operator.http.delete(f"/v1/engines/{one['id']}").status_code == 204
    assert not Engine(who).shown["suspended"]


def _embellished(line: bytes) -> bytes:
    """The line, in which every decision has lost nothing."""
    found = read(line)
    if not isinstance(found, ReviewedDecision) or found.choices < 2:
        return line
    return msgspec.json.encode(replace(found, loss=found.loss + 1))
