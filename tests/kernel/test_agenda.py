"""Who is awaited: frames block what is below them, lanes run side by side."""

import msgspec

from games.kernel.agenda import MAIN, Agenda, Frame, offer_lane


def frame(number: int, seat: int | None, *, lane: int = MAIN) -> Frame[str]:
    return Frame(id=number, seat=seat, step=f"step {number}", lane=lane)


def test_an_empty_agenda_awaits_nobody() -> None:
    agenda = Agenda[str]()
    assert (agenda.tops(), agenda.awaits(), agenda.open_for(0)) == ((), frozenset(), None)


def test_only_the_top_frame_of_the_main_lane_is_open() -> None:
    agenda = Agenda((frame(1, 0), frame(2, 1)), 3)
    assert agenda.tops() == (frame(2, 1),)
    assert agenda.awaits() == {1}
    assert agenda.open_for(0) is None


def test_lanes_are_open_side_by_side_oldest_first() -> None:
    agenda = Agenda((frame(1, None), frame(2, 0, lane=0), frame(3, 1, lane=1)), 4)
    assert agenda.tops() == (frame(2, 0, lane=0), frame(3, 1, lane=1))
    assert agenda.awaits() == {0, 1}


def test_within_a_lane_only_the_top_is_open() -> None:
    agenda = Agenda((frame(1, 0, lane=0), frame(2, 1, lane=1), frame(3, 0, lane=0)), 4)
    assert agenda.tops() == (frame(2, 1, lane=1), frame(3, 0, lane=0))
    assert agenda.open_for(0) == frame(3, 0, lane=0)


def test_a_main_frame_blocks_all_lanes_below_it() -> None:
    agenda = Agenda((frame(1, 0, lane=0), frame(2, 1, lane=1), frame(3, 1)), 4)
    assert agenda.tops() == (frame(3, 1),)
    assert agenda.awaits() == {1}


def test_lanes_block_the_main_frames_below_them() -> None:
    agenda = Agenda((frame(1, 2), frame(2, 0, lane=0)), 3)
    assert agenda.awaits() == {0}
    assert agenda.changed((2,), ()).awaits() == {2}


def test_a_seat_with_two_open_decisions_takes_the_older_one() -> None:
    agenda = Agenda((frame(1, 0, lane=0), frame(2, 0, lane=1)), 3)
    assert agenda.open_for(0) == frame(1, 0, lane=0)


def test_work_on_top_awaits_nobody() -> None:
    assert Agenda((frame(1, 0), frame(2, None)), 3).awaits() == frozenset()


def test_closing_keeps_the_ids_running() -> None:
    agenda = Agenda((frame(1, 0), frame(2, 1)), 3).changed((2,), ())
    assert agenda == Agenda((frame(1, 0),), 3)
    assert agenda.changed((), (frame(3, 0), frame(4, 1))).next_id == 5


def test_a_frame_in_the_middle_can_be_closed() -> None:
    agenda = Agenda((frame(1, 0, lane=0), frame(2, 1, lane=1), frame(3, 2, lane=2)), 4)
    assert agenda.changed((2,), ()).awaits() == {0, 2}


def test_an_agenda_survives_its_json() -> None:
    agenda = Agenda((frame(1, None), frame(2, 0, lane=0)), 3)
    assert msgspec.json.decode(msgspec.json.encode(agenda), type=Agenda[str]) == agenda


def test_an_offer_is_open_but_not_awaited() -> None:
    agenda = Agenda((frame(1, 0, lane=0), frame(2, 1, lane=offer_lane(1))), 3)
    assert agenda.open_for(1) == frame(2, 1, lane=offer_lane(1))
    assert agenda.awaits() == {0}
    assert agenda.may_decide() == {0, 1}


def test_offers_neither_block_nor_are_blocked() -> None:
    below = Frame(id=1, seat=1, step="offer", lane=offer_lane(1))
    main = Frame(id=2, seat=0, step="main")
    above = Frame(id=3, seat=2, step="offer", lane=offer_lane(2))
    agenda = Agenda((below, main, above), 4)
    assert agenda.tops() == (below, main, above)
    assert agenda.awaits() == {0}
    assert agenda.may_decide() == {0, 1, 2}


def test_an_offer_waits_behind_what_its_seat_is_awaited_for() -> None:
    offer = Frame(id=1, seat=0, step="offer", lane=offer_lane(0))
    lane = Frame(id=2, seat=0, step="forced", lane=0)
    assert Agenda((offer, lane), 3).open_for(0) == lane
    assert Agenda((offer,), 3).open_for(0) == offer


def test_work_under_lanes_stays_blocked_whatever_is_offered() -> None:
    work = Frame(id=1, seat=None, step="work")
    lane = Frame(id=2, seat=0, step="choice", lane=0)
    offer = Frame(id=3, seat=1, step="offer", lane=offer_lane(1))
    assert Agenda((work, lane, offer), 4).tops() == (lane, offer)
    assert Agenda((work, offer), 4).tops() == (work, offer)


def test_ids_are_never_given_twice() -> None:
    frames = tuple(Frame(id=number, seat=0, step="x") for number in (7, 5))
    assert Agenda[str]((), 3).changed((), frames).next_id == 8
    assert Agenda[str]((), 30).changed((), frames).next_id == 30
