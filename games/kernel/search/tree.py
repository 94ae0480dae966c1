"""The tree: what is remembered of the decisions that follow a command.

A node stands for what was played, not for what was drawn, nor for what the worlds hide: a seat
chooses alike in all worlds that it cannot tell apart.
"""

from typing import Any

from games.kernel.search.choice import Choice
from games.kernel.search.judgement import Reply
from games.kernel.search.position import Position
from games.kernel.seats import Seat


class Node:
    """What was played so far. `choices` by the seat that decides, `following` by what it plays;
    `positions` by world, of those that are reached without a draw."""

    __slots__ = ("choices", "following", "positions")

    def __init__(self) -> None:
        self.choices: dict[Seat, Choice] = {}
        self.following: dict[tuple[Seat, Any], Node] = {}
        self.positions: dict[int, Position] = {}

    def choice(self, seat: Seat) -> Choice:
        """What is known of a seat's decision here."""
        found = self.choices.get(seat)
        if found is None:
            found = self.choices[seat] = Choice(seat)
        return found

    def after(self, seat: Seat, command: Any) -> "Node":
        """What follows a command."""
        found = self.following.get((seat, command))
        if found is None:
            found = self.following[seat, command] = Node()
        return found

    def line(self, most: int) -> tuple[Reply, ...]:
        """What is played from here on if everybody plays what was tried most."""
        replies: list[Reply] = []
        node: Node | None = self
        while node is not None and len(replies) < most:
            met = [one for one in node.choices.values() if one.visits]
            if not met:
                break
            choice = max(met, key=lambda one: one.visits)
            command = choice.likeliest()
            replies.append(Reply(choice.seat, command))
            node = node.following.get((choice.seat, command))
        return tuple(replies)
