"""What every message about a game is made of: ids and counts, events, moves, history."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from events.commitments import Sealed
from events.receipts import Receipt
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from service.identity.times import Time

MOST = 2**31 - 1
"""Versions and plies fit into 32 bits, which is more than any game has."""


GameId = Annotated[str, Meta(description="Opaque id of a game.")]


Version = Annotated[
    int, Meta(ge=0, le=MOST, description="Number of events so far; the version of the last one.")
]


Ply = Annotated[int, Meta(ge=0, le=MOST, description="Number of moves so far; 0 is the setup.")]


Status = Literal["open", "running", "finished", "void"]


Options = Annotated[
    Raw,
    Meta(
        description="See the title's `options_schema`; its defaults if left out.",
        extra_json_schema={"$ref": "Options"},
    ),
]


Entropy = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=200,
        description="Any text of your own, recorded openly. It is mixed into all draws of the "
        "game, so that nobody can have picked them: roll dice, or type what comes to your mind.",
    ),
]
EntropyCommitment = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description='Instead of the text its commitment: hex of SHA-256("kronika/entropy/1\\n" + '
        "text). You tell the text once every seat is taken (`tellEntropy`), so nobody who sits "
        "down knows it; take one that nobody can guess.",
    ),
]


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


class _Tagged(Struct, frozen=True):
    type: str


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One event."""

    version: Version
    ply: Ply
    at: Annotated[Time, Meta(description="When it was recorded.")]
    data: EventData
    seat: Annotated[
        Seat | None, Meta(description="The seat that played the command; missing on facts.")
    ] = None
    decision: Annotated[
        DecisionId | None,
        Meta(description="The decision that the command answers; missing on facts."),
    ] = None
    text: Annotated[
        str | None,
        Meta(
            description="What happened in words, in the language of `Accept-Language`; left out "
            "where nobody asked for one, and for events that only the engine needs."
        ),
    ] = None
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

    @property
    def kind(self) -> str:
        """What has happened: the tag of `data`."""
        return msgspec.json.decode(self.data, type=_Tagged).type


class MovePlayed(Struct, frozen=True, kw_only=True):
    """One accepted command: its action event and its facts."""

    ply: Ply
    events: Annotated[tuple[Event, ...], Meta(description="The action event, then its facts.")]


class MovesPlayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was played, and where the game stands after it."""

    moves: Annotated[
        tuple[MovePlayed, ...], Meta(description="The moves, in the order of the commands.")
    ]
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description="The seats that have to decide now.")]
    receipt: Annotated[
        Receipt | None,
        Meta(description="The service's signature under these moves; none for a dry run."),
    ] = None


class MoveListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move of the history."""

    ply: Ply
    seat: Seat
    notation: Annotated[
        str, Meta(description="The command as a line for people; it hides what you may not see.")
    ]
    events: Annotated[
        tuple[Event, ...],
        Meta(
            description="The action event, its facts, and what happened at the table behind the "
            "move."
        ),
    ]
    at: Annotated[Time, Meta(description="When it was played.")]
    parent: Annotated[
        Ply | None,
        Meta(description="The ply that the move was played on, if that is not the ply before."),
    ] = None
    in_force: Annotated[bool, Meta(description="False on a branch that a rewind left.")] = True


class MoveList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the history, oldest first."""

    items: Annotated[tuple[MoveListed, ...], Meta(description="The moves.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None
