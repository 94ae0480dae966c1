"""Starter cards, factions and adventure cards, with their squares."""

from typing import Literal

from games.eldervale.box.ids import CardId, CardType, FactionId, SquareId
from games.eldervale.box.part import Part, Printed
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.effects.terms import Basic, Cost, ElementId, UnitKind


class Square(Part, frozen=True, kw_only=True):
    """A square of a card, for a treasure token (EV-TAB-03, EV-TAB-04)."""

    id: SquareId
    type: Literal["square", "deposit"]
    printed: Basic | None = None


class StarterAction(Part, frozen=True, kw_only=True):
    """One of the three spaces of a starter card."""

    id: Literal["summon", "gather", "dwell"]
    unit: UnitKind
    do: Ops
    square: Square | None = None


class SummonCosts(Part, frozen=True, kw_only=True):
    """What units cost; workers one after another (EV-ACT-03)."""

    worker: tuple[Cost, ...]
    warrior: Cost
    wizard: Cost
    dragon: Cost


class Starter(Printed, frozen=True, kw_only=True):
    """A starter card."""

    id: CardId
    element: ElementId
    actions: tuple[StarterAction, ...]
    summon_costs: SummonCosts


class Faction(Printed, frozen=True, kw_only=True):
    """One side of a faction board: two abilities."""

    id: FactionId
    name: str
    element: ElementId
    abilities: tuple[Effect, ...]


class Adventure(Printed, frozen=True, kw_only=True):
    """An adventure card."""

    id: CardId
    name: str
    element: ElementId
    type: CardType
    cost: Cost
    effect: tuple[Effect, ...]
    squares: tuple[Square, ...] = ()
    orb_slot: bool = False
    text: str = ""
