"""The strategy that judges by the appraisal: it finishes what a command begins."""

from games.through_the_ages import title
from games.through_the_ages.appraisal import APPRAISAL
from games.through_the_ages.bots.statesman import STATESMAN, ahead
from games.through_the_ages.commands import EndTurn, PlayActionCard
from games.through_the_ages.steps import Acting, DoingInner, Politicking
from tests.games.through_the_ages.position import First, legal, table


def test_decisions_within_a_command_follow_from_it() -> None:
    made = table(2).nation(0, pool=1, posts={"bronze": (2, 9)}, civil=("rich_land_a#1",))
    acting = made.acting(0)
    assert isinstance(acting.state.agenda.open_for(0).step, Acting)
    assert not APPRAISAL.follows(acting.state, 0)
    assert not APPRAISAL.follows(acting.state, 1)
    inner = acting.when(0, PlayActionCard(card_instance="rich_land_a#1"))
    assert isinstance(inner.state.agenda.open_for(0).step, DoingInner)
    assert APPRAISAL.follows(inner.state, 0)
    politics = table(2).politics(0)
    assert isinstance(politics.state.agenda.open_for(0).step, Politicking)
    assert not APPRAISAL.follows(politics.state, 0)


def test_the_statesman_uses_what_it_has_before_it_ends_a_turn() -> None:
    made = table(2).nation(0, pool=2, science=12, posts={"bronze": (2, 9), "drama": 0})
    start = made.acting(0)
    chosen = STATESMAN.choose(start.state, 0, legal(start, 0), First())
    assert not isinstance(chosen, EndTurn)
    assert chosen in legal(start, 0)


def test_who_is_ahead_is_seen_from_both_sides() -> None:
    state = table(2).nation(0, culture=60).nation(1, culture=10).acting(0).state
    assert ahead(state, 0) == -ahead(state, 1) > 0


def test_medium_is_the_statesman() -> None:
    assert title.bots["medium"] is STATESMAN
