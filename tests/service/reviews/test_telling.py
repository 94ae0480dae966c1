"""A decision of a review in words."""

from collections.abc import Mapping
from typing import Any

import httpx

from tests.service.people import play_to_the_end
from tests.service.problems import problem
from tests.service.reviews.engines import (
    Engine,
    Json,
    People,
    asked,
    finished,
    granted,
    made,
    read,
    shown,
)

CZECH: Mapping[str, str] = {"Accept-Language": "cs"}


def told(who: Any, game: str, ply: object, **headers: str) -> httpx.Response:
    """What is said of the decision of a ply."""
    path = f"/v1/games/{game}/review/decisions/{ply}"
    answer: httpx.Response = who.http.get(path, params={"quality": "quick"}, headers=headers)
    return answer


def reviewed(dsn: str, ada: Any, engineer: Any, game: str) -> list[Json]:
    """The decisions of a review that is done."""
    asked(ada, game)
    engine = Engine(granted(dsn, engineer, "engine", "admin"))
    job, lines = engine.take_one(game), made(ada, game)
    engine.post_all(job, lines)
    decisions: list[Json] = shown(ada, game)["decisions"]
    return decisions


def test_a_decision_reads_as_it_was_listed(person: People, service_dsn: str) -> None:
    ada, bob = person(), person()
    game = finished(ada)
    decisions = reviewed(service_dsn, ada, person(), game)
    one = next(one for one in decisions if one["best"])
    ply, seat = one["ply"], one["seat"]
    answer = told(bob, game, ply, **CZECH)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-language"] == "cs"
    found = answer.json()
    assert found["decision"] == one
    query = {"seat": seat, "ply": ply - 1}
    legal = ada.http.get(f"/v1/games/{game}/legal", params=query, headers=CZECH).json()
    assert found["asks"] == legal["asks"]
    hints = {str(one): hint for one, hint in zip(legal["commands"], legal["hints"], strict=True)}
    for said in (found["played"], *found["best"]):
        hint = hints[str({"type": said["command"]["type"], **said["command"]})]
        assert (said["words"], said["path"]) == (hint["words"], hint["path"])
    assert found["played"]["command"] == one["command"]
    following = [(one["seat"], one["command"]) for one in decisions if one["ply"] > ply][:6]
    said = [(one["seat"], one["command"]) for one in found["played"]["line"]]
    assert said == following
    for said, best in zip(found["best"], one["best"], strict=True):
        assert said["command"] == best["command"]
        steps = [{"seat": each["seat"], "command": each["command"]} for each in said["line"]]
        assert steps == best["line"][: len(steps)]
    assert told(bob, game, "latest").json()["decision"]["ply"] == decisions[-1]["ply"]


def test_what_follows_ends_where_the_game_went_back(person: People, service_dsn: str) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    for seat in (0, 1):
        ada.play_any(game, seat)
    last = ada.get(f"/v1/games/{game}")["ply"]
    assert ada.propose(game, 0, type="take-back", to=1).status_code == 201
    ada.answer(game, "agree", 1)
    assert ada.get(f"/v1/games/{game}")["rewinds"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    decisions = reviewed(service_dsn, ada, person(), game)
    plies = [one["ply"] for one in decisions]
    assert plies[:2] == [1, last + 1], "ply 2 is not in force"
    problem(told(ada, game, last), "unknown-ply")
    first, second = (told(ada, game, ply).json() for ply in plies[:2])
    assert len(first["played"]["line"]) == last - 1, "what was played before it went back"
    assert second["played"]["seat"] == decisions[1]["seat"]
    assert second["played"]["command"] == decisions[1]["command"]


def test_who_has_it_already_gets_no_body(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    ply = reviewed(service_dsn, ada, person(), game)[0]["ply"]
    first = told(ada, game, ply)
    etag = first.headers["etag"]
    assert told(ada, game, ply, **{"If-None-Match": etag}).status_code == 304
    other = told(ada, game, ply, **{"If-None-Match": etag, **CZECH})
    assert (other.status_code, other.headers["etag"] == etag) == (200, False)


def test_what_the_review_says_nothing_of_is_unknown(person: People, service_dsn: str) -> None:
    ada, eve = person(), person()
    game = finished(ada, visibility="private")
    problem(told(ada, game, 1), "unknown-review")
    asked(ada, game)
    problem(told(ada, game, 1), "unknown-ply")
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    job, lines = engine.take_one(game), made(ada, game)
    plies = [one.ply for one in map(read, lines) if hasattr(one, "ply") and hasattr(one, "mark")]
    engine.post(job, 0, lines[: 1 + _place(lines, plies[0])])
    assert told(ada, game, plies[0]).status_code == 200, "it grows"
    problem(told(ada, game, plies[1]), "unknown-ply")
    problem(told(ada, game, 0), "unknown-ply")
    problem(told(ada, game, 9999), "unknown-ply")
    problem(told(ada, game, "none"), "invalid-path")
    problem(told(eve, game, plies[0]), "unknown-game")


def _place(lines: list[bytes], ply: int) -> int:
    """The number of the line about the decision of a ply."""
    return next(
        number
        for number, one in enumerate(map(read, lines))
        if hasattr(one, "mark") and one.ply == ply
    )
