"""What differs between two scenes, as a person would say it: amounts, things that lie elsewhere,
zones that turn. Everything has its name, in the words of a reader.

Only what the scenes show can be told, and scenes are made of redacted views. Things that only made
room for others (in rows, fans, stacks and lists) are not told.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.points import Points
from games.kernel.scene import Board, Gauge, Item, Scene, Zone
from games.kernel.seats import Seat

Name = Annotated[str, Meta(description="In the language of `Accept-Language`.")]
Called: TypeAlias = Callable[[str], str]
"""Gives the name of a component or of a word of the title."""

_IN_ORDER: Final = frozenset(("row", "fan", "stack", "list"))
"""Layouts in which the place of a thing follows from the things before it."""


class Lying(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a thing lies, and how."""

    zone: Annotated[str, Meta(description="The id of the zone.")]
    name: Name
    seat: Annotated[Seat | None, Meta(description="The seat on whose board the zone is.")] = None
    at: Annotated[tuple[int, ...], Meta(description="Its place in the zone.")] = ()
    label: Annotated[str, Meta(description="What is printed on it.")] = ""
    face: Annotated[str, Meta(description="`up` or `down`.")] = "up"
    turned: Annotated[int, Meta(description="Degrees, clockwise.")] = 0
    count: Annotated[int, Meta(description="How many equal things it stands for.")] = 1
    marks: Annotated[tuple[str, ...], Meta(description="The names of its marks.")] = ()


class NumberChanged(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="amount"):
    """A number that is another one."""

    name: Name
    id: Annotated[
        str,
        Meta(description="The id of the gauge, of the heap, or of the zone with hidden things."),
    ]
    kind: Annotated[str, Meta(description="What it counts, as the title names it.")]
    before: Annotated[Points | None, Meta(description="Missing: there was no such number.")] = None
    after: Annotated[Points | None, Meta(description="Missing: there is no such number.")] = None
    component: Annotated[str | None, Meta(description="Catalogue id of what is counted.")] = None
    seat: Annotated[Seat | None, Meta(description="Whose number it is; missing: nobody's.")] = None
    tally: Annotated[
        bool, Meta(description="Whether it is a part of what the seat would score now.")
    ] = False


class ThingChanged(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="thing"):
    """A thing that came, went, lies elsewhere or looks different; or several alike."""

    name: Name
    ids: Annotated[tuple[str, ...], Meta(description="The ids of the items.")]
    kind: Annotated[str, Meta(description="What sort of thing it is, as the title names it.")]
    before: Annotated[Lying | None, Meta(description="Missing: it was not to be seen.")] = None
    after: Annotated[Lying | None, Meta(description="Missing: it is not to be seen.")] = None
    component: Annotated[str | None, Meta(description="Its id in the catalogue.")] = None
    owner: Annotated[Seat | None, Meta(description="The seat whose colour it has.")] = None


class ZoneTurned(Struct, frozen=True, kw_only=True, tag="turned"):
    """A ring that has turned with all that lies on it."""

    name: Name
    zone: Annotated[str, Meta(description="The id of the zone.")]
    before: Annotated[int, Meta(description="Degrees, clockwise.")]
    after: Annotated[int, Meta(description="Degrees, clockwise.")]


SceneDifference: TypeAlias = ThingChanged | NumberChanged | ZoneTurned


def compared(
    before: Scene, after: Scene, called: Called, background: Collection[str] = ()
) -> tuple[SceneDifference, ...]:
    """The differences: things first, then the numbers of seats, other numbers, zones that turn.
    `background` are kinds of items, and names of zones and gauges, that only follow from others:
    items of such a kind and such gauges are not told, nor what moves on between such zones."""
    if before is after:
        return ()
    was, now = _zones(before), _zones(after)
    turned = {name for name, (_, zone) in now.items() if _turns(was.get(name), zone)}
    gauges = list(_amounts(before, after, called, background))
    known = {(one.component, one.seat) for one in gauges}
    things, heaps = list[ThingChanged](), list[NumberChanged]()
    for one in _things(was, now, turned, called, background):
        counted = _counted(one)
        if counted is None:
            things.append(one)
        elif (counted.component, counted.seat) not in known:
            heaps.append(counted)
    amounts = sorted((*heaps, *gauges), key=lambda one: one.seat is None)
    rings = (
        ZoneTurned(
            name=called(now[name][1].name),
            zone=name,
            before=was[name][1].turned,
            after=now[name][1].turned,
        )
        for name in now
        if name in turned
    )
    return (*_alike(_met(things)), *amounts, *_hidden(was, now, called), *rings)


_Placed: TypeAlias = tuple[Board, Zone]


def _zones(scene: Scene) -> Mapping[str, _Placed]:
    return {zone.id: (board, zone) for board in scene.boards for zone in board.zones}


def _turns(before: _Placed | None, zone: Zone) -> bool:
    return before is not None and before[1].turned != zone.turned


