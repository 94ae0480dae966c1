"""The turn: whose it is, what it has done, and how far players have come beside the map."""

from typing import Final

from games.eldervale.state import State
from games.eldervale.steps.regroup import Retrieving

NAMES: Final = (
    "on turn",
    "to act",
    "regrouping",
    "to retrieve",
    "glory",
    "never regrouped",
    "glory orbs near",
    "last turn to come",
    "turns to come",
    "place",
    "round",
    "rewards taken",
    "mercenaries",
    "dragon treasure",
    "tactics",
    "ghosts",
    "level of the ghosts",
)
"""Whether it is the player's turn, its main action is to come, or it regroups, and units that it
will retrieve; glory, and whether there is none before the first Regroup; orbs of the next spaces;
once the end is near, whether a turn is left, and of how many; the place in the order; the round;
reward spaces that are taken; what mercenaries, dragons and tactics have brought. For the
automaton of the solo game: that it is one, and how strong."""

LEVELS: Final = ("apprentice", "adept", "archmage")
NEAR: Final = 2


def turns(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a player."""
    one, mine = state.players[seat], state.active == seat and state.phase == "turns"
    glory = one.glory or 0
    regroups = mine and state.turn.regrouping
    retrieving = regroups and any(
        isinstance(frame.step, Retrieving) for frame in state.agenda.frames
    )
    return (
        int(mine),
        int(mine and not state.turn.acted),
        int(regroups),
        len(one.on_map) if retrieving else 0,
        glory,
        int(one.glory is None),
        sum([glory < space <= glory + NEAR for space in state.glory_orbs]),
        *_last(state, seat),
        state.order.index(seat) if seat in state.order else 0,
        state.round,
        len(state.rewards),
        len(one.permanent) + len(one.hired),
        len(one.dragon_tokens),
        int(bool(one.tactics)),
        int(one.ghosts),
        LEVELS.index(state.options.ghosts) if one.ghosts else 0,
    )


def _last(state: State, seat: int) -> tuple[int, int]:
    """Whether a turn of the player is still to come once the end is near, and of how many."""
    if state.end is None:
        return 0, 0
    coming = state.clockwise(state.active)[: state.end.left]
    return int(seat in coming), state.end.left
