"""A small vocabulary with a past: what released events look like after two changes of mind.

Release 1 knew `weather.rained` (millimetres as a number of tenths) and `weather.sun`.
Release 2 gave rain a duration: `weather.rained.2`. Release 3 measured in whole micrometres:
`weather.rained.3`, and named the sun's event like the others: `weather.shone`.
"""

from typing import TypeAlias

from msgspec import Struct

from events.codec import Codec
from events.upcast import Fields, Upcasts


class Rained(Struct, frozen=True, kw_only=True, tag="weather.rained.3"):
    """Rain of today."""

    place: str
    micrometres: int
    minutes: int | None = None


class Shone(Struct, frozen=True, kw_only=True, tag="weather.shone"):
    """Sun of today."""

    places: tuple[str, ...]
    hours: dict[str, int] = {}


Weather: TypeAlias = Rained | Shone


def _rained_1(old: Fields) -> tuple[str, Fields]:
    return "weather.rained.2", {**old, "minutes": None}


def _rained_2(old: Fields) -> tuple[str, Fields]:
    tenths = old.pop("tenths")
    assert isinstance(tenths, int)
    return "weather.rained.3", {**old, "micrometres": tenths * 100}


def _sun(old: Fields) -> tuple[str, Fields]:
    return "weather.shone", {"places": [old["place"]]}


UPCASTS = Upcasts({"weather.rained": _rained_1, "weather.rained.2": _rained_2, "weather.sun": _sun})
CODEC: Codec[Weather] = Codec(Weather, UPCASTS)
