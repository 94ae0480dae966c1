"""What every message about a game is made of: ids and counts, events, moves, history."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from events.commitments import Sealed
from events.receipts import Receipt
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from referee.pages import Next
from referee.times import Time

MOST = 2**31 - 1
"""Versions and plies fit into 32 bits, which is more than any game has."""


GameId = Annotated[str, Meta(description="Id of the game; opaque.")]


Version = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST,
        description="Number of events so far; that of an event is its position.",
    ),
]


NamedSeat = Annotated[Seat, Meta(description="The seat that acts: one of yours.")]
OwnSeat = Annotated[
    Seat | None,
    Meta(description="The seat that acts: one of yours; optional if you have only one."),
]
Ply = Annotated[int, Meta(ge=0, le=MOST, description="Number of moves so far; 0 is the setup.")]


Status = Literal["open", "running", "finished", "void"]
Visibility = Literal["public", "unlisted", "private"]
"""`public` stands in lists; `unlisted` only in its players' lists, but anybody with the id may
look; `private` is for its players alone. Enforcing the last part is the service's matter."""


Options = Annotated[
    Raw,
    Meta(
        description=(
            "Options of the title, as `options_schema` describes them; defaults apply to those "
            "that are omitted."
        ),
        extra_json_schema={"$ref": "Options"},
    ),
]


Entropy = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=200,
        description=(
            "A text of your choice, recorded publicly and mixed into the seed of all draws, so "
            "that the service cannot have chosen them. Use something that nobody can guess."
        ),
    ),
]
EntropyCommitment = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description='Commitment to a secret text: hex SHA-256 of "kronika/entropy/1\\n" followed '
        "by "
        "the text. Reveal the text when every seat is taken (`revealEntropy`). Use a random text.",
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
        description=(
            'The payload; `type` names the event. `{"hidden": n}` replaces values that you may '
            "not see."
        ),
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
            description=(
                "The event in words, in the language of `Accept-Language`; missing without that "
                "header and for engine-internal facts."
            )
        ),
    ] = None
    hash: Annotated[
        str | None,
        Meta(
            description=(
                "Hash (hex) of the chain link that ends with this event; only on the last event "
                "of a link. A link is a move or a group of table events."
            )
        ),
    ] = None
    draws: Annotated[
        dict[str, Annotated[int, Meta(ge=1)]],
        Meta(
            description=(
                "How many draws of each label were made for the chain link that ends with this "
                "event; missing where there were none, and in games whose draws go by ply."
            )
        ),
    ] = {}
    sealed: Annotated[
        dict[str, Sealed],
        Meta(
            description=(
                "Commitments to the hidden fields of `data`, by JSON Pointer, each with its salt "
                "if you may see the field. See the audit format."
            )
        ),
    ] = {}

    @property
    def kind(self) -> str:
        """The event type; same as `data.type`."""
        return msgspec.json.decode(self.data, type=_Tagged).type


class MovePlayed(Struct, frozen=True, kw_only=True):
    """A move: one accepted command, with its action event and its facts."""

    ply: Ply
    events: Annotated[tuple[Event, ...], Meta(description="The action event, then its facts.")]


class MovesPlayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The moves played, and the state of the game after them."""

    moves: Annotated[
        tuple[MovePlayed, ...], Meta(description="The moves, in the order of the commands.")
    ]
    version: Version
    awaits: Annotated[tuple[Seat, ...], Meta(description="The seats that have to decide now.")]
    receipt: Annotated[
        Receipt | None,
        Meta(description="The signed receipt of the moves; missing for a dry run."),
    ] = None


class Milestone(Struct, frozen=True, kw_only=True):
    """Something that divides a game: a Food Day, the end of an age."""

    sign: Annotated[str, Meta(description="Its sign, as in formulas of the catalogue.")]
    text: Annotated[str, Meta(description="In the language of `Accept-Language`.")]


class MoveListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move in the history of the game."""

    ply: Ply
    seat: Seat
    notation: Annotated[str, Meta(description="The command in notation, redacted for the caller.")]
    events: Annotated[
        tuple[Event, ...],
        Meta(
            description=(
                "The action event, its facts, and the table events that followed the move."
            )
        ),
    ]
    at: Annotated[Time, Meta(description="When it was played.")]
    told: Annotated[
        str | None,
        Meta(
            description="The move in one line: by the event that tells it best, in the language of "
            "`Accept-Language`; missing without that header, and for titles without words."
        ),
    ] = None
    parent: Annotated[
        Ply | None,
        Meta(
            description="The ply on which the move was played; missing if it is the previous ply."
        ),
    ] = None
    in_force: Annotated[
        bool, Meta(description="False if the ply is on a branch that a rewind abandoned.")
    ] = True


class MoveList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the history, oldest first."""

    items: Annotated[tuple[MoveListed, ...], Meta(description="The moves.")]
    next: Next = None
