"""Sampling: one legal command at random, for playouts and search.

The draws of a sample are of no game: they decide what is tried, and stand in no log.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from games.kernel.chance import Chance, pick
from games.kernel.seats import Seat

State = TypeVar("State")
Command = TypeVar("Command")

SAMPLE: Final = "sample"
"""The label of these draws."""


def evenly(
    legal: Callable[[State, Seat], Iterable[Command]],
) -> Callable[[State, Seat, Chance], Command]:
    """A `Rulebook.sample` that lists all commands and takes each as likely as the others."""

    def sample(state: State, seat: Seat, chance: Chance) -> Command:
        return pick(chance, tuple(legal(state, seat)), SAMPLE)

    return sample
