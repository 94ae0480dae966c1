"""How leases end: by time, by hand, and with the turn."""

from datetime import timedelta

import asyncpg
import pytest

from tests.service.clocks.waiting import moment
from tests.service.leases.workers import Lease, Pair, People, Worker, expire
from tests.service.problems import problem


def test_extending_begins_the_time_anew(person: People) -> None:
    worker = Worker(Pair(person(), person()).ada, "w")
    lease = worker.take_one(seconds=10)
    longer = worker.extend(lease, seconds=300).json()
    assert timedelta(seconds=290) <= moment(longer["until"]) - moment(lease["until"])
    assert {**longer, "until": lease["until"]} == lease
    assert worker.live() == [longer]
    usual = worker.extend(lease).json()
    assert moment(usual["until"]) < moment(longer["until"])


async def test_a_lease_whose_time_is_over_is_lost(person: People, service_dsn: str) -> None:
    one, two = _two(person)
    lease = one.take_one()
    await expire(service_dsn, lease)
    _is_lost(one, lease)
    assert one.live() == []
    other = two.take_one()
    assert other["id"] != lease["id"]
    _is_lost(one, lease)
    assert two.live() == [other]


def test_what_is_given_back_can_be_taken_at_once(person: People) -> None:
    one, two = _two(person)
    lease = one.take_one()
    assert one.give_back(lease).status_code == 204
    _is_lost(one, lease)
    assert two.take_one()["game"] == lease["game"]


@pytest.mark.parametrize("named", [True, False], ids=["by the lease", "without it"])
def test_a_lease_ends_with_the_turn(person: People, named: bool) -> None:
    table = Pair(person(), person())
    table.until_turn_of(0)
    one, two = Worker(table.ada, "one"), Worker(table.ada, "two")
    lease = one.take_one(seconds=300)
    for _ in range(50):
        if 0 not in table.awaits:
            break
        assert two.take() == [], "it is still one turn"
        assert one.extend(lease, seconds=300).status_code == 200
        if named:
            assert one.play(lease).status_code == 201
        else:
            table.ada.play_any(table.id, 0)
    assert 0 not in table.awaits
    assert one.live() == []
    problem(one.extend(lease), "lease-lost")
    while 0 not in (awaited := table.awaits):
        assert awaited, "the game was to go on"
        table.bob.play_any(table.id, 1)
    again = two.take_one()
    assert again["id"] != lease["id"]
    _is_lost(one, lease)
    assert two.live() == [again]


def test_a_turn_goes_on_while_others_decide(person: People) -> None:
    """Both choose at the same time; who was waited for all the time has one turn."""
    table = Pair(person(), person())
    lease = Worker(table.ada, "one").take_one()
    table.bob.play_any(table.id, 1)
    assert Worker(table.ada, "two").take() == []
    assert Worker(table.ada, "one").live() == [lease]


def test_what_is_no_lease_is_lost_too(person: People) -> None:
    worker = Worker(person(), "w")
    for name in ("lea_00000000000000000000", "lea_", "x", "%00", "a" * 300):
        _is_lost(worker, {"id": name})
    ada = worker.person.http
    assert problem(ada.post("/v1/leases/x/extend", json={"seconds": 9}), "invalid-body")["field"]


def test_the_list_of_leases_comes_in_pages(person: People) -> None:
    ada, bob = person(), person()
    for _ in range(3):
        Pair(ada, bob)
    worker = Worker(ada, "w")
    taken = {one["id"] for one in worker.take(most=3)}
    first = ada.get("/v1/leases", limit=2)
    second = ada.get("/v1/leases", limit=2, after=first["next"])
    assert {one["id"] for one in [*first["items"], *second["items"]]} == taken
    assert "next" not in second


async def test_leases_go_with_the_account(person: People, service_dsn: str) -> None:
    table = Pair(person(), person())
    lease = Worker(table.ada, "a very private name").take_one()
    shown = table.ada.get("/v1/accounts/me/data")
    (kept,) = shown["parts"]["leases"]
    assert kept["worker"] == "a very private name"
    assert kept["id"] == lease["id"]
    assert kept["subject"] == f"game/{table.id}/0"
    farewell = {"name": table.ada.name}
    assert table.ada.http.request("DELETE", "/v1/accounts/me", json=farewell).is_success
    connection = await asyncpg.connect(service_dsn)
    left = await connection.fetchval("SELECT count(*) FROM leases WHERE id = $1", lease["id"])
    await connection.close()
    assert left == 0


def _two(person: People) -> tuple[Worker, Worker]:
    ada = Pair(person(), person()).ada
    return Worker(ada, "one"), Worker(ada, "two")


def _is_lost(worker: Worker, lease: Lease) -> None:
    problem(worker.extend(lease), "lease-lost")
    problem(worker.give_back(lease), "lease-lost")
