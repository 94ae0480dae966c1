"""Whole games in one document."""

from typing import Annotated, Self

from msgspec import Meta, Struct
from msgspec.structs import asdict

from events.exports import Proof
from referee.game_schemas import GameExported
from referee.schemas import Event


class EventExported(Event, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One event in an export."""

    type: Annotated[
        str,
        Meta(examples=["table.game-started"], description="The event type; same as `data.type`."),
    ]

    @classmethod
    def of(cls, event: Event, kind: str) -> Self:
        """An event, which is of this kind."""
        return cls(type=kind, **asdict(event))


class Export(Struct, frozen=True, kw_only=True):
    """A whole game in one document: everything that you may see of it, and what it can be checked
    with. `kronika verify` does; the audit format says how."""

    format: Annotated[
        str, Meta(examples=["kronika-export/4"], description="What this is, and in which version.")
    ]
    game: GameExported
    events: Annotated[tuple[EventExported, ...], Meta(description="All events, oldest first.")]
    proof: Proof
    seal: Annotated[str, Meta(description="A signed note over all the rest.")]
