"""The outbox of webhooks: filled exactly once, whatever is rebuilt, parked or done twice."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import asyncpg
import pytest
from msgspec import Raw

from games.kernel.agenda import Agenda, Frame
from games.kernel.table.ending import SeatForfeited
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.kernel.table.pausing import Paused, Resumed
from projections import generations, seatings, visibility
from projections.notices import Notice, Watched, notices, watch
from projections.outbox import refill
from projections.projection import Happened
from projections.webhooks import WebhooksProjection
from tests.projections import hoard
from tests.projections.test_exactly_once import working
from tests.projections.world import QUICK, Game, World, play_games

ALL = ("game.started", "game.move", "game.turn", "game.ended", "game.event")
SMALL = type(QUICK)(batch=7, partitions=4, linger=0.002, poll=0.05, keep=0.0)


async def webhook(
    world: World,
    name: str,
    account: str,
    *,
    types: Sequence[str] = ALL,
    games: Sequence[str] | None = None,
) -> None:
    """A webhook that is told what happens from now on."""
    await world.pool.execute(
        "INSERT INTO webhooks (id, account_id, url, description, types, seated, secret, since)"
        " VALUES ($1, $2, 'https://example.org', '', $3, $4, '\\x00', (SELECT"
        " array_agg(position ORDER BY partition) FROM partition_heads))",
        name,
        account,
        list(types),
        games is None,
    )
    for game in games or ():
        await world.pool.execute("INSERT INTO webhook_choices VALUES ($1, $2)", name, game)


async def outbox(world: World, hook: str) -> list[asyncpg.Record]:
    return await world.pool.fetch(
        "SELECT * FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY game_id, version, number",
        hook,
    )


async def told(world: World, hook: str) -> Counter[str]:
    return Counter(row["type"] for row in await outbox(world, hook))


async def test_everything_is_told_once_and_in_order(world: World) -> None:
    await webhook(world, "w", "ada")
    await seatings.assign(world.pool, "g", 0, "ada")
    game = await (await Game(world, "g").open()).finish()
    await world.settle(WebhooksProjection())
    rows = await outbox(world, "w")
    events = await world.log.read("g")
    count = Counter(row["type"] for row in rows)
    assert count["game.event"] == len(events) == game.version
    assert count["game.move"] == game.ply
    assert (count["game.started"], count["game.ended"]) == (1, 1)
    assert [row["number"] for row in rows] == sorted(row["number"] for row in rows)
    assert len({row["id"] for row in rows}) == len(rows)
    actions = [event.version for event in events if event.is_action]
    assert [row["version"] for row in rows if row["type"] == "game.move"] == actions


async def test_a_seat_is_called_when_it_comes_to_be_awaited(world: World) -> None:
    """Reckoned again from the states of the game: once for each time that a turn begins."""
    for seat in (0, 1):
        await webhook(world, f"w{seat}", f"account{seat}", types=["game.turn"])
        await seatings.assign(world.pool, "g", seat, f"account{seat}")
    game = await Game(world, "g").open()
    began: dict[int, list[int]] = {0: [], 1: []}
    before: frozenset[int] = frozenset()
    while True:
        assert game.state is not None
        now = game.state.agenda.awaits()
        for seat in now - before:
            began[seat].append(game.version)
        before = now
        if not await game.play():
            break
    await world.settle(WebhooksProjection())
    for seat in (0, 1):
        rows = await outbox(world, f"w{seat}")
        assert [tuple(row["seats"]) for row in rows] == [(seat,)] * len(began[seat])
        events = await world.log.read("g")
        ply_of = {event.version: event.ply for event in events}
        last = {event.ply: event.version for event in events}
        called = [ply_of[row["version"]] for row in rows]
        assert called == [ply_of[version] for version in began[seat]]
        assert all(row["version"] <= last[ply_of[row["version"]]] for row in rows)
    assert began[0]
    assert began[1]


async def test_a_seat_is_called_again_when_the_game_goes_on(world: World) -> None:
    """Looked at event by event, so that what is kept between them tells as much."""
    await webhook(world, "w", "ada", types=["game.turn"])
    await seatings.assign(world.pool, "g", 0, "ada")
    game = await Game(world, "g").open()
    called = [game.version]
    for why in ("agreed", "dispute"):
        facts = world.decoder.facts([Paused(why=why)], ply=0)
        game.version = await world.append("g", game.version, facts)
        await world.settle(WebhooksProjection())
    for why in ("dispute", "agreed"):
        assert [row["version"] for row in await outbox(world, "w")] == called
        facts = world.decoder.facts([Resumed(why=why)], ply=0)
        game.version = await world.append("g", game.version, facts)
        await world.settle(WebhooksProjection())
    assert [row["version"] for row in await outbox(world, "w")] == [*called, game.version]


async def test_a_rebuild_tells_nothing_again(world: World) -> None:
    """Nor does the old generation beside the new one, nor after delivered rows were pruned."""
    await webhook(world, "w", "ada")
    for number in range(12):
        await seatings.assign(world.pool, f"g{number:04d}", number % 2, "ada")
        await seatings.assign(world.pool, f"h{number:04d}", number % 2, "ada")
    await play_games(world, 12)
    await world.settle(WebhooksProjection())
    first = await told(world, "w")
    await world.pool.execute("DELETE FROM webhook_deliveries WHERE number % 2 = 0")
    left = len(await outbox(world, "w"))
    await generations.rebuild(world.pool, "webhooks")
    runners = [world.runner(WebhooksProjection(), pace=SMALL) for _ in range(3)]
    async with working(*runners), asyncio.timeout(180):
        games = await play_games(world, 12, prefix="h")
        await world.settle(WebhooksProjection())
        while len(found := await generations.of_projection(world.pool, "webhooks")) > 1:
            await asyncio.sleep(0.01)
    assert [(one.generation, one.state) for one in found] == [(2, "serving")]
    rows = await outbox(world, "w")
    assert len([row for row in rows if row["game_id"].startswith("g")]) == left
    new = Counter(row["type"] for row in rows if row["game_id"].startswith("h"))
    assert new["game.event"] == sum(game.version for game in games)
    assert new["game.move"] == sum(game.ply for game in games)
    assert first["game.event"] > left / 4


async def test_what_happened_before_a_webhook_was_made_is_not_told(world: World) -> None:
    await seatings.assign(world.pool, "g", 0, "ada")
    game = await Game(world, "g").open()
    await webhook(world, "w", "ada", types=["game.event"])
    before = game.version
    await game.play()
    await world.settle(WebhooksProjection())
    versions = [row["version"] for row in await outbox(world, "w")]
    assert versions == list(range(before + 1, game.version + 1))


async def test_who_is_told(world: World) -> None:
    """Those who sit there, and those who chose a game that they may see."""
    for game, shown in (("open", "public"), ("quiet", "unlisted"), ("shut", "private")):
        await visibility.show(world.pool, game, shown)
        await seatings.assign(world.pool, game, 0, "ada")
    games = ["open", "quiet", "shut"]
    await webhook(world, "sits", "ada", types=["game.started"])
    await webhook(world, "stranger", "bob", types=["game.started"])
    await webhook(world, "chose", "bob", types=["game.started"], games=games)
    await webhook(world, "one", "ada", types=["game.started"], games=["shut"])
    await webhook(world, "off", "ada", types=["game.started"])
    await world.pool.execute("UPDATE webhooks SET enabled = false WHERE id = 'off'")
    for name in games:
        await Game(world, name).open()
    await world.settle(WebhooksProjection())

    async def told_of(hook: str) -> list[str]:
        return [row["game_id"] for row in await outbox(world, hook)]

    assert await told_of("sits") == games
    assert await told_of("stranger") == []
    assert await told_of("chose") == ["open", "quiet"]
    assert await told_of("one") == ["shut"]
    assert await told_of("off") == []


async def test_a_parked_game_is_told_when_it_heals(world: World, dsn: str) -> None:
    await webhook(world, "w", "ada", types=["game.move"])
    for name in ("a", "b"):
        await seatings.assign(world.pool, name, 0, "ada")
    ill = await Game(world, "a").open()
    well = await Game(world, "b").open()
    await world.settle(WebhooksProjection())
    await world.pool.execute(
        "ALTER TABLE webhook_deliveries ADD CONSTRAINT ill CHECK (game_id <> 'a')"
    )
    for _ in range(3):
        await ill.play()
        await well.play()
    await world.settle(WebhooksProjection())
    assert {row["game_id"] for row in await outbox(world, "w")} == {"b"}
    await world.pool.execute("ALTER TABLE webhook_deliveries DROP CONSTRAINT ill")
    async with working(world.runner(WebhooksProjection())), asyncio.timeout(180):
        while len(await outbox(world, "w")) < 6:
            await asyncio.sleep(0.02)
        await ill.play()
        while len(await outbox(world, "w")) < 7:
            await asyncio.sleep(0.02)
    plies = Counter(row["game_id"] for row in await outbox(world, "w"))
    assert plies == {"a": 4, "b": 3}


async def test_told_again_it_is_the_same_delivery(world: World) -> None:
    await webhook(world, "w", "ada", types=["game.move"])
    await seatings.assign(world.pool, "g", 0, "ada")
    await (await Game(world, "g").open()).finish()
    await world.settle(WebhooksProjection())
    before = await outbox(world, "w")
    await world.pool.execute("UPDATE webhook_deliveries SET status = 'delivered', attempts = 3")
    await world.pool.execute("DELETE FROM webhook_deliveries WHERE number % 2 = 0")
    found = [
        Notice(game_id="g", version=row["version"], partition=0, position=0, type="game.move")
        for row in before
    ]
    assert await refill(world.pool, "w", found) == len(before)
    after = await outbox(world, "w")
    assert {row["id"] for row in after} == {row["id"] for row in before}
    assert {(row["status"], row["attempts"]) for row in after} == {("pending", 0)}


@pytest.mark.parametrize(
    ("fact", "called"),
    [
        (SeatTaken(seat=1, by="bot", bot="random"), set()),
        (SeatForfeited(seat=1, why="resigned", stand_in="random"), set()),
        (SeatTaken(seat=1, by="person"), {1}),
        (GameStarted(), {1}),
        (GameOpened(title="hoard", ruleset="hoard/1", seats=2, options=Raw(b"{}")), {1}),
    ],
    ids=["a bot", "a stand-in", "a person", "nothing", "the opening"],
)
async def test_bots_are_not_called(world: World, fact: object, called: set[int]) -> None:
    """A seat that a bot plays, or has come to play, is nobody's to be called for."""
    await Game(world, "g").open()
    recorded = (await world.log.read("g", limit=1))[0]
    frame = Frame(id=1, seat=1, step=None)
    changed = hoard.AgendaChanged(closed=(), opened=(frame,))
    game = watch(Watched(game_id="g"), Happened(recorded, fact))
    after = watch(game, Happened(recorded, changed))
    seats = [one.seats for one in notices(game, after, Happened(recorded, changed)) if one.seats]
    assert {seat for found in seats for seat in found} == called
    assert after.agenda == Agenda((frame,), 2)
