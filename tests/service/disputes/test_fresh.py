"""Processes that decide again, and service processes that judge together."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.disputes.question import AboutPly
from service.disputes.redecisions import SECONDS, WAITING, Redecisions
from service.process.cooperative_scheduling import CooperativeScheduler
from tests.service.disputes.conftest import arbiter_of
from tests.service.disputes.tables import Table, evidence
from tests.service.people import Person
from tests.service.process import ServiceProcess

GAME: Any = type("Game", (), {"id": "gam_x", "secrets": type("S", (), {"seed": b"0" * 32})})
EVENT: Any = type("E", (), {"version": 1, "ply": 0, "seat": None, "decision": None,
                            "kind": "x", "payload": b"{}", "at": None, "veils": (),
                            "hash": b"", "draws": ()})  # fmt: skip


async def read() -> list[Any]:
    """The log of the game."""
    return [EVENT]


def test_a_process_that_fails_is_no_verdict() -> None:
    async def ask(seconds: float) -> Any:
        return await Redecisions(CooperativeScheduler(), seconds=seconds).decide(
            GAME, 1, AboutPly(ply=0), read
        )

    found = asyncio.run(ask(SECONDS))
    assert (found.outcome, found.because) == ("unknown", Sentence("not-decided-again"))
    assert asyncio.run(ask(0.0)).outcome == "unknown"


async def test_only_so_much_waits_of_one_game() -> None:
    court = Redecisions(CooperativeScheduler(), seconds=0.0)
    asking = [
        asyncio.create_task(court.decide(GAME, 1, AboutPly(ply=ply), read))
        for ply in (*range(WAITING), 0)
    ]
    await asyncio.sleep(0)
    with pytest.raises(ProblemError) as refusal:
        await court.decide(GAME, 1, AboutPly(ply=WAITING), read)
    assert refusal.value.kind is kinds.UNAVAILABLE
    await asyncio.gather(*asking)
    assert (await court.decide(GAME, 1, AboutPly(ply=WAITING), read)).outcome == "unknown"


def test_two_processes_are_one_court(
    service_log: Path, tmp_path: Path, postgres_dsn: str, redis_url: str
) -> None:
    with (
        ServiceProcess(service_log, postgres_dsn, redis_url) as one,
        ServiceProcess(tmp_path / "other.log", postgres_dsn, redis_url) as two,
    ):
        names = iter(("ada", "bob", "eve"))
        table = Table(lambda: Person.create(one.url, next(names)), "tzolkin")
        table.play(4)
        table.opened(0, ply=3)
        there = arbiter_of(postgres_dsn, Person.create(two.url, "judge"))
        assert evidence(there.http, table)["redecision"]["outcome"] == "same"
        assert table.judged(there, 1, "upheld", remedy={"type": "rewind", "to": 1}).is_success
        assert table.ada.get(f"{table.path}/disputes/1")["status"] == "upheld"
        table.play(2)
        assert [move["ply"] for move in table.moves()] == [1, 2, 3, 4, 5, 6]
        assert table.moves()[4]["parent"] == 1
