"""Commands on trial as JSON: what they would do, and a world to try them in."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.scene_changes import SceneChanges
from games.kernel.seats import Seat
from referee.legal_schemas import Legal, WithRefused
from referee.schemas import Command, NamedSeat, Ply, Version
from referee.state_schemas import JsonValue


class Trial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands whose outcome somebody wants to see."""

    seat: NamedSeat
    commands: Annotated[
        tuple[Command, ...],
        Meta(min_length=1, max_length=100, description="One to a hundred, in order."),
    ]
    decision: Annotated[
        DecisionId | None,
        Meta(description="The decision that the first command answers; defaults to the open one."),
    ] = None
    refused: WithRefused = False


class Preview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What commands would do."""

    version: Annotated[
        Version, Meta(description="The version of the game that they were tried on.")
    ]
    certain: Annotated[
        int,
        Meta(
            ge=0,
            description="So many commands, from the first, would do exactly this in the game. The "
            "next one draws, or depends on what you do not know: from there on it is an example.",
        ),
    ]
    awaits: Annotated[tuple[Seat, ...], Meta(description="The seats that would have to decide.")]
    legal: Annotated[Legal, Meta(description="What you could choose then.")]
    texts: Annotated[
        tuple[str, ...],
        Meta(description="What the last command does, in the language of `Accept-Language`."),
    ] = ()
    changes: Annotated[
        SceneChanges | None,
        Meta(description="What they change in your scene of that version; missing: nothing."),
    ] = None


class World(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A state that a game could have for all that a seat knows."""

    title: Annotated[str, Meta(description="The game's title.")]
    ruleset: Annotated[str, Meta(description="The ruleset that it is played by.")]
    build: Annotated[
        str,
        Meta(
            description="Which program has made it: a hash of its rules. Previews by other rules "
            "may be wrong."
        ),
    ]
    version: Version
    ply: Ply
    seat: NamedSeat
    names: Annotated[
        tuple[str, ...],
        Meta(description="What the seats are called in texts, in the language of the request."),
    ]
    state: Annotated[
        JsonValue,
        Meta(
            description="The state, as the rules of the title have it: what the seat knows is "
            "true, the rest is drawn. It is for programs that have these rules, of this release."
        ),
    ]
