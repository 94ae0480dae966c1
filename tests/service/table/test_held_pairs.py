"""A request that one process holds while another process acts on the same game: every pair of
operations that append."""

import asyncio
from collections.abc import Callable

import pytest

from tests.service.table.held import Gate, Processes, overtaken
from tests.service.table.operations import (
    OPERATIONS,
    Operation,
    Scene,
    alone,
    check,
    in_company,
    running,
)
from tests.support import depth

Setup = Callable[[Scene], None]
Pair = tuple[Gate, Setup, Operation, Operation]
PAIRS = [
    (gate, setup, late, quick)
    for setup, operations in OPERATIONS.items()
    for late in operations
    for gate in late.gates
    for quick in operations
]
ONCE_LOST = {
    (alone, "Bob joins", "Ada abandons"): "a seat is taken behind the void",
    (alone, "Bob joins", "Ada leaves"): "a seat is taken at a table that was left",
    (in_company, "Bob leaves", "Bob joins"): "who has come back has no seat",
    (running, "Bob disputes", "Carol agrees to call off"): "a dispute is opened behind the void",
    (running, "Bob disputes", "Ada disputes"): "two disputes have one number",
    (running, "Carol agrees to take back", "Bob moves"): "a move is taken back without consent",
    (running, "a verdict rewinds", "Bob moves"): "a ruling brings an old agenda back",
}
"""What happened when decisions read the position of the game again before they appended."""


def _name(pair: Pair) -> str:
    gate, setup, late, quick = pair
    return f"{gate.name.lower()}, {setup.__name__}: {late.name}, {quick.name}"


def _once_lost(pair: Pair) -> bool:
    gate, setup, late, quick = pair
    return gate is Gate.DECISION and (setup, late.name, quick.name) in ONCE_LOST


LOST = [pair for pair in PAIRS if _once_lost(pair)]
CHOSEN = depth.share([pair for pair in PAIRS if not _once_lost(pair)], 12, 11)
"""A plain run looks at some of the others."""


@pytest.mark.parametrize("pair", LOST, ids=_name)
async def test_what_was_lost_once_is_not_lost(pair: Pair, processes: Processes) -> None:
    assert await _overtaken(pair, processes), "it was to be held"


def test_all_that_was_lost_once_is_looked_at() -> None:
    assert len(LOST) == len(ONCE_LOST)


@pytest.mark.deep
@pytest.mark.parametrize("pair", CHOSEN, ids=_name)
async def test_what_was_promised_is_in_force(pair: Pair, processes: Processes) -> None:
    await _overtaken(pair, processes)


async def _overtaken(pair: Pair, processes: Processes) -> bool:
    """Holds one request, lets another one overtake it, and checks the game; whether it was held."""
    gate, setup, late, quick = pair
    scene = Scene(processes)
    await asyncio.to_thread(_prepared, scene, setup, late, quick)
    first, second = late.send(scene), quick.send(scene)
    answers = await overtaken(processes, gate, first, second, scene.game)
    await check(processes, scene, (late, answers[0]), (quick, answers[1]))
    scene.close()
    return answers[2]


def _prepared(scene: Scene, setup: Setup, *operations: Operation) -> None:
    setup(scene)
    for operation in operations:
        operation.prepare(scene)
