"""The mirror itself: what it takes, when it says that it has a log (C2SP tlog-mirror).

A checkpoint of the log is *pending* once it is proved to continue the one before; then entries are
taken that are proved to be in it. When all are durable up to a pending checkpoint, that becomes the
mirror's checkpoint: it is cosigned, kept, and shown from then on.
"""

import base64
import hmac
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Final

from msgspec import Struct

from events import subtrees
from events.archive.object_store import ObjectStore
from events.checkpoints import Checkpoint, parsed
from events.cosignatures import cosigned
from events.keys import SigningKey
from events.log_keys import of_origin
from events.ml_dsa import MlDsaSigningKey
from events.notes import text_of
from service.cli.mirror.copy import CopyError, LogCopy, root_of
from service.cli.mirror.upload import BrokenOffError, Head, MalformedUploadError, Upload
from service.cli.witness.cosigner import Cosigner
from service.cli.witness.kept import KeptCheckpoints

INFO_TYPE: Final = "text/x.tlog.mirror-info"
MOST_AGAIN: Final = 32 * 256
"""Entries that a client may send although they are here."""
_MAC: Final = 32


class Reply(Struct, frozen=True):
    """An answer."""

    status: HTTPStatus
    text: str
    kind: str | None = None


class Pending(Cosigner, frozen=True, kw_only=True):
    """Takes checkpoints as a witness does, and says nothing to them: a mirror cosigns what it has,
    not what it has seen."""

    def _lines(self, note: str) -> str:
        return ""

    def knows(self, origin: str) -> bool:
        """Whether it takes checkpoints of that log."""
        return bool(of_origin(origin, self.logs))


class Mirror:
    """Keeps the logs whose checkpoints `pending` takes, in a store."""

    def __init__(
        self,
        pending: Pending,
        mirrored: KeptCheckpoints,
        store: ObjectStore,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.pending = pending
        self.mirrored = mirrored
        self._keys: tuple[SigningKey | MlDsaSigningKey, ...] = (pending.key, pending.late)
        self._store = store
        self._now = now
        self._secret = secrets.token_bytes(_MAC)
        self._copies: dict[str, LogCopy] = {}

    async def copy(self, origin: str) -> LogCopy:
        """The copy of a log."""
        if origin not in self._copies:
            opened = await LogCopy.opened(self._store, origin)
            self._copies.setdefault(origin, opened)
        return self._copies[origin]

    async def add_entries(self, upload: Upload) -> Reply:
        """Takes what a client sends."""
        try:
            head = await upload.head()
        except MalformedUploadError as trouble:
            return Reply(HTTPStatus.BAD_REQUEST, f"{trouble}\n")
        last = self.pending.kept.last(head.origin)
        if last is None:
            return self._unknown(head.origin)
        copy = await self.copy(head.origin)
        wanted = self._wanted(head, last[1])
        late = wanted is None or head.end < self._size(head.origin)
        again = min(head.end, copy.next) - head.start
        if wanted is None or late or head.start > copy.next or again > MOST_AGAIN:
            return self._info(HTTPStatus.CONFLICT, last[1] if wanted is None else wanted, copy)
        return await self._take(upload, head, wanted, copy)

    async def _take(self, upload: Upload, head: Head, note: str, copy: LogCopy) -> Reply:
        """Takes packages, one after the other, as far as they come and are proved."""
        checkpoint, taken = parsed(text_of(note)), 0
        for start, end in head.packages():
            try:
                package = await upload.package(end - start)
            except BrokenOffError:
                break
            except MalformedUploadError as trouble:
                return Reply(HTTPStatus.BAD_REQUEST, f"{trouble}\n")
            async with copy.lock:
                if not await _proved(copy, checkpoint, start, package.entries, package.path):
                    because = f"the entries from {start} on are not proved to be in the log\n"
                    return Reply(HTTPStatus.UNPROCESSABLE_ENTITY, because)
                await copy.add(start, package.entries)
            taken += 1
        if taken < len(head.packages()) and not taken:
            return Reply(HTTPStatus.BAD_REQUEST, "the request ends before its first package does\n")
        if copy.next < head.end:
            return self._info(HTTPStatus.ACCEPTED, note, copy)
        lines = await self.commit(copy, note)
        if lines is None:
            return self._info(HTTPStatus.CONFLICT, note, copy)
        return Reply(HTTPStatus.OK, lines)

    async def commit(self, copy: LogCopy, note: str) -> str | None:
        """Makes a pending checkpoint that of the mirror, once all of its entries are here: the
        lines by which the mirror says so. None if it has come further in between."""
        checkpoint = parsed(text_of(note))
        async with copy.lock:
            if await copy.root(checkpoint.size) != checkpoint.root:
                raise CopyError(f"the entries of {checkpoint.origin} do not hash to its checkpoint")
            with self.mirrored.alone(checkpoint.origin):
                if checkpoint.size < self._size(checkpoint.origin):
                    return None
                lines = "".join(cosigned(note, key, self._now()) for key in self._keys)
                self.mirrored.put(checkpoint.origin, f"{note}{lines}")
        return lines

    def _size(self, origin: str) -> int:
        """How far the mirror has said that it has a log."""
        last = self.mirrored.last(origin)
        return 0 if last is None else last[0].size

    def _wanted(self, head: Head, pending: str) -> str | None:
        """The checkpoint up to which a client sends, if that is one that was pending: the current
        one, the mirror's own, or one that a ticket of ours has."""
        mirrored = self.mirrored.last(head.origin)
        own = None if mirrored is None else _bare(mirrored[1], self._keys)
        for note in (pending, own, self._ticketed(head.ticket)):
            known = None if note is None else parsed(text_of(note))
            if known is not None and (known.origin, known.size) == (head.origin, head.end):
                return note
        return None

    def _ticketed(self, ticket: bytes) -> str | None:
        """The checkpoint in a ticket; None if it is not one of ours."""
        mac, note = ticket[:_MAC], ticket[_MAC:]
        whole = hmac.compare_digest(mac, hmac.digest(self._secret, note, "sha256"))
        return note.decode() if whole else None

    def _info(self, status: HTTPStatus, note: str, copy: LogCopy) -> Reply:
        mac = hmac.digest(self._secret, note.encode(), "sha256")
        ticket = base64.b64encode(mac + note.encode())
        size = parsed(text_of(note)).size
        return Reply(status, f"{size}\n{copy.next}\n{ticket.decode()}\n", INFO_TYPE)

    def _unknown(self, origin: str) -> Reply:
        if self.pending.knows(origin):
            because = "no checkpoint of this log was sent here yet\n"
            return Reply(HTTPStatus.UNPROCESSABLE_ENTITY, because)
        return Reply(HTTPStatus.NOT_FOUND, "the log is unknown here\n")


async def _proved(
    copy: LogCopy,
    checkpoint: Checkpoint,
    start: int,
    entries: Sequence[bytes],
    path: Sequence[bytes],
) -> bool:
    """Whether entries are in the log of a checkpoint, behind those of their bundle before them."""
    first, end = start // 256 * 256, start + len(entries)
    before = await copy.entries(first, start) if first < start else []
    node = root_of([*before, *entries])
    return subtrees.is_in(first, end, checkpoint.size, path, node, checkpoint.root)


def _bare(note: str, keys: Sequence[SigningKey | MlDsaSigningKey]) -> str:
    """The note without what the mirror has added."""
    names = {f"\u2014 {key.public.name} " for key in keys}
    lines = note.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(tuple(names)))
