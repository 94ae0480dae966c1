"""Work done aside: bounded, and told nothing that is not its business."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from service.process.worker_process import WorkerProcess

MODULE = "tests.support.working"


async def asked(aside: WorkerProcess, what: str) -> Any:
    return json.loads(await aside.answered(what.encode()))


async def test_it_is_told_the_task_and_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRONIKA_DATABASE_URL", "postgres://somebody:secret@somewhere/it")
    found = await asked(WorkerProcess(MODULE, seconds=30, at_once=1), "a task")
    assert (found["told"], found["ours"]) == ("a task", [])
    assert found["pid"] != os.getpid()


async def test_only_so_many_work_at_once() -> None:
    """The third begins when one of the two is done."""
    aside = WorkerProcess(MODULE, seconds=30, at_once=2)
    found = await asyncio.gather(*(asked(aside, "doze") for _ in range(3)))
    last = max(found, key=lambda one: one["from"])
    others = [one for one in found if one is not last]
    assert min(one["to"] for one in others) <= last["from"]
    assert len({one["pid"] for one in found}) == 3


async def test_what_takes_too_long_is_ended() -> None:
    before = _children()
    with pytest.raises(TimeoutError):
        await WorkerProcess(MODULE, seconds=0.3, at_once=1).answered(b"sleep")
    assert _children() == before


async def test_a_request_that_is_given_up_leaves_nothing_behind() -> None:
    before = _children()
    waiting = asyncio.create_task(WorkerProcess(MODULE, seconds=30, at_once=1).answered(b"sleep"))
    while _children() == before:
        await asyncio.sleep(0.02)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert _children() == before


async def test_who_breaks_down_says_nothing() -> None:
    assert await WorkerProcess(MODULE, seconds=30, at_once=1).answered(b"break") == b""
    assert await asked(WorkerProcess(MODULE, seconds=30, at_once=1), "next")


def _children() -> frozenset[int]:
    """The processes that this one has started and that still run."""
    listed = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text()
    return frozenset(map(int, listed.split()))
