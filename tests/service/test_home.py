"""The first page in one request, and how games stand in lists."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from service.lobby import worth
from service.lobby.schemas.standings import SeatPoints
from tests.service.disputes.tables import Table
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem

People = Callable[[], Person]
CLOCK = {"clock": {"pace": {"type": "per-move", "seconds": 3600}}}


def until(ask: Callable[[], Any], patience: float = 30) -> Any:
    """The first answer that is not empty: lists follow the log by a moment."""
    end = time.monotonic() + patience
    while not (found := ask()):
        assert time.monotonic() < end, "it has not come"
        time.sleep(0.05)
    return found


def home(web: httpx.Client, **headers: str) -> dict[str, Any]:
    answer = web.get("/v1/home", headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def find(items: list[dict[str, Any]], game: str) -> dict[str, Any] | None:
    return next((one for one in items if one["id"] == game), None)


def test_a_stranger_sees_what_is_public(web: httpx.Client, person: People) -> None:
    ada = person()
    table, private = ada.open("me", "open"), ada.open("me", "open", visibility="private")
    found = until(lambda: (shown := home(web)) and find(shown["tables"], table["id"]) and shown)
    assert {one["title"] for one in found["titles"]} >= {"tzolkin", "lanterns"}
    assert find(found["tables"], private["id"]) is None
    own = ("waiting", "others", "finished", "invitations", "opened", "disputes")
    assert [found[one] for one in own] == [[]] * len(own)
    assert find(home(ada.http)["tables"], table["id"]) is None
    assert until(lambda: find(home(ada.http)["opened"], table["id"]))


def test_what_waits_comes_first_with_its_question_and_what_happened(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms=CLOCK)["id"]
    assert bob.join(game).is_success
    for _ in range(400):
        shown = ada.get(f"/v1/games/{game}")
        if shown["ply"] > 6 and shown["awaits"] == [0] and last_seat(ada, game) == 1:
            break
        seat = shown["awaits"][0]
        (ada, bob)[seat].play_any(game, seat)
    assert shown["awaits"] == [0]
    mine = until(lambda: find(home(ada.http)["waiting"], game))
    standing = mine["standing"]
    assert standing["seat"] == 0
    assert standing["asks"] == ada.legal(game)["asks"]
    assert standing["round"] >= 1
    assert [one["seat"] for one in standing["points"]] == [0, 1]
    clock = next(one for one in standing["clocks"] if one["seat"] == 0)
    assert clock["runs"]
    assert 0 < clock["left"] <= 3600
    assert 1 <= len(standing["moves"]) <= 3
    assert {one["seat"] for one in standing["moves"]} == {1}, "only what others did since"
    # What begging leads to is told by its command, in which nobody is named.
    assert all(bob.name in one["text"] or "Beg" in one["text"] for one in standing["moves"])
    assert told_in_a_replay(ada, game) == [(one["ply"], one["text"]) for one in standing["moves"]]
    czech = until(lambda: find(home(ada.http, **{"Accept-Language": "cs"})["waiting"], game))
    assert czech["standing"]["asks"] != standing["asks"]
    other = until(lambda: find(home(bob.http)["others"], game))
    assert "asks" not in other["standing"]


def told_in_a_replay(person: Person, game: str) -> list[tuple[int, str]]:
    """The three moves that matter most since one's own, as the lines of the replay say it."""
    query, headers = {"seat": 0}, {"Accept-Language": "en"}
    answer = person.http.get(f"/v1/games/{game}/replay", params=query, headers=headers)
    plies = [line for line in map(json.loads, answer.text.splitlines()) if line["type"] == "ply"]
    own = max(at for at, one in enumerate(plies) if one["seat"] == 0)
    ranked = sorted((one.get("importance", 0), one["ply"]) for one in plies[own + 1 :])[-3:]
    told = {ply for weight, ply in ranked if weight > 0} or {ply for _, ply in ranked}
    return [(one["ply"], one.get("told") or one["words"]) for one in plies if one["ply"] in told]


def last_seat(person: Person, game: str) -> int:
    moves = person.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    seat: int = moves[-1]["seat"]
    return seat


