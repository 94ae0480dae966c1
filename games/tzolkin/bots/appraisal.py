"""Appraisal: what a position is worth to a seat, in victory points."""

from math import fsum

from games.kernel.seats import Seat
from games.tzolkin.bots.clock import soon
from games.tzolkin.bots.prospects import Outlook
from games.tzolkin.bots.taste import Taste
from games.tzolkin.bots.tiles import monument_value
from games.tzolkin.bots.worth import food
from games.tzolkin.box import LAST_POSITION
from games.tzolkin.names import GEARS, TEMPLES, TRACKS
from games.tzolkin.state import State
from games.tzolkin.state.player import Player


def appraise(state: State, seat: Seat, taste: Taste, out: Outlook) -> float:
    """The worth of a position in which `seat` has no unfinished action."""
    player = state.players[seat]
    return (
        player.points.total
        + out.price.of(player.goods)
        + _purse(player, taste, out)
        - food(player, out.clock, taste, out.price)
        + _growth(player, taste, out)
        + fsum(out.temples[temple][player.temples.on(temple)] for temple in TEMPLES) * taste.temples
        + fsum(monument_value(state, seat, monument) for monument in player.monuments)
        + _workers(state, seat, player, out)
        + (taste.light * out.clock.share if player.light else 0.0)
    )


def _purse(player: Player, taste: Taste, out: Outlook) -> float:
    """Some corn to live on is worth more than the same corn on top of a heap."""
    return taste.purse * min(player.goods.corn, taste.full) * soon(out.clock)


def _growth(player: Player, taste: Taste, out: Outlook) -> float:
    """Technologies and workers in play: worth what they still bring."""
    levels = fsum(getattr(taste, track)[player.levels.of(track)] for track in TRACKS)
    return float(levels + taste.workers[6 - player.bank]) * out.clock.share


def _workers(state: State, seat: Seat, player: Player, out: Outlook) -> float:
    """Workers on the gears, in hand, and on the starting space."""
    value = fsum(out.hand[: player.hand])
    for gear in GEARS:
        slots, worth = state.gears.on(gear), out.worker[gear]
        if seat in slots:
            value += fsum(worth[at] for at in range(LAST_POSITION[gear] + 1) if slots[at] == seat)
    if state.starting_space == seat:
        value += out.price.corn * state.calendar_corn + out.hand[0] + 0.2
    return value
