"""Two processes, one table: games that went back again and again, rematches asked for at once."""

import asyncio

from games.kernel.table.disputing import DisputeOpened
from games.kernel.table.state import TableFact
from service.composition import Features
from service.lobby import invitations
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from tests.service.table.storm import Set, Table, known, pair

TIMES = 40


async def test_a_game_that_went_back_from_every_branch_is_found_without_a_snapshot(
    postgres_dsn: str, redis_url: str
) -> None:
    """Each time it goes back to a move that was made since the last time."""
    async with pair(postgres_dsn, redis_url, interval=1_000_000) as (one, two):
        table = await Table.laid((one, two), Set(title="tzolkin", persons=2), "every branch")
        for _ in range(TIMES):
            await table.move(one)
            game = await one.play.games.fresh(table.id)
            assert game is not None
            to = game.position.ply
            await table.move(one)
            await _back(one, game, to)
        mine, _ = await table.settled()
        assert len(mine.position.seen.rewinds) == TIMES
        two.play.games.drop(table.id)
        again = await two.play.games.fresh(table.id)
        assert again is not None
        assert known(again.position) == known(mine.position)
        await table.check()


async def test_what_happens_at_the_table_after_a_rewind_is_no_past_of_that_ply(
    postgres_dsn: str, redis_url: str
) -> None:
    """On the way to a later ply, every ply is remembered as it was before the game went back."""
    async with pair(postgres_dsn, redis_url, interval=1_000_000) as (one, two):
        table = await Table.laid((one, two), Set(title="tzolkin", persons=2), "after a rewind")
        for _ in range(3):
            await table.move(one)
        game = await one.play.games.fresh(table.id)
        assert game is not None
        before = game.position
        await _back(one, game, 1)
        await _complain(one, game)
        await table.move(one)
        after = game.position
        await table.move(one)
        assert (before.ply, after.ply, game.position.ply) == (3, 4, 5)
        for ply, expected in ((4, after), (3, before)):
            found = await two.play.past.at(game.basis, ply)
            assert (found.ply, found.state) == (ply, expected.state)


async def _complain(resources: Features, game: LiveGame) -> None:
    """Someone complains after the game has gone back."""

    async def decide(_: DecisionBasis) -> tuple[TableFact, ...]:
        return (DisputeOpened(dispute=1, seat=0, complaint="ab" * 32, ply=1),)

    await resources.table.recorder.record(game, decide)


async def _back(resources: Features, game: LiveGame, to: int) -> None:
    async def decide(basis: DecisionBasis) -> tuple[TableFact, ...]:
        return (await resources.table.recorder.rewinding(basis, to, "ruling"),)

    await resources.table.recorder.record(game, decide)


async def test_a_rematch_that_both_ask_for_at_once_is_one(
    postgres_dsn: str, redis_url: str
) -> None:
    async with pair(postgres_dsn, redis_url) as both:
        for number in range(8):
            table = await Table.laid(both, Set(title="lanterns", persons=2), f"rematch {number}")
            game, _ = await table.settled()
            await both[0].table.leaving.resign(game, Actor(table.people[0]))
            await table.settled()
            found = await asyncio.gather(
                *(
                    _again(resources, table, who)
                    for resources, who in zip(both, table.people, strict=True)
                )
            )
            assert len({one.id for one in found}) == 1
            rematch = await both[0].play.games.fresh(found[0].id)
            assert rematch is not None
            assert rematch.position.status == "running"
            for who in table.people:
                assert await invitations.of_account(both[0].base.pool, who) == ()


async def _again(resources: Features, table: Table, who: str) -> LiveGame:
    game = await resources.play.games.fresh(table.id)
    assert game is not None

    async def show(opened: LiveGame) -> bytes:
        return b'{"id":"' + opened.id.encode() + b'"}'

    return await resources.table.rematches.again(game, who, show)