def test_nobody_reads_in_a_standing_what_others_hide(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    assert bob.join(game).is_success
    kept = bob.legal(game, 1)["commands"][0][
        "keep"
    ]  # which nobody else sees before all have chosen
    names = {one["id"]: one["name"]["en"] for one in components(bob, "tzolkin")}
    bob.play_any(game, 1)
    (seen,) = until(lambda: find_moves(ada, game, "waiting"))
    (own,) = until(lambda: find_moves(bob, game, "others"))
    assert all(names[one] in own["text"] for one in kept)
    assert not any(names[one] in seen["text"] for one in kept)


def components(person: Person, title: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/v1/titles/{title}/components")["items"]
    return found


def find_moves(person: Person, game: str, part: str) -> list[dict[str, Any]]:
    found = find(home(person.http)[part], game)
    moves: list[dict[str, Any]] = [] if found is None else found["standing"].get("moves", [])
    return moves


def test_a_standing_calls_people_what_they_are_called_now(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    assert bob.join(game).is_success
    bob.play_any(game, 1)
    (before,) = until(lambda: find_moves(ada, game, "waiting"))
    assert bob.name in before["text"]
    name = f"{bob.name[:20]}-new"
    assert bob.http.patch("/v1/accounts/me", json={"name": name}).is_success
    (after,) = find_moves(ada, game, "waiting")
    assert after["text"] == before["text"].replace(bob.name, name)


def test_the_one_with_the_least_time_comes_first(person: People) -> None:
    ada = person()
    slow = ada.open("me", "random", terms=CLOCK)["id"]
    hasty = ada.open(
        "me", "random", terms={"clock": {"pace": {"type": "per-move", "seconds": 600}}}
    )["id"]
    free = ada.open("me", "random")["id"]

    def waiting() -> list[str]:
        return [one["id"] for one in home(ada.http)["waiting"]]

    assert until(lambda: len(waiting()) == 3 and waiting()) == [hasty, slow, free]


def test_a_finished_game_and_an_invitation_are_told(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    assert bob.join(game).is_success
    play_to_the_end(game, (ada, 0), (bob, 1))
    over = until(lambda: find(home(ada.http)["finished"], game))
    assert {one["seat"] for one in over["result"]["standings"]} == {0, 1}
    table = ada.open("me", "open", visibility="private")["id"]
    invited = ada.http.post(f"/v1/games/{table}/invitations", json={"account": bob.name})
    assert invited.status_code == 201
    (one,) = until(lambda: home(bob.http)["invitations"])
    assert one["invitation"]["invited_by"]["name"] == ada.name
    assert until(lambda: home(bob.http)["invitations"][0].get("game"))["id"] == table


@contextmanager
def watched(web: httpx.Client, game: str) -> Iterator[None]:
    """A spectator follows a game."""
    with web.stream("GET", f"/v1/games/{game}/stream") as stream:
        lines = stream.iter_lines()  # kept: the stream ends with it
        next(lines)
        yield


def test_spectators_are_counted_while_they_watch(web: httpx.Client, person: People) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]

    def watchers(count: int) -> bool:
        found = web.get("/v1/games", params={"order": "watching", "limit": 200}).json()["items"]
        listed = find(found, game)
        return listed is not None and listed["standing"].get("watchers", 0) == count

    with watched(web, game), watched(web, game):
        assert until(lambda: watchers(2))
    assert until(lambda: watchers(0))


def test_what_is_worth_watching_runs(web: httpx.Client) -> None:
    found = problem(web.get("/v1/games?order=watching&status=open"), "invalid-query")
    assert found["field"] == "status"
    assert problem(web.get("/v1/games?order=watching&after=x"), "invalid-query")["field"] == "after"


def test_a_list_says_how_games_stand_if_it_is_asked(person: People) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    query = {"player": ada.name}
    assert "standing" not in until(lambda: ada.get("/v1/games", **query)["items"])[0]
    (shown,) = ada.get("/v1/games", **query, standing="true")["items"]
    assert shown["id"] == game
    assert shown["standing"]["points"]


def test_close_games_with_watchers_are_worth_more() -> None:
    def points(*many: int) -> tuple[float, ...]:
        return tuple(one.points for one in tuple(SeatPoints(at, n) for at, n in enumerate(many)))

    assert worth.closeness(points(10, 10)) == 1
    assert worth.closeness(points(30, 31, 2)) > worth.closeness(points(30, 10, 9))
    assert worth.closeness(points(7)) == 0


def test_everybody_at_a_table_learns_of_its_disputes(person: People) -> None:
    table, cyd = Table(person, "tzolkin"), person()
    table.play(3)
    table.opened(0, ply=2)
    for who in table.seated:
        (told,) = until(lambda who=who: home(who.http)["disputes"])
        assert (told["game"]["id"], told["number"], told["seat"]) == (table.id, 1, 0)
        assert (told["status"], told["ply"]) == ("open", 2)
        assert "closed_at" not in told
    assert home(cyd.http)["disputes"] == []
    table.ada.http.post(f"{table.path}/disputes/1/withdraw", json={}).raise_for_status()
    (told,) = until(lambda: [one for one in home(table.bob.http)["disputes"] if "closed_at" in one])
    assert told["status"] == "withdrawn"
