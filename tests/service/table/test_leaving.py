"""Giving up, calling off, closing, pausing, playing again."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.kernel.registry import Registry
from tests.service.clocks.waiting import until
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.titles import title_of
from verifier.verifying import verify

People = Callable[[], Person]


def _post(one: Person, game: str, what: str, **body: Any) -> httpx.Response:
    return one.http.post(f"/v1/games/{game}/{what}", json=body)


def _ranks(game: dict[str, Any]) -> dict[int, int]:
    return {one["seat"]: one["rank"] for one in game["result"]["standings"]}


@pytest.mark.parametrize("title", ["tzolkin", "ancient-knowledge"])
def test_resigning_against_one_ends_the_game(person: People, title: str) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title=title)["id"]
    bob.join(game)
    shown = _post(ada, game, "resign", seat=0).json()
    assert (shown["status"], _ranks(shown)) == ("finished", {0: 2, 1: 1})
    assert shown["forfeits"] == [{"seat": 0, "why": "resigned"}]
    assert _post(ada, game, "resign", seat=0).status_code == 200
    problem(_post(bob, game, "resign", seat=1), "not-at-this-table")
    assert bob.legal(game)["commands"] == []
    report = verify(
        "export", ada.http.get(f"/v1/games/{game}/export").content, Registry.installed()
    )
    assert report.good, report.findings
    assert ada.http.get(f"/v1/games/{game}/proofs").json()["seed"]


def test_a_seat_is_named_only_where_one_has_several(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "me")["id"]
    bob.join(game)
    pause = {"type": "pause", "hours": 1}
    found = problem(_post(ada, game, "proposals", proposal=pause), "invalid-body")
    assert (found["field"], found["detail"]) == (
        "seat",
        "You hold several seats, so name one of them: 0, 2.",
    )
    problem(_post(eve, game, "resign"), "not-your-seat")
    asked = _post(bob, game, "proposals", proposal=pause).json()
    assert (asked["seat"], asked["status"]) == (1, "open")
    assert bob.answer(game, "decline").json()["status"] == "withdrawn"
    assert _post(bob, game, "resign").json()["forfeits"] == [{"seat": 1, "why": "resigned"}]


def test_a_bot_plays_on_for_who_resigns_and_ranks_last(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", "random")["id"]
    bob.join(game)
    shown = _post(bob, game, "resign", seat=1).json()
    assert shown["status"] == "running"
    assert shown["seats"][1]["kind"] == "bot"
    problem(bob.play(game, 1, [{"type": "lanterns.keep"}]), "not-your-seat")
    deadline = time.monotonic() + 180
    while ada.get(f"/v1/games/{game}")["status"] == "running":
        assert time.monotonic() < deadline
        if ada.legal(game)["commands"]:
            ada.play_any(game, 0)
    shown = ada.get(f"/v1/games/{game}")
    assert _ranks(shown)[1] == 3
    report = verify("export", ada.http.get(f"/v1/games/{game}/export").content, _lanterns())
    assert report.good, report.findings


def _lanterns() -> Registry:
    return Registry({"lanterns": title_of("lanterns")})


def test_a_game_is_called_off_when_all_agree(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", terms={"on_dispute": "pause"})["id"]
    bob.join(game)
    assert _post(bob, game, "disputes", seat=1, ply=0, complaint="Unfair.").status_code == 201
    assert ada.get(f"/v1/games/{game}")["pauses"]
    ada.propose(game, 0, type="call-off")
    assert bob.answer(game, "agree", 1).json()["agreed"] == [0, 1]
    shown = bob.get(f"/v1/games/{game}")
    assert (shown["status"], shown["voided"]) == (
        "void",
        {"type": "table.game-voided", "why": "abandoned"},
    )
    assert shown["awaits"] == []
    assert "pauses" not in shown
    problem(ada.play(game, 0, [{"type": "lanterns.keep"}]), "decision-closed")
    assert ada.http.get(f"/v1/games/{game}/proofs").json()["seed"], "revealed also without an end"
    stream = ada.http.get(f"/v1/games/{game}/stream").text
    assert "table.game-voided" in stream
    assert "stream.end" in stream


def test_a_table_that_has_not_started_is_closed_by_who_sits_there_alone(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", "open")["id"]
    bob.join(game)
    problem(_post(ada, game, "abandon"), "not-your-seat")
    _post(bob, game, "leave")
    problem(_post(bob, game, "abandon"), "not-your-seat")
    assert _post(ada, game, "abandon").json()["status"] == "void"
    left = ada.open("me", "open", "random")["id"]
    assert _post(ada, left, "leave").json()["status"] == "void", "nobody sits there any more"
    assert _post(ada, game, "abandon").json()["status"] == "void"
    problem(bob.join(game), "game-not-open")


def test_nobody_moves_while_the_game_is_paused(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    ada.propose(game, 0, type="pause", hours=72)
    bob.answer(game, "agree", 1)
    shown = bob.get(f"/v1/games/{game}")
    assert shown["pauses"][0]["why"] == "agreed"
    assert shown["awaits"] == []
    assert _awaited(ada, game, "paused") == []
    legal = ada.legal(game)
    problem(ada.play(game, 0, legal["commands"][:1]), "game-paused")
    bob.propose(game, 1, type="resume")
    ada.answer(game, "agree", 0)
    shown = ada.get(f"/v1/games/{game}")
    assert "pauses" not in shown
    assert 0 in shown["awaits"]
    assert _awaited(ada, game, "running") == [game]
    assert ada.play(game, 0, legal["commands"][:1]).status_code == 201


def _awaited(person: Person, game: str, state: str) -> list[str]:
    """The games that wait for somebody, once the list has this one as it is."""
    deadline = time.monotonic() + 180
    while True:
        items = person.get("/v1/games", player=person.name)["items"]
        found = next((one for one in items if one["id"] == game), {})
        if found and found.get("paused", False) is (state == "paused"):
            awaited = person.get("/v1/games", awaited=person.name, status="running")["items"]
            return [one["id"] for one in awaited if one["id"] == game]
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def test_a_rematch_has_the_same_people_one_seat_further(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "random", visibility="private")["id"]
    code = _post(ada, game, "invitations").json()["code"]
    assert _post(bob, game, "join", invitation=code).json()["status"] == "running"
    problem(_post(ada, game, "rematch"), "game-not-over")
    _post(ada, game, "resign", seat=0)
    _post(bob, game, "resign", seat=1)
    first = _post(ada, game, "rematch")
    assert first.status_code == 201
    again = first.json()
    assert again["status"] == "open"
    assert again["descent"]["game"] == game
    assert again["seats"][2]["account"]["id"] == ada.id
    problem(_post(eve, again["id"], "join"), "unknown-game")
    assert [one["game"] for one in bob.get("/v1/invitations")["items"]] == [again["id"]]
    second = _post(bob, game, "rematch").json()
    assert (second["id"], second["status"]) == (again["id"], "running")
    assert second["seats"][0]["account"]["id"] == bob.id


def test_seats_are_kept_and_codes_expire_with_their_withdrawal(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open")["id"]
    kept = _post(ada, game, "invitations", account=bob.name, seat=1)
    assert kept.status_code == 201
    assert "code" not in kept.json()
    assert problem(_post(eve, game, "join", seat=1), "seat-taken")["field"] == "seat"
    assert _post(eve, game, "join").json()["seats"][2]["account"]["id"] == eve.id
    assert _post(bob, game, "join").json()["seats"][1]["account"]["id"] == bob.id
    private = ada.open("me", "open", visibility="private")["id"]
    invited = _post(ada, private, "invitations").json()
    problem(eve.http.get(f"/v1/games/{private}/invitations"), "unknown-game")
    gone = ada.http.delete(f"/v1/games/{private}/invitations/{invited['id']}")
    assert gone.status_code == 204
    problem(_post(bob, private, "join", invitation=invited["code"]), "unknown-game")
    problem(
        ada.http.delete(f"/v1/games/{private}/invitations/{invited['id']}"), "unknown-invitation"
    )


def test_whoever_resigns_leaves_no_proposal_that_waits_for_nobody(person: People) -> None:
    ada, bob, cyd = person(), person(), person()
    game = ada.open("me", "open", "open", title="tzolkin")["id"]
    bob.join(game)
    cyd.join(game)
    ada.propose(game, 0, type="call-off")
    assert bob.answer(game, "agree", 1).json()["agreed"] == [0, 1]
    shown = _post(cyd, game, "resign", seat=2).json()
    assert (shown["status"], "proposal" in shown) == ("running", False)
    ada.propose(game, 0, type="call-off")
    assert bob.answer(game, "agree", 1).json()["status"] == "agreed"
    assert bob.get(f"/v1/games/{game}")["status"] == "void"


def test_a_rematch_that_was_closed_is_no_rematch(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    _post(ada, game, "resign", seat=0)
    first = _post(ada, game, "rematch").json()
    assert _post(ada, first["id"], "abandon").json()["status"] == "void"
    until(lambda: bob.get("/v1/invitations")["items"] == [])
    second = _post(bob, game, "rematch").json()
    assert (second["id"] != first["id"], second["status"]) == (True, "open")
    third = _post(ada, game, "rematch").json()
    assert (third["id"], third["status"]) == (second["id"], "running")


def test_a_rematch_without_somebody_who_is_gone(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open")["id"]
    eve.join(game)
    _post(ada, game, "resign", seat=0)
    assert eve.http.request("DELETE", "/v1/accounts/me", json={"name": eve.name}).is_success
    again = _post(ada, game, "rematch").json()
    assert again["status"] == "open"
    assert _post(bob, again["id"], "join").json()["status"] == "running"


def test_a_seat_is_kept_for_one(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open")["id"]
    assert _post(ada, game, "invitations", account=bob.name, seat=1).status_code == 201
    kept = _post(ada, game, "invitations", account=eve.name, seat=1)
    assert problem(kept, "seat-taken")["field"] == "seat"
    assert _post(ada, game, "invitations", account=bob.name, seat=1).status_code == 201
    assert [one["game"] for one in bob.get("/v1/invitations")["items"]] == [game, game]
    _post(bob, game, "join")
    assert bob.get("/v1/invitations")["items"] == [], "whoever sits there is not asked any more"
