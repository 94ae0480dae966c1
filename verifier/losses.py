"""What the service owns up to have lost: moves that it confirmed, in a log that began a new epoch.

A receipt that does not fit an export is a contradiction, unless a signed note of an epoch
(`events.epochs`) says that what was recorded then may be lost. Then it is told which epoch that
was, and why it began.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from events.checkpoints import FIRST_EPOCH
from events.epochs import Epoch, in_order, read
from events.exports import Export
from events.key_notes import Term, expired
from events.keys import KeyFormatError, PublicKey
from events.notes import NoteError
from games.kernel.sentence import Sentence
from verifier import log_proofs
from verifier.finding import Finding, Loss, found


def epochs_of(export: Export, known: Mapping[PublicKey, Term]) -> tuple[Epoch, ...]:
    """The epochs that an export tells of; NoteError if a note does not hold."""
    notes = export.proof.epochs
    if isinstance(notes, msgspec.UnsetType):
        return ()
    for note in notes:
        since = read(note, known).since
        read(note, [key for key, term in known.items() if not expired(term, since)])
    return in_order(notes, tuple(known))


def own_epochs(export: Export) -> tuple[Epoch, ...]:
    """The same by the keys that the export brings; none if a note does not hold."""
    notes = export.proof.epochs
    try:
        keys = [PublicKey.parse(one) for one in export.proof.keys]
        return () if isinstance(notes, msgspec.UnsetType) else in_order(notes, keys)
    except (KeyFormatError, NoteError):
        return ()


def unexplained(
    export: Export, known: Mapping[PublicKey, Term], epochs: Sequence[Epoch]
) -> Iterator[Finding]:
    """Whether the checkpoint is of an epoch that no note explains."""
    inclusion = export.proof.inclusion
    if isinstance(inclusion, msgspec.UnsetType):
        return
    try:
        proof = log_proofs.read(inclusion, export.format, known)
    except NoteError:
        return  # the check of the checkpoint says so
    if proof.epoch is not None and proof.epoch > FIRST_EPOCH + len(epochs):
        args = {"origin": proof.partition.origin, "epoch": proof.epoch}
        yield found(Sentence("epochs.untold", args))


def loss(
    epochs: Iterable[Epoch], game: str, at: str, instead: str | None, ply: int, version: int
) -> Loss | None:
    """The loss of something that was recorded of a game `at` that time, in whose place something
    of the time `instead` stands, if anything; None if no epoch explains it."""
    for epoch in epochs:
        if epoch.explains(game, at, instead):
            return Loss(
                ply=ply,
                version=version,
                epoch=epoch.number,
                since=epoch.since,
                reason=epoch.reason,
            )
    return None
