"""The view drawn in characters, for terminals."""

from games.tzolkin.components import WHEELS
from games.tzolkin.names import GEARS
from games.tzolkin.state.gears import Slots
from games.tzolkin.view import PlayerView, View


def picture(view: View) -> str:
    """The board and the players, at most 100 columns wide."""
    calendar = view.calendar
    head = f"Round {view.round}, age {view.age}, tooth {calendar.tooth}, {calendar.corn} corn on it"
    gears = [
        f"{WHEELS[gear].name:13}{_slots(view.gears.on(gear), WHEELS[gear].last_position)}"
        for gear in GEARS
    ]
    return "\n".join([head, *gears, *(_player(player) for player in view.players)])


def _slots(slots: Slots, last: int) -> str:
    signs = ("." if by is None else "x" if by == "dummy" else str(by) for by in slots[: last + 1])
    return " ".join(f"{at}:{sign}" for at, sign in enumerate(signs))


def _player(player: PlayerView) -> str:
    goods = (
        f"{player.corn} corn, {player.wood} wood, {player.stone} stone, {player.gold} gold,"
        f" {player.skulls} skulls"
    )
    return f"seat {player.seat}: {player.score} points, {goods}, {player.hand} workers in hand"
