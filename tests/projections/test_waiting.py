"""Reads that wait until read models have come as far as somebody has written."""

import pytest

from projections.reached import reached
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.operations.waiting import ReadModels
from tests.projections.world import Game, World

GAMES = ("games", "history")


async def test_what_does_not_come_is_waited_for_no_longer_than_a_bound(world: World) -> None:
    """Nobody keeps the read models up to date until the world is settled."""
    models = ReadModels(world.pool, world.log, longest=0.05)
    game = await Game(world, "g1").open()
    await world.settle()
    partition = world.log.partition("g1")
    before = {partition: await world.log.head(partition)}
    assert await game.play()
    after = {partition: await world.log.head(partition)}
    await models.wait(GAMES, before)
    assert not await reached(world.pool, GAMES, after)
    with pytest.raises(ProblemError) as late:
        await models.wait(GAMES, after)
    assert (late.value.kind, late.value.headers) == (kinds.NOT_THERE_YET, {"Retry-After": "1"})
    await world.settle()
    await models.wait(GAMES, after)


async def test_what_nobody_was_told_is_refused_at_once(world: World) -> None:
    models = ReadModels(world.pool, world.log)
    await Game(world, "g1").open()
    await world.settle()
    for partition, position in ((world.log.partition("g1"), 10_000), (9999, 1)):
        with pytest.raises(ProblemError) as refused:
            await models.wait(GAMES, {partition: position})
        assert refused.value.kind == kinds.INVALID_QUERY
