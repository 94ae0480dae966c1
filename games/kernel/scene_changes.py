"""How one scene becomes another one, told by the ids of what lies in it.

    changes = between(before, after)
    applied(before, changes) == after

Items, zones and gauges are matched by their ids, never by their places in a list. So a client that
has the first scene of a game needs nothing but the changes to draw all others.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.scene import Board, Gauge, Item, Scene, Zone


class ItemChange(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"from_": "from"}):
    """An item that is new in the scene, lies elsewhere, or looks different."""

    what: Annotated[
        Literal["appeared", "moved", "changed"],
        Meta(
            description=(
                "The kind of change. `changed`: the item is in the same place but looks different."
            )
        ),
    ]
    zone: Annotated[str, Meta(description="The id of the zone in which it lies now.")]
    index: Annotated[int, Meta(ge=0, description="Its place among the items of the zone, from 0.")]
    item: Item
    from_: Annotated[
        str | None, Meta(description="The zone in which it lay before, if that is another one.")
    ] = None


class ZoneChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A zone whose own properties are other ones, or whose items have changed places."""

    id: Annotated[str, Meta(description="Id of the zone.")]
    zone: Annotated[
        Zone | None, Meta(description="The zone as it is now, without items, if it has changed.")
    ] = None
    order: Annotated[
        tuple[str, ...] | None,
        Meta(
            description="Ids of all its items in their new order; missing: the places of changed"
            " items say it."
        ),
    ] = None


class GaugeChange(Struct, frozen=True, kw_only=True):
    """A gauge of a board that shows something else."""

    board: Annotated[str, Meta(description="The id of its board.")]
    gauge: Gauge


class SceneChanges(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The changes from one scene to another. Remove the items in `gone` and in `items`, then insert
    each of `items` into its `zone` at its `index`, in the listed order."""

    items: Annotated[
        tuple[ItemChange, ...], Meta(description="Items that appeared, moved or changed.")
    ] = ()
    gone: Annotated[tuple[str, ...], Meta(description="Ids of items that are not there now.")] = ()
    zones: Annotated[tuple[ZoneChange, ...], Meta(description="Zones that changed.")] = ()
    gauges: Annotated[
        tuple[GaugeChange, ...], Meta(description="Gauges that show something else.")
    ] = ()
    boards: Annotated[
        tuple[Board, ...] | None,
        Meta(
            description=(
                "All boards of the new scene, without items, if a board, zone or gauge was added "
                "or removed; missing otherwise. Items stay in the zone with the same id."
            )
        ),
    ] = None


def between(before: Scene, after: Scene) -> SceneChanges:
    """What turns the scene `before` into `after`. Ids have to be unique in each of them."""
    old, new = _zones(before), _zones(after)
    same = {name for name, zone in old.items() if new.get(name) == zone}
    was = {name: zone for name, zone in old.items() if name not in same}
    now = {name: zone for name, zone in new.items() if name not in same}
    items = tuple(_moves(was, now))
    listed = {one.item.id for one in items}
    framed = _frame(before) == _frame(after)
    return SceneChanges(
        items=items,
        gone=tuple(_gone(was, now)),
        zones=tuple(_zone_changes(was, now, listed, framed=framed)),
        gauges=tuple(_gauges(before, after)) if framed else (),
        boards=None if framed else tuple(map(_bare_board, after.boards)),
    )


def applied(before: Scene, changes: SceneChanges) -> Scene:
    """The scene after the changes."""
    taken = {*changes.gone, *(one.item.id for one in changes.items)}
    told = {one.id: one for one in changes.zones}
    put: dict[str, list[ItemChange]] = {}
    for change in changes.items:
        put.setdefault(change.zone, []).append(change)
    lying = {name: zone.items for name, zone in _zones(before).items()}

    def zone_of(bare: Zone) -> Zone:
        change = told.get(bare.id, ZoneChange(id=bare.id))
        own = bare if change.zone is None else change.zone
        items = [one for one in lying.get(bare.id, ()) if one.id not in taken]
        for one in put.get(bare.id, ()):
            items.insert(one.index, one.item)
        if change.order is not None:
            by_id = {one.id: one for one in items}
            items = [by_id[one] for one in change.order]
        return replace(own, items=tuple(items))

    gauges = {(one.board, one.gauge.id): one.gauge for one in changes.gauges}

    def board_of(board: Board) -> Board:
        shown = tuple(gauges.get((board.id, one.id), one) for one in board.gauges)
        return replace(board, zones=tuple(map(zone_of, board.zones)), gauges=shown)

    boards = before.boards if changes.boards is None else changes.boards
    return Scene(boards=tuple(map(board_of, boards)))


def _zones(scene: Scene) -> dict[str, Zone]:
    return {zone.id: zone for board in scene.boards for zone in board.zones}


def _bare(zone: Zone) -> Zone:
    return replace(zone, items=()) if zone.items else zone


def _bare_board(board: Board) -> Board:
    return replace(board, zones=tuple(map(_bare, board.zones)))


def _frame(scene: Scene) -> list[object]:
    """What boards there are, and which zones and gauges they have in which order."""
    return [
        (
            board.id,
            board.name,
            board.size,
            board.seat,
            board.team,
            [zone.id for zone in board.zones],
            [gauge.id for gauge in board.gauges],
        )
        for board in scene.boards
    ]


def _gauges(before: Scene, after: Scene) -> Iterator[GaugeChange]:
    for old, new in zip(before.boards, after.boards, strict=True):
        for one, other in zip(old.gauges, new.gauges, strict=True):
            if one != other:
                yield GaugeChange(board=new.id, gauge=other)


def _moves(was: Mapping[str, Zone], now: Mapping[str, Zone]) -> Iterator[ItemChange]:
    """The items that are new, elsewhere or different, by zone and place."""
    lay = {item.id: (zone.id, item) for zone in was.values() for item in zone.items}
    for zone in now.values():
        for index, item in enumerate(zone.items):
            from_, known = lay.get(item.id, (None, None))
            if known is None:
                yield ItemChange(what="appeared", zone=zone.id, index=index, item=item)
            elif from_ != zone.id:
                yield ItemChange(what="moved", zone=zone.id, index=index, item=item, from_=from_)
            elif known != item:
                what: Literal["moved", "changed"] = "changed" if known.at == item.at else "moved"
                yield ItemChange(what=what, zone=zone.id, index=index, item=item)


def _gone(was: Mapping[str, Zone], now: Mapping[str, Zone]) -> Iterator[str]:
    kept = {item.id for zone in now.values() for item in zone.items}
    return (item.id for zone in was.values() for item in zone.items if item.id not in kept)


def _zone_changes(
    was: Mapping[str, Zone], now: Mapping[str, Zone], listed: set[str], *, framed: bool
) -> Iterator[ZoneChange]:
    """The zones that differ in more than their items. Unless `framed`, the scene's boards are told
    as a whole, and so are the zones' own properties."""
    for name, zone in now.items():
        if (old := was.get(name)) is None:
            continue
        stay = [one.id for one in zone.items if one.id not in listed]
        staying = set(stay)
        order = None
        if stay != [one.id for one in old.items if one.id in staying]:
            order = tuple(one.id for one in zone.items)
        bare = _bare(zone) if framed and _bare(zone) != _bare(old) else None
        if bare is not None or order is not None:
            yield ZoneChange(id=name, zone=bare, order=order)
