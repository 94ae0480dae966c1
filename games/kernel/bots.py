"""Players that are programs."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from games.kernel.chance import Chance, pick
from games.kernel.seats import Seat

State = TypeVar("State")
Command = TypeVar("Command")

Strength = Annotated[
    Literal["easy", "medium", "hard", "expert"],
    Meta(description="How strong it is among the bots of its title, from `easy` to `expert`."),
]


class RankedBot(Struct, frozen=True, kw_only=True):
    """A strategy and how strong it is."""

    bot: Annotated[str, Meta(description="The id of the strategy.")]
    strength: Strength


class Bot(Struct, Generic[State, Command], frozen=True):
    """A strategy for one title.

    `choose(state, seat, commands, chance)` gives the command to play, one of `commands`: all
    legal commands of the open decision, at least one. It is handed a state as its seat may
    imagine it (`Title.imagine`): what the seat knows is true, what it does not know is a guess,
    so a bot cannot cheat.

    `consider`, if there is one, does the same for an offer (a decision that the seat may take
    and nobody waits for), and gives None to leave it alone.

    `within(nodes)`, if there is one, is the same strategy when it may appraise at most so many
    positions for a decision: for lack of time, or because somebody bounds what bots may use.
    """

    choose: Callable[[State, Seat, Sequence[Command], Chance], Command]
    consider: Callable[[State, Seat, Sequence[Command], Chance], Command | None] | None = None
    within: "Callable[[int], Bot[State, Command]] | None" = None


def any_legal(_state: object, _seat: Seat, commands: Sequence[Command], chance: Chance) -> Command:
    """Any of the commands, each as likely as the others."""
    return pick(chance, commands, "random bot")


RANDOM: Bot[Any, Any] = Bot(any_legal)
"""Plays any legal command."""
