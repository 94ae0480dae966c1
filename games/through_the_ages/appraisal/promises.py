"""Promises: what technologies that nobody works on yet would give, each worker more than one on the
best that is worked on; those in play and those in hand."""

from collections.abc import Iterable, Mapping
from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.box import TECHNOLOGIES
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.state import State

_GIVEN: Final = ("culture", "science", "goods", "strength", "happy faces")
NAMES: Final = (
    *(f"{one} that new technologies promise" for one in _GIVEN),
    *(f"{one} that technologies in hand promise" for one in _GIVEN),
)

Yield = tuple[int, int, int, int, int]
"""What a worker gives, in the order of `_GIVEN`."""

_NOTHING: Final[Yield] = (0, 0, 0, 0, 0)
_YIELDS: Final[Mapping[str, tuple[Type, int, Yield]]] = {
    name: (
        one.type,
        one.level,
        (
            one.per_worker.culture,
            one.per_worker.science,
            one.per_worker.food + one.per_worker.resource,
            one.per_worker.strength,
            one.per_worker.happy,
        ),
    )
    for name, one in TECHNOLOGIES.items()
}
_EACH_TURN: Final = 3
"""The first ones are given turn by turn."""


def of(state: State, seat: int, turns: int) -> list[int]:
    """What is given turn by turn counts for the turns after this one, in tenths."""
    nation = state.nations[seat]
    worked: dict[Type, tuple[int, Yield]] = {}
    idle = []
    for post in nation.posts:
        kind, level, gives = _YIELDS[post.card]
        if not post.workers:
            idle.append(post.card)
        elif kind not in worked or level > worked[kind][0]:
            worked[kind] = (level, gives)
    held = [one.card for one in nation.civil if one.card in _YIELDS]
    later = max(0, turns - TURN)
    return _promised(idle, worked, later) + _promised(held, worked, later)


def _promised(
    cards: Iterable[str], worked: Mapping[Type, tuple[int, Yield]], later: int
) -> list[int]:
    total = [0] * len(_GIVEN)
    for card in cards:
        kind, _, gives = _YIELDS[card]
        _, now = worked.get(kind, (0, _NOTHING))
        for at, (one, other) in enumerate(zip(gives, now, strict=True)):
            if one > other:
                total[at] += one - other
    each_turn = [one * later * 10 // TURN for one in total[:_EACH_TURN]]
    return each_turn + total[_EACH_TURN:]
