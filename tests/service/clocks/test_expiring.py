"""Time runs out over HTTP: default commands, losses, increments, windows and pauses."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.service.clocks.waiting import (
    SLOWER,
    TITLES,
    clock_of,
    expiries,
    in_time,
    kinds,
    moment,
    per_move,
    total,
    until,
)
from tests.service.people import Person

Make = Callable[[], Person]


def test_a_default_command_is_played_in_the_append_of_the_expiry(person: Make) -> None:
    for ada, game in _games(person, per_move(1)):
        first = until(lambda ada=ada, game=game: expiries(ada, game))[0]
        path = f"/v1/games/{game}/events"
        after = ada.get(path, after=first["version"], limit=1)["items"][0]
        assert after["seat"] == first["data"]["seat"]
        assert after["decision"] == first["data"]["decision"]
        assert (after["ply"], first["ply"]) == (1, 0)
        assert after["at"] == first["at"]
        started = kinds(ada, game, "table.game-started")[0]
        assert moment(first["at"]) - moment(started["at"]) >= timedelta(seconds=1)


def test_on_loss_the_seat_is_lost_and_the_game_ends(person: Make) -> None:
    for ada, game in _games(person, per_move(1, on_expiry="loss")):
        shown = until(lambda ada=ada, game=game: _over(ada, game))
        late = expiries(ada, game)
        assert len(late) == 1
        assert shown["forfeits"] == [{"seat": late[0]["data"]["seat"], "why": "time"}]
        ranks = {one["seat"]: one["rank"] for one in shown["result"]["standings"]}
        assert ranks[late[0]["data"]["seat"]] == 2
        assert [one["data"]["type"] for one in kinds(ada, game)][-3:] == [
            "table.time-expired",
            "table.seat-forfeited",
            "table.game-finished",
        ]


def _games(person: Make, terms: dict[str, Any]) -> list[tuple[Person, str]]:
    """A game of each title that has begun, and who opened it."""
    found = []
    for title in TITLES:
        ada, bob = person(), person()
        game = ada.open("me", "open", title=title, terms=terms)["id"]
        bob.join(game)
        found.append((ada, game))
    return found


def _pass_time(ada: Person) -> None:
    """Waits until the clock of another game has run out."""
    other = ada.open("me", "random", title="tzolkin", terms=per_move(1))["id"]
    until(lambda: expiries(ada, other))


def test_of_three_players_the_others_play_on_beside_a_bot(person: Make) -> None:
    people = ada, bob, cyd = person(), person(), person()
    for seconds in (2 * times for times in SLOWER):
        terms = total(seconds, 600, on_expiry="loss")
        game = ada.open("me", "open", "open", title="ancient-knowledge", terms=terms)["id"]
        bob.join(game)
        cyd.join(game)
        if all(in_time(one, game, seat) for seat, one in enumerate(people[:2])):
            break  # they have ten minutes more now
    forfeited = until(lambda: kinds(ada, game, "table.seat-forfeited"))[0]
    assert forfeited["data"]["seat"] == 2
    assert forfeited["data"]["stand_in"]
    shown = ada.get(f"/v1/games/{game}")
    assert shown["status"] == "running"
    assert {one["seat"] for one in shown["clocks"]} == {0, 1}
    assert shown["seats"][2]["kind"] == "bot"
    until(lambda: 2 not in ada.get(f"/v1/games/{game}")["awaits"])


def test_who_never_comes_back_is_replaced_after_three_decisions(person: Make) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms=total(1))["id"]
    bob.join(game)
    until(lambda: _over(ada, game))
    late = expiries(ada, game)
    lost = kinds(ada, game, "table.seat-forfeited")[0]["data"]["seat"]
    assert [one["data"]["seat"] for one in late].count(lost) == 3


def test_a_move_in_time_gains_the_increment(person: Make) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms=total(600, 30))["id"]
    bob.join(game)
    before = ada.get(f"/v1/games/{game}")
    assert clock_of(before, 0)["left"] <= 600
    assert all(clock_of(before, seat)["runs"] for seat in (0, 1))  # both choose their tiles
    time.sleep(0.3)
    ada.play_any(game, 0)
    after = ada.get(f"/v1/games/{game}")
    assert 500 < clock_of(after, 0)["left"] <= 630 - 0.3
    assert "runs_out_at" not in clock_of(after, 0) or 0 in after["awaits"]
    assert "runs" not in clock_of(after, 0) or 0 in after["awaits"]
    assert 470 < clock_of(after, 1)["left"] <= 600 - 0.3


def test_a_deadline_says_when(person: Make) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin", terms=per_move(90))
    clock, other = game["clocks"]
    assert (clock["seat"], other["seat"]) == (0, 1)
    assert clock["runs"]
    left = moment(clock["runs_out_at"]) - datetime.now(UTC)
    assert timedelta(seconds=10) < left <= timedelta(seconds=90)
    time.sleep(0.2)
    path = f"/v1/games/{game['id']}"
    later = ada.http.get(path)
    assert later.json()["clocks"] == game["clocks"], "nothing has happened, so nothing differs"
    same = ada.http.get(path, headers={"If-None-Match": later.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


def test_outside_the_window_no_clock_runs(person: Make) -> None:
    now = datetime.now(UTC)
    opens, closes = now + timedelta(hours=2), now + timedelta(hours=3)
    window = {"opens": f"{opens:%H:%M}", "closes": f"{closes:%H:%M}", "zone": "UTC"}
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms=per_move(1, window=window))["id"]
    _pass_time(ada)
    shown = ada.get(f"/v1/games/{game}")
    assert expiries(ada, game) == []
    (clock,) = shown["clocks"]
    assert clock["left"] == 1
    assert "runs" not in clock
    begins = opens.replace(second=0, microsecond=0)
    assert moment(clock["runs_out_at"]) == begins + timedelta(seconds=1)


def test_an_agreed_pause_stops_the_clocks(person: Make) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms=per_move(60))["id"]
    bob.join(game)
    assert ada.propose(game, type="pause", hours=1).status_code == 201
    agreed = bob.answer(game, "agree")
    assert agreed.status_code < 300, agreed.text
    before = ada.get(f"/v1/games/{game}")["clocks"]
    _pass_time(ada)
    shown = ada.get(f"/v1/games/{game}")
    assert shown["clocks"] == before
    assert len(shown["pauses"]) == 1
    assert all("runs_out_at" not in one and "runs" not in one for one in shown["clocks"])


def _over(person: Person, game: str) -> dict[str, object] | None:
    shown: dict[str, object] = person.get(f"/v1/games/{game}")
    return shown if shown["status"] == "finished" else None
