"""Shadow replay finds what a changed rule changes: the ply, and what comes out instead."""

from typing import Any

import pytest

from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.result import Line, Result, ranked
from games.kernel.shadow import (
    Different,
    Failed,
    NowRefused,
    RecordedGame,
    Shadow,
    recorded,
    shadow,
)
from games.kernel.table.ending import GameFinished
from games.kernel.table.state import TableFact
from games.kernel.title import AnyTitle, fold
from tests.support import later, tiny
from tests.support.games import Dice, Played, random_game
from tests.support.recorded import log_of
from tests.support.titles import SLUGS, title_of
from tests.support.variants import Variant


def game_of(played: Played) -> RecordedGame:
    game = recorded(log_of(played))
    assert game is not None
    return game


def judged(title: AnyTitle, played: Played) -> Shadow:
    return shadow(title, game_of(played), lambda ply: Dice(played.name, ply))


@pytest.fixture
def played() -> Played:
    """A game with points, doused lanterns and a result."""
    return random_game(tiny.title, seats=2, seed=2)


@pytest.mark.parametrize("slug", SLUGS)
def test_under_its_own_ruleset_a_game_comes_out_the_same(slug: str) -> None:
    title = title_of(slug)
    played = random_game(title, seats=title.meta.seats[1], seed=5)
    seen = judged(title, played)
    assert seen.departures == ()
    assert seen.plies == len(played.plies) + 1
    assert seen.end == played.end


def test_another_seed_is_noticed(played: Played) -> None:
    seen = shadow(tiny.title, game_of(played), lambda ply: Dice("another", ply))
    assert isinstance(seen.departures[0], Different)
    assert seen.departures[0].ply == 0


def test_a_forbidden_command_is_refused_at_its_plies_only(played: Played) -> None:
    guilty = [
        ply.number
        for ply in played.plies
        if later._douses_brightest(ply.before, ply.action.seat, ply.action.command)
    ]
    seen = judged(later.LATER, played)
    assert [one.ply for one in seen.departures] == guilty
    for one in seen.departures:
        assert isinstance(one, NowRefused)
        assert one.illegal.rule == "LN-DOU-01"
    assert seen.plies == len(played.plies) + 1
    assert seen.end == played.end


class EarnsOneMore(Variant):
    """A won round earns one point more."""

    def decide(self, state: Any, seat: Any, command: Any, chance: Any) -> Any:
        answer = tiny.title.rules.decide(state, seat, command, chance)
        if isinstance(answer, Illegal):
            return answer
        facts = tuple(map(self._more, answer.facts))
        return Accepted(facts, fold(self.title, facts, state))

    def _more(self, fact: Any) -> Any:
        if isinstance(fact, tiny.PointsEarned):
            return tiny.PointsEarned(seat=fact.seat, points=fact.points + 1)
        return fact


def test_another_amount_is_different_from_its_fact_on(played: Played) -> None:
    won = {
        ply.number: (at, fact)
        for ply in played.plies
        for at, fact in enumerate(ply.facts)
        if isinstance(fact, tiny.PointsEarned)
    }
    seen = judged(EarnsOneMore().title, played)
    assert [one.ply for one in seen.departures] == list(won)
    for one in seen.departures:
        assert isinstance(one, Different)
        at, fact = won[one.ply]
        assert (one.at, one.recorded) == (at, fact)
        assert one.decided == tiny.PointsEarned(seat=fact.seat, points=fact.points + 1)


class ForgetsAFact(Variant):
    """Says nothing of the last fact of a move."""

    def decide(self, state: Any, seat: Any, command: Any, chance: Any) -> Any:
        answer = tiny.title.rules.decide(state, seat, command, chance)
        return Accepted(answer.facts[:-1], fold(self.title, answer.facts[:-1], state))


def test_a_missing_fact_is_different(played: Played) -> None:
    seen = judged(ForgetsAFact().title, played)
    one = seen.departures[0]
    assert isinstance(one, Different)
    facts = played.plies[0].facts
    assert (one.ply, one.at) == (1, len(facts) - 1)
    assert (one.recorded, one.decided) == (facts[-1], None)


class ScoresHands(Variant):
    """Rounds earn nothing at the end."""

    def result(self, state: Any) -> Result | None:
        if state.agenda.frames:
            return None
        seats = enumerate(state.players)
        return ranked({seat: (Line("hand", len(one.hand)),) for seat, one in seats}, tie_breaks={})


def test_another_result_is_different_at_the_last_ply(played: Played) -> None:
    (one,) = judged(ScoresHands().title, played).departures
    assert isinstance(one, Different)
    last = played.plies[-1]
    assert (one.ply, one.at) == (last.number, len(last.facts))
    assert one.recorded == GameFinished(result=tiny.title.rules.result(played.end))
    assert one.decided == GameFinished(result=ScoresHands().result(played.end))


class DealsFewer(Variant):
    """Cannot seat two."""

    def setup(self, table: Any, chance: Any) -> Any:
        return Illegal("LN-SET-02", "too-many-seats")


def test_a_refused_table_is_ply_0(played: Played) -> None:
    (one,) = judged(DealsFewer().title, played).departures
    assert isinstance(one, NowRefused)
    assert (one.ply, one.illegal.rule) == (0, "LN-SET-02")


class Stumbles(Variant):
    """Breaks down when a lantern is doused."""

    def decide(self, state: Any, seat: Any, command: Any, chance: Any) -> Any:
        if isinstance(command, tiny.Douse):
            raise ZeroDivisionError("no light")
        return tiny.title.rules.decide(state, seat, command, chance)


def test_a_bug_is_told_with_its_ply_and_the_rest_is_judged(played: Played) -> None:
    doused = [p.number for p in played.plies if isinstance(p.action.command, tiny.Douse)]
    seen = judged(Stumbles().title, played)
    assert [one.ply for one in seen.departures] == doused
    assert all(one.because == "ZeroDivisionError: no light" for one in seen.departures)
    assert not any(one.folding for one in seen.departures)
    assert seen.end == played.end


class CannotReveal(Variant):
    """Cannot apply a fact that is recorded."""

    def evolve(self, state: Any, fact: Any) -> Any:
        if isinstance(fact, tiny.CardsRevealed):
            raise TypeError("unknown fact")
        return tiny.evolve(state, fact)


def test_a_log_that_does_not_fold_ends_there(played: Played) -> None:
    seen = judged(CannotReveal().title, played)
    *_, last = seen.departures
    revealed = next(
        ply.number
        for ply in played.plies
        if any(isinstance(fact, tiny.CardsRevealed) for fact in ply.facts)
    )
    assert last == Failed(ply=revealed, because="TypeError: unknown fact", folding=True)
    assert seen.plies == revealed + 1
    assert seen.end is None


def test_what_never_began_is_no_game(played: Played) -> None:
    table = [(ply, one) for ply, one in log_of(played) if isinstance(one, TableFact)]
    assert recorded([]) is None
    assert recorded(table[:1]) is None
    assert recorded(table[:3]) is None
