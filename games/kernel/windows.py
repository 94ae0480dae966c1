"""Windows: decisions that a seat may want to let pass without being asked each time.

A title says, for an open decision, of which kind of window it is and which command passes it. A
seat can order a standing pass for a kind; whoever runs the table then plays the pass for it, as
an ordinary move, until the order ends. Rules know nothing of orders, so a replay needs none.
"""

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from games.kernel.seats import Seat

Command = TypeVar("Command")

WindowKind = Annotated[
    str, Meta(min_length=1, max_length=64, description="A kind of window, as the title names it.")
]

Until = Literal["turn", "end"]
"""When a standing pass ends: with the seat's next own turn, or with the game."""


class Window(Struct, Generic[Command], frozen=True, kw_only=True):
    """An open decision that can be passed: its kind, and the legal command that passes it."""

    kind: WindowKind
    command: Command


class StandingPass(Struct, frozen=True, kw_only=True):
    """An order of a seat: windows of this kind are passed for it."""

    seat: Seat
    kind: WindowKind
    until: Until = "turn"
