"""Rows, components and units as items of a scene."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from games.eldervale.box.ids import TileId
from games.eldervale.state.player import InRealm, OnCard, Unit
from games.eldervale.view import PlayerView
from games.kernel.hexes import Hex
from games.kernel.scene import Box, Item, Zone

Area = Literal["ready", "tray", "underworld", "card", "hex"]
"""Where a unit is."""


def who(player: PlayerView) -> str:
    """An owner in ids: the number of the seat, or `ghosts`."""
    return "ghosts" if player.ghosts else str(player.seat)


def row(zone: str, name: str, box: Box, items: Iterable[Item], hidden: int = 0) -> Zone:
    """Items side by side."""
    return Zone(id=zone, name=name, layout="row", box=box, hidden=hidden, items=tuple(items))


def things(kind: str, ids: Iterable[str]) -> Iterator[Item]:
    """Components that are told apart by their ids."""
    for at, one in enumerate(ids):
        yield Item(id=one, kind=kind, component=one, at=(at,))


def units(player: PlayerView, hexes: Mapping[TileId, Hex], area: Area) -> Iterator[Item]:
    """The units of a player in an area; equal ones count as one item (EV-GEN-10)."""
    for unit, count in Counter(player.units).items():
        place = _place(unit, hexes)
        if place.partition("-")[0] == area:
            yield Item(
                id=f"{who(player)}/{unit.kind}@{place}",
                kind="unit",
                component=unit.kind,
                owner=None if player.ghosts else player.seat,
                at=_at(unit, hexes),
                count=count,
            )


def _place(unit: Unit, hexes: Mapping[TileId, Hex]) -> str:
    match unit.place:
        case InRealm(realm=realm):
            return f"hex-{hexes[realm].q}-{hexes[realm].r}"
        case OnCard(card=card, action=action):
            return f"card-{card}-{action}"
        case place:
            return str(type(place).__struct_config__.tag)


def _at(unit: Unit, hexes: Mapping[TileId, Hex]) -> tuple[int, ...]:
    if isinstance(unit.place, InRealm):
        at = hexes[unit.place.realm]
        return at.q, at.r
    return ()
