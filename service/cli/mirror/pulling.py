"""A mirror that follows a log by itself: it reads what the log serves (C2SP tlog-tiles), works out
the root, and takes the entries if it is the one that was signed. Below a root log of Kronika there
are the logs of partitions, whose origins stand in its entries."""

from collections.abc import AsyncIterator, Sequence
from typing import Final

import httpx
from msgspec import Struct

from events.checkpoints import Checkpoint, entry_of, log_of, parsed
from events.log_keys import LogKey, signer
from events.notes import NoteError, text_of
from service.cli.mirror.copy import WIDTH, LogCopy, spelt, split
from service.cli.mirror.mirror import Mirror
from service.cli.witness.cosigner import keep_split

SECONDS: Final = 30.0
"""That a request may take."""


class PullError(Exception):
    """A log does not serve what it has signed, or does not answer. `key` is that of a sentence in
    `service/cli/words.*.json`, as `mirror.<key>`."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values


class Followed(Struct, frozen=True, kw_only=True):
    """A log, and where it is served."""

    key: LogKey
    url: str


class Puller:
    """Brings copies up to what logs show."""

    def __init__(self, mirror: Mirror, client: httpx.AsyncClient) -> None:
        self._mirror = mirror
        self._client = client
        self._known: dict[str, dict[int, str]] = {}
        self._read: dict[str, int] = {}

    async def pull(self, log: Followed) -> int:
        """Brings the copy of a log up to its checkpoint, and those of the logs below it; how many
        entries came. PullError, NoteError."""
        origin, came = await self._pull(log)
        async for below in self._below(log, origin):
            came += (await self._pull(below))[1]
        return came

    async def _pull(self, log: Followed) -> tuple[str, int]:
        note = (await self._get(f"{log.url}/checkpoint")).decode()
        signer(note, [log.key])
        checkpoint = parsed(text_of(note))
        copy = await self._mirror.copy(checkpoint.origin)
        before = copy.next
        sent = self._mirror.pending.kept.last(checkpoint.origin)
        if sent is not None and sent[0].size > checkpoint.size:
            return checkpoint.origin, 0  # what the log has sent is newer than what it shows yet
        if checkpoint.size > before:
            await self._fetch(log, checkpoint, note, copy)
        elif await copy.root(checkpoint.size) != checkpoint.root:
            raise self._split(checkpoint, note)
        self._pend(checkpoint, note)
        await self._mirror.commit(copy, note)
        return checkpoint.origin, copy.next - before

    async def _fetch(self, log: Followed, checkpoint: Checkpoint, note: str, copy: LogCopy) -> None:
        """Takes what is new, once the whole is what was signed, and continues what was sent."""
        first, size = copy.next // WIDTH, checkpoint.size
        bundles = [
            await self._bundle(log, number, min(WIDTH, size - number * WIDTH))
            for number in range(first, -(-size // WIDTH))
        ]
        async with copy.lock:
            kept = await copy.entries(first * WIDTH, copy.next) if copy.next % WIDTH else []
            if list(bundles[0][: len(kept)]) != list(kept):
                raise PullError("other-entries", log=log.url)
            if copy.root_with(bundles) != checkpoint.root:
                raise PullError("unsigned-entries", log=log.url)
            sent = self._mirror.pending.kept.last(checkpoint.origin)
            if sent is not None and sent[0].size > first * WIDTH:
                cut = _cut(bundles, sent[0].size - first * WIDTH)
                if copy.root_with(cut) != sent[0].root:
                    raise self._split(checkpoint, note)
            for number, entries in enumerate(bundles, first):
                await copy.add(number * WIDTH, entries)

    def _pend(self, checkpoint: Checkpoint, note: str) -> None:
        """What is followed counts as sent."""
        kept = self._mirror.pending.kept
        with kept.alone(checkpoint.origin):
            last = kept.last(checkpoint.origin)
            if last is None or last[0].size < checkpoint.size:
                kept.put(checkpoint.origin, note)

    def _split(self, checkpoint: Checkpoint, note: str) -> PullError:
        """The log has signed another history; both sides are kept."""
        kept = (self._mirror.pending.kept, self._mirror.mirrored)
        last = next((one for where in kept if (one := where.last(checkpoint.origin))), None)
        if last is not None:
            keep_split(self._mirror.pending.splits, checkpoint.origin, last[1], note)
        return PullError("other-history", log=checkpoint.origin)

    async def _below(self, log: Followed, origin: str) -> AsyncIterator[Followed]:
        """The logs of partitions that a root log speaks of; none, if it is none of Kronika's."""
        copy, found = await self._mirror.copy(origin), self._known.setdefault(origin, {})
        read = self._read.get(origin, 0)
        for first in range(read // WIDTH * WIDTH, copy.next, WIDTH):
            for entry in await copy.entries(max(first, read), min(copy.next, first + WIDTH)):
                try:
                    named = entry_of(entry.decode()).origin
                except (NoteError, UnicodeDecodeError):
                    return
                below = log_of(named, log.key.name)
                if below is None:
                    return
                found[below.partition] = named
        self._read[origin] = copy.next
        for partition, named in sorted(found.items()):
            key = log.key.renamed(named)
            yield Followed(key=key, url=f"{log.url}/partitions/{partition}")

    async def _bundle(self, log: Followed, number: int, width: int) -> Sequence[bytes]:
        """So many entries of a bundle; of the whole one, if the part is not there any more."""
        path = f"{log.url}/tile/entries/{spelt(number)}"
        try:
            data = await self._get(path if width == WIDTH else f"{path}.p/{width}")
        except PullError:
            if width == WIDTH:
                raise
            data = await self._get(path)
        try:
            found = split(data)
        except ValueError:
            found = []
        if len(found) < width:
            raise PullError("short-bundle", url=path, has=len(found), wanted=width)
        return found[:width]

    async def _get(self, url: str) -> bytes:
        try:
            answer = await self._client.get(url, timeout=SECONDS)
        except httpx.HTTPError as trouble:
            because = str(trouble) or type(trouble).__name__
            raise PullError("no-answer", url=url, because=because) from None
        if answer.status_code != httpx.codes.OK:
            raise PullError("refused", url=url, status=answer.status_code)
        return answer.content


def _cut(bundles: Sequence[Sequence[bytes]], size: int) -> list[Sequence[bytes]]:
    """The first so many entries, in their bundles."""
    starts = range(0, size, WIDTH)
    return [one[: size - at] for one, at in zip(bundles, starts, strict=False)]
