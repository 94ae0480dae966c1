"""The logs of a running service, as far as they are signed, for who has a copy of its archive."""

from collections.abc import Sequence
from typing import Final

import httpx

from events import checkpoints
from events.keys import PublicKey
from events.notes import NoteError
from service.backup.archived.copies import Rest
from service.cli.common.errors import CommandError
from service.cli.common.words import say

SECONDS: Final = 30.0
_WIDTH: Final = 256
_HASH: Final = 32


class ServedLogs:
    """The logs of partitions below `<url>/v1/log`, signed by one of the keys."""

    def __init__(self, client: httpx.AsyncClient, url: str, keys: Sequence[PublicKey]) -> None:
        self._client = client
        self._url = f"{url}/v1/log/partitions"
        self._keys = keys

    async def rest(self, partition: int, stored: int) -> Rest | None:
        """What is signed of a partition, of which so many whole tiles are stored."""
        where = f"{self._url}/{partition}"
        note = (await self._get(f"{where}/checkpoint")).decode()
        origin = note.partition("\n")[0]
        named = checkpoints.signing_names(origin, self._keys)
        try:
            checkpoint, signer = checkpoints.read(note, named)
        except NoteError as trouble:
            raise CommandError(say("look.trouble", url=where, trouble=trouble)) from None
        log = checkpoints.log_of(origin, named[signer].name)
        if log is None or log.partition != partition:
            raise CommandError(say("archive-check.other-log", url=where, origin=origin))
        count, last = divmod(checkpoint.size, _WIDTH)
        return Rest(
            size=checkpoint.size,
            root=checkpoint.root,
            whole=await self._hashes(where, 1, stored, count),
            leaves=await self._hashes(where, 0, count * _WIDTH, checkpoint.size) if last else [],
        )

    async def _hashes(self, where: str, level: int, first: int, end: int) -> list[bytes]:
        """Hashes of a level, from one number on up to the end of the log at that level."""
        found: list[bytes] = []
        for number in range(first // _WIDTH, -(-end // _WIDTH) if first < end else 0):
            width = min(_WIDTH, end - number * _WIDTH)
            part = "" if width == _WIDTH else f".p/{width}"
            data = await self._get(f"{where}/tile/{level}/{_spelt(number)}{part}")
            hashes = [data[at : at + _HASH] for at in range(0, len(data), _HASH)]
            found += hashes[max(0, first - number * _WIDTH) :]
        return found

    async def _get(self, url: str) -> bytes:
        try:
            answer = await self._client.get(url, timeout=SECONDS)
        except httpx.HTTPError as trouble:
            because = str(trouble) or type(trouble).__name__
            raise CommandError(say("mirror.no-answer", url=url, because=because)) from None
        if answer.status_code != httpx.codes.OK:
            raise CommandError(say("mirror.refused", url=url, status=answer.status_code))
        return answer.content


def _spelt(number: int) -> str:
    parts = [f"{number % 1000:03}"]
    while number := number // 1000:
        parts.append(f"x{number % 1000:03}")
    return "/".join(reversed(parts))
