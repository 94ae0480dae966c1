"""What a game costs an agent, in bytes."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Costs(Struct, frozen=True, kw_only=True):
    """`turns` are commands that were played without waiting in between. `read` are the texts of
    answers, `sent` all that goes over the wire; `largest` is the largest call of that."""

    commands: int
    turns: int
    read: int
    sent: int
    largest: int

    @property
    def a_turn(self) -> int:
        """What a model reads in a turn on average, waiting for it included."""
        return self.read // self.turns

    @property
    def a_command(self) -> int:
        """What goes over the wire for a command on average, waiting included."""
        return self.sent // self.commands


def costs_of(calls: Sequence[dict[str, Any]]) -> Costs:
    """Those of the calls of a whole game."""
    names = [one["tool"] for one in calls]
    sizes = [one["bytes"] for one in calls]
    return Costs(
        commands=names.count("play"),
        turns=sum(
            one == "play" != before for before, one in zip(["", *names], names, strict=False)
        ),
        read=sum(one["read"] for one in calls),
        sent=sum(sizes),
        largest=max(sizes),
    )
