"""Decisions of a review in words, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from referee.review.lines import ReviewedDecision
from referee.schemas import Command

Words = Annotated[
    str, Meta(description="The command in words, in the language of `Accept-Language`.")
]
Clicks = Annotated[
    tuple[str, ...],
    Meta(description="Ids of the scene that are clicked for it, in order; missing if none are."),
]


class MoveInWords(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command of a seat, as a person would choose it."""

    seat: Seat
    command: Command
    words: Words
    path: Clicks = ()


class AlternativeInWords(MoveInWords, frozen=True, kw_only=True):
    """A command, as a person would choose it, and what follows."""

    line: Annotated[
        tuple[MoveInWords, ...],
        Meta(
            description="What would likely have followed; of the command that was played, what "
            "followed in the game. It ends where a command cannot be played, because something "
            "was hidden or drawn, and where the game went back."
        ),
    ]


class DecisionInWords(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of a review, and its commands in words."""

    decision: ReviewedDecision
    played: Annotated[AlternativeInWords, Meta(description="The command that was played.")]
    best: Annotated[
        tuple[AlternativeInWords, ...],
        Meta(description="The best commands, in the order of those in `decision`."),
    ] = ()
    asks: Annotated[
        str | None,
        Meta(
            description="The prompt of the decision, in the language of `Accept-Language`; missing "
            "if the title has no words."
        ),
    ] = None
