"""What a seat can choose, and why it cannot choose the rest, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from referee.schemas import Command, Ply, Version

WithRefused = Annotated[
    bool,
    Meta(description="If true, the answer says in `refused` what cannot be chosen, and why."),
]


class Undo(Struct, frozen=True, kw_only=True):
    """How the seat can take back its last move: propose a `take-back` to ply `to`."""

    to: Annotated[Ply, Meta(description="The ply to propose.")]
    free: Annotated[
        bool,
        Meta(
            description=(
                "Whether the takeback takes effect at once. If false, every player must agree."
            )
        ),
    ]


class Hint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command as a person would choose it: in words and by clicking."""

    path: Annotated[
        tuple[str, ...],
        Meta(
            description=(
                "Ids of the scene's zones and items to click, in order; empty for a button."
            )
        ),
    ]
    words: Annotated[
        str, Meta(description="The command in words, in the language of `Accept-Language`.")
    ]
    rules: Annotated[
        tuple[str, ...],
        Meta(
            description="Ids of the rules that say what the command does and when it is legal, the "
            "first one first; missing if none is named."
        ),
    ] = ()
    ends: Annotated[
        bool,
        Meta(
            description="Whether who says it wants nothing more of the turn, or of what is asked "
            "outside it; missing if not."
        ),
    ] = False
    amount: Annotated[
        int | None,
        Meta(
            description="How much the command says. Those of the same type and path that differ in "
            "it alone are one choice of a number; missing if it says none."
        ),
    ] = None


class Obstacle(Struct, frozen=True, kw_only=True):
    """A reason why things cannot be chosen."""

    rule: Annotated[str, Meta(description="Id of the rule that refuses the commands.")]
    because: Annotated[
        str, Meta(description="What is in the way, in the language of `Accept-Language`.")
    ]
    paths: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(
            description="Ids of the scene's zones and items: the last of each path cannot be "
            "chosen after the others, which can. Whatever command goes on from there is refused."
        ),
    ]


class Legal(Struct, frozen=True, kw_only=True):
    """Every command that is accepted from a seat now."""

    seat: Seat
    decision: Annotated[
        DecisionId | None, Meta(description="The seat's open decision; null if it has none.")
    ]
    ply: Ply
    version: Version
    commands: Annotated[
        tuple[Command, ...], Meta(description="The commands; none when the seat is not awaited.")
    ]
    asks: Annotated[
        str | None,
        Meta(
            description="The prompt of the decision, in the language of `Accept-Language`; null "
            "if there is no open decision."
        ),
    ] = None
    rules: Annotated[
        tuple[str, ...],
        Meta(
            description="Ids of the rules by which the decision is taken, the first one first. "
            "`GET /v1/titles/{title}/rules/{rule}` gives their texts."
        ),
    ] = ()
    aside: Annotated[
        bool,
        Meta(
            description="Whether the decision is no part of a turn of the seat: a choice that all "
            "make at once, or an answer to what others do."
        ),
    ] = False
    hints: Annotated[
        tuple[Hint, ...],
        Meta(description="A hint for each command, in the order of `commands`."),
    ] = ()
    undo: Annotated[
        Undo | None,
        Meta(description="The takeback that the seat can propose; null if there is none."),
    ] = None
    refused: Annotated[
        tuple[Obstacle, ...] | None,
        Meta(
            description="What the seat sees, is part of the decision and cannot be chosen, by the "
            "reasons why not. A path stands once for each type of command that it would say. Null "
            "unless asked for."
        ),
    ] = None
