"""What was signed of the acts, in the file beside the signing key (`service.audit.promises`).

Signatures say that nobody else wrote an act, and hashes that none is missing in between. Only who
remembers how many there were notices that the last ones are gone.
"""

import asyncio
from collections.abc import Sequence

import structlog
from msgspec import Struct

from events.database import Queries
from events.keys import PublicKey, SigningKey
from service.acts import checking
from service.acts.checking import CheckedActs, Length
from service.acts.record import RecordedAct
from service.audit.consistency import LogIdentity, known_epochs, number_of, trusted
from service.audit.keys import stored_notes
from service.audit.promises import PromiseFile, PromiseFileError, Promises, SignedActs
from service.settings import Settings

_log = structlog.get_logger()


class ActMemory(Struct, frozen=True, kw_only=True):
    """How many acts this machine knows to be signed."""

    file: PromiseFile
    identity: LogIdentity

    @classmethod
    def of(cls, settings: Settings, key: SigningKey) -> "ActMemory":
        """That of the machine whose settings these are."""
        identity = LogIdentity(
            key=key, partitions=settings.partitions, notes=stored_notes(settings)
        )
        return cls(file=PromiseFile.of(settings), identity=identity)

    async def keep(self, queries: Queries, act: RecordedAct) -> None:
        """Writes down that an act is signed. If that cannot be done, the act is there all the
        same."""
        try:
            epoch = await self._epoch(queries)
            acts = SignedActs(epoch=epoch, size=act.number, hash=act.hash)
            await asyncio.to_thread(self.file.add, Promises(acts=acts))
        except PromiseFileError as trouble:
            _log.warning("act-not-remembered", number=act.number, error=str(trouble))

    async def check(self, queries: Queries) -> CheckedActs:
        """Works out the whole chain again, and whether it is as long as it was. In a later epoch it
        may be shorter: the operator has said that something is lost."""
        known = self.file.read().acts
        length = None
        if known is not None and known.epoch >= await self._epoch(queries):
            length = Length(known.size, known.hash)
        return await checking.check(queries, await self._keys(queries), length)

    async def _keys(self, queries: Queries) -> Sequence[PublicKey]:
        return await trusted(queries, self.file.read(), self.identity)

    async def _epoch(self, queries: Queries) -> int:
        return number_of(await known_epochs(queries, self.file.read(), self.identity))
