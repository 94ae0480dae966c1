"""Keys, checkpoints, proofs and receipts as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from events.receipts import Receipt
from referee.pages import Next
from referee.schemas import GameId, Ply, Version
from referee.times import Time

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]
Partition = Annotated[int, Meta(ge=0, description="Number of the log partition.")]
Size = Annotated[
    int, Meta(ge=1, lt=2**53, description="Number of links in the log of a partition.")
]
Note = Annotated[str, Meta(description="A signed note (C2SP).")]
LinkProofText = Annotated[
    str,
    Meta(
        description="The proof that a link is in the log of its partition, and that one in the "
        "root log (C2SP tlog-proof, in two steps)."
    ),
]
Moment = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


class KeyShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A public key of the service."""

    key: Annotated[str, Meta(description="`<name>+<id>+<base64>`, as in the signed-note format.")]
    current: Annotated[bool, Meta(description="Whether this process signs with it.")]
    ml_dsa: Annotated[
        str | None,
        Meta(
            description="The ML-DSA-44 key that signs the root log beside it (C2SP "
            "tlog-cosignature); of the current key only."
        ),
    ] = None
    since: Annotated[
        Moment | None,
        Meta(description="The start of the key's validity, if an older key endorsed it."),
    ] = None
    until: Annotated[
        Moment | None,
        Meta(
            description=(
                "The end of the key's validity: it was replaced or revoked. Signatures for later "
                "times are invalid."
            )
        ),
    ] = None


class Keys(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every signing key that the service has used, oldest first."""

    items: Annotated[tuple[KeyShown, ...], Meta(description="The keys.")]
    next: Next = None
    notes: Annotated[
        tuple[str, ...],
        Meta(
            description=(
                "Signed notes that endorse new keys and revoke old ones. They let you derive "
                "trust in the current key from an earlier one."
            )
        ),
    ] = ()


class OldLogShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A log of an older epoch, as it was signed, and what is left of it."""

    origin: Annotated[str, Meta(description="Which log: the first line of its checkpoints.")]
    size: Size
    root: Annotated[Hex, Meta(description="The root over so many leaves.")]
    remaining: Annotated[
        int,
        Meta(ge=0, description="The log of the new epoch begins with at least so many of them."),
    ]
    lost_from: Annotated[
        Moment | None,
        Meta(description="Nothing is lost that was recorded before; missing: anything may be."),
    ] = None


class EpochShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An epoch of the log that began because something was lost."""

    number: Annotated[int, Meta(ge=2, description="Its number; the first epoch has no note.")]
    since: Annotated[Moment, Meta(description="When it began.")]
    reason: Annotated[str, Meta(description="What had happened, in the words of the operator.")]
    logs: Annotated[tuple[OldLogShown, ...], Meta(description="What was signed before.")]
    note: Annotated[Note, Meta(description="The signed note (C2SP) that says all of this.")]
    lost_games: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        Meta(description="Games that have lost something; missing if nobody knows."),
    ] = None


class Epochs(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The epochs of the log."""

    current: Annotated[int, Meta(ge=1, description="Number of the present epoch.")]
    items: Annotated[
        tuple[EpochShown, ...],
        Meta(description="All epochs from the second one on, oldest first."),
    ]
    next: Next = None


class ProofShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The proof of a ply."""

    game: GameId
    ply: Ply
    version: Annotated[Version, Meta(description="The last event of the ply.")]
    hash: Annotated[Hex, Meta(description="The hash of the link that ends with that event.")]
    commitment: Annotated[Hex, Meta(description="The commitment to the seed of the draws.")]
    partition: Partition
    inclusion: LinkProofText
    seed: Annotated[
        Hex | None, Meta(description="The seed of the draws, once the game is over.")
    ] = None


class CheckpointMoment(Struct, frozen=True, kw_only=True):
    """A checkpoint of the root log, and when it was signed."""

    size: Annotated[int, Meta(ge=1, lt=2**53, description="Number of leaves in the root log.")]
    at: Annotated[Time, Meta(description="When it was signed, by the clock of the service.")]


class WitnessWord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A witness, and when it has first seen a ply."""

    name: Annotated[str, Meta(description="The name of the witness.")]
    key: Annotated[str, Meta(description="Its public key.")]
    at: Annotated[
        Time | None,
        Meta(
            description="When it has cosigned the first checkpoint with the ply, by its own clock; "
            "missing: it has not seen it yet."
        ),
    ] = None
    size: Annotated[
        int | None, Meta(description="The size of that checkpoint; missing with `at`.")
    ] = None


class PlyDated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Between which times a ply came into the signed log, and who has seen it there."""

    game: GameId
    ply: Ply
    version: Annotated[Version, Meta(description="The last event of the ply.")]
    at: Annotated[Time, Meta(description="When it was recorded, by the clock of the service.")]
    partition: Partition
    before: Annotated[
        CheckpointMoment | None,
        Meta(description="The last checkpoint without the ply; missing: there is none."),
    ] = None
    covering: Annotated[
        CheckpointMoment | None,
        Meta(description="The first checkpoint with the ply; missing: none is signed yet."),
    ] = None
    witnesses: Annotated[
        tuple[WitnessWord, ...],
        Meta(description="Every witness that the service knows; none: it knows none."),
    ] = ()


class Receipts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of receipts, one for each ply, oldest first."""

    items: Annotated[tuple[Receipt, ...], Meta(description="The receipts.")]
    next: Next = None
