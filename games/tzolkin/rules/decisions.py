"""The decisions of the game: for each kind of step its options, its check, what it does.

`legal` lists the options, `decide` checks and performs; both go through this table, and the
checks and options of one decision stand side by side in one module.
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar, assert_never

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command
from games.tzolkin.rules import (
    calendar,
    constructing,
    copying,
    harvest,
    market,
    resources,
    technologies,
    temples,
    theology,
    turn,
    wealth,
)
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import (
    AdvancingCalendar,
    AdvancingTechnology,
    ChoosingTechnology,
    ChoosingTemple,
    ChoosingWealth,
    Constructing,
    CopyingAction,
    GainingResources,
    Harvesting,
    OfferingTheology,
    PayingResources,
    ResolvingEffects,
    Step,
    TakingTurn,
    Trading,
)

S = TypeVar("S", contravariant=True)


class Performs(Protocol[S]):
    """Does what a checked command says; `auto` if the engine answers."""

    def __call__(
        self, move: Move, seat: Seat, step: S, command: Command, /, *, auto: bool = False
    ) -> None: ...


class Decision(Struct, Generic[S], frozen=True):
    """One kind of decision. `asks` says whether the engine always waits for the player."""

    options: Callable[[State, Seat, S], Iterator[Command]]
    check: Callable[[State, Seat, S, Command], Illegal | None]
    perform: Performs[S]
    asks: bool = False


TURN = Decision[TakingTurn](turn.options, turn.check, turn.perform, asks=True)
TEMPLE = Decision[ChoosingTemple](temples.options, temples.check, temples.perform)
HARVEST = Decision[Harvesting](harvest.options, harvest.check, harvest.perform)
TECHNOLOGY = Decision[ChoosingTechnology](
    technologies.options, technologies.check, technologies.perform
)
PAYMENT = Decision[PayingResources](resources.paying_options, resources.check_paying, resources.pay)
GAIN = Decision[GainingResources](
    resources.gaining_options, resources.check_gaining, resources.gain
)
BUILDING = Decision[Constructing](constructing.options, constructing.check, constructing.perform)
MARKET = Decision[Trading](market.options, market.check, market.perform)
COPY = Decision[CopyingAction](copying.options, copying.check, copying.perform)
THEOLOGY = Decision[OfferingTheology](theology.options, theology.check, theology.perform)
CALENDAR = Decision[AdvancingCalendar](
    calendar.options, calendar.check, calendar.perform, asks=True
)
WEALTH = Decision[ChoosingWealth](wealth.options, wealth.check, wealth.perform, asks=True)


def decision(step: Step) -> Decision[Any]:
    """The rules of the decision that `step` asks for."""
    match step:
        case TakingTurn():
            return TURN
        case ChoosingTemple():
            return TEMPLE
        case Harvesting():
            return HARVEST
        case ChoosingTechnology():
            return TECHNOLOGY
        case PayingResources():
            return PAYMENT
        case GainingResources():
            return GAIN
        case Constructing():
            return BUILDING
        case Trading():
            return MARKET
        case CopyingAction():
            return COPY
        case OfferingTheology():
            return THEOLOGY
        case AdvancingCalendar():
            return CALENDAR
        case ChoosingWealth():
            return WEALTH
        case ResolvingEffects() | AdvancingTechnology():
            raise AssertionError("work awaits nobody")
        case _:
            assert_never(step)
