"""The lines of a review as JSON: what it was made with, each decision, each ply with draws, and how
the result of each seat came about.

Chances are in ten-thousandths, points in hundredths. A line follows from the game, the budget and
the seed alone, whatever lines there were before; only the balance sums them up.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.seats import Seat
from referee.schemas import Command, GameId, Ply

Quality: TypeAlias = Literal["quick", "standard", "deep"]
"""How thorough a review is; `referee.review.efforts` says what that means."""

Mark: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]
"""How good a decision was; `referee.review.marks` says where the bounds are."""

By: TypeAlias = Literal["person", "bot", "clock", "forced", "order"]
"""Who took a decision."""

TenThousandths = Annotated[int, Meta(description="Ten-thousandths of a chance to win.")]
Hundredths = Annotated[int, Meta(description="Hundredths of a point.")]
Changes = Annotated[tuple[int, ...], Meta(description="For each seat, by how much it changed.")]


class ReviewHeader(Struct, frozen=True, kw_only=True, tag="review"):
    """The first line: the game, and what the review was made with. Whoever takes the same gets the
    same lines, byte for byte."""

    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    ruleset: Annotated[str, Meta(description="Version of the rules by which it was played.")]
    seats: Annotated[int, Meta(ge=1, description="How many seats there are.")]
    engine: Annotated[str, Meta(description="The searching program and its version.")]
    weights: Annotated[
        str,
        Meta(
            pattern="^[0-9a-f]{16}$",
            description="The weights of the title's appraisal: the first 16 hexadecimal digits of "
            "the SHA-256 of their canonical JSON.",
        ),
    ]
    quality: Annotated[
        Quality | Literal["custom"],
        Meta(description="How thorough it is; `custom`: the budget was given by hand."),
    ]
    nodes: Annotated[int, Meta(ge=1, description="Positions that are looked at for a decision.")]
    redraws: Annotated[
        int, Meta(ge=1, description="How often draws are made anew to see what they were worth.")
    ]
    seed: Annotated[
        str,
        Meta(
            pattern="^[0-9a-f]{32}$",
            description="The seed of the review's own dice; it has nothing to do with the game's.",
        ),
    ]
    plies: Annotated[int, Meta(ge=0, description="How many plies are reviewed: those in force.")]
    lines: Annotated[int, Meta(ge=2, description="How many lines the review has with this one.")]
    start: Annotated[
        Estimate, Meta(description="What each seat could expect before anything was set up.")
    ]


class FollowingMove(Struct, frozen=True, kw_only=True):
    """One step of what would likely have followed."""

    seat: Seat
    command: Command


class Alternative(Struct, frozen=True, kw_only=True):
    """A command that could have been played, and what it would have been worth."""

    command: Command
    estimate: Estimate
    line: Annotated[
        tuple[FollowingMove, ...],
        Meta(description="What would likely have followed, if everybody played well."),
    ]


class ReviewedDecision(Struct, frozen=True, kw_only=True, tag="decision"):
    """A decision: what the best command was worth to what its seat could know, and what the played
    one."""

    ply: Ply
    seat: Seat
    decision: Annotated[int, Meta(description="The id of the decision that was answered.")]
    by: Annotated[
        By,
        Meta(
            description="Who took it: `person`; `bot`; `clock`: the time was up; `forced`: the "
            "only choice, played at the wish of the seat; `order`: a standing order to pass."
        ),
    ]
    command: Command
    choices: Annotated[int, Meta(ge=1, description="How many commands could be played.")]
    before: Annotated[Estimate, Meta(description="What each seat could expect of the best one.")]
    after: Annotated[Estimate, Meta(description="What each seat could expect of the played one.")]
    best: Annotated[
        tuple[Alternative, ...],
        Meta(description="The best commands, at most 3; empty if there was one choice."),
    ]
    loss: Annotated[
        int,
        Meta(
            ge=0,
            description="How much of its chance to win the seat gave away, in ten-thousandths.",
        ),
    ]
    mark: Annotated[
        Mark,
        Meta(
            description="By the loss: `best` below 50 (or the best command), `good` below 300, "
            "`inaccuracy` below 800, `mistake` below 1500, else `blunder`; `only`: there was no "
            "other choice."
        ),
    ]


class LuckOfKind(Struct, frozen=True, kw_only=True):
    """What the draws of one kind were worth in a ply, beside the mean of what could have come."""

    kind: Annotated[str, Meta(description="The label of the draws, as logs tell it.")]
    chances: Changes
    points: Changes


class PlyLuck(Struct, frozen=True, kw_only=True, tag="luck"):
    """A ply in which something was drawn; ply 0 is the setup."""

    ply: Ply
    kinds: Annotated[
        tuple[LuckOfKind, ...], Meta(description="In the order in which they were first drawn.")
    ]
    variance: Annotated[
        tuple[int, ...],
        Meta(
            description="For each seat, how uncertain the sum of `chances` is because redraws are "
            "a sample: its variance, in squares of a ten-thousandth; 0 where all outcomes were "
            "looked at."
        ),
    ]


class SeatEstimate(Struct, frozen=True, kw_only=True):
    """A chance to win and points of one seat, or by how much they changed."""

    chance: TenThousandths
    points: Hundredths


class AdjustedResult(Struct, frozen=True, kw_only=True):
    """The result of a seat without the chance term. `low` and `high` are bounds of its `chance`:
    it lies between them with a probability of 95 %, as far as redraws are a sample. They say
    nothing of how strong a player is."""

    chance: TenThousandths
    points: Hundredths
    low: TenThousandths
    high: TenThousandths


class MarkCounts(Struct, frozen=True, kw_only=True):
    """How many decisions of a seat got each mark."""

    best: Annotated[int, Meta(description="The best command, or one as good.")] = 0
    good: Annotated[int, Meta(description="Little was lost.")] = 0
    inaccuracy: Annotated[int, Meta(description="Something was lost.")] = 0
    mistake: Annotated[int, Meta(description="Much was lost.")] = 0
    blunder: Annotated[int, Meta(description="Very much was lost.")] = 0
    only: Annotated[int, Meta(description="There was no choice.")] = 0


class SeatBalance(Struct, frozen=True, kw_only=True):
    """How the result of a seat came about: `result` is `start` + `own` + `rivals` + `chance` +
    `revealed`, exactly, in chances and in points."""

    seat: Seat
    result: Annotated[
        SeatEstimate,
        Meta(
            description="By the record; of a voided game, what its last position was worth. "
            "Seats that won together share the chance."
        ),
    ]
    start: Annotated[SeatEstimate, Meta(description="Before anything was set up.")]
    own: Annotated[SeatEstimate, Meta(description="The seat's own choices beside the best ones.")]
    rivals: Annotated[SeatEstimate, Meta(description="What the others' choices changed for it.")]
    chance: Annotated[SeatEstimate, Meta(description="Draws beside what could have come.")]
    revealed: Annotated[
        SeatEstimate,
        Meta(description="The rest: what hidden things turned out to be, and what nobody foresaw."),
    ]
    chance_by_kind: Annotated[
        dict[str, SeatEstimate],
        Meta(description="The chance term by the label of the draws; they add up to it."),
    ]
    marks: MarkCounts
    loss: Annotated[
        int,
        Meta(ge=0, description="The mean loss of its decisions with a choice, rounded down."),
    ]
    adjusted: AdjustedResult


class ReviewBalance(Struct, frozen=True, kw_only=True, tag="balance"):
    """The last line: how the result of each seat came about."""

    ending: Annotated[
        Literal["played", "conceded", "void"],
        Meta(
            description="How the game ended: `played` to its end; `conceded` by a forfeit before; "
            "`void`: without a result."
        ),
    ]
    seats: Annotated[tuple[SeatBalance, ...], Meta(description="By seat.")]


ReviewLine: TypeAlias = ReviewHeader | ReviewedDecision | PlyLuck | ReviewBalance
"""A line of a review; `type` says which."""
