"""A walk: one imagined game, played on from a command until it comes to a new position."""

from collections.abc import Sequence
from math import isqrt
from typing import Any

from games.kernel.search.beside import Beside
from games.kernel.search.branch import Branch
from games.kernel.search.choice import Choice
from games.kernel.search.findings import findings
from games.kernel.search.manner import Manner
from games.kernel.search.playable import Playable
from games.kernel.search.position import Board, Position, deciding
from games.kernel.search.spread import Spread
from games.kernel.search.stream import Stream
from games.kernel.search.tree import Node
from games.kernel.search.worlds import Worlds
from games.kernel.seats import Seat

Step = tuple[Choice, Any]
"""A choice that was made on the way, and what was chosen."""


class Walker:
    """Walks through the tree of one search, which grows by a position each time. `seat` is the one
    that decides. What is new is played on by habit, by `farthest` commands at most. `reached`: how
    many new positions were reached."""

    def __init__(
        self,
        title: Playable,
        board: Board,
        worlds: Worlds,
        seat: Seat,
        manner: Manner,
        farthest: int,
    ) -> None:
        self._rules, self._board, self._worlds = title.rules, board, worlds
        self.seat, self._manner, self._farthest = seat, manner, farthest
        self._spread = Spread()
        self.reached = 0

    def trust(self, visits: int) -> int:
        """How much better than the command of habit another one must be after so many visits."""
        return self._manner.trust * self._spread.of(self.seat) // max(1, isqrt(visits))

    def walk(self, root: Node, branch: Branch) -> None:
        """Walks through a branch; everything on the way learns what the position is worth to
        which it leads. A command that is refused in the world that is imagined leads nowhere."""
        number, draws = self._worlds.trial(branch.arm.visits)
        world = self._worlds.state(number)
        trail = _Trail(self._rules, self._board, number, draws)
        position = trail.first(branch.node, world, self.seat, branch.command)
        self.reached += 1
        steps: list[Step] = []
        if position is not None and branch.arm.visits:
            beside = Beside(root, world, self.seat)
            position = self._descend(trail, branch.node, position, beside, steps)
        self._learn(branch, steps, world if position is None else self._rested(trail, position))

    def _rested(self, trail: "_Trail", position: Position) -> Any:
        """The state at rest that a position comes to by habit."""
        state, seat = position.state, position.seat
        for _ in range(self._farthest):
            if seat is None or trail.passed >= self._manner.passes:
                break
            state = trail.carried_on(state, seat)
            seat = trail.passed_to(state, seat)
            self.reached += 1
        return state

    def _descend(
        self, trail: "_Trail", node: Node, position: Position, beside: Beside, steps: list[Step]
    ) -> Position:
        """The position behind the next command that was never tried; notes the steps to it."""
        grown = False
        while position.seat is not None and not grown:
            choice = beside.choice(node, position, position.seat)
            command = choice.select(position, self._spread.of(position.seat), self._manner)
            steps.append((choice, command))
            grown = command not in choice.arms
            node = node.after(position.seat, command)
            position = trail.next(node, position, position.seat, command)
        return position

    def _learn(self, branch: Branch, steps: Sequence[Step], state: Any) -> None:
        """Appraises a position; the steps to it learn what it is worth, the last one first."""
        found = findings(self._board.estimate(state))
        self._spread.add(found)
        following: Choice | None = None
        for choice, command in reversed(steps):
            choice.add(command, found, following, self._caution(following))
            following = choice
        branch.arm.add(found, following, self._caution(following))

    def _caution(self, choice: Choice | None) -> int:
        return 0 if choice is None else self._manner.caution * self._spread.of(choice.seat)


class _Trail:
    """The way of one walk through a world, with the draws on it. Positions that are reached
    without a draw are the same each time, and are remembered. `passed`: how often the decision
    passed from one seat to another."""

    __slots__ = ("_board", "_draws", "_number", "_rules", "passed")

    def __init__(self, rules: Any, board: Board, number: int, draws: Stream) -> None:
        self._rules, self._board = rules, board
        self._number, self._draws = number, draws
        self.passed = 0

    def first(self, node: Node, world: Any, seat: Seat, command: Any) -> Position | None:
        """The position after a command of the seat that imagines the world; None if it cannot be
        played in that world."""
        found = node.positions.get(self._number)
        if found is None:
            after = self._board.after(world, seat, command, self._draws)
            if after is None:
                return None
            found = self._reached(node, after, seat)
        self.passed += found.seat != seat
        return found

    def next(self, node: Node, position: Position, seat: Seat, command: Any) -> Position:
        """The position after a command; `node` is the one after it."""
        found = None if self._draws.drawn else node.positions.get(self._number)
        if found is None:
            after = self._rules.carry_out(position.state, seat, command, self._draws).state
            found = self._reached(node, after, seat)
        self.passed += found.seat != seat
        return found

    def carried_on(self, state: Any, seat: Seat) -> Any:
        """The state after what a seat plays by habit."""
        return self._board.carried_on(state, seat, self._draws)

    def passed_to(self, state: Any, seat: Seat) -> Seat | None:
        """Who decides after a seat has decided."""
        found = deciding(state, seat)
        self.passed += found != seat
        return found

    def _reached(self, node: Node, state: Any, seat: Seat) -> Position:
        drawn = self._draws.drawn
        position = self._board.position(state, seat, self._draws)
        if not drawn:
            node.positions[self._number] = position
        return position
