"""Proofs that a link is in the log, as documents have them, with a checkpoint that somebody known
has signed."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from events import checkpoints, link_proofs, merkle, tlog_proofs
from events.checkpoints import Checkpoint, log_of
from events.keys import PublicKey
from events.link_proofs import LinkProof
from events.tlog_proofs import TlogProof
from verifier.third_format import THIRD

Fault: TypeAlias = Literal["other-log", "not-included"]


class SignedProof(Struct, frozen=True, kw_only=True):
    """A proof, the checkpoint of the partition's log that it is about, and who has signed it; with
    `root`, that of the root log."""

    proof: LinkProof | TlogProof
    partition: Checkpoint
    signer: PublicKey
    root: Checkpoint | None = None

    @property
    def epoch(self) -> int | None:
        """The epoch of the log; None if this is no log of who has signed."""
        log = log_of(self.partition.origin, self.signer.name)
        return None if log is None else log.epoch

    def fault(self, game: str, entry: bytes) -> Fault | None:
        """How this is no proof that the log has an entry about a game; None if it is one."""
        log = log_of(self.partition.origin, self.signer.name)
        if log is None or not log.has(game):
            return "other-log"
        if self.root is not None and self.root.origin != checkpoints.root_origin(
            self.signer.name, log.epoch
        ):
            return "other-log"
        return None if self._proves(entry) else "not-included"

    def _proves(self, entry: bytes) -> bool:
        if isinstance(self.proof, LinkProof):
            root = self.root
            return root is not None and self.proof.entry == entry and self.proof.proves(entry, root)
        leaf = merkle.leaf_hash(entry)
        return self.proof.includes(leaf, self.partition.size, self.partition.root)


def read(text: str, form: str, known: Iterable[PublicKey]) -> SignedProof:
    """The proof of a text in a document of that format; `NoteError` if it is none, or nobody known
    has signed it."""
    if form == THIRD:
        one = tlog_proofs.parse(text)
        partition, signer = checkpoints.read(one.checkpoint, known)
        return SignedProof(proof=one, partition=partition, signer=signer)
    proof = link_proofs.parse(text)
    root, _, key = checkpoints.read_root(proof.note, known)
    return SignedProof(proof=proof, partition=proof.partition, signer=key, root=root)


def note_of(text: str) -> str:
    """The signed checkpoint at the end of a proof, of either format; `NoteError` if it is none."""
    return tlog_proofs.parse(text).checkpoint
