"""The lines of a replay as JSON: what a game began with, each ply, and what happened between."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from games.kernel.points import Points
from games.kernel.reader import Part
from games.kernel.result import SeatScore
from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges
from games.kernel.scene_comparison import SceneDifference
from games.kernel.seats import Seat
from referee.people import SeatShown
from referee.schemas import Event, GameId, Milestone, Ply, Status, Version
from referee.times import Time

Language = Annotated[str, Meta(description="A language tag, such as `en`.")]


class TimeLeft(Struct, frozen=True, kw_only=True):
    """What the clock of a seat had left right after a ply."""

    seat: Seat
    left: Annotated[float, Meta(ge=0, description="Seconds.")]


class ReplayHead(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="head"):
    """The first line: the game, the viewer and the initial scene."""

    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    ruleset: Annotated[str, Meta(description="Version of the rules by which it is played.")]
    status: Annotated[
        Status,
        Meta(description="Status of the game. A `void` game has no result and does not count."),
    ]
    language: Language
    seats: Annotated[tuple[SeatShown, ...], Meta(description="The seats, from 0.")]
    ply: Annotated[Ply, Meta(description="The ply of this scene, after which the lines go on.")]
    last: Annotated[Ply, Meta(description="The last ply of the replay.")]
    at: Annotated[Time, Meta(description="When that ply was played.")]
    scene: Annotated[Scene, Meta(description="The table after that ply.")]
    seat: Annotated[Seat | None, Meta(description="The viewing seat; missing for a spectator.")] = (
        None
    )
    eyes: Annotated[
        Seat | None, Meta(description="The seat through whose eyes it is shown, if asked for.")
    ] = None
    scores: Annotated[
        tuple[SeatScore, ...], Meta(description="The points of each seat after that ply.")
    ] = ()
    clocks: Annotated[
        tuple[TimeLeft, ...],
        Meta(description="What the clocks showed; missing in games without clocks."),
    ] = ()


class PointsChanged(Struct, frozen=True, kw_only=True):
    """Points that a fact gave or took."""

    seat: Seat
    points: Points
    text: Annotated[str, Meta(description="The fact, in the language of `Accept-Language`.")]


class ReplayedPly(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="ply"):
    """A move: its texts, its facts and its changes to the scene of the parent ply."""

    ply: Ply
    version: Annotated[Version, Meta(description="Of the last event of the move.")]
    seat: Seat
    at: Annotated[Time, Meta(description="When it was played.")]
    words: Annotated[str, Meta(description="The command, in the language of `Accept-Language`.")]
    notation: Annotated[str, Meta(description="The command, in the title's notation.")]
    told: Annotated[
        str | None,
        Meta(
            description="The move in one line: by the fact that tells it best; missing: by `words`."
        ),
    ] = None
    importance: Annotated[
        int,
        Meta(
            description="How important it is to you: first what divides the game, then what was "
            "done to you or takes something from you, what was done to others, points, things, "
            "numbers; 0: nothing came of it."
        ),
    ] = 0
    parts: Annotated[
        tuple[Part, ...],
        Meta(description="The pieces of `words`, with what they name. Joined they are `words`."),
    ] = ()
    texts: Annotated[
        tuple[str, ...],
        Meta(description="The facts of the move, in the language of `Accept-Language`."),
    ] = ()
    parent: Annotated[Ply | None, Meta(description="If it is not the ply before.")] = None
    in_force: Annotated[bool, Meta(description="False on a branch that was left.")] = True
    changes: Annotated[
        SceneChanges | None, Meta(description="Missing if the scene has not changed.")
    ] = None
    scene: Annotated[
        Scene | None,
        Meta(
            description="The whole scene, if the parent comes before the first line; missing "
            "otherwise."
        ),
    ] = None
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="The points of each seat after this ply; missing: nobody counts them."),
    ] = ()
    differences: Annotated[
        tuple[SceneDifference, ...],
        Meta(
            description="What is different since the parent ply, with names; missing: nothing, or "
            "the parent comes before the first line."
        ),
    ] = ()
    milestones: Annotated[
        tuple[Milestone, ...], Meta(description="What divides the game here.")
    ] = ()
    gains: Annotated[
        tuple[PointsChanged, ...], Meta(description="What changed the points, in order.")
    ] = ()
    clocks: Annotated[
        tuple[TimeLeft, ...],
        Meta(description="What the clocks showed; missing in games without clocks."),
    ] = ()


class ReplayedEvent(Struct, frozen=True, kw_only=True, tag="table"):
    """A table event after the given ply: a rewind, a verdict, a forfeit or the end of the game."""

    event: Event


class ReplayEnd(Struct, frozen=True, kw_only=True, tag="end"):
    """The last line of the replay."""

    version: Annotated[Version, Meta(description="The version up to which the replay is complete.")]
    stands: Annotated[Ply, Meta(description="The current ply.")]


ReplayLine: TypeAlias = ReplayHead | ReplayedPly | ReplayedEvent | ReplayEnd
"""A line of a replay; `type` says which."""
