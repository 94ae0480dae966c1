"""A server that bends the table is caught: going back, stopping or ending a game without anybody's
leave. All of it is found in the export of a game that still runs."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.sentence import Sentence
from games.kernel.table.agreeing import Agreed, CallOff, Declined, Pause, Proposed, Resume, TakeBack
from games.kernel.table.disputing import (
    Annul,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
    RewindTo,
)
from games.kernel.table.ending import Forfeit, GameFinished, GameVoided, SeatForfeited, conceded
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyGiven,
    GameDescended,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.state import TableFact
from games.kernel.table.terms import Clock, PerMove, Terms, TermsSet
from games.kernel.table.timing import TimeCredited, TimeExpired
from tests.audit.bending import begun, caught, caught_behind, found, going_on
from tests.audit.exporting import Writer

CLOCK = Terms(clock=Clock(pace=PerMove(seconds=600)))
MET = DisputeOpened(dispute=1, seat=1, complaint="ab" * 32, ply=2)
Facts = Callable[[Writer], Sequence[TableFact]]


def back(to: int, why: Any, seat: int | None = None) -> Facts:
    """Going back, properly worked out."""
    return lambda writer: (writer.rewinding(to, why, seat),)


def said(*facts: TableFact, then: Facts = lambda _: ()) -> Facts:
    """What happens, and what follows in the same append."""
    return lambda writer: (*facts, *then(writer))


ASKED = (Proposed(seat=0, proposal=TakeBack(to=4)), Agreed(seat=1))
ALL_AGREE = (*ASKED, Agreed(seat=2))
UPHELD = DisputeUpheld(dispute=1, ruling="It was so.", remedy=RewindTo(to=4))

CHEATS: dict[str, tuple[Facts, Sentence]] = {
    "back without asking": (
        back(4, "agreed"),
        Sentence("table.uncaused", {"effect": "rewound", "to": 4}),
    ),
    "back before all agree": (said(*ASKED, then=back(4, "agreed")), Sentence("table.uncaused")),
    "back to another ply": (said(*ALL_AGREE, then=back(3, "agreed")), Sentence("table.withheld")),
    "a verdict on nothing": (back(4, "ruling"), Sentence("table.uncaused")),
    "a remedy of a dismissal": (
        said(MET, DisputeDismissed(dispute=1, ruling="No."), then=back(4, "ruling")),
        Sentence("table.uncaused"),
    ),
    "another remedy": (said(MET, UPHELD, then=back(5, "ruling")), Sentence("table.withheld")),
    "a dispute upheld twice": (
        said(
            MET,
            DisputeDismissed(dispute=1, ruling="No."),
            DisputeUpheld(dispute=1, ruling="Yes."),
        ),
        Sentence("table.dispute-closed"),
    ),
    "a dispute of a later ply": (said(replace(MET, ply=10)), Sentence("table.no-dispute")),
    "others' moves taken back": (back(4, "takeback", 0), Sentence("table.others-moves")),
    "nobody takes back": (back(8, "takeback"), Sentence("table.unasked")),
    "a pause": (
        said(Paused(why="agreed", until="2026-11-22T00:00:00Z")),
        Sentence("table.pause-length"),
    ),
    "a pause for a dispute that stops nothing": (
        said(MET, Paused(why="dispute")),
        Sentence("table.uncaused", {"effect": "paused"}),
    ),
    "no pause to end": (said(Resumed(why="agreed")), Sentence("table.no-pause")),
    "called off": (
        said(GameVoided(why="abandoned")),
        Sentence("table.uncaused", {"effect": "voided"}),
    ),
    "annulled": (said(GameVoided(why="ruling")), Sentence("table.uncaused", {"effect": "voided"})),
    "annulled by another verdict": (
        said(MET, UPHELD, GameVoided(why="ruling")),
        Sentence("table.withheld", {"effect": "rewound", "to": 4}),
    ),
    "ended": (
        said(Proposed(seat=0, proposal=CallOff()), GameFinished(result=conceded(3, ()))),
        Sentence("table.uncaused", {"effect": "finished"}),
    ),
    "ended by who did not give up": (
        said(SeatForfeited(seat=1, why="resigned", stand_in=None)),
        Sentence("table.stand-in"),
    ),
    "lost by time without a clock": (
        said(SeatForfeited(seat=1, why="time", stand_in="random")),
        Sentence("table.uncaused"),
    ),
    "late without a clock": (
        said(TimeExpired(seat=0, decision=1)),
        Sentence("table.no-clock", {"seat": 0}),
    ),
    "time for nothing": (
        said(TimeCredited(seats=(0,), seconds=9, downtime=1)),
        Sentence("table.no-clocks"),
    ),
    "lost twice": (
        said(*[SeatForfeited(seat=1, why="resigned", stand_in="random")] * 2),
        Sentence("table.no-person", {"seat": 1}),
    ),
    "agreed with nothing": (said(Agreed(seat=1)), Sentence("table.rule", {"rule": "KR-TABLE-04"})),
    "declined nothing": (said(Declined(seat=1)), Sentence("table.rule", {"rule": "KR-TABLE-04"})),
    "agreed for who has gone": (
        said(
            SeatForfeited(seat=1, why="resigned", stand_in="random"),
            Proposed(seat=0, proposal=CallOff()),
            Agreed(seat=1),
        ),
        Sentence("table.rule", {"rule": "KR-TABLE-02"}),
    ),
    "entropy later": (said(EntropyGiven(seat=1, entropy="lucky")), Sentence("table.behind-start")),
    "another at the seat": (said(SeatTaken(seat=1, by="person")), Sentence("table.behind-start")),
    "a seat left": (said(SeatLeft(seat=1)), Sentence("table.behind-start")),
    "other terms": (said(TermsSet(terms=CLOCK)), Sentence("table.behind-start")),
    "another seed": (said(ChanceCommitted(commitment="ab" * 32)), Sentence("table.behind-start")),
    "a descent": (
        said(GameDescended(how="fork", game="gam_x", ply=4)),
        Sentence("table.behind-start"),
    ),
    "started again": (said(GameStarted()), Sentence("table.behind-start")),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_nothing_happens_at_a_table_without_its_cause(cheat: str) -> None:
    facts, because = CHEATS[cheat]
    writer = begun()
    assert found(writer) == ()
    writer.happen(*facts(writer))
    caught(writer, because)


def test_what_all_agreed_on_happens_at_once() -> None:
    withheld, late = begun(), begun()
    withheld.happen(*ALL_AGREE)
    caught_behind(withheld, Sentence("table.withheld", {"effect": "rewound", "to": 4}))
    late.happen(*ALL_AGREE)
    late.happen(late.rewinding(4, "agreed"))
    caught(late, Sentence("table.too-late"))


def test_a_remedy_is_not_withheld() -> None:
    writer = begun()
    writer.happen(MET, UPHELD)
    caught_behind(writer, Sentence("table.withheld", {"effect": "rewound", "to": 4}))


def test_a_proposal_to_take_back_that_a_move_has_answered_counts_no_more() -> None:
    writer = begun()
    writer.happen(*ASKED)
    going_on(writer, 1)
    writer.happen(Agreed(seat=2), writer.rewinding(4, "agreed"))
    caught(writer, Sentence("table.rule", {"rule": "KR-TABLE-10"}))


def test_a_pause_lasts_as_long_as_was_agreed() -> None:
    agreed = (Proposed(seat=0, proposal=Pause(hours=2)), Agreed(seat=1))
    for hours, good in ((2, True), (3, False), (1, False)):
        writer = begun(seats=2)
        until = writer.at + timedelta(hours=hours)
        writer.happen(*agreed, Paused(why="agreed", until=until.isoformat()))
        assert (found(writer) == ()) == good
        if good:
            writer.at += timedelta(minutes=119)
            writer.happen(Resumed(why="agreed"))
            caught(writer, Sentence("table.uncaused", {"effect": "resumed"}))


def test_pauses_end_by_themselves_or_by_agreement() -> None:
    for wait, facts in (
        (timedelta(hours=3), ()),
        (timedelta(0), (Proposed(seat=1, proposal=Resume()), Agreed(seat=0))),
    ):
        writer = begun(seats=2)
        until = (writer.at + timedelta(hours=2)).isoformat()
        pause = (Proposed(seat=0, proposal=Pause(hours=2)), Agreed(seat=1))
        writer.happen(*pause, Paused(why="agreed", until=until))
        writer.at += wait
        writer.happen(*facts, Resumed(why="agreed"))
        going_on(writer, 2)
        assert found(writer) == ()


def test_a_dispute_stops_the_game_if_the_terms_say_so() -> None:
    stopped = Terms(on_dispute="pause")
    honest = begun(terms=stopped)
    honest.happen(MET, Paused(why="dispute"))
    honest.happen(UPHELD, honest.rewinding(4, "ruling"), Resumed(why="dispute"))
    going_on(honest, 3)
    assert found(honest) == ()
    silent = begun(terms=stopped)
    silent.happen(MET)
    caught_behind(silent, Sentence("table.withheld", {"effect": "paused"}))
    hasty = begun(terms=stopped)
    hasty.happen(MET, Paused(why="dispute"))
    hasty.happen(Resumed(why="dispute"))
    caught(hasty, Sentence("table.no-verdict"))
    moved = begun(terms=stopped)
    moved.happen(MET, Paused(why="dispute"))
    caught_behind(moved, Sentence("table.stood-still"))


def test_verdicts_and_their_remedies_are_good() -> None:
    for remedy, effect in (
        (RewindTo(to=4), lambda writer: (writer.rewinding(4, "ruling"),)),
        (Annul(), lambda _: (GameVoided(why="ruling"),)),
        (None, lambda _: ()),
    ):
        writer = begun()
        upheld = DisputeUpheld(dispute=1, ruling="It was so.", remedy=remedy)
        writer.happen(MET, upheld, *effect(writer))
        assert found(writer) == ()
    writer.happen(replace(MET, dispute=2), DisputeWithdrawn(dispute=2))
    assert found(writer) == ()


def test_who_gives_up_is_replaced_or_ends_the_game() -> None:
    writer = begun()
    writer.happen(SeatForfeited(seat=1, why="resigned", stand_in="random"))
    going_on(writer, 3)
    assert found(writer) == ()
    last = SeatForfeited(seat=0, why="resigned")
    forfeits = (*writer.position.seen.forfeits, Forfeit(seat=0, why="resigned"))
    writer.happen(last, GameFinished(result=conceded(3, forfeits)))
    assert found(writer) == ()


def test_a_move_does_not_end_the_game_unless_the_rules_say_so() -> None:
    writer = begun()
    writer.happen(GameFinished(result=conceded(3, ())))
    caught(writer, Sentence("rules.not-given", {"type": "table.game-finished"}))


def test_the_end_that_follows_on_a_seat_given_up_is_worked_out_again() -> None:
    writer = begun(seats=2)
    lost = SeatForfeited(seat=0, why="resigned")
    other = Forfeit(seat=1, why="resigned")
    writer.happen(lost, GameFinished(result=conceded(2, (other,))))
    caught(writer, Sentence("table.withheld", {"effect": "finished"}))
