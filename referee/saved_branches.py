"""Branches as they are saved, and opened again."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from events.chain import rechained
from events.commitments import Hex, Veil
from events.draws import Draws
from events.envelope import Recorded
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from referee.branch import Branch
from referee.exported_games import ToolsOf, folded, refusal, tools_for
from referee.internal_facts import links
from referee.people import Account
from referee.positions import NOWHERE
from referee.schemas import Visibility
from referee.secrets import Secrets
from referee.times import Time

FORMAT: Final = "kronika-branch/1"


class SavedEvent(Struct, frozen=True, kw_only=True, array_like=True):
    """An event of a branch; what it hides is open here."""

    ply: int
    seat: Seat | None
    decision: int | None
    kind: str
    payload: Raw
    at: Time
    veils: tuple[Veil, ...]
    hash: Hex | None
    draws: Draws


class SavedBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A branch with its seed: whoever has it could know what is drawn next."""

    format: Literal["kronika-branch/1"]
    id: Annotated[str, Meta(pattern="^branch-[0-9a-f]{16}$")]
    title: str
    seed: Hex
    visibility: Visibility
    people: dict[Seat, Account]
    events: tuple[SavedEvent, ...]


class _Format(Struct, frozen=True):
    format: str = ""


def is_branch(raw: bytes) -> bool:
    """Whether bytes are a branch that was saved, and no export."""
    try:
        return msgspec.json.decode(raw, type=_Format).format == FORMAT
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def saved(branch: Branch) -> bytes:
    """What opens a branch again."""
    return msgspec.json.encode(
        SavedBranch(
            format="kronika-branch/1",
            id=branch.id,
            title=branch.position.seen.title,
            seed=branch.secrets.seed.hex(),
            visibility=branch.visibility,
            people=dict(branch.people),
            events=tuple(map(_saved, branch.events)),
        )
    )


def reopened(raw: bytes, registry: Registry, tools_of: ToolsOf) -> Branch:
    """The branch that was saved. Raises a problem if it is none, or was changed."""
    try:
        kept = msgspec.json.decode(raw, type=SavedBranch)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        what = {"what": type(trouble).__name__}
        raise refusal(Sentence("record-inconsistent", what)) from None
    secrets = Secrets.of(kept.id, bytes.fromhex(kept.seed))
    branch = Branch(
        tools_for(kept.title, registry, tools_of),
        secrets,
        visibility=kept.visibility,
        people=kept.people,
    )
    events = [_event(kept.id, version, one) for version, one in enumerate(kept.events, 1)]
    head = secrets.head(NOWHERE)
    for link in links(events):
        behind = rechained(head, link)
        if behind is None:
            raise refusal(Sentence("record-inconsistent", {"what": link[0].kind}), link[0].ply)
        head = behind
    folded(branch, events)
    return branch


def _saved(event: Recorded) -> SavedEvent:
    return SavedEvent(
        ply=event.ply,
        seat=event.seat,
        decision=event.decision,
        kind=event.kind,
        payload=Raw(event.payload),
        at=event.at,
        veils=event.veils,
        hash=None if event.hash is None else event.hash.hex(),
        draws=event.draws,
    )


def _event(game_id: str, version: int, event: SavedEvent) -> Recorded:
    return Recorded(
        partition=0,
        position=version,
        game_id=game_id,
        version=version,
        ply=event.ply,
        seat=event.seat,
        decision=event.decision,
        kind=event.kind,
        payload=bytes(event.payload),
        at=event.at,
        veils=event.veils,
        hash=None if event.hash is None else bytes.fromhex(event.hash),
        draws=event.draws,
    )
