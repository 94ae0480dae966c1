"""Checkpoints of logs with and without links, on a database, as they grow."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from events import checkpoints, merkle
from events.checkpoints import Checkpoint
from events.database import Pool
from events.exports import Inclusion
from events.keys import SigningKey
from events.leaves import leaf_hash
from events.log import Log
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import ConsistencyGuard, LogIdentity
from service.audit.promises import PromiseFile
from tests.events.support import AT, facts

KEY = SigningKey("kronika.test", bytes(32))


@pytest.fixture
def checkpointer(pool: Pool, log: Log, tmp_path: Path) -> Checkpointer:
    identity = LogIdentity(key=KEY, partitions=log.partitions)
    guard = ConsistencyGuard(PromiseFile(tmp_path / "promises"), identity)
    return Checkpointer(pool, log, guard, pause=1.0)


async def record(log: Log, version: int, *counts: int, game: str = "g") -> None:
    """Appends links of so many events each, the last of which has the hash `link`."""
    for count in counts:
        *others, last = facts(count)
        version += count
        entries = [*others, replace(last, hash=link(version))]
        await log.append(game, version - count, entries, at=AT)


def link(version: int) -> bytes:
    """The hash of the link that ends with this version, in these tests."""
    return version.to_bytes(32)


async def latest(checkpointer: Checkpointer) -> Checkpoint:
    """The checkpoint of the one log that has one."""
    (signed,) = await checkpointer.latest()
    found, _ = checkpoints.read(signed.note, [KEY.public])
    assert found.size == signed.size
    return found


def signed_by(inclusion: Inclusion) -> Checkpoint:
    return checkpoints.read(inclusion.checkpoint, [KEY.public])[0]


def included(inclusion: Inclusion, hash_: bytes) -> bool:
    """Whether the proof proves what it says of this link."""
    signed = signed_by(inclusion)
    path = [bytes.fromhex(one) for one in inclusion.path]
    leaf = leaf_hash("g", int.from_bytes(hash_), hash_)
    return merkle.is_included(leaf, inclusion.index, signed.size, path, signed.root)


def root(versions: Sequence[int]) -> bytes:
    return merkle.root([leaf_hash("g", version, link(version)) for version in versions])


async def test_links_are_counted_not_events(log: Log, checkpointer: Checkpointer) -> None:
    await record(log, 0, 3, 1, 4)
    await checkpointer.sign_all()
    found = await latest(checkpointer)
    assert (found.size, found.root) == (3, root([3, 4, 8]))
    assert await checkpointer.links(log.partition("g")) == 3


async def test_a_checkpoint_from_before_stays_good_as_the_log_grows(
    log: Log, checkpointer: Checkpointer
) -> None:
    await record(log, 0, *[2] * 70)
    await checkpointer.sign_all()
    before = await latest(checkpointer)
    proof = await checkpointer.inclusion("g", 2)
    await record(log, 140, *[3] * 200)
    await checkpointer.sign_all()
    now = await latest(checkpointer)
    assert (before.size, now.size) == (70, 270)
    steps = await checkpointer.consistency(log.partition("g"), 70, 270)
    assert merkle.is_consistent(70, 270, before.root, now.root, steps)
    assert await checkpointer.inclusion("g", 2) == proof
    assert included(proof, link(2))
    for version, index in ((128, 63), (130, 64), (140, 69), (143, 70), (740, 269)):
        proof = await checkpointer.inclusion("g", version)
        assert (proof.index, signed_by(proof).size) == (index, 70 if index < 70 else 270)
        assert included(proof, link(version))


async def test_an_event_is_proved_by_its_link(log: Log, checkpointer: Checkpointer) -> None:
    """There is no checkpoint yet; one is signed for it."""
    await record(log, 0, 3, 2)
    for version, index in ((1, 0), (3, 0), (4, 1), (5, 1)):
        proof = await checkpointer.inclusion("g", version)
        assert proof.index == index
        assert included(proof, link((3, 5)[index]))
    assert (await latest(checkpointer)).size == 2


async def test_an_event_of_no_link_cannot_be_proved(log: Log, checkpointer: Checkpointer) -> None:
    await record(log, 0, 1)
    await log.append("g", 1, facts(2), at=AT)
    assert (await checkpointer.inclusion("g", 1)).index == 0
    with pytest.raises(LookupError, match="version 2 of g is in no link"):
        await checkpointer.inclusion("g", 2)


async def test_a_log_without_a_new_link_has_no_new_checkpoint(
    pool: Pool, log: Log, checkpointer: Checkpointer
) -> None:
    """The one it has covers what came since; it is looked at once."""
    await log.append("g", 0, facts(2), at=AT)
    await checkpointer.sign_all()
    assert await checkpointer.latest() == ()
    await record(log, 2, 2)
    await checkpointer.sign_all()
    (first,) = await checkpointer.latest()
    await log.append("g", 4, facts(3), at=AT)
    await checkpointer.sign_all()
    assert await checkpointer.latest() == (first,)
    assert await pool.fetchval("SELECT position FROM checkpoints") == 7
    await record(log, 7, 1)
    await checkpointer.sign_all()
    assert (await latest(checkpointer)).root == root([4, 8])
