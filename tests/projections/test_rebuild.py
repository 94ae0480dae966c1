"""Rebuilding a projection while events arrive and readers read."""

import asyncio

import pytest

from projections import game_list, generations
from projections.game_list import GameFilter
from projections.games import GamesProjection
from projections.history import HistoryProjection
from projections.lag import lag
from projections.models import READ_MODELS, named
from projections.players import PlayersProjection
from projections.steps import switch
from projections.title_results import TitleResultsProjection
from tests.projections.tally import Tally
from tests.projections.test_exactly_once import assert_counted, working
from tests.projections.world import QUICK, World, play_games

SMALL = type(QUICK)(batch=40, partitions=4, linger=0.002, poll=0.05, keep=0.0)


async def states(world: World, name: str) -> dict[int, str]:
    """The state of each generation."""
    found = await generations.of_projection(world.pool, name)
    return {one.generation: one.state for one in found}


async def test_readers_never_go_back_while_a_rebuild_catches_up(world: World) -> None:
    """Games are added, moves are played, pages are read: a version never shrinks."""
    await play_games(world, 20)
    await world.settle()
    seen: dict[str, int] = {}
    begun, done = 0, 0

    async def read() -> None:
        nonlocal begun, done
        while True:
            begun += 1
            page = await game_list.page(world.pool, GameFilter(), limit=200)
            now = {game.id: game.version for game in page.items}
            assert all(now.get(game, 0) >= version for game, version in seen.items())
            seen.update(now)
            done = begun
            await asyncio.sleep(0)

    async with working(world.runner(pace=SMALL), world.runner(pace=SMALL)), asyncio.timeout(180):
        reader = asyncio.create_task(read())
        player = asyncio.create_task(play_games(world, 20, prefix="h"))
        assert await generations.rebuild(world.pool, "games") == 2
        await player
        while (await states(world, "games")).get(2) != "serving":
            assert not reader.done(), reader.exception()
            await asyncio.sleep(0.005)
        more = await play_games(world, 5, prefix="i")
        await world.settle()
        settled = begun
        while done <= settled:  # until it has read what is settled
            assert not reader.done(), reader.exception()
            await asyncio.sleep(0.005)
        reader.cancel()
    assert (await states(world, "games"))[2] == "serving"
    assert len(seen) == 45
    assert {game.id: seen[game.id] for game in more} == {game.id: game.version for game in more}


async def test_a_rebuild_counts_every_event_once_again(world: World) -> None:
    games = await play_games(world, 10)
    await world.settle(Tally())
    await generations.rebuild(world.pool, "tally")
    games += await play_games(world, 10, prefix="h")
    async with working(world.runner(Tally()), world.runner(Tally())):
        await world.settle(Tally())
        async with asyncio.timeout(180):
            while len(await states(world, "tally")) > 1:
                await asyncio.sleep(0.01)
    assert await states(world, "tally") == {2: "serving"}
    await assert_counted(world, games)


@pytest.mark.parametrize(
    ("projection", "tables"),
    [
        (GamesProjection(), ["game_list"]),
        (HistoryProjection(), ["history_moves", "history_over"]),
        (PlayersProjection(), ["player_results"]),
        (TitleResultsProjection(), ["title_results"]),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
async def test_a_rebuild_from_the_log_gives_the_same_rows(
    world: World, projection: object, tables: list[str]
) -> None:
    """The rows grew batch by batch while games were played; now they are made at one go."""

    async def contents() -> list[list[dict[str, object]]]:
        return [
            [
                {name: value for name, value in row.items() if name != "generation"}
                for row in await world.pool.fetch(
                    f"SELECT t.* FROM {table} t WHERE generation = serving($1) ORDER BY t::text",
                    projection.name,
                )
            ]
            for table in tables
        ]

    async with working(world.runner(projection)):
        await play_games(world, 15, seats=3)
        await world.settle(projection)
    before = await contents()
    assert all(before)
    await generations.rebuild(world.pool, projection.name)
    async with asyncio.timeout(180):
        await world.runner(projection, pace=type(QUICK)(batch=7, keep=0.0)).settle()
    assert await contents() == before
    assert (await states(world, projection.name))[2] == "serving"


async def test_what_was_wrong_is_right_after_a_rebuild(world: World) -> None:
    (game,) = await play_games(world, 1)
    await world.settle()
    await world.pool.execute("UPDATE game_list SET status = 'void', version = 1")
    await generations.rebuild(world.pool, "games")
    listed = await game_list.of_id(world.pool, game.id)
    assert listed is not None
    assert listed.status == "void", "the old generation serves until the new one is complete"
    await world.settle()
    listed = await game_list.of_id(world.pool, game.id)
    assert listed is not None
    assert (listed.status, listed.version) == ("finished", game.version)


async def test_a_rebuild_can_be_asked_for_twice_watched_and_given_up(world: World) -> None:
    await play_games(world, 3)
    await world.settle(Tally())
    assert await generations.rebuild(world.pool, "tally") == 2
    assert await generations.rebuild(world.pool, "tally") == 2
    serving, building = await lag(world.pool, ["tally"])
    assert (serving.serving, serving.events) == (True, 0)
    assert (building.serving, building.events) == (False, await world.count("events"))
    await generations.abandon(world.pool, "tally")
    assert await states(world, "tally") == {1: "serving", 2: "retired"}
    await world.runner().advance(Tally())
    assert await states(world, "tally") == {1: "serving"}
    assert await generations.rebuild(world.pool, "tally") == 2


async def test_an_unknown_projection_cannot_be_rebuilt(world: World) -> None:
    with pytest.raises(generations.UnknownProjectionError, match="nobody"):
        await generations.rebuild(world.pool, "nobody")


def test_a_read_model_is_found_by_its_name() -> None:
    assert [named(one.name) for one in READ_MODELS] == list(READ_MODELS)
    assert named("nobody") is None


async def test_the_switch_itself_applies_what_is_still_missing(world: World) -> None:
    """Otherwise a reader who asks just before and just after it would go back in time."""
    (game,) = await play_games(world, 1)
    await world.settle(GamesProjection())
    await generations.rebuild(world.pool, "games")
    assert not await switch(world.feed, GamesProjection(), within=game.version - 1)
    assert await states(world, "games") == {1: "serving", 2: "building"}
    assert await switch(world.feed, GamesProjection(), within=game.version)
    assert await states(world, "games") == {1: "retired", 2: "serving"}
    listed = await game_list.of_id(world.pool, game.id)
    assert listed is not None
    assert listed.version == game.version
    assert not await switch(world.feed, GamesProjection(), within=0), "nothing is being rebuilt"
