"""Legal commands, moves, events and states as JSON."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Raw, Struct

from events.commitments import Sealed
from events.exports import Proof
from events.receipts import Receipt
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from service.shapes.games import GameShown, Ply, Version

Command = Annotated[
    Raw,
    Meta(
        description="A command of the game's title; `type` says which.",
        extra_json_schema={"$ref": "Command"},
    ),
]
EventData = Annotated[
    Raw,
    Meta(
        description="What happened; `type` says what. Whatever you may not see reads "
        '`{"hidden": count}`.',
        extra_json_schema={"$ref": "EventData"},
    ),
]
View = Annotated[
    Raw,
    Meta(
        description="The table as you may see it. Whatever you may not see reads "
        '`{"hidden": count}`.',
        extra_json_schema={"$ref": "View"},
    ),
]
JsonValue = Annotated[Raw, Meta(description="Any JSON.", extra_json_schema={})]


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event. `seat` and `decision` are those of the command, on action events only."""

    version: Version
    ply: Ply
    type: Annotated[str, Meta(examples=["table.game-started"])]
    at: datetime
    data: EventData
    seat: Seat | None = None
    decision: DecisionId | None = None
    hash: Annotated[
        str | None,
        Meta(
            description="On the last event of each link of the chain, which is a move or what "
            "happened at the table: the hash of the link (hex). Events of a dry run have none."
        ),
    ] = None
    sealed: Annotated[
        dict[str, Sealed],
        Meta(
            description="The fields of `data` that are hidden from somebody, by JSON Pointer: what "
            "was committed to, and the salt to open it if you may see it. See the audit format."
        ),
    ] = {}


class Events(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of events, oldest first. `next` is the `after` of the page that follows."""

    items: tuple[Event, ...]
    next: int | None = None


class Legal(Struct, frozen=True, kw_only=True):
    """Every command that is accepted from a seat now; none when it is not awaited."""

    seat: Seat
    decision: DecisionId | None
    ply: Ply
    version: Version
    commands: tuple[Command, ...]


class Moves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands to play, one after the other, all or none."""

    seat: Seat
    commands: Annotated[tuple[Command, ...], Meta(min_length=1, max_length=100)]
    decision: Annotated[
        DecisionId | None,
        Meta(
            description="The decision that the first command answers; the seat's open one if "
            "left out. The following commands answer whatever is then open for the seat."
        ),
    ] = None
    dry_run: Annotated[
        bool,
        Meta(
            description="Play nothing, only show what would happen. It is played in a world that "
            "differs from the real one in whatever you cannot know, so draws are examples."
        ),
    ] = False


class MovePlayed(Struct, frozen=True, kw_only=True):
    """One accepted command: its action event and its facts."""

    ply: Ply
    events: tuple[Event, ...]


class MovesPlayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was played, and where the game stands after it."""

    moves: tuple[MovePlayed, ...]
    version: Version
    awaits: tuple[Seat, ...]
    receipt: Annotated[
        Receipt | None,
        Meta(description="The service's signature under these moves; none for a dry run."),
    ] = None


class MoveListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move of the history. `notation` is a line for people; it hides what you may not see.

    `events` has what happened at the table behind the move, too. After a rewind `parent` is the
    ply that the move was played on, and the moves that were left are not `in_force`.
    """

    ply: Ply
    seat: Seat
    notation: str
    events: tuple[Event, ...]
    at: datetime
    parent: Annotated[Ply | None, Meta(description="If it is not the ply before.")] = None
    in_force: Annotated[bool, Meta(description="False on a branch that was left.")] = True


class MoveList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the history, oldest first. `next` is the `after` of the page that follows."""

    items: tuple[MoveListed, ...]
    next: int | None = None


class StateShown(Struct, frozen=True, kw_only=True):
    """The table after a ply."""

    ply: Ply
    version: Version
    view: View


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place in the view that differs. `before` or `after` is missing where there was nothing."""

    path: Annotated[str, Meta(description="A JSON Pointer (RFC 6901).")]
    before: JsonValue | None = None
    after: JsonValue | None = None


class Difference(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """How the view changed between two plies."""

    from_: Ply
    to: Ply
    changes: tuple[Change, ...]


class Export(Struct, frozen=True, kw_only=True):
    """A whole game in one document: everything that you may see of it, and what it can be checked
    with. `kronika verify` does; the audit format says how."""

    format: Annotated[str, Meta(examples=["kronika-export/2"])]
    game: GameShown
    events: tuple[Event, ...]
    proof: Proof
    seal: Annotated[str, Meta(description="A signed note over all the rest.")]
