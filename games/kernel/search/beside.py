"""Decisions beside each other: those that several seats take at the same time.

Whoever decides after another one does not know what that one chose. So what is known of such a
decision is kept where it was opened, not behind the choice of the other seat.
"""

from typing import Any

from games.kernel.agenda import DecisionId
from games.kernel.search.choice import Choice
from games.kernel.search.position import Position
from games.kernel.search.tree import Node
from games.kernel.seats import Seat


class Beside:
    """The decisions of one walk, each with what is known of it where it was opened."""

    __slots__ = ("_choices",)

    def __init__(self, node: Node, state: Any, seat: Seat) -> None:
        self._choices: dict[tuple[Seat, DecisionId], Choice] = {}
        self._note(node, state, seat)

    def choice(self, node: Node, position: Position, seat: Seat) -> Choice:
        """What is known of the decision of the seat that decides in a position."""
        self._note(node, position.state, seat)
        if self._choices:
            frame = position.state.agenda.open_for(seat)
            found = self._choices.get((seat, frame.id))
            if found is not None:
                return found
        return node.choice(seat)

    def _note(self, node: Node, state: Any, seat: Seat) -> None:
        """Notes the decisions of others that are open beside that of a seat."""
        awaited = state.agenda.awaits()
        if len(awaited) < 2:
            return
        for other in sorted(awaited):
            if other != seat:
                key = (other, state.agenda.open_for(other).id)
                if key not in self._choices:
                    self._choices[key] = node.choice(other)
