"""What every store of objects does, whatever it is made of."""

import asyncio
import random

import pytest

from events.archive.object_store import ObjectStore


async def listed(store: ObjectStore, prefix: str) -> list[str]:
    return [name async for name in store.names(prefix)]


async def test_an_object_is_put_once_and_read_whole(store: ObjectStore) -> None:
    assert await store.get("games/ab/one") is None
    assert await store.size("games/ab/one") is None
    assert await store.put("games/ab/one", b"first")
    assert not await store.put("games/ab/one", b"second, and longer")
    assert await store.get("games/ab/one") == b"first"
    assert await store.size("games/ab/one") == 5
    await store.delete("games/ab/one")
    await store.delete("games/ab/one")
    assert await store.get("games/ab/one") is None
    assert await store.put("games/ab/one", b"again")
    await store.close()


async def test_of_many_writers_of_one_name_one_wins(store: ObjectStore) -> None:
    bodies = [b"%d" % number * 1000 for number in range(12)]
    won = await asyncio.gather(*(store.put("games/race", body) for body in bodies))
    assert sum(won) == 1
    assert await store.get("games/race") == bodies[won.index(True)]


async def test_large_and_empty_bodies_come_back_as_they_were(store: ObjectStore) -> None:
    """Larger than the parts in which S3 takes what is sent in parts."""
    large = random.Random(30).randbytes(12_000_000)
    assert await store.put("large", large)
    assert await store.put("empty", b"")
    assert await store.get("large") == large
    assert await store.size("large") == len(large)
    assert await store.get("empty") == b""
    assert await store.size("empty") == 0


async def test_names_come_in_the_order_of_their_bytes(store: ObjectStore) -> None:
    """`-` and `.` sort before `/`, so files and folders mingle."""
    odd = ["a/b", "a-b", "a.b", "a/b-c/d", "a/b.c", "a/bc", "b/x%2f=@~", "a0", "log/x001/000", "Z"]
    assert all(await asyncio.gather(*(store.put(name, name.encode()) for name in odd)))
    assert await listed(store, "") == sorted(odd)
    for prefix in ("a", "a/", "a/b", "a/b-c/d", "log/x0", "nothing", "a/b/c/d"):
        assert await listed(store, prefix) == sorted(one for one in odd if one.startswith(prefix))


@pytest.mark.parametrize("name", ["", "/a", "a/", "a//b", "../a", "a/./b", "a b", "a\nb", "č"])
async def test_what_is_no_name_is_refused(store: ObjectStore, name: str) -> None:
    for asked in (store.put(name, b""), store.get(name), store.delete(name), store.size(name)):
        with pytest.raises(ValueError, match="no name of an object"):
            await asked


@pytest.mark.slow
async def test_more_names_than_a_page_has_come_all(store: ObjectStore) -> None:
    many = [f"page/{number:04}" for number in range(1010)]
    assert all(await asyncio.gather(*(store.put(name, b"") for name in many)))
    assert await listed(store, "page/") == many
    assert await listed(store, "page/10") == many[1000:]
