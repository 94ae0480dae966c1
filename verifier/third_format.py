"""Documents of the third format: a proof was an object with hashes in hex, and what it led to was
the checkpoint of a partition, signed by itself.

They are read as if they said the same in a tlog-proof of one step, from the link to that
checkpoint (`verifier.log_proofs`).
"""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from events.canonical import Json
from events.commitments import Hex
from events.tlog_proofs import TlogProof

THIRD: Final = "kronika-export/3"


class Inclusion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """That a link is in the log of its partition."""

    index: Annotated[int, Meta(ge=0)]
    path: tuple[Hex, ...]
    checkpoint: str

    @property
    def text(self) -> str:
        """The proof as it is written now."""
        path = tuple(bytes.fromhex(step) for step in self.path)
        return TlogProof(index=self.index, path=path, checkpoint=self.checkpoint).text


class Dated(Inclusion, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same of the link that ends with an event, under a checkpoint that dates it."""

    version: Annotated[int, Meta(ge=1)]


def translated(plain: Mapping[str, Json]) -> Mapping[str, Json]:
    """A document with proofs as they are written now; `msgspec.ValidationError` if one of them is
    none. One of another format is as it was."""
    proof = plain.get("proof")
    if plain.get("format") != THIRD or not isinstance(proof, dict):
        return plain
    said: dict[str, Json] = dict(proof)
    if "inclusion" in said:
        said["inclusion"] = msgspec.convert(said["inclusion"], Inclusion).text
    if "dated" in said:
        links = msgspec.convert(said["dated"], tuple[Dated, ...])
        said["dated"] = [{"version": one.version, "proof": one.text} for one in links]
    return {**plain, "proof": said}