def _amounts(
    before: Scene, after: Scene, called: Called, background: Collection[str]
) -> Iterator[NumberChanged]:
    was, now = _gauges(before, background), _gauges(after, background)
    for name in {**now, **was}:
        old, new = was.get(name), now.get(name)
        if old is not None and new is not None and old[1].value == new[1].value:
            continue
        board, gauge = new or was[name]
        yield NumberChanged(
            name=called(gauge.name),
            id=gauge.id,
            kind=gauge.name,
            before=None if old is None else old[1].value,
            after=None if new is None else new[1].value,
            component=gauge.component,
            seat=board.seat,
            tally=gauge.tally,
        )


def _gauges(scene: Scene, background: Collection[str]) -> Mapping[str, tuple[Board, Gauge]]:
    found = ((board, gauge) for board in scene.boards for gauge in board.gauges)
    return {
        gauge.id: (board, gauge)
        for board, gauge in found
        if not gauge.derived and gauge.name not in background
    }


def _hidden(
    was: Mapping[str, _Placed], now: Mapping[str, _Placed], called: Called
) -> Iterator[NumberChanged]:
    """Zones with another number of things that nobody sees."""
    for name, (board, zone) in now.items():
        old = was[name][1].hidden if name in was else 0
        if old != zone.hidden:
            yield NumberChanged(
                name=called(zone.name),
                id=name,
                kind=zone.name,
                before=old,
                after=zone.hidden,
                seat=board.seat,
            )


def _things(
    was: Mapping[str, _Placed],
    now: Mapping[str, _Placed],
    turned: set[str],
    called: Called,
    background: Collection[str],
) -> Iterator[ThingChanged]:
    changed = {name for name in {**was, **now} if was.get(name) != now.get(name)}
    lay, lies = _lying(was, changed, background), _lying(now, changed, background)
    for id_ in {**lies, **lay}:
        old, new = lay.get(id_), lies.get(id_)
        if old is not None and new is not None and _same(old, new, turned, background):
            continue
        _, item = new or lay[id_]
        yield ThingChanged(
            name=called(item.component or item.kind),
            ids=(id_,),
            kind=item.kind,
            before=None if old is None else _place(*old, called),
            after=None if new is None else _place(*new, called),
            component=item.component,
            owner=item.owner,
        )


def _lying(
    zones: Mapping[str, _Placed], names: set[str], background: Collection[str]
) -> Mapping[str, tuple[_Placed, Item]]:
    placed = [zones[name] for name in zones if name in names]
    items = ((one, item) for one in placed for item in one[1].items)
    return {item.id: (one, item) for one, item in items if item.kind not in background}


def _same(
    old: tuple[_Placed, Item],
    new: tuple[_Placed, Item],
    turned: set[str],
    background: Collection[str],
) -> bool:
    """Whether a thing is where it was, as it was: also if it only turned with its zone, made room,
    or moved on in the background."""
    ((_, zone), item), ((_, after), other) = old, new
    if zone.id != after.id:
        return zone.name == after.name and after.name in background
    if after.id in turned:
        return item.at == other.at
    return replace(item, at=other.at if after.layout in _IN_ORDER else item.at) == other


def _place(placed: _Placed, item: Item, called: Called) -> Lying:
    board, zone = placed
    return Lying(
        zone=zone.id,
        name=called(zone.name),
        seat=board.seat,
        at=item.at,
        label=item.label,
        face=item.face,
        turned=item.turned,
        count=item.count,
        marks=tuple(called(one) for one in item.marks),
    )


def _counted(thing: ThingChanged) -> NumberChanged | None:
    """A heap that is only larger or smaller than before: an amount."""
    before, after = thing.before, thing.after
    if before is None or after is None or replace(before, count=after.count) != after:
        return None
    return NumberChanged(
        name=thing.name,
        id=thing.ids[0],
        kind=thing.kind,
        before=before.count,
        after=after.count,
        component=thing.component,
        seat=after.seat,
    )


def _met(things: Sequence[ThingChanged]) -> Iterator[ThingChanged]:
    """Something that came, and something like it that went: it went there, under another id."""
    gone: dict[object, list[ThingChanged]] = {}
    for one in things:
        if one.after is None:
            gone.setdefault(_likeness(one), []).append(one)
    met = set[str]()
    for one in things:
        alike = gone.get(_likeness(one), [])
        if one.before is None and alike:
            left = alike.pop(0)
            met.update(left.ids)
            yield replace(one, before=left.before)
        elif one.after is not None:
            yield one
    yield from (one for one in things if one.after is None and not met.intersection(one.ids))


def _likeness(thing: ThingChanged) -> object:
    return thing.name, thing.kind, thing.owner


def _alike(things: Iterable[ThingChanged]) -> Iterator[ThingChanged]:
    """Things of one name that went the same way, as one."""
    groups: dict[object, list[ThingChanged]] = {}
    for one in things:
        ends = tuple(None if end is None else end.zone for end in (one.before, one.after))
        stays = one.ids if ends[0] == ends[1] else ()
        groups.setdefault((one.name, one.kind, one.owner, ends, stays), []).append(one)
    for first, *others in groups.values():
        ids = first.ids + tuple(id_ for one in others for id_ in one.ids)
        yield replace(first, ids=ids) if others else first
