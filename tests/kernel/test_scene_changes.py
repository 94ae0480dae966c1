"""Changes between scenes: by ids, and exact whatever has happened to lists."""

import random

import msgspec

from games.kernel.scene import Board, Box, Gauge, Item, Scene, Zone
from games.kernel.scene_changes import SceneChanges, applied, between

BOX = Box(x=0, y=0, width=1, height=1)


def zone(name: str, *items: Item, turned: int = 0) -> Zone:
    return Zone(id=name, name=name, layout="row", box=BOX, turned=turned, items=items)


def scene(*zones: Zone, value: int = 0) -> Scene:
    points = Gauge(id="points", name="points", value=value)
    return Scene((Board(id="b", name="b", size=(9, 9), zones=zones, gauges=(points,)),))


def card(name: str, at: int = 0, **members: object) -> Item:
    return msgspec.convert({"id": name, "kind": "card", "at": [at], **members}, Item)


def test_each_change_is_told_once_by_its_id() -> None:
    before = scene(zone("hand", card("a"), card("b"), card("c")), zone("table", card("d")))
    after = scene(
        zone("hand", card("b"), card("e", face="down")),
        zone("table", card("d", count=2), card("a"), turned=90),
        value=7,
    )
    changes = between(before, after)
    assert [(one.what, one.item.id, one.zone, one.index, one.from_) for one in changes.items] == [
        ("appeared", "e", "hand", 1, None),
        ("changed", "d", "table", 0, None),
        ("moved", "a", "table", 1, "hand"),
    ]
    assert changes.gone == ("c",)
    assert [(one.id, one.order) for one in changes.zones] == [("table", None)]
    assert [(one.board, one.gauge.value) for one in changes.gauges] == [("b", 7)]
    assert changes.boards is None
    assert applied(before, changes) == after


def test_nothing_is_told_of_what_stays() -> None:
    same = scene(zone("hand", card("a"), card("b")))
    assert between(same, scene(zone("hand", card("a"), card("b")))) == SceneChanges()
    turned = between(same, scene(zone("hand", card("b"), card("a"))))
    assert (turned.items, turned.zones[0].order) == ((), ("b", "a"))


def test_zones_come_and_go_and_their_items_are_still_followed() -> None:
    before = scene(zone("one", card("a")), zone("two", card("b")))
    after = scene(zone("two", card("b")), zone("three", card("a")))
    changes = between(before, after)
    assert [one.what for one in changes.items] == ["moved"]
    assert changes.boards is not None
    assert applied(before, changes) == after


def test_any_two_scenes() -> None:
    dice = random.Random(7)
    now = _any_scene(dice)
    for _ in range(400):
        then = _any_scene(dice)
        told = msgspec.json.encode(between(now, then))
        now = applied(now, msgspec.json.decode(told, type=SceneChanges))
        assert now == then


def _any_scene(dice: random.Random) -> Scene:
    names = dice.sample("abcdefgh", dice.randrange(9))
    zones = dice.sample(["one", "two", "three"], dice.choice([2, 3, 3, 3]))
    if dice.random() < 0.7:
        zones.sort()
    lying: dict[str, list[Item]] = {name: [] for name in zones}
    for name in names:
        lying[dice.choice(zones)].append(card(name, dice.randrange(2)))
    return scene(*(zone(name, *items) for name, items in lying.items()), value=dice.randrange(3))
