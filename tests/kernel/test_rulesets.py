"""A game is played by the ruleset that it was opened with, and read by any."""

import pytest

from games.kernel.chance import Scripted
from games.kernel.refusal import RULESET_RETIRED, Illegal
from games.kernel.registry import Registry
from games.kernel.rulesets import offered, under
from games.kernel.title import AnyTitle, fold, play
from tests.support import later, tiny
from tests.support.games import random_game

TITLES = (*Registry.installed(), tiny.title, later.title, later.LATER)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.ruleset)
def test_every_ruleset_that_is_named_is_offered(title: AnyTitle) -> None:
    assert title.meta.ruleset in title.meta.rulesets
    for ruleset in title.meta.rulesets if title is not later.LATER else ():
        found = offered(title, ruleset)
        assert found is not None
        assert found.meta.ruleset == ruleset
        assert found.meta.slug == title.meta.slug
        assert found.types == title.types
        assert under(title, ruleset) is found


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.ruleset)
def test_a_ruleset_that_is_not_offered_is_retired(title: AnyTitle) -> None:
    assert offered(title, "chess/1") is None
    retired = under(title, "chess/1")
    assert retired.rules.retired
    assert retired.meta.ruleset == "chess/1"
    assert retired.meta.slug == title.meta.slug


def test_the_registry_knows_titles_and_rulesets() -> None:
    registry = Registry({"lanterns": later.title})
    assert registry.get("lanterns", "lanterns/2") is later.LATER
    assert registry.get("lanterns", "lanterns/1") is registry.get("lanterns") is later.title
    old = registry.get("lanterns", "lanterns/9")
    assert old is not None
    assert old.rules.retired
    assert registry.get("chess", "chess/1") is None


def test_rulesets_decide_otherwise_and_fold_the_same() -> None:
    first = random_game(tiny.title, seats=2, seed=2)
    doused = [one for one in first.plies if later._douses_brightest(one.before, *_played(one))]
    assert doused
    for ply in first.plies:
        answer = play(later.LATER, ply.before, ply.action, Scripted(range(99)))
        assert isinstance(answer, Illegal) == (ply in doused)
    assert fold(later.LATER, tuple(first.facts), None) == first.end


def _played(ply: object) -> tuple[object, object]:
    return ply.action.seat, ply.action.command  # type: ignore[attr-defined]


@pytest.mark.parametrize("title", [*Registry.installed(), tiny.title], ids=lambda t: t.meta.slug)
def test_a_retired_ruleset_reads_and_decides_nothing(title: AnyTitle) -> None:
    played = random_game(title, seats=title.meta.seats[0], seed=1)
    retired = under(title, "chess/1")
    assert fold(retired, tuple(played.facts), None) == played.end
    assert retired.rules.result(played.end) == title.rules.result(played.end)
    view = retired.showing.view(played.start)
    assert view == title.showing.view(played.start)
    assert retired.showing.picture(view) == title.showing.picture(view)
    assert list(retired.rules.invariants(played.end)) == list(title.rules.invariants(played.end))
    assert retired.showing.catalogue() == title.showing.catalogue()
    first = played.plies[0]
    assert retired.showing.notation.print(first.action.command) == title.showing.notation.print(
        first.action.command
    )
    for answer in (
        retired.rules.setup(played.table, Scripted()),
        play(retired, played.start, first.action, Scripted()),
    ):
        assert isinstance(answer, Illegal)
        assert answer.rule == RULESET_RETIRED
        assert answer.args == {"ruleset": "chess/1"}
    assert list(retired.rules.legal(played.start, first.action.seat)) == []
