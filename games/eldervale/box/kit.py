"""Units, elements, tracks and what each player gets."""

from collections.abc import Mapping

from games.eldervale.box.part import Part, Printed
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import Basic, Cost, ElementId, UnitKind


class UnitType(Printed, frozen=True, kw_only=True):
    """A kind of unit: its dice in battle."""

    id: UnitKind
    dice: int


class Element(Part, frozen=True, kw_only=True):
    """An element."""

    id: ElementId
    primary: Basic


class Space(Part, frozen=True, kw_only=True):
    """A space of the glory track."""

    n: int
    do: Ops


class GloryTrack(Part, frozen=True, kw_only=True):
    """The glory track."""

    start: int
    spaces: tuple[Space, ...]
    beyond_last: Ops


class PowerTrack(Part, frozen=True, kw_only=True):
    """The power tracks."""

    levels: int
    values: tuple[int, ...]
    orb_at_level: int
    markers_per_player: int


class Layout(Part, frozen=True, kw_only=True):
    """A map for a number of players."""

    reveal: int
    ruins: int
    cells: tuple[tuple[int, int], ...]


class Kit(Part, frozen=True, kw_only=True):
    """What a player begins with."""

    units: Mapping[UnitKind, int]
    roofs: int
    start_ready: Mapping[UnitKind, int]
    start_resources: Mapping[str, int]
    start_magic: int
    treasure_limit: int
    hand_limit: int
    start_vp_by_turn_order: tuple[int, ...]


class Tactics(Part, frozen=True, kw_only=True):
    """The tactics tokens."""

    refresh_cost: Cost
