"""A walk: one imagined game, played on from a command until it comes to a new position."""

from collections.abc import Sequence
from typing import Any

from games.kernel.agenda import DecisionId
from games.kernel.appraisal.estimate import Estimate
from games.kernel.move import Accepted
from games.kernel.search.choice import Arm, Choice
from games.kernel.search.manner import Manner
from games.kernel.search.playable import Playable
from games.kernel.search.position import Board, Position, others_awaited
from games.kernel.search.spread import Spread
from games.kernel.search.stream import Stream
from games.kernel.search.tree import Node
from games.kernel.search.worth import worth
from games.kernel.seats import Seat

Step = tuple[Choice, Any]
"""A choice that was made on the way, and what was chosen."""


class Walker:
    """Walks through the tree of one search, and lets it grow by a position each time."""

    def __init__(self, title: Playable, seats: int, manner: Manner) -> None:
        self.board = Board(title)
        self._rules = title.rules
        self._manner = manner
        self._seats = seats
        self._spread = Spread(seats)

    def first(
        self, node: Node, world: Any, seat: Seat, command: Any, number: int, draws: Stream
    ) -> Position | None:
        """The position after a command in a world; None if it is legal, but not in that world."""
        found = node.positions.get(number)
        if found is not None:
            return found
        decided = self._rules.decide(world, seat, command, draws)
        if not isinstance(decided, Accepted):
            return None
        return self._reached(node, decided.state, seat, number, draws)

    def walk(
        self, node: Node, position: Position, beside: "Beside", number: int, draws: Stream
    ) -> Estimate:
        """What a new position is worth that is reached from here; everything on the way to it
        learns that."""
        steps: list[Step] = []
        grown = False
        while position.seat is not None and not grown:
            seat = position.seat
            choice = beside.choice(node, position)
            command = choice.select(position, seat, self._spread.of[seat], self._manner)
            steps.append((choice, command))
            grown = command not in choice.arms
            node = node.after(seat, command)
            position = self._next(node, position, command, number, draws)
        return self.appraised(position, steps, number, draws)

    def appraised(
        self, position: Position, steps: Sequence[Step], number: int, draws: Stream
    ) -> Estimate:
        """What a position is worth; the steps to it learn that."""
        estimate = self.board.estimate(self._rested(position, draws).state)
        worths = self.worths(estimate)
        self._spread.add(worths)
        for choice, command in steps:
            choice.visits += 1
            arm = choice.arms.get(command)
            if arm is None:
                arm = choice.arms[command] = Arm(self._seats)
            arm.add(worths)
        return estimate

    def worths(self, estimate: Estimate) -> list[int]:
        """What an estimate is worth to each seat."""
        return worth(estimate, self._manner.margin)

    def _next(
        self, node: Node, position: Position, command: Any, number: int, draws: Stream
    ) -> Position:
        """The position after a command; `node` is the one after it."""
        if not draws.drawn:
            found = node.positions.get(number)
            if found is not None:
                return found
        seat = position.seat
        assert seat is not None
        after = self._rules.carry_out(position.state, seat, command, draws).state
        return self._reached(node, after, seat, number, draws)

    def _reached(self, node: Node, state: Any, seat: Seat, number: int, draws: Stream) -> Position:
        """The position of a state, remembered if nothing was drawn on the way to it."""
        position = self.board.position(state, seat)
        if not draws.drawn:
            node.positions[number] = position
        return position

    def _rested(self, position: Position, draws: Stream) -> Position:
        """The position once the turn rests that is under way in it: the seat plays on what is
        played most readily, but not for long."""
        seat = position.seat
        for _ in range(self._manner.rest):
            if position.seat is None or position.seat != seat:
                break
            after = self._rules.carry_out(position.state, seat, position.commands[0], draws).state
            position = self.board.position(after, seat)
        return position


class Beside:
    """Choices of decisions that several seats take at the same time.

    Whoever decides after another one does not know what that one chose. So what is known of such
    a decision is kept where it was opened, not behind the choice of the other seat.
    """

    __slots__ = ("_choices",)

    def __init__(self, node: Node, state: Any, seat: Seat) -> None:
        self._choices: dict[tuple[Seat, DecisionId], Choice] = {}
        self._note(node, state, seat)

    def choice(self, node: Node, position: Position) -> Choice:
        """What is known of the decision of the seat that decides in a position."""
        seat, state = position.seat, position.state
        assert seat is not None
        self._note(node, state, seat)
        if self._choices:
            frame = state.agenda.open_for(seat)
            found = self._choices.get((seat, frame.id))
            if found is not None:
                return found
        return node.choice(seat)

    def _note(self, node: Node, state: Any, seat: Seat) -> None:
        for other in others_awaited(state, seat):
            if other not in self._choices:
                self._choices[other] = node.choice(other[0])
