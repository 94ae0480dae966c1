"""A server that takes or gives time as it likes is caught."""

from datetime import timedelta

import pytest

from games.kernel.defaults import default_command
from games.kernel.move import Accepted
from games.kernel.sentence import Sentence
from games.kernel.table.agreeing import CallOff, Proposed
from games.kernel.table.ending import SeatForfeited
from games.kernel.table.terms import Clock, PerMove, Terms
from games.kernel.table.timing import TimeCredited, TimeExpired
from games.kernel.title import Action, play
from tests.audit.bending import begun, caught, caught_behind, found, going_on
from tests.audit.exporting import DECODER, Writer

CLOCK = Terms(clock=Clock(pace=PerMove(seconds=600)))
LOSS = Terms(clock=Clock(pace=PerMove(seconds=600), on_expiry="loss"))


def late(writer: Writer, after: timedelta, *, default: bool = True) -> None:
    """The time of a seat is up, or is said to be."""
    state = writer.position.state
    seat = min(state.agenda.awaits())
    frame = state.agenda.open_for(seat)
    expired = TimeExpired(seat=seat, decision=frame.id)
    writer.at += after
    if not default:
        lost = SeatForfeited(seat=seat, why="time", stand_in="random")
        writer.happen(expired, lost)
        return
    command = default_command(writer.title, state, seat)
    action = Action(seat=seat, decision=frame.id, command=command)
    chance = writer.chance()
    decided = play(writer.title, state, action, chance)
    assert isinstance(decided, Accepted)
    entries = DECODER.facts((expired,), ply=writer.position.ply)
    ply = writer.position.ply + 1
    entries += DECODER.move(action, decided.facts, ply=ply, draws=chance.draws)
    writer.append(entries)


@pytest.mark.parametrize(
    ("terms", "minutes", "default", "because"),
    [
        (CLOCK, 11, True, None),
        (LOSS, 11, False, None),
        (CLOCK, 9, True, Sentence("clock.time-left")),
        (LOSS, 9, False, Sentence("clock.time-left")),
        (CLOCK, 11, False, Sentence("clock.lost-early", {"missed": 1})),
        (LOSS, 11, True, Sentence("clock.played-on")),
    ],
)
def test_nobody_loses_time_that_he_has(
    terms: Terms, minutes: int, default: bool, because: Sentence | None
) -> None:
    writer = begun(terms=terms)
    late(writer, timedelta(minutes=minutes), default=default)
    if because:
        caught(writer, because)
    else:
        going_on(writer, 2)
        assert found(writer) == ()


def test_what_the_clock_played_is_not_taken_back_without_asking() -> None:
    writer = begun(terms=CLOCK)
    late(writer, timedelta(minutes=11))
    seat = writer.events[-2].seat or next(
        one.seat for one in reversed(writer.events) if one.seat is not None
    )
    writer.happen(writer.rewinding(writer.position.ply - 1, "takeback", seat))
    caught(writer, Sentence("table.clocks-moves"))


@pytest.mark.parametrize(
    ("seconds", "downtimes", "because"),
    [
        (300, (4,), None),
        (300, (4, 9), None),
        (420, (4,), Sentence("clock.credited-more")),
        (300, (4, 4), Sentence("clock.credited-before")),
    ],
)
def test_no_more_time_is_given_back_than_was_lost(
    seconds: int, downtimes: tuple[int, ...], because: Sentence | None
) -> None:
    writer = begun(terms=CLOCK)
    seats = tuple(sorted(writer.position.state.agenda.awaits()))
    writer.at += timedelta(minutes=6)
    for number in downtimes:
        writer.happen(TimeCredited(seats=seats, seconds=seconds, downtime=number))
    if because:
        caught(writer, because)
    else:
        assert found(writer) == ()


def test_nobody_else_moves_when_time_is_up() -> None:
    writer = begun(terms=CLOCK)
    (seat,) = writer.position.state.agenda.awaits()
    frame = writer.position.state.agenda.open_for(seat)
    writer.at += timedelta(minutes=11)
    writer.happen(TimeExpired(seat=seat, decision=frame.id))
    caught_behind(writer, Sentence("table.too-late"))
    other = begun(terms=CLOCK)
    other.happen(TimeExpired(seat=seat, decision=frame.id), Proposed(seat=0, proposal=CallOff()))
    caught(other, Sentence("table.withheld"))
