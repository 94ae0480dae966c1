"""Keys, checkpoints, proofs and receipts as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from events.exports import Inclusion
from events.receipts import Receipt
from service.play.schemas import GameId, Ply, Version

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]
Partition = Annotated[int, Meta(ge=0, description="Which part of the log.")]
Size = Annotated[
    int, Meta(ge=1, lt=2**53, description="Number of links in the log of a partition.")
]
Note = Annotated[str, Meta(description="A signed note (C2SP).")]
Moment = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


class KeyShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A public key of the service."""

    key: Annotated[str, Meta(description="`<name>+<id>+<base64>`, as in the signed-note format.")]
    current: Annotated[bool, Meta(description="Whether this process signs with it.")]
    since: Annotated[
        Moment | None, Meta(description="From when on it signs, if an older key has endorsed it.")
    ] = None
    until: Annotated[
        Moment | None,
        Meta(description="Its signatures for later times count for nothing: replaced, or revoked."),
    ] = None


class Keys(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every key that the service has ever signed with, oldest first."""

    items: Annotated[tuple[KeyShown, ...], Meta(description="The keys.")]
    notes: Annotated[
        tuple[str, ...],
        Meta(
            description="Signed notes: endorsements of new keys by old ones, and revocations. With "
            "them the present key follows from one that you got earlier."
        ),
    ] = ()


class CheckpointShown(Struct, frozen=True, kw_only=True):
    """How long the log of a partition was, and what was in it, signed."""

    partition: Partition
    size: Size
    note: Note


class Checkpoints(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of checkpoints."""

    items: Annotated[tuple[CheckpointShown, ...], Meta(description="The checkpoints.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None


class Cosigned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A checkpoint of this service with the lines of witnesses under it."""

    note: Annotated[Note, Meta(max_length=20_000)]


class Consistency(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """The proof that one log begins with the other (RFC 6962, 2.1.2)."""

    partition: Partition
    from_: Annotated[Size, Meta(description="Size of the shorter log.")]
    to: Annotated[Size, Meta(description="Size of the longer log.")]
    path: Annotated[tuple[Hex, ...], Meta(description="The hashes of the proof.")]


class ProofShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to check about a ply."""

    game: GameId
    ply: Ply
    version: Annotated[Version, Meta(description="The last event of the ply.")]
    hash: Annotated[Hex, Meta(description="The hash of the link that ends with that event.")]
    commitment: Annotated[Hex, Meta(description="The commitment to the seed of the draws.")]
    partition: Partition
    inclusion: Inclusion
    seed: Annotated[
        Hex | None, Meta(description="The seed of the draws, once the game is over.")
    ] = None


class Receipts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of receipts, one for each ply, oldest first."""

    items: Annotated[tuple[Receipt, ...], Meta(description="The receipts.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None
