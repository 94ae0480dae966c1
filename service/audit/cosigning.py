"""Cosigning: the words of witnesses about checkpoints are taken, checked and kept."""

from collections.abc import Sequence

from events import checkpoints
from events.checkpoints import Checkpoint, log_origin
from events.cosignatures import Cosignature, WitnessKey, cosignatures
from events.keys import PublicKey
from events.notes import NoteError, text_of
from projections.database import Pool

_KEPT = "SELECT note FROM checkpoints WHERE partition = $1 AND size = $2"
_KEEP = (
    "INSERT INTO cosignatures (partition, size, witness, line, at)"
    " SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::timestamptz[])"
    " ON CONFLICT DO NOTHING"
)


class CosigningError(ValueError):
    """What was sent is not the word of a known witness about a checkpoint of this service."""


def witness_keys(text: str) -> tuple[WitnessKey, ...]:
    """The keys in a setting: separated by commas, none if it is empty."""
    return tuple(WitnessKey.parse(one) for one in text.split(",") if one.strip())


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
            raise CosigningError(f"The note does not hold: {trouble}.") from trouble
        if not found:
            known = ", ".join(one.name for one in self.witnesses) or "none"
            raise CosigningError(f"No witness that is known here has signed it; known: {known}.")
        partition = self._partition(checkpoint, signer)
        kept = await self._pool.fetchval(_KEPT, partition, checkpoint.size)
        if kept is None or text_of(kept) != text_of(note):
            raise CosigningError("No checkpoint of that origin, size and root was signed here.")
        await self._keep(partition, checkpoint.size, found)
        return partition, checkpoint.size

    def _partition(self, checkpoint: Checkpoint, signer: PublicKey) -> int:
        """The partition whose log it is about."""
        number = checkpoint.origin.rpartition("/")[2]
        partition = int(number) if number.isdecimal() else 0
        if checkpoint.origin != log_origin(signer.name, self._partitions, partition):
            raise CosigningError(f"{checkpoint.origin} is no log of this service.")
        return partition

    async def _keep(self, partition: int, size: int, found: Sequence[Cosignature]) -> None:
        await self._pool.execute(
            _KEEP,
            partition,
            size,
            [str(one.witness) for one in found],
            [one.line for one in found],
            [one.at for one in found],
        )
