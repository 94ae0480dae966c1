"""Two scenes compared as a person would: what moved, what is more or less, and what is no news."""

from msgspec.structs import replace

from games.kernel.scene import Board, Gauge, Item, Scene, Zone, derived
from games.kernel.scene_comparison import (
    Lying,
    NumberChanged,
    SceneDifference,
    ThingChanged,
    ZoneTurned,
    compared,
)
from tests.kernel.test_scene_changes import BOX, card, scene, zone


def told(before: Scene, after: Scene, *background: str) -> tuple[SceneDifference, ...]:
    return compared(before, after, str.upper, background)


def pawn(name: str, at: int, owner: int = 0) -> Item:
    return Item(id=name, kind="pawn", at=(at,), owner=owner)


def track(*items: Item) -> Zone:
    return Zone(id="track", name="track", layout="track", box=BOX, items=items)


def test_things_and_amounts_are_told_with_both_ends() -> None:
    before = scene(zone("hand", card("a"), card("b")), track(pawn("p", 6)), value=16)
    after = scene(zone("hand", card("b")), zone("table", card("a")), track(pawn("p", 7)), value=19)
    hand, table = (
        Lying(zone="hand", name="HAND", at=(0,)),
        Lying(zone="table", name="TABLE", at=(0,)),
    )
    steps = [Lying(zone="track", name="TRACK", at=(at,)) for at in (6, 7)]
    assert told(before, after) == (
        ThingChanged(name="CARD", ids=("a",), kind="card", before=hand, after=table),
        ThingChanged(
            name="PAWN", ids=("p",), kind="pawn", before=steps[0], after=steps[1], owner=0
        ),
        NumberChanged(name="POINTS", id="points", kind="points", before=16, after=19),
    )
    assert told(after, after) == ()


def test_what_only_made_room_or_turned_with_its_ring_is_no_news() -> None:
    before = scene(zone("row", card("a", 0), card("b", 1)), zone("gear", pawn("p", 2)))
    after = scene(zone("row", card("b", 0)), zone("gear", pawn("p", 2), turned=36))
    gone, turned = told(before, after)
    assert isinstance(gone, ThingChanged)
    assert (gone.ids, gone.after) == (("a",), None)
    assert turned == ZoneTurned(name="GEAR", zone="gear", before=0, after=36)


def test_what_goes_under_one_id_and_comes_under_another_has_moved() -> None:
    before = scene(zone("home", pawn("h-0", 0), pawn("h-1", 1), pawn("other", 2, owner=1)), track())
    after = scene(zone("home", pawn("h-0", 0), pawn("other", 1, owner=1)), track(pawn("t-4", 4)))
    (moved,) = told(before, after)
    assert isinstance(moved, ThingChanged)
    assert (moved.ids, moved.before and moved.before.zone, moved.after and moved.after.zone) == (
        *(("t-4",), "home", "track"),
    )


def test_several_alike_are_told_once_and_heaps_by_their_count() -> None:
    before = scene(zone("bank", pawn("a", 0), pawn("b", 1)), zone("heap", card("corn")), track())
    after = scene(
        zone("bank"), zone("heap", card("corn", count=4)), track(pawn("a", 0), pawn("b", 0))
    )
    both, heap = told(before, after)
    assert isinstance(both, ThingChanged)
    assert both.ids == ("a", "b")
    assert isinstance(heap, NumberChanged)
    assert (heap.before, heap.after) == (1, 4)


def test_the_background_is_left_out() -> None:
    before = scene(zone("row", card("a"), pawn("p", 0)))
    slid = Zone(id="row-2", name="row", layout="row", box=BOX, items=(card("a"),))
    after = scene(zone("row"), slid, value=3)
    assert told(before, after, "row", "pawn", "points") == ()
    assert len(told(before, after)) == 3


def test_numbers_that_only_follow_from_others_are_no_news() -> None:
    before, after = scene(value=1), scene(value=2)
    (board,) = after.boards
    foretold = replace(board, gauges=tuple(derived(board.gauges)))
    assert len(told(before, after)) == 1
    assert told(replace(before, boards=(foretold,)), replace(after, boards=(foretold,))) == ()
    changed = replace(foretold, gauges=tuple(derived(before.boards[0].gauges)))
    assert told(Scene((changed,)), Scene((foretold,))) == ()
    assert told(Scene((replace(board, gauges=()),)), Scene((foretold,))) == ()


def test_hidden_things_are_counted_and_numbers_of_seats_come_first() -> None:
    def table(hidden: int, points: int) -> Scene:
        deck = Zone(id="deck", name="deck", layout="stack", box=BOX, hidden=hidden)
        own = (Gauge(id="own", name="own", value=points),)
        seat = Board(id="s", name="s", size=(1, 1), seat=0, gauges=own)
        return Scene((*scene(deck, value=points).boards, seat))

    names = [one.name for one in told(table(5, 0), table(4, 2))]
    assert names == ["OWN", "POINTS", "DECK"]
