"""Which decisions can be passed in standing, and how an order is known to have ended."""

from collections import Counter
from typing import Any

from games.kernel.windows import StandingPass
from games.through_the_ages import title
from games.through_the_ages.commands import (
    Command,
    Commit,
    ConfirmForce,
    PassBid,
    PassPolitical,
    PlayAggression,
    ReplyPact,
)
from games.through_the_ages.facts.flow import TurnStarted
from games.through_the_ages.steps import Bidding, Defending, Politicking, ReplyingToPact
from games.through_the_ages.windows import WINDOWS
from tests.games.through_the_ages.position import table
from tests.laws.seeds import Seed
from tests.support.games import Played

PASSED: dict[type, tuple[str, Command]] = {
    Bidding: ("auction", PassBid()),
    Defending: ("defense", ConfirmForce()),
    ReplyingToPact: ("pact", ReplyPact(accept=False)),
    Politicking: ("politics", PassPolitical()),
}


def whole() -> Played:
    """A game of four in which everything happens."""
    return Seed(4, "curious", 61).play(title)


def test_windows_are_passed_by_legal_commands() -> None:
    """TTA-TRN-09: bids, defense and pacts, and politics of one's own."""
    seen: Counter[str] = Counter()
    for ply in whole().plies:
        state: Any = ply.before
        for seat in range(4):
            frame = state.agenda.open_for(seat)
            window = WINDOWS.open(state, seat)
            if window is None:
                assert frame is None or type(frame.step) not in PASSED or _begun(state, seat)
                continue
            assert (window.kind, window.command) == PASSED[type(frame.step)]
            assert window.command in title.rules.legal(state, seat)
            seen[window.kind] += 1
    assert set(seen) == set(WINDOWS.kinds)


def _begun(state: Any, seat: int) -> bool:
    force = state.contest.force(seat)
    return bool(force.units or force.cards)


def test_a_defense_that_was_begun_is_not_passed() -> None:
    here = table(3).nation(0, military=("spy#1",)).nation(1, science=1, posts={"warriors": 3})
    asked = here.politics().when(0, PlayAggression(card_instance="spy#1", target=1))
    asked = asked.when(0, ConfirmForce())
    assert WINDOWS.open(asked.state, 1) is not None
    assert WINDOWS.open(asked.when(1, Commit(card="warriors")).state, 1) is None


def test_an_order_ends_with_the_next_own_turn() -> None:
    played = whole()
    begun = Counter(fact.seat for fact in played.opening if isinstance(fact, TurnStarted))
    order = StandingPass(seat=2, kind="pact", turns=WINDOWS.turns(played.start, 2))
    ended = []
    for ply in played.plies:
        state: Any = ply.after
        begun.update(fact.seat for fact in ply.facts if isinstance(fact, TurnStarted))
        if state.stage == "over":
            break
        assert [WINDOWS.turns(state, seat) for seat in state.alive] == [
            begun[one] for one in state.alive
        ]
        ended.append(order.ended(WINDOWS, state))
        assert ended[-1] == (begun[2] > order.turns)
    assert set(ended) == {False, True}
