"""A judgement: what the commands of one decision are worth."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.seats import Seat


class Reply(Struct, frozen=True):
    """One step of a line."""

    seat: Seat
    command: Any


class Valued(Struct, frozen=True):
    """A command and what it is worth."""

    command: Any
    visits: Annotated[int, Meta(description="How often it was played on.")]
    estimate: Estimate
    line: Annotated[
        tuple[Reply, ...],
        Meta(description="What follows if everybody plays what looks best: at most six steps."),
    ]


class Judgement(Struct, frozen=True):
    """What came of a search."""

    seat: Annotated[Seat, Meta(description="The seat that decides.")]
    commands: Annotated[
        tuple[Valued, ...], Meta(description="Those that were looked at, the best first.")
    ]
    nodes: Annotated[int, Meta(description="How many new positions were reached.")]

    @property
    def best(self) -> Valued:
        """The command to play."""
        return self.commands[0]
