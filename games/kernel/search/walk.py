"""A walk: one imagined game, played on from a command until it comes to a new position."""

from collections.abc import Sequence
from typing import Any

from games.kernel.move import Accepted
from games.kernel.search.beside import Beside
from games.kernel.search.branch import Branch
from games.kernel.search.choice import Choice
from games.kernel.search.findings import findings
from games.kernel.search.manner import Manner
from games.kernel.search.playable import Playable
from games.kernel.search.position import Board, Position
from games.kernel.search.spread import Spread
from games.kernel.search.tree import Node
from games.kernel.search.worlds import Worlds
from games.kernel.seats import Seat

Step = tuple[Choice, Any]
"""A choice that was made on the way, and what was chosen."""


class Walker:
    """Walks through the tree of one search, which grows by a position each time. `seat` is the one
    that decides."""

    def __init__(
        self, title: Playable, board: Board, worlds: Worlds, seat: Seat, manner: Manner
    ) -> None:
        self._rules, self._board, self._worlds = title.rules, board, worlds
        self.seat, self._manner = seat, manner
        self._spread = Spread()

    def walk(self, root: Node, branch: Branch) -> None:
        """Walks through a branch; everything on the way learns what the position is worth to
        which it leads. A command that is refused in the world that is imagined leads nowhere."""
        number, draws = self._worlds.trial(branch.arm.visits)
        world = self._worlds.state(number)
        trail = _Trail(self._rules, self._board, number, draws)
        position = trail.first(branch.node, world, self.seat, branch.command)
        steps: list[Step] = []
        if position is not None and branch.arm.visits:
            beside = Beside(root, world, self.seat)
            position = self._descend(trail, branch.node, position, beside, steps)
        self._learn(branch, steps, world if position is None else position.state)

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
    without a draw are the same each time, and are remembered."""

    __slots__ = ("_board", "_draws", "_number", "_rules")

    def __init__(self, rules: Any, board: Board, number: int, draws: Any) -> None:
        self._rules, self._board = rules, board
        self._number, self._draws = number, draws

    def first(self, node: Node, world: Any, seat: Seat, command: Any) -> Position | None:
        """The position after a command of the seat that imagines the world; None if it cannot be
        played in that world."""
        found = node.positions.get(self._number)
        if found is not None:
            return found
        decided = self._rules.decide(world, seat, command, self._draws)
        return self._reached(node, decided.state, seat) if isinstance(decided, Accepted) else None

    def next(self, node: Node, position: Position, seat: Seat, command: Any) -> Position:
        """The position after a command; `node` is the one after it."""
        if not self._draws.drawn:
            found = node.positions.get(self._number)
            if found is not None:
                return found
        after = self._rules.carry_out(position.state, seat, command, self._draws).state
        return self._reached(node, after, seat)

    def _reached(self, node: Node, state: Any, seat: Seat) -> Position:
        position = self._board.position(state, seat)
        if not self._draws.drawn:
            node.positions[self._number] = position
        return position
