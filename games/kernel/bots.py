"""Players that are programs."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from games.kernel.chance import Chance, pick
from games.kernel.seats import Seat

State = TypeVar("State", contravariant=True)
Command = TypeVar("Command")


class Bot(Protocol[State, Command]):
    """A strategy for one title.

    It is handed a state as its seat may imagine it (`Title.imagine`): what the seat knows is
    true, what it does not know is a guess, so a bot cannot cheat. `commands` are all legal
    commands of the open decision, at least one.
    """

    def choose(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command:
        """The command to play, one of `commands`."""
        ...


@runtime_checkable
class ConsidersOffers(Protocol):
    """A strategy that looks at offers, too: decisions that a seat may take and nobody waits for."""

    def consider(self, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance) -> Any:
        """The command to play, one of `commands`; None to leave the offer alone."""
        ...


class Random:
    """Plays any legal command, each as likely as the others."""

    def choose(
        self, state: object, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command:
        """One of `commands`."""
        return pick(chance, commands, "random bot")
