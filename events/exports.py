"""Exports: a game in one document, with all that is needed to check it without a server.

An export is written as canonical JSON (`events.canonical`); what was parsed and written again in
other bytes says the same:

    events  the events as the exporting viewer sees them, oldest first
    format  "kronika-export/4"
    game    what the game is and how far it has come
    proof   commitment, seed (once the game is over), receipt, checkpoint, inclusion, keys
    seal    a signed note over SHA-256("kronika/export/1\\n" + the document without its seal)

The seal says that the service has issued exactly this document; the proof says that the game in
it is the one that was played.
"""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from events import notes
from events.canonical import Json, canonical, unfit
from events.commitments import Hex, Sealed
from events.keys import PublicKey, SigningKey
from events.notes import NoteError
from events.receipts import Receipt

FORMAT = "kronika-export/4"
FORMATS = ("kronika-export/3", FORMAT)
"""Those that can be read. Documents of `/3` have no `draws`."""
_EXPORT = b"kronika/export/1\n"
_GZIP = b"\x1f\x8b"
_GZIP_FRAME = 16 + zlib.MAX_WBITS  # of zlib: a gzip header and trailer are expected
MOST_UNPACKED = 64 * 1024 * 1024
"""Bytes that a compressed document may have: many times what the longest game has. Whoever checks
a strange file keeps his memory, of which the parsed document takes about twenty times as much."""


At = Annotated[
    str,
    Meta(
        pattern=r"^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(?!\.000000)(\.\d{6})?Z\Z",
    ),
]
"""A time as the service spells it."""


class DatedLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The proof that a link is in a checkpoint that a witness has cosigned: it happened before."""

    version: Annotated[int, Meta(ge=1, description="The last event of the link.")]
    proof: Annotated[str, Meta(description="The proof of the link (C2SP tlog-proof).")]


class Proof(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an export is checked with. `keys` are the service's public keys, so that the document
    says who signed it; whether they are the service's is for the reader to know, who
    may know an older one: `key_notes` say how others follow from it."""

    commitment: Annotated[Hex, Meta(description="The commitment to the seed of the draws.")]
    keys: Annotated[
        tuple[str, ...],
        Meta(description="The service's public keys, so that the document says who signed it."),
    ]
    seed: Annotated[
        Hex | UnsetType, Meta(description="The seed of the draws; missing until the game is over.")
    ] = UNSET
    seed_lost: Annotated[
        Annotated[str, Meta(min_length=1)] | UnsetType,
        Meta(
            description="Why the seed of a game that is over is not there. Nothing that chance "
            "decided can be checked then.",
        ),
    ] = UNSET
    receipt: Receipt | UnsetType = UNSET
    inclusion: Annotated[
        str | UnsetType,
        Meta(
            description="The proof that the last link is in the log of its partition, and that one "
            "in the root log (C2SP tlog-proof, in two steps)."
        ),
    ] = UNSET
    witnesses: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(description="Public keys of the witnesses that the service lists; missing: none."),
    ] = UNSET
    dated: Annotated[
        tuple[DatedLink, ...] | UnsetType,
        Meta(
            description="The links that began the game and in which somebody's time was up, each "
            "in the first checkpoint that a witness has cosigned since; missing if there is none."
        ),
    ] = UNSET
    key_notes: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(
            description="Signed notes by which later keys follow from earlier ones; missing if "
            "there are none."
        ),
    ] = UNSET
    epochs: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(
            description="Signed notes by which the log went on after it had lost something; missing"
            " in the first epoch."
        ),
    ] = UNSET


class ExportedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """An event as a viewer sees it. `hash` is that of its link, on the last event of the link, and
    `draws` says how many draws of each label were made for it; `sealed` has the fields that are
    hidden from anybody."""

    version: int
    ply: Annotated[int, Meta(ge=0)]
    type: str
    at: At
    data: dict[str, Any]
    draws: dict[str, Annotated[int, Meta(ge=1)]] = {}
    hash: Hex | None = None
    seat: Annotated[int, Meta(ge=0)] | None = None
    decision: int | None = None
    sealed: dict[str, Sealed] = {}

    @property
    def is_action(self) -> bool:
        """Whether this is the accepted command that begins a move."""
        return self.seat is not None


class Export(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The document. `game` is as the service shows games."""

    events: tuple[ExportedEvent, ...]
    format: str
    game: dict[str, Any]
    proof: Proof
    seal: str


def unpacked(raw: bytes) -> bytes:
    """The bytes of a document, whether they are compressed (gzip) or not. What cannot be
    decompressed, or is too large then, is given back as it is; it is no document."""
    if not raw.startswith(_GZIP):
        return raw
    stream = zlib.decompressobj(_GZIP_FRAME)
    try:
        document = stream.decompress(raw, MOST_UNPACKED)
    except zlib.error:
        return raw
    return document if stream.eof and not stream.unused_data else raw


def sealed_export(unsealed: Mapping[str, Json], key: SigningKey) -> bytes:
    """The document of these members and their seal; `ValueError` if they cannot be spelt
    canonically, because no verifier would take the document."""
    _fits(unsealed)
    return _sealed(unsealed, key)


def spelt(event: object) -> bytes:
    """The canonical spelling of an event of an export; `ValueError` if it has none."""
    plain = msgspec.json.decode(msgspec.json.encode(event))
    _fits(plain)
    return canonical(plain)


def sealed_events(events: Sequence[bytes], rest: Mapping[str, Json], key: SigningKey) -> bytes:
    """The document of these events, which are spelt already, and the other members."""
    _fits(rest)
    return _sealed({**rest, "events": Raw(b"[" + b",".join(events) + b"]")}, key)


def _fits(value: Json) -> None:
    if (path := unfit(value)) is not None:
        raise ValueError(f"the number at {path} cannot be spelt canonically")


def _sealed(unsealed: Mapping[str, object], key: SigningKey) -> bytes:
    text = f"{_origin(key.public.name)}\n{_digest(unsealed)}\n"
    return canonical({**unsealed, "seal": notes.sign(text, key)})


def sealed_by(document: Mapping[str, object], keys: Iterable[PublicKey]) -> PublicKey:
    """Who has sealed a document; `NoteError` if nobody known has, or if it was changed since."""
    text, signer = notes.opened(str(document.get("seal", "")), keys)
    unsealed = {name: part for name, part in document.items() if name != "seal"}
    if text != f"{_origin(signer.name)}\n{_digest(unsealed)}\n":
        raise NoteError("seal.other-document")
    return signer


def _digest(unsealed: Mapping[str, object]) -> str:
    return sha256(_EXPORT + canonical(unsealed)).hexdigest()


def _origin(name: str) -> str:
    return f"{name}/export"
