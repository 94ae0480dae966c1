"""Projections that go through the log together: read once, and nobody's trouble is another's."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from events.envelope import Recorded
from projections import cursors, game_list, generations
from projections.batching import Lane, step_together
from projections.games import GamesProjection
from projections.history import HistoryProjection
from projections.models import READ_MODELS
from projections.parking import parked
from projections.projection import Projection
from projections.runner import Runner
from projections.steps import Feed
from referee.decoder import Decoder, Value
from tests.projections import hoard
from tests.projections.tally import Tally
from tests.projections.test_exactly_once import assert_counted, working
from tests.projections.test_parking import Fussy
from tests.projections.world import Game, World, play_games

ALL = range(1_000)


class Counting(Decoder):
    """A decoder that counts what it decodes."""

    def __init__(self) -> None:
        super().__init__([hoard.title])
        self.decoded: Counter[tuple[int, int]] = Counter()

    def decode(self, entry: Recorded) -> Value:
        self.decoded[entry.partition, entry.position] += 1
        return super().decode(entry)


async def until_applied(world: World, *projections: Projection) -> None:
    """Waits for runners that are at work; does nothing itself."""
    names = [one.name for one in projections]
    async with asyncio.timeout(180):
        while any(one.lack for one in await generations.late(world.pool, names)):
            await asyncio.sleep(0.01)


async def positions(world: World, name: str) -> Sequence[int]:
    """How far the first generation of a projection is, in each partition."""
    return [one.position for one in await cursors.of_generation(world.pool, name, 1)]


async def prepared(world: World, *projections: Projection) -> Runner:
    """A runner of projections that have not begun."""
    runner = world.runner(*projections)
    for one in projections:
        await runner.prepare(one)
    return runner


async def test_all_read_models_decode_an_event_once(world: World) -> None:
    await play_games(world, 3)
    decoder = Counting()
    runner = world.runner(feed=Feed(pool=world.pool, decoder=decoder))
    await runner.settle()
    assert decoder.decoded.total() >= await world.count("events")
    by_tables = await world.pool.fetchval("SELECT count(*) FROM events WHERE kind LIKE 'table.%'")
    assert decoder.decoded.total() == await world.count("events") + by_tables
    assert await positions(world, "games") == await positions(world, "lineage")


async def test_those_at_other_places_are_given_what_they_have_not_seen(world: World) -> None:
    games = await play_games(world, 3)
    await world.settle(Tally())
    games += await play_games(world, 3, prefix="h")
    both = (Tally(), GamesProjection())
    await prepared(world, *both)
    lanes = [Lane(one, 1) for one in both]
    while await step_together(world.feed, lanes, ALL, limit=50):
        pass
    await assert_counted(world, games)
    assert await positions(world, "tally") == await positions(world, "games")


async def test_trouble_of_one_leaves_the_others_alone(world: World) -> None:
    """A table is missing for a while, and one event is more than another projection can bear."""
    fussy, history = Fussy(), HistoryProjection()
    await world.pool.execute("ALTER TABLE history_moves RENAME TO away")
    async with working(world.runner(fussy, GamesProjection(), history)):
        games = [await (await Game(world, f"g{n}").open()).finish() for n in (1, 2, 3)]
        await until_applied(world, fussy, GamesProjection())
        assert [(one.projection, one.game_id) for one in await parked(world.pool)] == [
            ("tally", "g2")
        ]
        assert await world.count("away") == 0
        await world.pool.execute("ALTER TABLE away RENAME TO history_moves")
        games.append(await (await Game(world, "g4").open()).finish())
        await until_applied(world, fussy, GamesProjection(), history)
    for game in games:
        listed = await game_list.of_id(world.pool, game.id)
        assert listed is not None
        assert listed.version == game.version
    assert await world.count("history_moves") == sum(game.ply for game in games)


async def test_a_parked_game_stays_parked_on_the_way_together(world: World) -> None:
    fussy = Fussy()
    game = await Game(world, "g2").open()
    await world.settle(fussy, GamesProjection())
    before = (await parked(world.pool))[0].waiting
    await game.play()
    other = await Game(world, "g3").open()
    runner = await prepared(world, fussy, GamesProjection())
    while await runner.advance_together(runner.projections):
        pass
    (one,) = await parked(world.pool)
    assert (one.attempts, one.waiting) == (1, before + 3)
    counted = dict(await world.pool.fetch("SELECT game_id, events FROM tally"))
    assert counted == {"g2": 4, "g3": other.version}


async def test_one_that_is_far_behind_keeps_nobody_waiting(world: World) -> None:
    """The others are given the new events while it has not had the old ones."""
    await play_games(world, 12)
    await world.settle(GamesProjection())
    runner = await prepared(world, Tally(), GamesProjection())
    game = await Game(world, "new").open()
    await runner.advance_together(runner.projections)
    assert await game_list.of_id(world.pool, game.id) is not None
    assert await world.count("tally") == 0
    await runner.settle()
    assert await world.pool.fetchval("SELECT sum(events) FROM tally") == await world.count("events")


async def test_a_gap_is_an_alarm_of_all_and_is_not_skipped(world: World) -> None:
    game = await Game(world, "g1").open()
    await world.pool.execute("DELETE FROM events WHERE game_id = 'g1' AND version = 3")
    runner = await prepared(world, *READ_MODELS)
    await runner.advance_together(runner.projections)
    for one in READ_MODELS:
        held = await cursors.of_generation(world.pool, one.name, 1)
        assert [(at.position, at.alarm) for at in held if at.position] == [
            (2, "position 3 is missing in the log, 4 follows")
        ]
    assert game.version > 3
