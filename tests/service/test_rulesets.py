"""Games keep the ruleset that they were opened with, whatever becomes of it."""

from pathlib import Path
from typing import Any

from tests import servers
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support.tiny import brightness

OLD = {"retired": ["lanterns/2"]}


def may_douse(one: Person, game: str) -> dict[str, Any]:
    """Plays until somebody who holds two different lanterns may douse; what may be played."""
    for turn in range(40):
        for seat in (0, 1):
            legal = one.legal(game, seat)
            if {"type": "lanterns.keep"} in legal["commands"] and len(hand(one, game, seat)) == 2:
                return legal
            if legal["commands"]:
                one.play_any(game, seat, turn)
    raise AssertionError("nobody ever wins a round with two different lanterns in hand")


def hand(one: Person, game: str, seat: int) -> list[str]:
    """Lanterns of each brightness that a seat holds, dimmest first."""
    view = one.get(f"/v1/games/{game}/states/latest", seat=seat)["view"]
    held = {brightness(card): card for card in view["players"][seat]["hand"]}
    return [held[one] for one in sorted(held)]


def douse(card: str) -> dict[str, Any]:
    return {"type": "lanterns.douse", "card": card}


def test_games_are_played_by_the_ruleset_that_was_asked_for(person: Any) -> None:
    ada = person()
    title = ada.get("/v1/titles/lanterns")
    assert (title["ruleset"], title["rulesets"]) == ("lanterns/1", ["lanterns/1", "lanterns/2"])
    for ruleset in title["rulesets"]:
        game = ada.open("me", "me", ruleset=ruleset)
        assert game["ruleset"] == ruleset
        legal = may_douse(ada, game["id"])
        seat, brightest = legal["seat"], hand(ada, game["id"], legal["seat"])[-1]
        allowed = ruleset == "lanterns/1"
        assert (douse(brightest) in legal["commands"]) is allowed
        answer = ada.play(game["id"], seat, [douse(brightest)])
        if allowed:
            assert answer.status_code == 201
        else:
            assert problem(answer, "illegal-command")["rule"] == "LN-DOU-01"
        play_to_the_end(game["id"], (ada, 0), (ada, 1))
        assert ada.get(f"/v1/games/{game['id']}")["status"] == "finished"


def test_a_retired_ruleset_is_read_and_not_played(
    databases: servers.Databases, redis_url: str, service_log: Path
) -> None:
    dsn = databases.create()
    with ServiceProcess(service_log, dsn, redis_url, {"bot_pause": 60}) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me", ruleset="lanterns/2")["id"]
        waiting = ada.open("me", "open", ruleset="lanterns/2")["id"]
        with_bot = ada.open("me", "brightest", ruleset="lanterns/2")["id"]
        ada.play_any(game, 0)
        legal = ada.legal(game, 1)
        before = ada.get(f"/v1/games/{game}/states/latest", seat=1)
        running.stop()
    with ServiceProcess(service_log, dsn, redis_url, OLD) as running:
        one = Person(running.url, ada.id, ada.name, ada.token)
        _only_read(one, game, before, legal)
        problem(one.join(waiting, 1), "illegal-options")
        assert one.get(f"/v1/games/{waiting}")["status"] == "open"
        assert one.get(f"/v1/games/{with_bot}")["awaits"] == [0, 1], "the bot rests"
        body = {"title": "lanterns", "ruleset": "lanterns/2", "seats": [{"kind": "me"}] * 2}
        found = problem(one.http.post("/v1/games", json=body), "invalid-body")
        assert found["detail"] == "The rulesets are: lanterns/1."
        running.stop()
    assert "bot-failed" not in service_log.read_text()
    assert "request-failed" not in service_log.read_text()
    with ServiceProcess(service_log, dsn, redis_url) as running:
        one = Person(running.url, ada.id, ada.name, ada.token)
        play_to_the_end(game, (one, 0), (one, 1))
        assert one.get(f"/v1/games/{game}")["status"] == "finished"
    databases.drop(dsn)


def _only_read(
    one: Person, game: str, before: dict[str, Any], legal_before: dict[str, Any]
) -> None:
    shown = one.get(f"/v1/games/{game}")
    assert (shown["ruleset"], shown["status"], shown["awaits"]) == ("lanterns/2", "running", [1])
    assert one.get(f"/v1/games/{game}/states/latest", seat=1) == before
    assert one.get(f"/v1/games/{game}/states/0", seat=1)["ply"] == 0
    assert [move["ply"] for move in one.get(f"/v1/games/{game}/moves")["items"]] == [1]
    legal = one.legal(game, 1)
    assert (legal["decision"], legal["commands"]) == (legal_before["decision"], [])
    refusal = problem(one.play(game, 1, legal_before["commands"][:1]), "illegal-command")
    assert refusal["rule"] == "KR-RULES-01"
    rehearsed = one.play(game, 1, legal_before["commands"][:1], dry_run=True)
    assert problem(rehearsed, "illegal-command")["rule"] == "KR-RULES-01"
