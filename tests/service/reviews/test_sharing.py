"""Who may ask for a review, read it and cancel it."""

from tests.service.problems import problem
from tests.service.reviews.engines import (
    Engine,
    People,
    asked,
    executed,
    finished,
    granted,
    made,
    shown,
)


def test_two_who_ask_share_a_review(person: People, service_dsn: str) -> None:
    ada, bob = person(), person()
    game = finished(ada)
    first, second = asked(ada, game), asked(bob, game)
    assert first.status_code == second.status_code == 202
    assert first.json() == second.json()
    path = f"/v1/games/{game}/review?quality=quick"
    problem(ada.http.delete(path), "review-shared")
    problem(person().http.delete(path), "review-shared")
    operator = granted(service_dsn, person(), "admin")
    assert operator.http.delete(path).status_code == 204
    assert shown(ada, game)["status"]["state"] == "cancelled"
    assert asked(bob, game).json()["state"] == "queued"
    assert bob.http.delete(path).status_code == 204, "nobody else has asked since"


def test_who_cancels_takes_the_job_from_its_engine(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada)
    asked(ada, game)
    engine = Engine(granted(service_dsn, person(), "engine", "admin"))
    job, lines = engine.take_one(game), made(ada, game)
    assert engine.post(job, 0, lines[:3]).status_code == 200
    assert ada.http.delete(f"/v1/games/{game}/review?quality=quick").status_code == 204
    problem(engine.post(job, 3, lines[3:4]), "lease-lost")
    problem(engine.export(job), "lease-lost")
    ended = shown(ada, game)
    assert ended["status"]["state"] == "cancelled"
    assert "decisions" not in ended
    assert asked(ada, game).json()["lines"] == 0
    assert engine.take_one(game)["from_line"] == 0


def test_only_games_that_are_over_are_reviewed(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    problem(asked(ada, game), "game-not-over")
    problem(ada.http.get(f"/v1/games/{game}/review"), "unknown-review")


def test_a_private_game_has_no_review_for_strangers(person: People, service_dsn: str) -> None:
    ada, eve = person(), person()
    game = finished(ada, visibility="private")
    assert asked(ada, game).status_code == 202
    path = f"/v1/games/{game}/review"
    for answer in (
        asked(eve, game),
        eve.http.get(f"{path}?quality=quick"),
        eve.http.get(f"{path}/stream?quality=quick"),
        eve.http.delete(f"{path}?quality=quick"),
    ):
        assert answer.status_code == 404
        problem(answer, "unknown-game")
    stranger = Engine(granted(service_dsn, person(), "engine"))
    assert executed(service_dsn, "SELECT count(*) FROM jobs WHERE game_id = $1", game) == 1
    taken = [job["game"] for job in iter(stranger.take, None)]
    assert game not in taken, "others' engines get public games"
    operator = Engine(granted(service_dsn, person(), "engine", "admin"))
    job = operator.take_one(game)
    assert operator.export(job).json()["game"]["id"] == game
    assert operator.who.http.get(f"/v1/games/{game}").status_code == 404, "but by the lease"


def test_an_administrator_cancels_also_of_a_private_game(person: People, service_dsn: str) -> None:
    ada = person()
    game = finished(ada, visibility="private")
    asked(ada, game)
    administrator = granted(service_dsn, person(), "admin")
    path = f"/v1/games/{game}/review?quality=quick"
    problem(administrator.http.get(path), "unknown-game")
    assert administrator.http.delete(path).status_code == 204
    assert shown(ada, game)["status"]["state"] == "cancelled"
    problem(administrator.http.delete(f"/v1/games/{game}/review"), "unknown-review")


def test_who_has_asked_is_forgotten_with_the_account(person: People, service_dsn: str) -> None:
    ada, bob = person(), person()
    game = finished(ada)
    asked(bob, game)
    (told,) = bob.get("/v1/accounts/me/data")["parts"]["reviews_asked_for"]
    assert (told["game_id"], told["quality"]) == (game, "quick")
    gone = bob.http.request("DELETE", "/v1/accounts/me", json={"name": bob.name})
    assert gone.status_code == 204, gone.text
    count = (
        "SELECT count(*) FROM review_requests r JOIN jobs j ON j.id = r.job_id WHERE game_id = $1"
    )
    assert executed(service_dsn, count, game) == 0
    assert shown(ada, game)["status"]["state"] == "queued"
