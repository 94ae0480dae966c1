"""Hints as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.appraisal.estimate import Estimate
from games.kernel.seats import Seat
from referee.schemas import Command, Version


class HintAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who wants a hint."""

    seat: Annotated[Seat, Meta(description="A seat of yours that has to decide.")]


class HintedCommand(Struct, frozen=True, kw_only=True):
    """A command, and what a strong player would expect of it."""

    command: Command
    estimate: Annotated[Estimate, Meta(description="What each seat may expect after it.")]


class MoveHint(Struct, frozen=True, kw_only=True):
    """What a strong player would choose for a decision, from what the seat can know."""

    decision: Annotated[DecisionId, Meta(description="The decision that the hint is for.")]
    version: Version
    commands: Annotated[
        tuple[HintedCommand, ...],
        Meta(description="The best commands that were found, the best first: at most three."),
    ]
