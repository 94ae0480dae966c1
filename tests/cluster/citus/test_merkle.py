"""The Merkle log of a partition whose events and subtrees are on a worker."""

from pathlib import Path

import asyncpg
import pytest

from events import merkle, merkle_roots
from events.database import Pool
from events.keys import SigningKey
from events.log import Log
from events.merkle_log import MerkleLog
from events.merkle_roots import Top
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import ConsistencyGuard, LogIdentity
from service.audit.promises import PromiseFile
from tests.audit.test_merkle_log import EVENTS, HASHES, LINKS, SIZE, fill, in_memory

pytestmark = pytest.mark.citus
PARTITION = 5


async def test_roots_and_proofs(pool: Pool, dsn: str) -> None:
    """The first time subtrees are worked out and kept, the second time they are read."""
    connection = await asyncpg.connect(dsn)
    await fill(connection, PARTITION, 0, EVENTS)
    await connection.close()
    whole = Top(SIZE, merkle.root(HASHES))
    for _ in range(2):
        assert await merkle_roots.roots(pool, {PARTITION: EVENTS}) == {PARTITION: whole}
    log = MerkleLog(pool, PARTITION)
    assert await log.links(EVENTS) == SIZE
    for index, size in ((0, SIZE), (5000, SIZE), (255, 4097)):
        assert await log.inclusion(index, size) == in_memory(merkle.inclusion_ranges(index, size))
    assert await log.consistency(4097, SIZE) == in_memory(merkle.consistency_ranges(4097, SIZE))


async def test_every_partition_is_signed(pool: Pool, dsn: str, log: Log, tmp_path: Path) -> None:
    """One by one, so that a worker that is away stops only its own."""
    connection = await asyncpg.connect(dsn)
    for partition in range(8):
        await fill(connection, partition, 0, 60)
    await connection.execute("UPDATE partition_heads SET position = 60 WHERE partition < 8")
    await connection.close()
    identity = LogIdentity(key=SigningKey.generate("log.example"), partitions=log.partitions)
    guard = ConsistencyGuard(PromiseFile(tmp_path / "promises"), identity)
    checkpointer = Checkpointer(pool, log, guard, pause=60)
    await checkpointer.register()
    for _ in range(2):
        await checkpointer.sign_all()
    size = sum(position <= 60 for position in LINKS)
    signed = await checkpointer.signed.latest()
    assert signed is not None
    assert signed.size == 8
    tree, top = checkpointer.tree(1), merkle.root(HASHES[:size])
    texts = [tree.checkpoint(number, size, top).text.encode() for number in range(8)]
    assert await tree.entries(0, 8) == texts
