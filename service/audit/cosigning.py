"""Cosigning: the words of witnesses about checkpoints are taken, checked and kept."""

from collections.abc import Sequence

from events import checkpoints
from events.checkpoints import Checkpoint, log_of
from events.cosignatures import Cosignature, WitnessKey, cosignatures
from events.keys import PublicKey
from events.notes import NoteError, text_of
from games.kernel.sentence import Sentence
from projections.database import Pool
from verifier.finding import said_by

_STORED = "SELECT note FROM checkpoints WHERE partition = $1 AND size = $2"
_STORE = (
    "INSERT INTO cosignatures (partition, size, witness, line, at)"
    " SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::timestamptz[])"
    " ON CONFLICT DO NOTHING"
)


class CosigningError(ValueError):
    """What was sent is not the word of a known witness about a checkpoint of this service."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


class Cosigner:
    """Keeps the cosignatures of known witnesses."""

    def __init__(self, pool: Pool, partitions: int, witnesses: Sequence[WitnessKey]) -> None:
        self.witnesses = tuple(witnesses)
        self._pool = pool
        self._partitions = partitions

    async def take(self, note: str, keys: Sequence[PublicKey]) -> tuple[int, int]:
        """Keeps what witnesses say in a note; partition and size of the checkpoint that it is
        about. `CosigningError` if this is none of ours, or if nobody known says something."""
        try:
            checkpoint, signer = checkpoints.read(note, keys)
            found = cosignatures(note, self.witnesses)
        except NoteError as trouble:
            raise CosigningError(
                Sentence("note-invalid", {"trouble": said_by(trouble)})
            ) from trouble
        if not found:
            known = ", ".join(one.name for one in self.witnesses) or "none"
            raise CosigningError(Sentence("no-known-witness", {"known": known}))
        partition = self._partition(checkpoint, signer)
        kept = await self._pool.fetchval(_STORED, partition, checkpoint.size)
        if kept is None or text_of(kept) != text_of(note):
            raise CosigningError(Sentence("not-signed-here"))
        await self._store(partition, checkpoint.size, found)
        return partition, checkpoint.size

    def _partition(self, checkpoint: Checkpoint, signer: PublicKey) -> int:
        """The partition whose log it is about."""
        log = log_of(checkpoint.origin, signer.name)
        if log is None or log.partitions != self._partitions:
            raise CosigningError(Sentence("not-our-log", {"origin": checkpoint.origin}))
        return log.partition

    async def _store(self, partition: int, size: int, found: Sequence[Cosignature]) -> None:
        await self._pool.execute(
            _STORE,
            partition,
            size,
            [str(one.witness) for one in found],
            [one.line for one in found],
            [one.at for one in found],
        )
