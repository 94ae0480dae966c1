"""`decide`, `legal` and `settle` over tables, tried on a tiny market."""

from msgspec.structs import replace

from games.kernel.agenda import Frame
from games.kernel.chance import Scripted
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from tests.kernel.market import (
    RULES,
    Buy,
    Command,
    EndTurn,
    Fact,
    Move,
    Opened,
    Paid,
    Picking,
    Running,
    Say,
    State,
    Tip,
    Tipping,
    Turning,
    Waiting,
)


def start(seats: int = 2) -> State:
    facts = RULES.setup(Table(seats=seats, options=None), Scripted())
    assert not isinstance(facts, Illegal)
    state = None
    for fact in facts:
        state = fact.applied(state)  # type: ignore[arg-type]
    assert state is not None
    return state


def played(state: State, seat: int, *commands: Command) -> State:
    for command in commands:
        state = decided(state, seat, command).state
    return state


def decided(state: State, seat: int, command: Command) -> Accepted[State, Fact]:
    answer = RULES.decide(state, seat, command, Scripted())
    assert isinstance(answer, Accepted), answer
    after = state
    for fact in answer.facts:
        after = fact.applied(after)  # type: ignore[arg-type]
    assert after == answer.state
    return answer


def refused(state: State, seat: int, command: Command) -> str:
    answer = RULES.decide(state, seat, command, Scripted())
    assert isinstance(answer, Illegal)
    return answer.rule


def test_setup_is_settled() -> None:
    state = start()
    assert state.agenda.awaits() == {0}
    assert state.agenda.open_for(0) == Frame(id=1, seat=0, step=Turning())


def test_setup_may_refuse() -> None:
    facts = RULES.setup(Table(seats=5, options=None), Scripted())
    assert facts == Illegal("MK-SET-01", "four-places")


def test_refusals_say_whether_seat_kind_or_command_does_not_fit() -> None:
    state = start()
    assert refused(state, 1, EndTurn()) == "MK-TURN-01"
    assert refused(state, 0, Say(1)) == "MK-FIT-01"
    assert refused(state, 0, Buy("moon")) == "MK-BUY-01"
    asked = played(state, 0, Buy("wheel"))
    assert refused(asked, 0, Say(4)) == "MK-PICK-01"


def test_legal_lists_the_options_of_the_open_decision() -> None:
    asked = played(start(), 0, Buy("wheel"))
    assert list(RULES.legal(asked, 0)) == [Say(1), Say(2), Say(3)]
    assert list(RULES.legal(asked, 1)) == []


def test_work_is_done_and_the_course_of_turns_goes_on() -> None:
    after = played(start(), 0, Buy("purse"))
    assert after.coins == (3 + 2 + 2 + 1, 3)
    assert after.agenda.awaits() == {0}
    assert played(after, 0, EndTurn()).agenda.awaits() == {1}


def test_an_interjection_leaves_the_decision_open_under_a_new_id() -> None:
    state = start()
    after = played(state, 0, Tip())
    assert after.coins == (2, 3)
    before_frame, frame = state.agenda.open_for(0), after.agenda.open_for(0)
    assert before_frame is not None
    assert frame is not None
    assert (frame.step, frame.id > before_frame.id) == (Turning(), True)
    assert len(after.agenda.frames) == 1


def test_an_interjection_is_checked_like_any_command() -> None:
    poor = played(start(), 0, Tip(), Tip(), Tip())
    assert Tip() not in list(RULES.legal(poor, 0))
    assert refused(poor, 0, Tip()) == "MK-TIP-01"


def test_the_only_public_option_is_taken_and_marked() -> None:
    answer = decided(start(), 0, Buy("coin"))
    assert Paid(0, 1, automatic=True) in answer.facts
    assert answer.state.coins == (3 + 1 + 1, 3)


def test_a_decision_that_has_lost_its_options_lapses() -> None:
    move = Move(start(), Scripted())
    move.clear()
    move.work_below(move.mark, Running(seat=0, source="wheel", index=1))
    move.ask(0, Picking(0))
    RULES.settle(move, 0)
    assert move.state.coins[0] == 3 + 7 + 10
    assert not move.automatic


def test_offers_come_and_go_and_nobody_waits_for_them() -> None:
    rich = played(start(), 0, Buy("purse"), EndTurn())
    assert rich.agenda.awaits() == {1}
    assert rich.agenda.may_decide() == {0, 1}
    assert list(RULES.legal(rich, 0)) == [Tip()]
    tipped = rich
    for _ in range(5):
        tipped = played(tipped, 0, Tip())
    assert tipped.coins[0] == 3
    assert tipped.agenda.may_decide() == {1}
    assert all(not isinstance(frame.step, Tipping) for frame in tipped.agenda.frames)


def test_an_offer_never_hides_what_is_awaited() -> None:
    move = Move(start(), Scripted())
    move.offer(0, Tipping())
    state = move.finish().state
    frame = state.agenda.open_for(0)
    assert frame is not None
    assert frame.step == Turning()


def test_work_may_wait_without_blocking_who_is_beside_it() -> None:
    rules = replace(RULES, idle=lambda move: False)
    move = Move(start(), Scripted())
    move.clear()
    move.open(None, Waiting(2), lane=3)
    move.open(0, Turning(), lane=0)
    rules.settle(move, None)
    state = move.finish().state
    for coins, waits in ((2, True), (3 - 2 + 2, False)):
        answer = rules.decide(state, 0, Tip(), Scripted())
        assert isinstance(answer, Accepted)
        state = answer.state
        assert state.coins[0] == coins
        assert any(frame.step == Waiting(2) for frame in state.agenda.frames) is waits


def test_seats_side_by_side_are_looked_at_in_the_order_of_the_rules() -> None:
    seen: list[int] = []

    class Watching(type(RULES.tables.decisions[Picking])):  # type: ignore[misc]
        def automatic(self, state: State, seat: int, step: Picking) -> None:
            seen.append(seat)

    rules = replace(
        RULES,
        tables=replace(RULES.tables, decisions={**RULES.tables.decisions, Picking: Watching()}),
        order=lambda state, actor: (2, 0, 1),
        idle=lambda move: False,
    )
    move = Move(start(3), Scripted())
    move.clear()
    for seat in range(3):
        move.open(seat, Picking(2), lane=seat)
    rules.settle(move, 0)
    assert seen == [2, 0, 1]


def test_the_first_fact_stands_in_the_facts_of_ply_0() -> None:
    facts = RULES.setup(Table(seats=2, options=None), Scripted())
    assert not isinstance(facts, Illegal)
    assert facts[0] == Opened(2)
