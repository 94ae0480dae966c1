"""The five gears: who stands where, and what each position does."""

from games.kernel.columns import letter
from games.tzolkin import effects
from games.tzolkin.box import ACTIONS, WHEELS, Action
from games.tzolkin.effects import AnyOperation, Gain
from games.tzolkin.names import Gear
from games.tzolkin.picture.signs import Lines, occupant, row
from games.tzolkin.view import View

SMALL: tuple[Gear, ...] = ("palenque", "yaxchilan", "tikal", "uxmal")
BIG: Gear = "chichen_itza"
ITEMS = {"corn": "c", "wood": "w", "stone": "s", "gold": "g", "skull": "skull", "worker": "worker"}
SMALL_CELL, BIG_CELL = 8, 6


def gears(view: View) -> Lines:
    """The small gears under one row of positions, then Chichen Itza with its skull spaces."""
    first, big = WHEELS[SMALL[0]], WHEELS[BIG]
    lines = [row("", _numbers(first.teeth, first.last_position), SMALL_CELL)]
    for gear in SMALL:
        lines.append(row(WHEELS[gear].name, _signs(view, gear), SMALL_CELL))
        lines.append(row("", _captions(gear), SMALL_CELL))
    lines.append(row("", _numbers(big.teeth, big.last_position), BIG_CELL))
    lines.append(row(big.name, _signs(view, BIG), BIG_CELL))
    lines.append(row("", _captions(BIG), BIG_CELL))
    spaces = ["." if seat is None else letter(seat) for seat in view.skull_spaces]
    lines.append(row("  skulls", ["", *spaces], BIG_CELL))
    return lines


def _numbers(teeth: int, last: int) -> list[str]:
    return [str(at) if at <= last else "hidden" * (at == last + 1) for at in range(teeth)]


def _signs(view: View, gear: Gear) -> list[str]:
    """Occupants by slot, those under the board in brackets."""
    slots, last = view.gears.on(gear), WHEELS[gear].last_position
    return [
        occupant(by) if at <= last else f"({occupant(by)})" if by is not None else ""
        for at, by in enumerate(slots)
    ]


def _captions(gear: Gear) -> list[str]:
    free = WHEELS[gear].free_choice_positions
    captions = [""]
    for position in range(1, WHEELS[gear].last_position + 1):
        captions.append("any" if position in free else _caption(ACTIONS[gear, position]))
    return captions


def _caption(action: Action) -> str:
    """What an action does, in a few signs: `2w/5c`, `temple`, `10Q`."""
    if action.one_of:
        gains = [_joined(one.effects) for one in action.one_of if one.choice != "burn"]
        return "/".join(gains)
    return _joined(action.effects)


def _joined(effects: tuple[AnyOperation, ...]) -> str:
    return "".join(_short(effect) for effect in effects)


def _short(effect: AnyOperation) -> str:
    match effect:
        case Gain(item="vp", n=n):
            return str(n)
        case Gain(item=item, n=n):
            return f"{n}{ITEMS[item]}" if len(ITEMS[item]) == 1 else ITEMS[item]
        case effects.GainChoice():
            return "+1"
        case effects.TempleUp(temple=temple):
            return "temple" if temple == "any" else temple[0].upper()
        case effects.TempleUpDistinct():
            return "2templ"
        case effects.TechUp(n=n):
            return "tech" if n == 1 else "2tech"
        case effects.Build(mode=mode):
            return "build" if mode == "tikal_2" else "build c"
        case effects.BuildMany():
            return "2build"
        case effects.Market():
            return "market"
        case effects.PerformAction():
            return "copy"
        case _:
            return ""
