"""Who is about to sit down: claims that come late, are taken over or end in nothing, and seats
that are kept for somebody at the same moment."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from events.outcome import Appended, Duplicate
from games.kernel.table.opening import SeatTaken
from projections import seatings
from projections.database import Pool
from service.accounts import accounts
from service.composition import Features
from service.lobby.claims import Claim, Claims
from service.lobby.opening import Opening
from service.lobby.schemas.games import SeatWanted
from service.play.append import bound
from service.play.game_cache import LiveGame
from tests.service.problems import problem
from tests.service.table.held import Gate, Processes, Request, overtaken
from tests.service.table.operations import Scene, alone
from tests.service.table.storm import REGISTRY, pair


@pytest.fixture
def scene(processes: Processes) -> Iterator[Scene]:
    """Ada sits alone at a table for four."""
    made = Scene(processes)
    alone(made)
    yield made
    made.close()


def _joins(scene: Scene, name: str) -> Request:
    return scene.ask(name, "/join", {"seat": 1})


def _keeps(scene: Scene) -> Request:
    """Ada keeps seat 1 for Bob."""
    return scene.ask("ada", "/invitations", {"account": scene["bob"].name, "seat": 1})


async def _on_seat_1(scene: Scene, processes: Processes) -> str:
    """Who sits there, as both processes show it."""
    path = f"/v1/games/{scene.game}"
    one, two = [
        (await Request(scene.judge, "GET", path).sent(url)).json()["seats"][1]
        for url in (processes.one, processes.two)
    ]
    assert one == two
    return str(one["account"]["name"])


async def test_who_comes_late_takes_no_seat_from_who_has_sat_for_long(
    scene: Scene, processes: Processes
) -> None:
    await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.one)
    async with processes.held(Gate.DECISION) as holding:
        late = asyncio.ensure_future(_joins(scene, "carol").sent(processes.one))
        assert await holding.until_waiting(late)
        assert (await _joins(scene, "bob").sent(processes.two)).is_success
        await processes.age(scene.game)
        await holding.open()
        problem(await late, "seat-taken")
    assert await _on_seat_1(scene, processes) == scene["bob"].name


async def test_a_stale_claim_is_taken_over_and_its_own_append_does_not_happen(
    scene: Scene, processes: Processes
) -> None:
    await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.one)
    async with processes.held(Gate.APPEND) as holding:
        late = asyncio.ensure_future(_joins(scene, "carol").sent(processes.one))
        assert await holding.until_waiting(late)
        problem(await _joins(scene, "bob").sent(processes.two), "seat-taken")
        await processes.age(scene.game)
        assert (await _joins(scene, "bob").sent(processes.two)).is_success
        await holding.open()
        problem(await late, "seat-taken")
    assert await _on_seat_1(scene, processes) == scene["bob"].name


async def test_a_join_that_the_end_of_the_table_overtakes_leaves_nothing(
    scene: Scene, processes: Processes
) -> None:
    abandons = scene.ask("ada", "/abandon", {})
    late, quick, held = await overtaken(
        processes, Gate.APPEND, _joins(scene, "bob"), abandons, scene.game
    )
    assert held
    assert quick.is_success
    problem(late, "game-not-open")
    assert 1 not in await processes.seated(scene.game)


async def test_a_seat_that_was_kept_meanwhile_is_not_taken(
    scene: Scene, processes: Processes
) -> None:
    late, quick, held = await overtaken(
        processes, Gate.DECISION, _joins(scene, "carol"), _keeps(scene), scene.game
    )
    assert held
    assert quick.status_code == 201
    problem(late, "seat-taken")
    assert 1 not in await processes.seated(scene.game)
    assert (await _joins(scene, "bob").sent(processes.one)).is_success


async def test_a_seat_that_somebody_is_taking_is_not_kept(
    scene: Scene, processes: Processes
) -> None:
    late, quick, held = await overtaken(
        processes, Gate.APPEND, _joins(scene, "carol"), _keeps(scene), scene.game
    )
    assert held
    problem(quick, "seat-taken")
    assert late.is_success
    assert await _on_seat_1(scene, processes) == scene["carol"].name


async def test_who_sits_down_waits_for_an_invitation_that_is_being_noted(
    scene: Scene, processes: Processes
) -> None:
    keeps, joins = _keeps(scene), _joins(scene, "carol")
    await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.one)
    async with processes.held(Gate.DECISION) as holding:
        keeping = asyncio.ensure_future(keeps.sent(processes.one))
        assert await holding.until_waiting(keeping)
        sitting = asyncio.ensure_future(joins.sent(processes.two))
        assert await holding.until_in_line(sitting, 2)
        await holding.open()
        assert (await keeping).status_code == 201
        problem(await sitting, "seat-taken")


async def test_an_append_whose_claim_was_taken_over_is_too_late(
    postgres_dsn: str, redis_url: str
) -> None:
    """Although nothing has happened in the game since it was decided on."""
    async with pair(postgres_dsn, redis_url) as (one, _):
        base, writer = one.base, one.play.writer
        ada, bob, carol = [await _account(base.pool, name) for name in ("ada", "bob", "carol")]
        basis = (await _opened(one, ada)).basis
        late = await Claims(base.pool, base.log).take(basis, 1, carol)
        assert isinstance(late, Claim)
        assert await Claims(base.pool, base.log).take(basis, 1, bob) == "taken"
        quick = await Claims(base.pool, base.log, stale=0.0).take(basis, 1, bob)
        assert isinstance(quick, Claim)
        taken = base.decoder.facts([SeatTaken(seat=1, by="person")], ply=0)
        new = bound(basis, taken, datetime.now(UTC))
        assert isinstance(await writer.append(new, response=late.response), Duplicate)
        assert isinstance(await writer.append(new, response=quick.response), Appended)
        again = Claims(base.pool, base.log, stale=0.0)
        assert await again.take(basis, 1, carol) == "changed", "bob sits there now"
        assert (await seatings.of_game(base.pool, basis.id))[1] == bob


async def test_an_append_whose_claim_was_reclaimed_is_too_late(
    postgres_dsn: str, redis_url: str
) -> None:
    """Although nothing has happened in the game since it was decided on, and nobody sits there."""
    async with pair(postgres_dsn, redis_url) as (one, _):
        base, writer = one.base, one.play.writer
        ada, bob = [await _account(base.pool, name) for name in ("ada", "bob")]
        basis = (await _opened(one, ada)).basis
        late = await Claims(base.pool, base.log).take(basis, 1, bob)
        assert isinstance(late, Claim)
        for stale, left in ((60.0, {0: ada, 1: bob}), (0.0, {0: ada})):
            async with base.pool.acquire() as connection, connection.transaction():
                assert await Claims(base.pool, base.log, stale).reclaim(connection, basis, 1)
            assert await seatings.of_game(base.pool, basis.id) == left
        taken = base.decoder.facts([SeatTaken(seat=1, by="person")], ply=0)
        new = bound(basis, taken, datetime.now(UTC))
        assert isinstance(await writer.append(new, response=late.response), Duplicate)


async def _account(pool: Pool, name: str) -> str:
    made = await accounts.create(pool, name)
    assert made is not None
    return made.id


async def _opened(process: Features, account: str) -> LiveGame:
    """A table for three at which an account sits."""
    title = REGISTRY.get("lanterns")
    assert title is not None
    games: list[LiveGame] = []
    opening = Opening(
        account=account,
        title=title,
        ruleset=title.meta.ruleset,
        options=title.types.options(),
        seats=(SeatWanted(kind="me"), SeatWanted(kind="open"), SeatWanted(kind="open")),
        visibility="public",
    )

    async def show(game: LiveGame) -> bytes:
        games.append(game)
        return b"{}"

    await process.lobby.opener.open(opening, None, show)
    return games[0]
