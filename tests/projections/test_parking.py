"""Poison: one bad event stops its own game, nothing else, and is healed after a fix."""

from collections.abc import Sequence

import pytest

from events.envelope import Entry
from projections import game_list
from projections.games import GamesProjection
from projections.lag import lag
from projections.parking import Parked, parked
from projections.projection import Happened, Target
from projections.retrying import retry_parked
from projections.steps import Feed
from referee.decoder import Decoder
from tests.projections.hoard import ShowCoin
from tests.projections.tally import Tally
from tests.projections.world import Game, World


class Fussy(Tally):
    """Cannot bear the game `g2` from version 5 on, until it is told that all is well."""

    def __init__(self, *, sql: bool = False) -> None:
        self.sql = sql
        self.well = False

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        for event in events:
            if event.recorded.game_id == "g2" and event.recorded.version >= 5 and not self.well:
                if self.sql:
                    await target.connection.execute("SELECT 1 / $1::int", 0)
                raise KeyError("version 5")
        await super().apply(target, events)


async def only(world: World) -> Parked:
    """The one parked game."""
    (one,) = await parked(world.pool)
    return one


@pytest.mark.parametrize("sql", [False, True])
async def test_a_bad_event_parks_its_game_and_no_other(world: World, sql: bool) -> None:
    fussy = Fussy(sql=sql)
    games = [await (await Game(world, f"g{n}").open()).finish() for n in (1, 2, 3)]
    await world.settle(fussy)
    one = await only(world)
    assert (one.game_id, one.version, one.attempts) == ("g2", 5, 1)
    assert one.waiting == games[1].version - 4
    assert ("division by zero" if sql else "version 5") in one.error
    counted = dict(await world.pool.fetch("SELECT game_id, events FROM tally"))
    assert counted == {"g1": games[0].version, "g2": 4, "g3": games[2].version}


async def test_later_events_wait_and_a_retry_applies_them_in_order(world: World) -> None:
    fussy = Fussy()
    game = await Game(world, "g2").open()
    await world.settle(fussy)
    before = (await only(world)).waiting
    await game.play()
    await world.settle(fussy)
    assert (await only(world)).waiting == before + 3
    assert await retry_parked(world.feed, fussy) == 0
    assert (await only(world)).attempts == 2
    fussy.well = True
    assert await retry_parked(world.feed, fussy, game_id="g2") == 1
    assert await parked(world.pool) == ()
    await game.finish()
    await world.settle(fussy)
    assert dict(await world.pool.fetch("SELECT game_id, events FROM tally")) == {"g2": game.version}


async def test_a_title_that_is_missing_parks_its_games_until_it_is_back(world: World) -> None:
    game = await (await Game(world, "g1").open()).finish()
    without = Feed(pool=world.pool, decoder=Decoder([]))
    await world.runner(GamesProjection(), feed=without).settle()
    one = await only(world)
    assert one.kind == "hoard.begun"
    assert "UnknownKindError" in one.error
    half = await game_list.of_id(world.pool, "g1")
    assert half is not None
    assert (half.status, half.version) == ("running", one.version - 1)
    assert await retry_parked(world.feed, GamesProjection()) == 1
    whole = await game_list.of_id(world.pool, "g1")
    assert whole is not None
    assert (whole.status, whole.version) == ("finished", game.version)


async def test_a_payload_that_does_not_fit_is_poison(world: World) -> None:
    game = await Game(world, "g1").open()
    bad = Entry(kind="hoard.coin-shown", payload=b'{"type":"hoard.coin-shown"}', ply=1)
    await world.append("g1", game.version, [bad, bad])
    await world.settle(Tally())
    one = await only(world)
    assert (one.version, one.waiting) == (game.version + 1, 2)
    assert "does not fit" in one.error
    (told,) = await lag(world.pool, ["tally"])
    assert (told.parked, told.events) == (1, 0)


async def test_a_missing_table_is_nobodys_poison(world: World) -> None:
    await world.pool.execute("ALTER TABLE tally RENAME TO away")
    game = await Game(world, "g1").open()
    runner = world.runner(Tally())
    with pytest.raises(Exception, match='relation "tally" does not exist'):
        await runner.settle()
    assert await parked(world.pool) == ()
    await world.pool.execute("ALTER TABLE away RENAME TO tally")
    await runner.settle()
    await game.play(ShowCoin())
    await runner.settle()
    assert await world.pool.fetchval("SELECT events FROM tally") == game.version


async def test_a_gap_in_the_log_is_an_alarm_and_is_not_skipped(world: World) -> None:
    game = await Game(world, "g1").open()
    other = await Game(world, "g2").open()
    await world.pool.execute("CREATE TABLE torn AS SELECT * FROM events WHERE version = 3")
    await world.pool.execute("DELETE FROM events WHERE game_id = 'g1' AND version = 3")
    runner = world.runner(Tally())
    for projection in runner.projections:
        await runner.prepare(projection)
        await runner.advance(projection)
    counted = dict(await world.pool.fetch("SELECT game_id, events FROM tally"))
    assert counted == {"g1": 2, "g2": other.version}
    (told,) = await lag(world.pool, ["tally"])
    assert told.events == game.version - 2
    assert told.seconds > 0
    assert "position 3 is missing" in told.alarms[0]
    await world.pool.execute("INSERT INTO events SELECT * FROM torn WHERE game_id = 'g1'")
    await world.settle(Tally())
    (told,) = await lag(world.pool, ["tally"])
    assert (told.events, told.seconds, told.alarms) == (0, 0.0, ())
