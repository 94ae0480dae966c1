"""The strategy that looks ahead, tried on the market."""

from collections import Counter
from collections.abc import Sequence

from games.kernel.chance import Scripted
from games.kernel.lookahead import NOTHING, LookAhead
from tests.kernel.market import RULES, Buy, Command, EndTurn, Picking, Say, State, Tip, Turning
from tests.kernel.test_rules import played, start
from tests.support.games import Dice


def coins(state: State, seat: int) -> float:
    return state.coins[seat]


def picks(state: State, seat: int) -> bool:
    frame = state.agenda.open_for(seat)
    return frame is not None and isinstance(frame.step, Picking)


GREEDY: LookAhead[State, Command] = LookAhead(
    decide=RULES.decide, carry_out=RULES.carry_out, legal=RULES.legal, appraise=coins, follows=picks
)


def test_it_plays_what_leads_to_the_best_position() -> None:
    state = start()
    assert GREEDY.choose(state, 0, list(RULES.legal(state, 0)), Dice("x")) == Buy("trap")
    asked = played(state, 0, Buy("wheel"))
    assert GREEDY.choose(asked, 0, list(RULES.legal(asked, 0)), Dice("x")) == Say(3)


def test_what_follows_counts() -> None:
    state = start()
    assert GREEDY.worth(state, 0, Buy("wheel"), Scripted()) == 3 + 3 + 3 + 10
    short = LookAhead(
        decide=RULES.decide, carry_out=RULES.carry_out, legal=RULES.legal, appraise=coins
    )
    assert short.worth(state, 0, Buy("wheel"), Scripted()) == 3


def test_it_stops_after_so_many_decisions() -> None:
    once = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=coins,
        follows=picks,
        farthest=1,
    )
    assert once.worth(start(), 0, Buy("two"), Scripted()) == 3 + 2


def test_what_cannot_be_done_is_worth_nothing() -> None:
    assert GREEDY.worth(start(), 0, Say(1), Scripted()) == NOTHING


def test_only_what_is_worth_trying_is_tried() -> None:
    def thrifty(_state: State, _seat: int, commands: Sequence[Command]) -> Sequence[Command]:
        return [one for one in commands if isinstance(one, EndTurn | Tip)]

    careful = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=coins,
        narrowed=thrifty,
    )
    state = start()
    assert careful.choose(state, 0, list(RULES.legal(state, 0)), Dice("x")) == EndTurn()


def test_ties_are_drawn() -> None:
    flat = LookAhead(
        decide=RULES.decide,
        carry_out=RULES.carry_out,
        legal=RULES.legal,
        appraise=lambda state, seat: 0.0,
    )
    state = start()
    frame = state.agenda.open_for(0)
    assert frame is not None
    assert isinstance(frame.step, Turning)
    commands = list(RULES.legal(state, 0))
    seen = Counter(flat.choose(state, 0, commands, Dice(str(seed))) for seed in range(200))
    assert set(seen) == set(commands)
