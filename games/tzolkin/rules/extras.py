"""What technologies add for good, as tables by level, read from the data (TZ-TEC-18).

Agriculture adds corn (TZ-TEC-05, TZ-TEC-07), Extraction resources (TZ-TEC-08), Theology skulls
(TZ-TEC-16), Architecture corn, points and discounts.
"""

from collections.abc import Callable, Iterator, Mapping

from games.tzolkin import effects
from games.tzolkin.box import TECHNOLOGIES, TOP_LEVEL
from games.tzolkin.names import Track

ByLevel = tuple[int, ...]
"""An amount for each level of a track, 0 to 3; lower levels stay effective (TZ-TEC-01)."""

TRIGGERS: Mapping[effects.BonusTrack, tuple[Track, str]] = {
    "agriculture": ("agriculture", "harvest_corn"),
    "agriculture_fishing": ("agriculture", "fish"),
    "extraction": ("extraction", "gain_resource_by_action"),
    "theology": ("theology", "gain_skull_by_action"),
}
"""The track and the trigger behind each name that a gain carries."""


def _entries(track: Track) -> Iterator[tuple[int, effects.Passive]]:
    for level, entries in TECHNOLOGIES[track].levels.items():
        for entry in entries:
            yield level, entry


def _sums(
    track: Track, kind: type[effects.Extra | effects.Discount], item: str, trigger: str = ""
) -> ByLevel:
    """The sum of the matching entries up to each level."""
    found = [
        (level, entry.n)
        for level, entry in _entries(track)
        if isinstance(entry, kind) and entry.item == item and entry.trigger.startswith(trigger)
    ]
    return tuple(sum(n for level, n in found if level <= at) for at in range(TOP_LEVEL + 1))


def _first_level(track: Track, fits: Callable[[effects.Passive], bool]) -> int:
    return min(level for level, entry in _entries(track) if fits(entry))


_ITEMS: tuple[effects.Item, ...] = ("corn", "wood", "stone", "gold", "skull")

EXTRAS: Mapping[tuple[effects.BonusTrack, effects.Item], ByLevel] = {
    (name, item): _sums(track, effects.Extra, item, trigger)
    for name, (track, trigger) in TRIGGERS.items()
    for item in _ITEMS
}
"""What an action gives more, by the name on its gain, the item and the level of the track."""

ARCHITECTURE_CORN: ByLevel = _sums("architecture", effects.Extra, "corn")
"""Corn for a building (TZ-TEC-10)."""

ARCHITECTURE_POINTS: ByLevel = _sums("architecture", effects.Extra, "vp")
"""Points for a building (TZ-TEC-11)."""

RESOURCES_SAVED: ByLevel = _sums("architecture", effects.Discount, "one_required_resource")
"""Resources of one type less for a building (TZ-TEC-12)."""

CORN_SAVED: ByLevel = _sums("architecture", effects.Discount, "corn")
"""Corn less for a building paid in corn (TZ-TEC-12)."""

HARVEST_WITHOUT_TILE = _first_level(
    "agriculture", lambda entry: isinstance(entry, effects.AllowCornWithoutTile)
)
"""From this level of Agriculture on, corn needs no uncovered tile (TZ-TEC-06)."""

NEXT_HIGHER = _first_level("theology", lambda entry: isinstance(entry, effects.NextHigherAction))
"""From this level of Theology on, the next action of Chichen Itza is free (TZ-TEC-14)."""

OFFERING = _first_level("theology", lambda entry: isinstance(entry, effects.MayPay))
"""From this level of Theology on, a resource can be offered (TZ-TEC-15)."""
