"""Checkpoints of the root log, whose leaves are the logs of partitions as they grow, on a
database."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from events import checkpoints, link_proofs, merkle, root_log
from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosignatures, cosigned
from events.database import Pool
from events.keys import SigningKey
from events.leaves import entry, leaf_hash
from events.link_proofs import LinkProof
from events.log import Log
from events.ml_dsa import MlDsaSigningKey
from events.notes import signatures_of
from events.policies import Policy
from events.root_log import LostLeavesError, RootTree
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import BrokenPromiseError, ConsistencyGuard, LogIdentity
from service.audit.epochs import Loss, begin
from service.audit.link_proofs import LinkProofs
from service.audit.promises import PromiseFile
from service.audit.tiles import Tiles, wanted
from service.play.dating import Dating
from tests.audit.test_cosignatures import NOON
from tests.events.support import AT, facts

KEY = SigningKey("kronika.test", bytes(32))
ADA = SigningKey("witness.test", bytes(range(32)))
BOB = SigningKey("bob.test", bytes(range(1, 33)))


def checkpointer_of(pool: Pool, log: Log, folder: Path) -> Checkpointer:
    identity = LogIdentity(key=KEY, partitions=log.partitions)
    guard = ConsistencyGuard(PromiseFile(folder / "promises"), identity)
    return Checkpointer(pool, log, guard, pause=1.0)


@pytest.fixture
def checkpointer(pool: Pool, log: Log, tmp_path: Path) -> Checkpointer:
    return checkpointer_of(pool, log, tmp_path)


@pytest.fixture
def proofs(pool: Pool, log: Log, checkpointer: Checkpointer) -> LinkProofs:
    return LinkProofs(log, checkpointer, policy("any"))


def policy(how_many: str) -> Policy:
    """Two witnesses, so many of which are the quorum."""
    ada, bob = WitnessKey.of(ADA), WitnessKey.of(BOB)
    return Policy.parse(
        f"witness ada {ada}\nwitness bob {bob}\ngroup both {how_many} ada bob\nquorum both\n"
    )


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


async def root(checkpointer: Checkpointer) -> Checkpoint:
    """The last checkpoint of the root log."""
    signed = await checkpointer.signed.latest()
    assert signed is not None
    found, log, signer = checkpoints.read_root(signed.note, [KEY.public])
    assert (found.size, log.epoch, signer) == (signed.size, signed.epoch, KEY.public)
    return found


async def latest(checkpointer: Checkpointer, log: Log, game: str = "g") -> Checkpoint:
    """The last checkpoint of the log that a game is in."""
    found = await checkpointer.of_partition(log.partition(game))
    assert found is not None
    return found


def included(proof: LinkProof, version: int) -> bool:
    """Whether the file proves what it says of this link."""
    found = link_proofs.parse(proof.text)
    signed, _, _ = checkpoints.read_root(found.note, [KEY.public])
    return found == proof and found.proves(entry("g", version, link(version)), signed)


def top(versions: Sequence[int]) -> bytes:
    return merkle.root([leaf_hash("g", version, link(version)) for version in versions])


async def test_links_are_counted_not_events(log: Log, checkpointer: Checkpointer) -> None:
    await record(log, 0, 3, 1, 4)
    await checkpointer.sign_all()
    found = await latest(checkpointer, log)
    assert (found.size, found.root) == (3, top([3, 4, 8]))
    assert found.origin == f"kronika.test/log/{log.partitions}/{log.partition('g')}"
    assert (await root(checkpointer)).root == merkle.root([merkle.leaf_hash(found.text.encode())])


async def test_both_keys_sign_the_root_log(log: Log, checkpointer: Checkpointer) -> None:
    await record(log, 0, 1)
    await checkpointer.sign_all()
    signed = await checkpointer.signed.latest()
    assert signed is not None
    own = WitnessKey.of(MlDsaSigningKey.of(KEY))
    assert [one.witness for one in cosignatures(signed.note, [own])] == [own]


async def test_partitions_that_have_grown_add_leaves_in_their_order(
    log: Log, checkpointer: Checkpointer
) -> None:
    games = {log.partition(game): game for game in ("g", *map(str, range(99)))}
    for game in games.values():
        await record(log, 0, 1, game=game)
    await checkpointer.sign_all()
    tree = checkpointer.tree(1)
    first = [checkpoints.entry_of(one.decode()).origin for one in await tree.entries(0, len(games))]
    assert first == [checkpointer.origin(one, 1) for one in sorted(games)]
    some = sorted(games)[::3]
    for one in reversed(some):
        await record(log, 1, 1, game=games[one])
    await checkpointer.sign_all()
    size = (await root(checkpointer)).size
    assert size == len(games) + len(some)
    again = [checkpoints.entry_of(one.decode()) for one in await tree.entries(len(games), size)]
    assert [one.origin for one in again] == [checkpointer.origin(one, 1) for one in some]
    await checkpointer.sign_all()
    assert (await root(checkpointer)).size == size


async def test_a_proof_from_before_stays_good_as_the_log_grows(
    log: Log, checkpointer: Checkpointer, proofs: LinkProofs
) -> None:
    await record(log, 0, *[2] * 70)
    await checkpointer.sign_all()
    before = await root(checkpointer)
    proof = await proofs.inclusion("g", 2)
    await record(log, 140, *[3] * 200)
    await checkpointer.sign_all()
    now = await root(checkpointer)
    assert (before.size, now.size) == (1, 2)
    steps = await checkpointer.consistency(1, 1, 2)
    assert merkle.is_consistent(1, 2, before.root, now.root, steps)
    assert await proofs.inclusion("g", 2) == proof
    assert included(proof, 2)
    for version, index in ((128, 63), (130, 64), (140, 69), (143, 70), (740, 269)):
        proof = await proofs.inclusion("g", version)
        assert (proof.index, proof.partition.size) == (index, 70 if index < 70 else 270)
        assert included(proof, version)


async def test_an_event_is_proved_by_its_link(
    log: Log, checkpointer: Checkpointer, proofs: LinkProofs
) -> None:
    """There is no checkpoint yet; one is signed for it."""
    await record(log, 0, 3, 2)
    for version, index in ((1, 0), (3, 0), (4, 1), (5, 1)):
        proof = await proofs.inclusion("g", version)
        assert proof.index == index
        assert included(proof, (3, 5)[index])
    assert (await root(checkpointer)).size == 1


async def test_an_event_of_no_link_cannot_be_proved(log: Log, proofs: LinkProofs) -> None:
    await record(log, 0, 1)
    await log.append("g", 1, facts(2), at=AT)
    assert (await proofs.inclusion("g", 1)).index == 0
    with pytest.raises(LookupError, match="version 2 of g is in no link"):
        await proofs.inclusion("g", 2)


async def test_a_log_without_a_new_link_has_no_new_leaf(
    log: Log, checkpointer: Checkpointer
) -> None:
    await log.append("g", 0, facts(2), at=AT)
    await checkpointer.sign_all()
    assert await checkpointer.signed.latest() is None
    await record(log, 2, 2)
    await checkpointer.sign_all()
    first = await checkpointer.signed.latest()
    await log.append("g", 4, facts(3), at=AT)
    await checkpointer.sign_all()
    assert await checkpointer.signed.latest() == first
    await record(log, 7, 1)
    await checkpointer.sign_all()
    assert (await latest(checkpointer, log)).root == top([4, 8])


async def test_what_a_witness_has_cosigned_is_shown_first(
    log: Log, checkpointer: Checkpointer, proofs: LinkProofs
) -> None:
    await record(log, 0, 1)
    await checkpointer.sign_all()
    early = await proofs.inclusion("g", 1)
    assert await proofs.dated("g", 1) is None
    await record(log, 1, 1)
    await checkpointer.sign_all()
    signed = await checkpointer.signed.latest()
    assert signed is not None
    line = cosigned(signed.note, ADA, NOON)
    words = cosignatures(signed.note + line, [WitnessKey.of(ADA)])
    for _ in range(2):  # a witness that says it again is not heard
        await checkpointer.signed.cosign(signed.epoch, signed.size, words)
    late = await proofs.inclusion("g", 1)
    assert (early.partition.size, late.partition.size) == (1, 1)
    assert (early.root_index, late.root_index) == (0, 0)
    assert late.note == signed.note + line
    assert included(late, 1)
    dated = await proofs.dated("g", 1)
    assert dated is not None
    assert dated.proof == late.text


async def test_two_processes_never_add_from_the_same_place(
    pool: Pool, log: Log, tmp_path: Path
) -> None:
    """One waits while the other adds; each then signs one log."""
    one, two = (checkpointer_of(pool, log, tmp_path / name) for name in "ab")
    await record(log, 0, 1)
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", root_log._LOCK)
        both = [asyncio.create_task(each.sign_all()) for each in (one, two)]
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        while await pool.fetchval(waiting) < 2:
            await asyncio.sleep(0)
        assert await one.tree(1).size() == 0
    await asyncio.gather(*both)
    assert (await root(one)).size == 1
    for version in range(1, 20):
        await record(log, version, 1)
        await asyncio.gather(one.sign_all(), two.sign_all())
    tree = one.tree(1)
    sizes = [checkpoints.entry_of(each.decode()).size for each in await tree.entries(0, 20)]
    assert sizes == [*range(1, 21)]
    notes = await pool.fetch("SELECT size, note FROM root_checkpoints ORDER BY size")
    for row in notes:
        signed, _, _ = checkpoints.read_root(row["note"], [KEY.public])
        assert signed.root == await tree.root(row["size"])


async def test_a_lost_leaf_of_the_root_log_is_found(
    pool: Pool, log: Log, checkpointer: Checkpointer, proofs: LinkProofs
) -> None:
    for version in range(5):
        await record(log, version, 1)
        await checkpointer.sign_all()
    row = await pool.fetchrow("DELETE FROM root_leaves WHERE number = 2 RETURNING *")
    assert row is not None
    with pytest.raises(LostLeavesError):
        await checkpointer.tree(1).root(5)
    with pytest.raises(BrokenPromiseError, match=r"5 leaves of kronika\.test are not those"):
        await checkpointer._guard.look(pool, thoroughly=True)
    await record(log, 5, 1)
    await checkpointer.sign_all()
    assert "are not those signed" in (checkpointer.broken or "")
    other = {**dict(row), "root": bytes(32)}
    for leaf, well in ((other, False), (dict(row), True)):
        columns = ", ".join(leaf)
        values = ", ".join(f"${number}" for number in range(1, len(leaf) + 1))
        await pool.execute("DELETE FROM root_leaves WHERE number = 2")
        await pool.execute(f"INSERT INTO root_leaves ({columns}) VALUES ({values})", *leaf.values())
        await checkpointer.sign_all()
        assert (checkpointer.broken is None) == well
    assert (await root(checkpointer)).size == 6
    assert included(await proofs.inclusion("g", 6), 6)


async def test_tiles_are_those_of_the_leaves(
    pool: Pool, log: Log, checkpointer: Checkpointer
) -> None:
    """Of more leaves than one tile has; whole subtrees are worked out again when they are gone."""
    tree = RootTree(pool, checkpointer.root(1), log.partitions)
    rows = [(number, number + 1, link(number)) for number in range(600)]
    await pool.executemany(
        "INSERT INTO root_leaves (epoch, number, partition, size, root, position)"
        " VALUES (1, $1, 0, $2, $3, $2)",
        rows,
    )
    texts = [tree.checkpoint(0, size, hash_).text.encode() for _, size, hash_ in rows]
    hashes = [merkle.leaf_hash(one) for one in texts]
    for size in (1, 255, 256, 257, 600):
        assert await tree.root(size) == await tree.worked_out(size) == merkle.root(hashes[:size])
    assert await pool.fetchval("SELECT count(*) FROM root_nodes") == 2
    await checkpointer.signed.store(1, 600, "note")
    tiles = Tiles(lambda _: pool, checkpointer)
    assert await tiles.of_root(wanted("0", "001")) == b"".join(hashes[256:512])
    assert await tiles.of_root(wanted("0", "002.p/88")) == b"".join(hashes[512:])
    nodes = [merkle.root(hashes[first : first + 256]) for first in (0, 256)]
    assert await tiles.of_root(wanted("1", "000.p/2")) == b"".join(nodes)
    bundle = b"".join(len(one).to_bytes(2) + one for one in texts[:3])
    assert await tiles.of_root(wanted("entries", "000.p/3")) == bundle
    assert await tiles.of_root(wanted("0", "002.p/89")) == 600


async def test_what_is_left_of_an_old_epoch_is_proved_there(
    pool: Pool, log: Log, checkpointer: Checkpointer, proofs: LinkProofs
) -> None:
    """And what came since in the new one, whose root log begins without any leaf."""
    await checkpointer.register()
    await record(log, 0, 1, 1, 1)
    await checkpointer.sign_all()
    seen = await checkpointer.signed.latest()
    assert seen is not None
    words = cosignatures(seen.note + cosigned(seen.note, ADA, NOON), [WitnessKey.of(ADA)])
    await checkpointer.signed.cosign(1, seen.size, words)
    guard = checkpointer._guard
    loss = Loss(reason="Fire.", at=datetime.now(UTC))
    epoch = await begin(pool, guard.file, guard.identity, loss, anyway=True)
    assert [(one.log.origin, one.kept) for one in epoch.logs] == [
        (checkpointer.origin(log.partition("g"), 1), 3),
        ("kronika.test", 0),
    ]
    await record(log, 3, 1)
    await checkpointer.sign_all()
    assert await checkpointer.tree(2).size() == 1
    for version, origin in ((1, "kronika.test"), (3, "kronika.test"), (4, "kronika.test/epoch/2")):
        proof = await proofs.inclusion("g", version)
        assert checkpoints.parsed(proof.note).origin == origin
        assert included(proof, version)
    await pool.execute("UPDATE root_leaves SET root = $1 WHERE epoch = 1", bytes(32))
    proof = await proofs.inclusion("g", 1)
    assert checkpoints.parsed(proof.note).origin == "kronika.test/epoch/2", "that one still holds"
    assert included(proof, 1)


async def test_facts_name_the_shortest_words_about_the_newest_checkpoint(
    pool: Pool, log: Log, checkpointer: Checkpointer
) -> None:
    """The service's first signature, and one of each witness: that with Ed25519 if there is one."""
    lasting, other = MlDsaSigningKey.of(ADA), MlDsaSigningKey.of(KEY).renamed("other.test")
    witnesses = [WitnessKey.of(one) for one in (lasting, ADA, other)]
    assert await Dating(pool, witnesses).checkpoint() is UNSET
    await record(log, 0, 1)
    await checkpointer.sign_all()
    signed = await checkpointer.signed.latest()
    assert signed is not None
    lines = "".join(cosigned(signed.note, one, NOON) for one in (lasting, ADA, other))
    await checkpointer.signed.cosign(1, 1, cosignatures(signed.note + lines, witnesses))
    named = await Dating(pool, witnesses).checkpoint()
    assert isinstance(named, str)
    assert checkpoints.read_root(named, [KEY.public])[0].size == 1
    seen = [one.witness for one in cosignatures(named, witnesses)]
    assert seen == [WitnessKey.of(other), WitnessKey.of(ADA)]
    assert len(signatures_of(named)) == 3


async def test_a_proof_is_under_what_the_quorum_has_cosigned(
    pool: Pool, log: Log, checkpointer: Checkpointer
) -> None:
    """If nobody has, or one is not enough, it is under the first that anybody has."""
    await record(log, 0, 1)
    await checkpointer.sign_all()
    proofs = {one: LinkProofs(log, checkpointer, policy(one)) for one in ("any", "all")}

    async def proven(how_many: str) -> int:
        proof = await proofs[how_many].inclusion("g", 1)
        assert included(proof, 1)
        return checkpoints.parsed(proof.note).size

    sizes = []
    for version, cosigners in enumerate(((), (ADA,), (BOB,), (ADA, BOB), (ADA, BOB)), 1):
        signed = await checkpointer.signed.latest()
        assert signed is not None
        if not cosigners:
            assert [await proven("any"), await proven("all")] == [signed.size] * 2
        for one in cosigners:
            words = cosignatures(signed.note + cosigned(signed.note, one, NOON), policy("any").keys)
            await checkpointer.signed.cosign(signed.epoch, signed.size, words[-1:])
        sizes.append(signed.size)
        await record(log, version, 1)
        await checkpointer.sign_all()
    assert await proven("any") == sizes[1]
    assert await proven("all") == sizes[3]
