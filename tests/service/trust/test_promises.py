"""The file in which a machine writes down what it signs."""

import multiprocessing
from pathlib import Path

import pytest
from msgspec.structs import replace

from events import checkpoints, merkle
from events.database import Pool
from events.epochs import Promise
from events.leaves import leaf_hash
from events.log import Log
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import BrokenPromiseError, ConsistencyGuard, LogIdentity
from service.audit.promises import PromiseFile, PromiseFileError, Promises, ReadPromises
from tests.events.support import AT, facts
from tests.service.trust.losing import LOG


def counted(path: Path, times: int) -> None:
    """Promises one leaf more, so many times."""
    file = PromiseFile(path)
    for _ in range(times):
        done = False
        while not done:
            before = file.read()
            now = before.of("x")
            fresh = Promise(1 if now is None else now.size + 1, bytes(32))
            done = file.promise(ReadPromises(logs={"x": now}, epochs=()), {"x": fresh}, "key")


def test_no_promise_of_several_processes_is_lost(tmp_path: Path) -> None:
    """Each of them goes on only from what it has seen."""
    context = multiprocessing.get_context("fork")
    made = [context.Process(target=counted, args=(tmp_path / "p", 25)) for _ in range(4)]
    for one in made:
        one.start()
    for one in made:
        one.join()
        assert one.exitcode == 0
    assert PromiseFile(tmp_path / "p").read().of("x") == Promise(100, bytes(32))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["p", "p.lock"]


def test_the_largest_promise_stays(tmp_path: Path) -> None:
    file = PromiseFile(tmp_path / "deep" / "p")
    assert file.read() == Promises()
    for size in (5, 9, 3):
        file.add(Promises().with_logs({"x": Promise(size, bytes(32))}))
    file.add(Promises(keys=("a",), epochs=("one",)))
    file.add(Promises(keys=("b", "a"), epochs=("two", "one")))
    found = file.read()
    assert found.of("x") == Promise(9, bytes(32))
    assert (found.keys, found.epochs) == (("a", "b"), ("one", "two"))


@pytest.mark.parametrize("text", ["", "[]", '{"logs": {"x": {"size": 1, "root": "00"}}}'])
def test_a_file_that_says_nothing_is_not_taken_for_an_empty_one(tmp_path: Path, text: str) -> None:
    (tmp_path / "p").write_text(text)
    with pytest.raises(PromiseFileError, match="cannot be read"):
        PromiseFile(tmp_path / "p").read()


def link(version: int) -> bytes:
    return version.to_bytes(32)


async def record(log: Log, first: int, count: int) -> None:
    for version in range(first, first + count):
        (fact,) = facts(1)
        await log.append("g", version - 1, [replace(fact, hash=link(version))], at=AT)


async def sizes(pool: Pool) -> list[int]:
    """What the leaves of the root log say of the one partition that has grown."""
    return [row["size"] for row in await pool.fetch("SELECT * FROM root_leaves ORDER BY number")]


async def test_the_promise_is_kept_before_a_checkpoint_is_signed(
    pool: Pool, log: Log, tmp_path: Path
) -> None:
    """Whoever signs has to find the log that was promised, by its own Merkle tree."""
    file = PromiseFile(tmp_path / "promises")
    identity = LogIdentity(key=LOG, partitions=log.partitions)
    guard = ConsistencyGuard(file, identity)
    checkpointer = Checkpointer(pool, log, guard, pause=1.0)
    await record(log, 1, 5)
    await checkpointer.sign_all()
    origin = identity.log(log.partition("g"), 1).origin
    root = merkle.root([leaf_hash("g", version, link(version)) for version in range(1, 6)])
    assert file.read().of(origin) == Promise(5, root)
    top = checkpoints.log_origin(LOG.public.name, log.partitions, log.partition("g"))
    text = checkpoints.Checkpoint(origin=top, size=5, root=root).text
    assert file.read().of(LOG.public.name) == Promise(1, merkle.leaf_hash(text.encode()))
    await guard.look(pool, thoroughly=True)

    await pool.execute("UPDATE events SET hash = sha256('x') WHERE version = 2")
    with pytest.raises(BrokenPromiseError, match="the first 5 leaves of"):
        await guard.look(pool, thoroughly=True)
    await record(log, 6, 1)
    await checkpointer.sign_all()
    assert await sizes(pool) == [5]
    assert "are not those signed" in (checkpointer.broken or "")
    await pool.execute("UPDATE events SET hash = $1 WHERE version = 2", link(2))
    await checkpointer.sign_all()
    assert checkpointer.broken is None
    assert await sizes(pool) == [5, 6]
    assert file.read().logs[origin].size == 6


async def test_what_another_machine_has_signed_is_written_down(
    pool: Pool, log: Log, tmp_path: Path
) -> None:
    identity = LogIdentity(key=LOG, partitions=log.partitions)
    one, two = (ConsistencyGuard(PromiseFile(tmp_path / name), identity) for name in "ab")
    await record(log, 1, 3)
    await Checkpointer(pool, log, one, pause=1.0).sign_all()
    assert two.file.read().logs == {}
    await two.look(pool)
    assert two.file.read().logs == one.file.read().logs
