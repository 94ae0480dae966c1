"""Players and leaderboards as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from projections.records import TrackRecord
from service.accounts.accounts import Account

Share = Annotated[
    float,
    Meta(ge=0, le=1, description="Mean share of the opponents that were left behind in a game."),
]


class PlayerShown(Struct, frozen=True, kw_only=True):
    """A person, and what they have reached: by title, number of seats, and kind of opponents."""

    account: Account
    records: tuple[TrackRecord, ...]


class LeaderShown(Struct, frozen=True, kw_only=True):
    """A line of a leaderboard. Points are those of the title."""

    account: Account
    games: int
    wins: int
    beaten: Share
    points_average: Annotated[float, Meta(description="The mean, to two decimals.")]
    points_best: Points


class Leaderboard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of a leaderboard, best first. `next` is the cursor of the page after it."""

    items: tuple[LeaderShown, ...]
    next: str | None = None
