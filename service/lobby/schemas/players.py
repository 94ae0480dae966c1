"""Players and leaderboards as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from projections.records import TrackRecord
from referee.pages import Next
from referee.people import Account

Share = Annotated[
    float,
    Meta(ge=0, le=1, description="Mean share of opponents beaten per game, 0 to 1."),
]


class PlayerShown(Struct, frozen=True, kw_only=True):
    """An account and its results."""

    account: Account
    records: Annotated[
        tuple[TrackRecord, ...],
        Meta(description="By title, number of seats, and kind of opponents."),
    ]


class Figures(Struct, frozen=True, kw_only=True):
    """What somebody has reached in games that count towards a leaderboard."""

    games: Annotated[int, Meta(description="Finished games that count towards the leaderboard.")]
    wins: Annotated[int, Meta(description="Games that ended on rank 1, alone or shared.")]
    beaten: Share
    points_average: Annotated[float, Meta(description="The mean, to two decimals.")]
    points_best: Annotated[Points, Meta(description="The most points in one game.")]


class LeaderShown(Figures, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    account: Account


class PlaceShown(Figures, frozen=True, kw_only=True):
    """Your own line of a leaderboard."""

    place: Annotated[int, Meta(ge=1, description="Your place; 1 is the best.")]
    players: Annotated[int, Meta(ge=1, description="Number of lines of the whole leaderboard.")]


class Leaderboard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of a leaderboard, best first."""

    items: Annotated[tuple[LeaderShown, ...], Meta(description="The lines.")]
    next: Next = None
    me: Annotated[
        PlaceShown | None,
        Meta(
            description="Your own line; missing if you have no games that count, or sent no token."
        ),
    ] = None
