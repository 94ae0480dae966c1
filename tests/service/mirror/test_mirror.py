"""A mirror takes what a log sends, or fetches it; it says that it has a log once all of it is
durable, and whatever kills it on the way, it goes on where it was."""

import base64
import gzip
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import pytest

from events import merkle
from events.archive.folder_store import FolderStore
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.checkpoints import Checkpoint, LogName, parsed
from events.cosignatures import WitnessKey, cosignatures
from events.keys import SigningKey
from events.merkle import proof
from events.ml_dsa import MlDsaSigningKey
from events.notes import text_of
from events.subtrees import proof_ranges
from service.cli.mirror.copy import LogCopy, joined, spelt
from service.cli.mirror.mirror import INFO_TYPE, Mirror, Pending
from service.cli.mirror.pulling import Followed, Puller, PullError
from service.cli.mirror.server import application
from service.cli.witness.kept import KeptCheckpoints, origin_hash
from service.cli.witness.submission import submission

LOG = SigningKey.generate("log.example")
KEY = SigningKey.generate("mirror.example")
WITNESSES = (WitnessKey.of(KEY), WitnessKey.of(MlDsaSigningKey.of(KEY)))


class Grown:
    """A log that somebody else runs."""

    def __init__(self, key: SigningKey = LOG, origin: str | None = None) -> None:
        self.key = key
        self.origin = origin or key.public.name
        self.entries: list[bytes] = []

    def grow(self, to: int, what: str = "entry") -> str:
        """The checkpoint once it has so many entries."""
        self.entries += [f"{what} {at}".encode() for at in range(len(self.entries), to)]
        return self.checkpoint(to)

    def checkpoint(self, size: int) -> str:
        """Signed."""
        root = merkle.root(self.leaves[:size])
        return Checkpoint(origin=self.origin, size=size, root=root).signed(self.key)

    @property
    def leaves(self) -> list[bytes]:
        """Their hashes."""
        return [merkle.leaf_hash(one) for one in self.entries]

    def submitted(self, old: int, size: int) -> bytes:
        """The body of add-checkpoint."""
        path = proof(self.leaves, merkle.consistency_ranges(old, size)) if old else []
        return submission(old, tuple(path), self.checkpoint(size)).text.encode()

    def upload(self, start: int, end: int, packages: int = 32, ticket: bytes = b"") -> bytes:
        """The body of add-entries."""
        origin = self.origin.encode()
        body = len(origin).to_bytes(2) + origin + start.to_bytes(8) + end.to_bytes(8)
        body += len(ticket).to_bytes(2) + ticket
        for at in range(start // 256 * 256, end, 256)[:packages]:
            first, last = max(start, at), min(end, at + 256)
            path = proof(self.leaves, proof_ranges(at, last, end))
            body += joined(self.entries[first:last]) + bytes([len(path)]) + b"".join(path)
        return body


class Fragile:
    """A store that fails at its n-th write, as a process that is killed before it or behind it."""

    def __init__(self, store: ObjectStore, writes: int, *, behind: bool) -> None:
        self._store, self._left, self._behind = store, writes, behind
        self.place = store.place

    def heal(self) -> None:
        """From now on it works."""
        self._left = 1000

    async def put(self, name: str, data: bytes) -> bool:
        self._left -= 1
        if self._left < 0 and not (self._behind and self._left == -1):
            raise ArchiveUnavailableError("killed")
        done = await self._store.put(name, data)
        if self._left < 0:
            raise ArchiveUnavailableError("killed")
        return done

    async def get(self, name: str) -> bytes | None:
        return await self._store.get(name)

    async def delete(self, name: str) -> None:
        await self._store.delete(name)

    def names(self, prefix: str) -> AsyncIterator[str]:
        return self._store.names(prefix)

    async def size(self, name: str) -> int | None:
        return await self._store.size(name)

    async def close(self) -> None:
        await self._store.close()


def mirror_in(
    folder: Path, store: ObjectStore | None = None, logs: Sequence[SigningKey] = (LOG,)
) -> Mirror:
    """A mirror as it starts."""
    (folder / "tiles").mkdir(parents=True, exist_ok=True)
    pending = Pending(
        key=KEY,
        late=MlDsaSigningKey.of(KEY),
        logs=[one.public for one in logs],
        kept=KeptCheckpoints(folder / "pending"),
        splits=folder / "splits",
    )
    return Mirror(
        pending, KeptCheckpoints(folder / "mirrored"), store or FolderStore(folder / "tiles")
    )


def client(mirror: Mirror) -> httpx.AsyncClient:
    """Somebody who asks a mirror over HTTP."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(application(mirror)), base_url="http://mirror"
    )


def info(answer: httpx.Response) -> tuple[int, int, bytes]:
    """What a mirror says of how far it is."""
    assert answer.headers["content-type"] == INFO_TYPE
    size, following, ticket = answer.text.split("\n")[:3]
    return int(size), int(following), base64.b64decode(ticket)


async def assert_shows(web: httpx.AsyncClient, log: Grown, size: int) -> None:
    """The mirror serves the log up to there, with both of its cosignatures."""
    prefix = f"/{origin_hash(log.origin)}"
    note = (await web.get(f"{prefix}/checkpoint")).text
    assert text_of(note) == text_of(log.checkpoint(size))
    assert {one.witness for one in cosignatures(note, WITNESSES)} == {*WITNESSES}
    for number in range(-(-size // 256)):
        width = min(256, size - number * 256)
        part = "" if width == 256 else f".p/{width}"
        bundle = await web.get(f"{prefix}/tile/entries/{spelt(number)}{part}")
        assert bundle.content == joined(log.entries[number * 256 :][:width])
        tile = await web.get(f"{prefix}/tile/0/{spelt(number)}{part}")
        assert tile.content == b"".join(log.leaves[number * 256 :][:width])
    whole = size // 256
    above = await web.get(f"{prefix}/tile/1/000.p/{whole}")
    assert above.content == b"".join(
        merkle.root(log.leaves[at * 256 : (at + 1) * 256]) for at in range(whole)
    )
    for wrong in ("0/000.p/256", "0/x001/000", "6/000", "0/1", "entries/000.p/0", "1/000"):
        assert (await web.get(f"{prefix}/tile/{wrong}")).status_code == 404


async def test_a_log_is_sent_in_pieces_and_shown_when_it_is_whole(tmp_path: Path) -> None:
    log, mirror = Grown(), mirror_in(tmp_path)
    log.grow(1000)
    async with client(mirror) as web:
        early = await web.post("/add-entries", content=log.upload(0, 700))
        assert early.status_code == 422, "no checkpoint was sent before"
        taken = await web.post("/add-checkpoint", content=log.submitted(0, 700))
        assert (taken.status_code, taken.text) == (200, ""), "it has nothing yet to sign for"
        assert (await web.get(f"/{origin_hash(log.origin)}/checkpoint")).status_code == 404
        first = await web.post("/add-entries", content=log.upload(0, 700, packages=1))
        assert (first.status_code, info(first)[:2]) == (202, (700, 256))
        ticket = info(first)[2]
        newer = await web.post("/add-checkpoint", content=log.submitted(700, 1000))
        assert newer.status_code == 200
        unknown = await web.post("/add-entries", content=log.upload(256, 700))
        assert (unknown.status_code, info(unknown)[:2]) == (409, (1000, 256))
        cut = log.upload(256, 700, ticket=ticket)[:-100]
        second = await web.post("/add-entries", content=cut)
        assert (second.status_code, info(second)[:2]) == (202, (700, 512))
        packed = gzip.compress(log.upload(512, 700, ticket=ticket))
        done = await web.post("/add-entries", content=packed, headers={"Content-Encoding": "gzip"})
        assert done.status_code == 200, done.text
        note = log.checkpoint(700) + done.text
        assert {one.witness for one in cosignatures(note, WITNESSES)} == {*WITNESSES}
        await assert_shows(web, log, 700)
        rest = await web.post("/add-entries", content=log.upload(600, 1000))
        assert rest.status_code == 200, "what it has already may be sent again"
        await assert_shows(web, log, 1000)
        late = await web.post("/add-entries", content=log.upload(256, 700, ticket=ticket))
        assert (late.status_code, info(late)[:2]) == (409, (700, 1000))
        empty = await web.post("/add-entries", content=log.upload(1000, 1000))
        assert empty.status_code == 200


async def test_what_is_not_proved_is_not_taken(tmp_path: Path) -> None:
    log, mirror = Grown(), mirror_in(tmp_path)
    log.grow(600)
    async with client(mirror) as web:
        await web.post("/add-checkpoint", content=log.submitted(0, 600))
        good = log.upload(0, 600)
        for bent, status in (
            (good.replace(b"entry 7", b"entry X", 1), 422),
            (good[:40], 400),
            (good[:10], 400),
            (log.upload(300, 600), 409),
            (log.upload(0, 599), 409),
            (good.replace(b"log.example", b"log.examplX", 1), 404),
        ):
            answer = await web.post("/add-entries", content=bent)
            assert answer.status_code == status, answer.text
            assert (await mirror.copy(log.origin)).next == 0
        other = Grown(SigningKey.generate("log.example"))
        other.grow(600)
        wrong = await web.post("/add-checkpoint", content=other.submitted(0, 600))
        assert wrong.status_code == 403


@pytest.mark.parametrize("behind", [False, True])
async def test_a_killed_mirror_goes_on_where_it_was(tmp_path: Path, behind: bool) -> None:
    """Killed before or behind every write of two uploads in turn; it never shows too much."""
    log, writes = Grown(), 0
    log.grow(600)
    while True:
        folder = tmp_path / f"{writes}"
        whole = FolderStore(folder / "tiles")
        killed = mirror_in(folder, Fragile(whole, writes, behind=behind))
        async with client(killed) as web:
            await web.post("/add-checkpoint", content=log.submitted(0, 600))
            answers = [
                (await web.post("/add-entries", content=log.upload(start, 600, packages=1)))
                for start in (0, 256, 512)
            ]
        mirror = mirror_in(folder)
        shown = mirror.mirrored.note(origin_hash(log.origin))
        assert (shown is not None) == (answers[-1].status_code == 200)
        copy = await LogCopy.opened(whole, log.origin)
        assert (
            list(await copy.entries(0, min(256, copy.next))) == log.entries[: min(256, copy.next)]
        )
        async with client(mirror) as web:
            done = await web.post("/add-entries", content=log.upload(copy.next, 600))
            assert done.status_code == 200, done.text
            await assert_shows(web, log, 600)
        if answers[-1].status_code == 200:
            break
        writes += 1
    assert writes >= 3


async def test_a_disk_that_was_full_is_used_again(tmp_path: Path) -> None:
    """What could not be written is not believed to be there."""
    log = Grown()
    log.grow(600)
    for writes in range(4):
        folder = tmp_path / f"{writes}"
        store = Fragile(FolderStore(folder / "tiles"), writes, behind=False)
        async with client(mirror_in(folder, store)) as web:
            await web.post("/add-checkpoint", content=log.submitted(0, 600))
            refused = await web.post("/add-entries", content=log.upload(0, 600))
            assert refused.status_code == (200 if writes == 3 else 503)
            store.heal()
            done = await web.post("/add-entries", content=log.upload(0, 600))
            assert done.status_code == 200, done.text
            await assert_shows(web, log, 600)


async def test_a_mirror_fetches_what_a_log_serves(tmp_path: Path) -> None:
    """The log is served by another mirror, which has it with the logs of partitions below it."""
    root, served = Grown(), mirror_in(tmp_path / "served")
    name = LogName(name="log.example", partitions=4, partition=2).origin
    below = Grown(LOG.renamed(name))
    mirror = mirror_in(tmp_path / "mirror")

    async def serve(log: Grown, size: int) -> None:
        copy = await served.copy(log.origin)
        await copy.add(0, log.entries[:size])
        await served.commit(copy, log.checkpoint(size))

    async def reached(request: httpx.Request) -> httpx.Response:
        """The prefix of the log, as a service has it."""
        path = request.url.path.removeprefix("/v1/log")
        origin = below.origin if path.startswith("/partitions/2") else root.origin
        path = path.removeprefix("/partitions/2")
        async with client(served) as web:
            answer = await web.get(f"/{origin_hash(origin)}{path}")
        return httpx.Response(answer.status_code, content=answer.content)

    log = Followed(key=LOG.public, url="http://service/v1/log")
    async with httpx.AsyncClient(transport=httpx.MockTransport(reached)) as web:
        puller = Puller(mirror, web)
        for size in (300, 300, 900):
            below.grow(size)
            text = parsed(text_of(below.checkpoint(size))).text
            root.entries.append(text.encode())
            await serve(below, size)
            await serve(root, len(root.entries))
            before = (await mirror.copy(below.origin)).next
            assert await puller.pull(log) == 1 + size - before
        async with client(mirror) as shown:
            await assert_shows(shown, below, 900)
        forged = Grown()
        forged.grow(3, "another")
        served.mirrored.put(root.origin, forged.checkpoint(3))
        with pytest.raises(PullError, match="other-history"):
            await puller.pull(log)
        assert len([*(tmp_path / "mirror" / "splits").rglob("*.txt")]) == 2
        forged.grow(4, "another")
        served.mirrored.put(root.origin, forged.checkpoint(4))
        with pytest.raises(PullError):
            await puller.pull(log)
        assert (await mirror.copy(root.origin)).next == 3, "nothing of it was taken"


async def test_what_is_fetched_continues_what_was_sent(tmp_path: Path) -> None:
    """A log that sends one history and shows another has split, and both sides are kept."""
    shown, sent, served = Grown(), Grown(), mirror_in(tmp_path / "served")
    mirror = mirror_in(tmp_path / "mirror")
    log = Followed(key=LOG.public, url=f"http://mirror/{origin_hash(shown.origin)}")
    sent.grow(500)
    mirror.pending.add(sent.submitted(0, 500))
    for size, what in ((300, "entry"), (700, "other")):
        shown.grow(size, what)
        copy = await served.copy(shown.origin)
        await copy.add(copy.next, shown.entries[copy.next :])
        await served.commit(copy, shown.checkpoint(size))
        async with client(served) as web:
            if size < 500:
                assert await Puller(mirror, web).pull(log) == 0, "it waits for what was sent"
            else:
                with pytest.raises(PullError, match="other-history"):
                    await Puller(mirror, web).pull(log)
    assert (await mirror.copy(shown.origin)).next == 0
    assert mirror.mirrored.note(origin_hash(shown.origin)) is None
    assert len([*(tmp_path / "mirror" / "splits").rglob("*.txt")]) == 2
