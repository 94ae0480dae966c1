"""Armies: how units combine under a tactic, and what sets of units are worth (TTA-STR)."""

from collections.abc import Mapping

from msgspec import Struct

from games.through_the_ages.box import TECHNOLOGIES, UNITS, CardId, Requirement, Tactic
from games.through_the_ages.effects.terms import Type

Units = Mapping[CardId, int]
"""Numbers of units by the card they stand on."""


class Armies(Struct, frozen=True, gc=False):
    """What armies add: all of them, and the best single one."""

    bonus: int = 0
    best: int = 0


NONE = Armies()


def armies(tactic: Tactic | None, units: Units) -> Armies:
    """The best arrangement (TTA-STR-02..05)."""
    if tactic is None:
        return NONE
    owned, sufficient = _by_type(tactic, units)
    number = _complete(tactic.requires, owned)
    if not number:
        return NONE
    if tactic.bonus_obsolete is None:
        full, low = number, 0
    else:
        full, low = _complete(tactic.requires, sufficient), tactic.bonus_obsolete
    doubled = min(owned.get("air", 0), number)
    each = [tactic.bonus] * full + [low] * (number - full)
    each = [bonus * 2 if at < doubled else bonus for at, bonus in enumerate(each)]
    return Armies(sum(each), max(each))


def value(tactic: Tactic | None, units: Units, extra: Mapping[Type, int]) -> int:
    """The value of a set of units; `extra` strength by type (TTA-STR-08)."""
    return strength(units, extra) + armies(tactic, units).bonus


def strength(units: Units, extra: Mapping[Type, int]) -> int:
    """The strength of units by themselves."""
    total = 0
    for card, number in units.items():
        technology = TECHNOLOGIES[card]
        if technology.type in UNITS:
            total += number * (technology.per_worker.strength + extra.get(technology.type, 0))
    return total


def _by_type(tactic: Tactic, units: Units) -> tuple[dict[Type, int], dict[Type, int]]:
    """Units by type: all of them, and those whose level is sufficient (TTA-STR-03)."""
    owned: dict[Type, int] = {}
    sufficient: dict[Type, int] = {}
    for card, number in units.items():
        technology = TECHNOLOGIES[card]
        owned[technology.type] = owned.get(technology.type, 0) + number
        if technology.level >= tactic.level - 1:
            sufficient[technology.type] = sufficient.get(technology.type, 0) + number
    return owned, sufficient


def _complete(requires: Requirement, have: Mapping[Type, int]) -> int:
    needed: tuple[tuple[Type, int], ...] = (
        ("infantry", requires.infantry),
        ("cavalry", requires.cavalry),
        ("artillery", requires.artillery),
    )
    return min(have.get(kind, 0) // number for kind, number in needed if number)
