"""Reviews as JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from referee.review.lines import (
    PlyLuck,
    Quality,
    ReviewBalance,
    ReviewedDecision,
    ReviewHeader,
)
from referee.schemas import GameId
from referee.times import Time

ReviewState = Annotated[
    Literal["queued", "running", "checking", "done", "failed", "cancelled"],
    Meta(
        description="`queued`: no engine makes it now; `checking`: an engine that is not the "
        "operator's has made it, and a part of it is made again; `failed` and `cancelled`: nothing "
        "is made any more, and whoever asks again starts it anew."
    ),
]
NamedQuality = Annotated[
    Quality,
    Meta(description="How thorough the review is; there is one of each quality for a game."),
]
LineCount = Annotated[int, Meta(ge=0, description="How many lines there are so far.")]
LinesInAll = Annotated[
    int | None,
    Meta(description="How many lines there will be; missing until the first one is there."),
]


class ReviewAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which review is wanted."""

    quality: NamedQuality = "standard"


class ReviewWanted(Struct, frozen=True, kw_only=True):
    """Which review."""

    quality: NamedQuality = "standard"


class ReviewStreamWanted(ReviewWanted, frozen=True, kw_only=True):
    """Which review, and from where on."""

    after: Annotated[
        int, Meta(ge=0, le=2**31 - 1, description="How many of its lines you have already.")
    ] = 0


class ReviewStatus(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A review, and how far it is."""

    game: GameId
    quality: NamedQuality
    state: ReviewState
    lines: LineCount
    nodes: Annotated[int, Meta(ge=1, description="Positions that are looked at for a decision.")]
    seed: Annotated[
        str,
        Meta(
            pattern="^[0-9a-f]{32}$",
            description="The seed of the review's own dice; it follows from game and quality.",
        ),
    ]
    engine: Annotated[str, Meta(description="The searching program and its version.")]
    weights: Annotated[
        str, Meta(pattern="^[0-9a-f]{16}$", description="The weights of the title's appraisal.")
    ]
    asked_at: Annotated[Time, Meta(description="When it was asked for first.")]
    of: LinesInAll = None
    finished_at: Annotated[
        Time | None, Meta(description="When it was done, failed or cancelled; missing before.")
    ] = None


class ReviewShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A review as far as it is made. Lines that an engine has made that is not the operator's are
    shown when the review is done."""

    status: ReviewStatus
    review: Annotated[
        ReviewHeader | None, Meta(description="What it is made with; missing until it has begun.")
    ] = None
    decisions: Annotated[
        tuple[ReviewedDecision, ...], Meta(description="The decisions, in the order of the game.")
    ] = ()
    luck: Annotated[
        tuple[PlyLuck, ...],
        Meta(description="The plies in which something was drawn, in the order of the game."),
    ] = ()
    balance: Annotated[
        ReviewBalance | None,
        Meta(description="How the result of each seat came about; missing until it is done."),
    ] = None


class ReviewProgress(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="progress"):
    """How far a review is."""

    state: ReviewState
    lines: LineCount
    of: LinesInAll = None
