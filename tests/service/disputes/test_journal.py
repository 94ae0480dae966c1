"""The journal itself: full, broken and closed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any

import asyncpg
import pytest
import pytest_asyncio
from msgspec import Raw
from msgspec.structs import replace

from service.composition import prepare
from service.identity.ids import random_id
from service.process.metrics import Metrics
from service.refusals import journal as module
from service.refusals import store
from service.refusals.journal import Journal, JournalBounds
from service.refusals.refusal import Refusal, stored_body

Make = Callable[..., Refusal]


def refusal(**members: Any) -> Refusal:
    body, body_hash = stored_body(b"{}")
    one = Refusal(
        id=random_id("ref"),
        game_id="gam_x",
        seat=0,
        account=None,
        decision=None,
        body=body,
        body_hash=body_hash,
        problem=Raw(b"{}"),
        rule=None,
        ruleset="tzolkin/1",
        version=1,
        ply=0,
        head=b"",
        request="r",
        at=datetime.now(UTC),
    )
    return replace(one, **members)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How slow the machine is, is another question."""
    monkeypatch.setattr(module, "PATIENCE", 180.0)


@pytest_asyncio.fixture
async def pool(empty_dsn: str) -> AsyncIterator[asyncpg.Pool]:
    async with asyncpg.create_pool(empty_dsn, min_size=1, max_size=3) as made:
        await prepare(made, 4)
        yield made


def journal(pool: asyncpg.Pool, **kept: int) -> tuple[Journal, Metrics]:
    metrics = Metrics()
    return Journal(
        pool, metrics, JournalBounds(**{"per_seat": 5, "per_account": 8, **kept})
    ), metrics


async def ids(pool: asyncpg.Pool) -> list[str]:
    return [row["id"] for row in await pool.fetch("SELECT id FROM refusals ORDER BY number")]


async def test_many_at_once_are_written_together(pool: asyncpg.Pool) -> None:
    kept, _ = journal(pool, per_seat=1000)
    work = asyncio.create_task(kept.run())
    made = [refusal() for _ in range(300)]
    assert all(await asyncio.gather(*(kept.record(one) for one in made)))
    assert await ids(pool) == [one.id for one in made]
    work.cancel()


async def test_one_that_can_never_be_written_stops_no_other(pool: asyncpg.Pool) -> None:
    kept, metrics = journal(pool, per_seat=1000)
    made = [refusal(), refusal(problem=Raw(b"{")), refusal(), refusal()]
    waiting = [asyncio.create_task(kept.record(one)) for one in made]
    await asyncio.sleep(0)
    work = asyncio.create_task(kept.run())
    assert await asyncio.gather(*waiting) == [True, False, True, True]
    assert await ids(pool) == [made[0].id, made[2].id, made[3].id]
    assert b'kronika_journaled_refusals_total{outcome="kept"} 3.0' in metrics.rendered()
    work.cancel()


async def test_when_too_many_wait_the_next_are_not_taken(pool: asyncpg.Pool) -> None:
    kept, metrics = journal(pool)
    waiting = [asyncio.create_task(kept.record(refusal())) for _ in range(module.CAPACITY)]
    await asyncio.sleep(0)
    assert not await kept.record(refusal())
    assert b'outcome="lost"} 1.0' in metrics.rendered()
    await kept.close()
    assert all(await asyncio.gather(*waiting))


async def test_what_waits_is_written_when_the_process_ends(pool: asyncpg.Pool) -> None:
    kept, _ = journal(pool)
    made = [refusal() for _ in range(3)]
    waiting = [asyncio.create_task(kept.record(one)) for one in made]
    await asyncio.sleep(0)
    await kept.close()
    assert await asyncio.gather(*waiting) == [True] * 3
    assert await ids(pool) == [one.id for one in made]


async def test_the_last_ones_are_kept_and_those_in_dispute(pool: asyncpg.Pool) -> None:
    await pool.execute("INSERT INTO accounts (id, name, look) VALUES ('acc_x', 'x', 'x')")
    kept, _ = journal(pool)
    made = [refusal(account="acc_x", game_id=f"gam_{n % 2}", seat=n % 2) for n in range(14)]
    await store.insert(pool, made)
    await store.hold(pool, "gam_0", made[0].id)
    waiting = asyncio.create_task(kept.record(last := refusal(account="acc_x", game_id="gam_0")))
    await asyncio.sleep(0)
    await kept.close()
    assert await waiting
    left = await ids(pool)
    assert made[0].id in left
    assert last.id in left
    assert len(left) == 9  # eight of the account, and the one in dispute
    page = await store.page(pool, "gam_0", None)
    assert len([one for one in page.items if one.id != made[0].id]) <= 5


async def test_who_is_gone_is_not_named(pool: asyncpg.Pool) -> None:
    await store.insert(pool, [one := refusal(account="acc_gone")])
    found = await store.of_id(pool, "gam_x", one.id)
    assert found is not None
    assert found == replace(one, account=None)
