"""Windows: decisions that a seat may want to let pass without being asked each time.

A title says, for an open decision, of which kind of window it is and which command passes it. A
seat can order a standing pass for a kind; whoever runs the table then plays the pass for it, as an
ordinary move, until the order ends. Rules know nothing of orders, so a replay needs none.
"""

from collections.abc import Callable
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from games.kernel.seats import Seat

State = TypeVar("State")
Command = TypeVar("Command")

WindowKind = Annotated[
    str, Meta(min_length=1, max_length=64, description="A kind of window, as the title names it.")
]

Until = Literal["turn", "end"]
"""When a standing pass ends: when the seat's next own turn begins, or with the game."""


class Window(Struct, Generic[Command], frozen=True, kw_only=True):
    """An open decision that can be passed: its kind, and the legal command that passes it."""

    kind: WindowKind
    command: Command


class Windows(Struct, Generic[State, Command], frozen=True, kw_only=True):
    """The windows of a title.

    `kinds`: every kind there is. `open(state, seat)`: the window that the seat's open decision is,
    None if it has none or another one. `turns(state, seat)`: how many turns of its own the seat
    has begun, by which an order knows that it has ended.
    """

    kinds: tuple[WindowKind, ...]
    open: Callable[[State, Seat], Window[Command] | None]
    turns: Callable[[State, Seat], int]


class StandingPass(Struct, frozen=True, kw_only=True):
    """An order of a seat: windows of this kind are passed for it. `turns` are those that it had
    begun when it gave the order."""

    seat: Seat
    kind: WindowKind
    until: Until = "turn"
    turns: int = 0

    def ended(self, windows: Windows[Any, Any], state: object) -> bool:
        """Whether the order has ended by itself."""
        return self.until == "turn" and windows.turns(state, self.seat) > self.turns
