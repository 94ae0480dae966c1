"""The turn: whose it is, who has passed, and heroes and monsters beside it."""

from typing import Final

from games.monumental.box import MONSTERS
from games.monumental.state import State
from games.monumental.state.readings import power

NAMES: Final = (
    "activations",
    "on turn",
    "acted",
    "passed",
    "place",
    "hero",
    "hero to come",
    "removed",
    "monsters to slay",
)
"""Activations to come, in hundredths; whether it is the seat's turn, whether it has acted in it,
and has passed; its place in the order of this round; a hero, and for how many activations it may
serve; whether the seat took a card from the display; monsters that it would slay."""


def turns(state: State, activations: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The figures of each seat."""
    order = state.clockwise(state.start)
    slayers = _slayers(state) if state.waiting else ()
    return tuple(
        [
            _of(state, seat, activations[seat], order.index(seat), slayers.count(seat))
            for seat in range(len(state.players))
        ]
    )


def _of(state: State, seat: int, activations: int, place: int, slain: int) -> tuple[int, ...]:
    player, mine = state.players[seat], state.turn.seat == seat
    hero = player.hero is not None and not player.hero_aside
    return (
        activations,
        int(mine),
        int(mine and state.turn.acted),
        int(player.passed),
        place,
        int(hero),
        activations if hero else 0,
        int(player.removed),
        slain,
    )


def _slayers(state: State) -> tuple[int, ...]:
    """Who would slay each monster that waits, without gold (MO-MON-04)."""
    powers = [power(state, seat) for seat in range(len(state.players))]
    most = max(powers)
    best = next(seat for seat in state.clockwise(state.start) if powers[seat] == most)
    return tuple([best for monster in state.waiting if MONSTERS[monster].strength <= most])
