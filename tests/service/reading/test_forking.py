"""Forking games: played on from any ply, with lineage, and without showing what is hidden."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.kernel.registry import Registry
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.reading.games import TITLES, events, finished, over, plain, played_by_bots
from verifier.verifying import verify
from verifier.words import in_words

pytestmark = pytest.mark.slow

People = Callable[[], Person]


def forked(person: Person, game: str, ply: int, **members: Any) -> httpx.Response:
    """The answer to a fork."""
    return person.http.post(f"/v1/games/{game}/forks", json={"ply": ply, **members})


@pytest.mark.parametrize(
    ("title", "where"), [("tzolkin", 0.0), ("tzolkin", 0.9), ("ancient-knowledge", 0.7)]
)
def test_a_fork_takes_over_and_is_played_to_its_end(
    person: People, title: str, where: float
) -> None:
    ada, bob = person(), person()
    game = finished(ada, title)
    ply = int(game["ply"] * where)
    seats = [{"kind": "bot", "bot": "random"}] * 2
    fork = forked(bob, game["id"], ply, seats=seats).json()
    shown = events(ada, game["id"])
    head = [one["hash"] for one in shown if one["ply"] == ply and "hash" in one][-1]
    assert fork["descent"] == {
        "type": "table.game-descended", "how": "fork", "game": game["id"], "ply": ply, "head": head,
    }  # fmt: skip
    end = over(bob, fork["id"])
    assert end["descent"] == fork["descent"]
    taken = plain(events(bob, fork["id"]), ply)
    assert taken == plain(events(ada, game["id"]), ply)
    assert plain(events(bob, fork["id"])) != plain(events(ada, game["id"]))
    for at in (0, ply):
        views = [person_.get(f"/v1/games/{one}/states/{at}")["view"]
                 for person_, one in ((ada, game["id"]), (bob, fork["id"]))]  # fmt: skip
        assert views[0] == views[1]
    report = verify("fork", bob.http.get(f"/v1/games/{fork['id']}/export").content, _titles())
    assert report.good, report.findings
    assert game["id"] in next(in_words(one.told) for one in report.checks if one.name == "rules")
    assert ada.get(f"/v1/games/{game['id']}") == game


def test_forks_are_listed_as_far_as_one_may_find_them(person: People) -> None:
    ada, bob = person(), person()
    game = played_by_bots(ada, "tzolkin")["id"]
    for visibility in ("public", "unlisted", "private"):
        answer = forked(bob, game, 3, visibility=visibility, seats=[{"kind": "me"}] * 2)
        assert answer.status_code == 201
    assert problem(forked(bob, game, 3, visibility="private"), "invalid-body")
    assert _listed(bob, game, 3) == ["private", "public", "unlisted"]
    assert _listed(ada, game, 1) == ["public"]
    deeper = ada.get(f"/v1/games/{game}/forks")["items"][0]["id"]
    assert ada.get(f"/v1/games/{deeper}/forks")["items"] == []


def test_a_private_game_has_private_forks(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "me", visibility="private")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    assert problem(forked(bob, game, 1), "unknown-game")
    assert (
        problem(forked(ada, game, 1, visibility="public"), "invalid-body")["field"] == "visibility"
    )
    fork = forked(ada, game, 1).json()
    assert fork["visibility"] == "private"
    assert problem(bob.http.get(f"/v1/games/{fork['id']}"), "unknown-game")


@pytest.mark.parametrize("title", TITLES)
def test_a_running_game_is_forked_only_by_who_knows_all_of_it(person: People, title: str) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title=title)["id"]
    bob.join(game)
    for one in (ada, bob, person()):
        told = problem(forked(one, game, 0), "fork-would-reveal")
        assert (told["ply"], told["field"]) == (0, "ply")
        assert "hides something from you" in told["detail"]
    alone = ada.open("me", "me", title=title)["id"]
    ada.play_any(alone, ada.get(f"/v1/games/{alone}")["awaits"][0])
    assert problem(forked(bob, alone, 1), "fork-would-reveal")
    fork = forked(ada, alone, 1).json()
    assert fork["status"] == "running"
    assert fork["ply"] == 1
    assert [one["account"]["id"] for one in fork["seats"]] == [ada.id, ada.id]


def test_draws_after_a_fork_are_its_own(person: People) -> None:
    """Whoever forks a game of his own does not see what will be drawn in it."""
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    one, two = (forked(ada, game, 0).json()["id"] for _ in range(2))
    commitments = {ada.get(f"/v1/games/{each}/proofs")["commitment"] for each in (game, one, two)}
    assert len(commitments) == 3


def test_open_seats_of_a_fork_are_taken_by_others(person: People) -> None:
    ada, bob = person(), person()
    game = finished(ada, "tzolkin")
    ply = game["ply"] - 20
    seats = [{"kind": "me", "entropy": "dice"}, {"kind": "open"}]
    fork = forked(ada, game["id"], ply, seats=seats).json()
    assert (fork["status"], fork["ply"]) == ("open", 0)
    joined = bob.join(fork["id"]).json()
    assert (joined["status"], joined["ply"]) == ("running", ply)
    assert joined == bob.get(f"/v1/games/{fork['id']}")
    play_to_the_end(fork["id"], (ada, 0), (bob, 1))
    assert plain(events(ada, fork["id"]), ply) == plain(events(ada, game["id"]), ply)
    export = ada.http.get(f"/v1/games/{fork['id']}/export").content
    assert verify("fork", export, _titles()).good


def test_the_same_fork_again_is_one_fork(person: People) -> None:
    ada = person()
    game = finished(ada, "tzolkin")["id"]
    path, headers = f"/v1/games/{game}/forks", {"Idempotency-Key": "one"}
    answers = [ada.http.post(path, json={"ply": 2}, headers=headers) for _ in range(2)]
    assert answers[0].content == answers[1].content
    assert answers[1].headers["Idempotency-Replayed"] == "true"
    assert problem(ada.http.post(path, json={"ply": 3}, headers=headers), "key-reused")


def test_what_cannot_be_forked(person: People) -> None:
    ada = person()
    game = finished(ada, "tzolkin")
    assert problem(forked(ada, game["id"], game["ply"] + 1), "unknown-ply")["field"] == "ply"
    assert problem(forked(ada, game["id"], game["ply"]), "game-ended")["field"] == "ply"
    assert problem(forked(ada, game["id"], 1, seats=[{"kind": "me"}]), "invalid-body")
    waiting = ada.open("me", "open")["id"]
    assert problem(forked(ada, waiting, 0), "game-not-started")


def test_a_fork_and_its_import_count_for_nobody(person: People) -> None:
    """Neither is a result of a player: seeds of imports are known, forks can be tried often."""
    ada = person()
    game = finished(ada, "tzolkin")["id"]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    fork = forked(ada, game, 5, seats=bots).json()["id"]
    over(ada, fork)
    told = problem(
        ada.http.post("/v1/games/import", json=ada.http.get(f"/v1/games/{fork}/export").json()),
        "not-importable",
    )
    assert "fork it" in told["because"]


def test_a_fork_is_there_for_every_process(pair: tuple[ServiceProcess, ServiceProcess]) -> None:
    ada = Person.create(pair[0].url, "ada")
    there = Person(pair[1].url, ada.id, ada.name, ada.token)
    game = finished(ada, "tzolkin")
    fork = forked(there, game["id"], 30, seats=[{"kind": "me"}] * 2).json()
    assert ada.get(f"/v1/games/{fork['id']}") == fork
    for turn in range(40):
        shown = ada.get(f"/v1/games/{fork['id']}")
        if shown["status"] == "finished":
            break
        (ada if turn % 2 else there).play_any(fork["id"], shown["awaits"][0], turn)
    taken, played = (
        [(ply, kind) for ply, kind, *_ in plain(events(one, each), 30)]
        for one, each in ((ada, fork["id"]), (there, game["id"]))
    )
    assert taken == played


def _titles() -> Registry:
    return Registry.installed()


def _listed(person: Person, game: str, count: int) -> list[str]:
    """The visibilities of the forks that somebody finds; lists follow by a moment."""
    deadline = time.monotonic() + 180
    while True:
        items = person.get(f"/v1/games/{game}/forks")["items"]
        if len(items) >= count or time.monotonic() > deadline:
            return sorted(one["visibility"] for one in items)
        time.sleep(0.03)
