"""Receipts of appends: signed as they are committed, in the outcome and in the answer."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta, timezone

import msgspec
import pytest
import pytest_asyncio
from msgspec.structs import replace

from events.database import Pool
from events.keys import SigningKey
from events.log import Log
from events.outcome import Appended, Duplicate, VersionConflict
from events.receipts import Receipt, verified
from events.stored_responses import with_receipt
from tests.events.support import AT, fact, facts, response

KEY = SigningKey("kronika.test", bytes(32))
BODY = b'{"ply":1}'
LINKED = (replace(fact(), hash=b"#" * 32),)


@pytest_asyncio.fixture
async def signing(pool: Pool) -> AsyncIterator[Log]:
    """A log with a key."""
    async with await Log.open(pool, key=KEY) as log:
        yield log


def read(receipt: bytes | None) -> Receipt:
    """A receipt that says what was signed."""
    assert receipt is not None
    found = msgspec.json.decode(receipt, type=Receipt)
    assert verified(found, [KEY.public]) == KEY.public
    return found


async def test_a_receipt_says_where_the_game_is(signing: Log) -> None:
    first = [replace(one, hash=bytes([number] * 32)) for number, one in enumerate(facts(3))]
    outcome = await signing.append("g", 0, first, at=AT, receipted=True)
    assert isinstance(outcome, Appended)
    found = read(outcome.receipt)
    assert (found.game, found.version, found.ply) == ("g", 3, first[-1].ply)
    assert (found.head, found.at) == ("02" * 32, AT)


async def test_the_answer_is_kept_with_its_receipt(signing: Log) -> None:
    kept = replace(response("k"), body=BODY)
    outcome = await signing.append("g", 0, LINKED, at=AT, response=kept, receipted=True)
    assert isinstance(outcome, Appended)
    assert outcome.receipt is not None
    whole = with_receipt(BODY, outcome.receipt)
    assert msgspec.json.decode(whole)["ply"] == 1
    assert msgspec.convert(msgspec.json.decode(whole)["receipt"], Receipt) == read(outcome.receipt)
    again = await signing.append("g", 1, LINKED, at=AT, response=kept, receipted=True)
    assert again == Duplicate(request_hash=kept.request_hash, body=whole)


async def test_what_is_committed_together_is_signed_together(signing: Log) -> None:
    outcomes = await asyncio.gather(
        *(signing.append(f"g{number}", 0, LINKED, at=AT, receipted=True) for number in range(40)),
        *(signing.append(f"h{number}", 0, [fact()], at=AT) for number in range(40)),
    )
    done = [one for one in outcomes if isinstance(one, Appended)]
    assert len(done) == 80
    receipts = [read(one.receipt) for one in done[:40]]
    assert {one.game for one in receipts} == {f"g{number}" for number in range(40)}
    assert len({one.note for one in receipts}) < 40
    assert all(one.receipt is None for one in done[40:])


async def test_nothing_is_said_of_what_was_not_appended(signing: Log) -> None:
    await signing.append("g", 0, [fact()], at=AT)
    assert await signing.append("g", 0, LINKED, at=AT, receipted=True) == VersionConflict(1)


@pytest.mark.parametrize("together", [1, 2, 40])
async def test_a_receipt_is_made_again(signing: Log, together: int) -> None:
    """Byte by byte, from the log, the key, and the way from its leaf to the root."""
    kept = replace(response("k"), body=BODY)
    outcomes = await asyncio.gather(
        *(
            signing.append(
                f"g{number}",
                0,
                LINKED,
                at=AT,
                response=replace(kept, key=f"k{number}"),
                receipted=True,
            )
            for number in range(together)
        )
    )
    for number, outcome in enumerate(outcomes):
        assert isinstance(outcome, Appended)
        assert outcome.receipt is not None
        again = await signing.answered(kept.scope, f"k{number}", f"g{number}")
        assert again is not None
        assert again.body == with_receipt(BODY, outcome.receipt)
        assert read(outcome.receipt).game == f"g{number}"


async def test_after_a_change_of_the_key_the_new_one_signs(signing: Log, pool: Pool) -> None:
    kept = replace(response("k"), body=BODY)
    await signing.append("g", 0, LINKED, at=AT, response=kept, receipted=True)
    new = SigningKey("kronika.test", bytes(range(32)))
    async with await Log.open(pool, key=new) as log:
        again = await log.answered(kept.scope, kept.key, "g")
    assert again is not None
    receipt = msgspec.convert(msgspec.json.decode(again.body)["receipt"], Receipt)
    assert verified(receipt, [KEY.public, new.public]) == new.public
    assert (receipt.game, receipt.version, receipt.at) == ("g", 1, AT)


async def test_without_a_key_there_is_none(log: Log) -> None:
    with pytest.raises(ValueError, match="without a key"):
        await log.append("g", 0, LINKED, at=AT, receipted=True)
    assert await log.version("g") == 0


async def test_what_is_not_chained_gets_none(signing: Log) -> None:
    with pytest.raises(ValueError, match="chain the entries"):
        await signing.append("g", 0, [fact()], at=AT, receipted=True)


async def test_the_time_of_a_receipt_is_utc(signing: Log) -> None:
    there = AT.astimezone(timezone(timedelta(hours=2)))
    with pytest.raises(ValueError, match="UTC"):
        await signing.append("g", 0, LINKED, at=there, receipted=True)
