"""What technology levels change, in words."""

from typing import assert_never

from games.tzolkin.box import TEMPLE_TRACKS, WHEELS
from games.tzolkin.effects import (
    AllowCornWithoutTile,
    Discount,
    Extra,
    MayPay,
    NextHigherAction,
    Passive,
)
from games.tzolkin.names import Gear
from games.tzolkin.words.phrases import cost, count, listed

Actions = tuple[tuple[Gear, tuple[int, ...]], ...]


def level(entries: tuple[Passive, ...]) -> str:
    """Everything that one level adds."""
    return "; ".join(_passive(entry) for entry in entries)


def _passive(entry: Passive) -> str:
    match entry:
        case Extra(item="vp"):
            return f"{count(entry.n, 'point', 'points')} more with {_actions(entry.actions)}"
        case Extra():
            return f"{entry.n} {entry.item} more with {_actions(entry.actions)}"
        case Discount(item="corn"):
            return f"{entry.n} corn less for a building with {_actions(entry.actions)}"
        case Discount():
            what = count(entry.n, "resource", "resources")
            return f"{what} of its cost less for a building with {_actions(entry.actions)}"
        case AllowCornWithoutTile():
            return f"corn also without an uncovered tile with {_actions(entry.actions)}"
        case NextHigherAction():
            return f"the next higher action of {WHEELS[entry.gear].name} may be used"
        case MayPay():
            temples = [
                "any temple" if one.temple == "any" else TEMPLE_TRACKS[one.temple].name
                for one in entry.effects
            ]
            where = listed(temples)
            return f"after a Chichen Itza action pay {cost(entry.cost)} for a step on {where}"
        case _:
            assert_never(entry)


def _actions(actions: Actions) -> str:
    return listed(
        [f"{WHEELS[gear].name} {', '.join(map(str, numbers))}" for gear, numbers in actions]
    )
