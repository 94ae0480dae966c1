"""Taking turns of an account."""

import pytest

from tests.service.clocks.waiting import per_move
from tests.service.leases.workers import Pair, People, Worker, expire
from tests.service.problems import problem
from tests.service.settling import settle


def test_a_turn_is_taken_once(person: People) -> None:
    table = Pair(person(), person())
    one, two = Worker(table.ada, "one"), Worker(table.ada, "two")
    lease = one.take_one()
    assert lease["game"] == table.id
    assert lease["title"] == "lanterns"
    assert lease["seat"] == 0
    assert two.take(most=50) == one.take(most=50) == []
    assert one.live() == [lease]


def test_each_account_has_its_own(person: People) -> None:
    table = Pair(person(), person())
    (ada,), (bob,) = Worker(table.ada, "w").take(), Worker(table.bob, "w").take()
    assert (ada["seat"], bob["seat"]) == (0, 1)
    assert Worker(table.bob, "w").live() == [bob]
    for answer in (Worker(table.bob, "w").extend(ada), Worker(table.bob, "w").give_back(ada)):
        problem(answer, "lease-lost")
    assert Worker(table.ada, "w").live() == [ada]


def test_at_most_so_many(person: People) -> None:
    ada, bob = person(), person()
    tables = {Pair(ada, bob).id for _ in range(5)}
    worker = Worker(ada, "w")
    first, second = worker.take(most=3), worker.take(most=3)
    assert (len(first), len(second)) == (3, 2)
    assert {one["game"] for one in first + second} == tables
    assert worker.take() == []


def test_both_seats_of_one_person_are_two_turns(person: People) -> None:
    ada = person()
    ada.open("me", "me")
    assert {one["seat"] for one in Worker(ada, "w").take(most=5)} == {0, 1}


def test_only_whose_decision_is_awaited(person: People) -> None:
    table = Pair(person(), person())
    waiting = table.ada.open("me", "open")["id"]
    table.until_turn_of(1)
    assert Worker(table.ada, "w").take(most=5) == []
    assert [one["game"] for one in Worker(table.bob, "w").take(most=5)] == [table.id]
    assert table.bob.join(waiting).is_success
    assert [one["game"] for one in Worker(table.ada, "w").take(most=5)] == [waiting]


def test_the_answer_is_right_at_once_after_each_move(person: People) -> None:
    """Lists follow the log by a moment; leases do not."""
    table = Pair(person(), person())
    worker = Worker(table.ada, "w")
    for number in range(30):
        lease = worker.take_one()
        assert worker.play(lease, number).status_code == 201
        while 0 not in (awaited := table.awaits):
            if not awaited:
                assert worker.take() == []
                return
            assert worker.take() == []
            table.bob.play_any(table.id, 1, number)
        if worker.live():  # the turn goes on
            assert worker.give_back(lease).status_code == 204


def test_a_game_that_is_over_or_stands_still_waits_for_nobody(person: People) -> None:
    table, other = Pair(ada := person(), person()), Pair(ada, person())
    assert ada.http.post(f"/v1/games/{table.id}/resign", json={"seat": 0}).is_success
    assert ada.propose(other.id, 0, type="pause", hours=5).is_success
    assert other.bob.answer(other.id, "agree", 1).is_success
    assert Worker(ada, "w").take(most=5) == []


def test_the_clock_that_runs_out_first_comes_first(person: People) -> None:
    ada, bob = person(), person()
    untimed = Pair(ada, bob).id
    timed = [Pair(ada, bob, terms=per_move(seconds)).id for seconds in (7200, 900, 3600)]
    settle(ada.http)
    taken = [one["game"] for one in Worker(ada, "w").take(most=50)]
    assert taken == [timed[1], timed[2], timed[0], untimed]


async def test_a_worker_gets_games_again_that_it_knows(person: People, service_dsn: str) -> None:
    ada, bob = person(), person()
    tables = {Pair(ada, bob).id for _ in range(4)}
    one, two = Worker(ada, "one"), Worker(ada, "two")
    known = {worker.name: worker.take(most=2) for worker in (one, two)}
    await expire(service_dsn, *known["one"], *known["two"])
    again = {worker.name: worker.take(most=2) for worker in (two, one)}
    for name, leases in again.items():
        assert {lease["game"] for lease in leases} == {lease["game"] for lease in known[name]}
    assert tables == {lease["game"] for leases in again.values() for lease in leases}


async def test_what_a_lost_worker_knew_goes_to_others(person: People, service_dsn: str) -> None:
    table = Pair(person(), person())
    lost = Worker(table.ada, "lost").take_one()
    await expire(service_dsn, lost)
    lease = Worker(table.ada, "other").take_one()
    assert lease["game"] == lost["game"]
    assert lease["id"] != lost["id"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("worker", ""),
        ("worker", "a" * 101),
        ("worker", "\u202eengine"),
        ("worker", 7),
        ("most", 0),
        ("most", 51),
        ("most", 1.5),
        ("seconds", 9),
        ("seconds", 301),
        ("wait", -1),
        ("wait", 31),
        ("lease", "x"),
    ],
)
def test_what_does_not_fit_is_refused(person: People, field: str, value: object) -> None:
    answer = Worker(person(), "w").asked(**{field: value})
    assert problem(answer, "invalid-body")["field"] == field


def test_a_worker_needs_a_name_and_a_token_that_plays(person: People) -> None:
    ada = person()
    answer = ada.http.post("/v1/leases", json={})
    assert problem(answer, "invalid-body")["field"] == "worker"
    made = ada.http.post("/v1/tokens", json={"name": "eyes", "scopes": ["read"]}).json()
    reader = Worker(ada.with_token(made["token"]), "w")
    assert problem(reader.asked(), "missing-scope")["scope"] == "play"
