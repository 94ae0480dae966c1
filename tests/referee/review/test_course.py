"""Courses: which moves of a game are reviewed, who decided them, and how the game ended."""

import random

import pytest
from msgspec.structs import replace

from events.salts import Salts
from games.kernel.appraisal.estimate import WHOLE
from games.kernel.appraisal.estimating import estimate
from games.kernel.registry import Registry
from games.kernel.table.ending import GameVoided
from games.kernel.table.passing import PassPlayed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import line
from games.kernel.table.state import TableFact, forfeiting
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.problem import ProblemError
from referee.recorded_game import RecordedGame
from referee.review.course import Course
from referee.review.files import course_in
from referee.review.followed import course
from referee.title_tools import TitleTools
from tests.audit.exporting import (
    REGISTRY,
    Logged,
    Writer,
    begun,
    chosen,
    exported,
    folded,
    logged,
)
from tests.audit.originals import expired
from tests.support.appraised import appraised, course_of, registry


def under_way(moves: int, seats: int = 2) -> Writer:
    """A game after so many moves."""
    writer = begun("lanterns", seats, 0)
    for number in range(moves):
        writer.move(chosen(writer.title, writer.position.state, random.Random(number)))
    return writer


def to_the_end(writer: Writer) -> Course:
    """The course of the game, played to its end."""
    while not writer.position.over:
        writer.move(chosen(writer.title, writer.position.state, random.Random(0)))
    return course_of(writer.logged())


def refused(game: Logged, known: Registry) -> Kind:
    """How somebody is refused who wants to review a game."""
    with pytest.raises(ProblemError) as refusal:
        course_in(exported(game), known)
    return refusal.value.kind


def test_every_move_is_reviewed_between_its_positions() -> None:
    game = logged("lanterns", 2, 1)
    found = course_of(game)
    assert [one.ply for one in found.moves] == list(range(1, game.plies + 1))
    states = [found.start, *(one.after for one in found.moves)]
    assert [one.before for one in found.moves] == states[:-1]
    assert found.game == game.secrets.game_id
    assert found.ending == "played"
    assert found.result == estimate(found.title, states[-1])
    assert sum(found.result.chances) == WHOLE


def test_moves_that_were_taken_back_are_not_reviewed() -> None:
    game = next(
        one
        for one in (logged("lanterns", 2, number) for number in range(2, 400, 4))
        if any(event.kind == "table.rewound" for event in one.events)
    )
    found = course_of(game)
    stretches = line(folded(game.events).seen.rewinds, game.plies)
    in_force = [ply for one in stretches for ply in range(one.first, one.last + 1)]
    assert [one.ply for one in found.moves] == in_force[1:]
    assert len(in_force) <= game.plies
    for one in found.moves:
        decided = found.title.rules.decide(
            one.before, one.action.seat, one.action.command, found.chance(one.ply)
        )
        assert decided.state == one.after, "with the draws as they were it comes out the same"


def test_who_decided() -> None:
    writer = under_way(2, seats=3)
    expired(writer)
    for fact in (PassPlayed, ForcedPlayed):
        _announced(writer, fact)
    writer.happen(*forfeiting(writer.position.seen, 1, "resigned", "random"))
    found = to_the_end(writer)
    by = [one.by for one in found.moves]
    assert by[:5] == ["person", "person", "clock", "order", "forced"]
    later = {one.action.seat: one.by for one in found.moves[5:]}
    assert later == {0: "person", 1: "bot", 2: "person"}


def _announced(writer: Writer, fact: type[PassPlayed] | type[ForcedPlayed]) -> None:
    """A move that the service says it is about to play for the seat."""
    action = chosen(writer.title, writer.position.state, random.Random(9))
    said: TableFact = (
        PassPlayed(seat=action.seat, kind="any", decision=action.decision)
        if fact is PassPlayed
        else ForcedPlayed(seat=action.seat, decision=action.decision)
    )
    writer.happen(said)
    writer.move(action)


def test_a_game_that_was_conceded_has_the_result_of_its_record() -> None:
    writer = under_way(4)
    writer.happen(*forfeiting(writer.position.seen, 0, "resigned", "random"))
    found = course_of(writer.logged())
    assert found.ending == "conceded"
    assert found.result.chances == (0, WHOLE)
    last = found.moves[-1].after
    assert found.result.points == estimate(found.title, last).points


def test_a_game_that_was_voided_is_worth_its_last_position() -> None:
    writer = under_way(4)
    writer.happen(GameVoided(why="ruling"))
    found = course_of(writer.logged())
    assert found.ending == "void"
    assert found.result == estimate(found.title, found.moves[-1].after)


def test_games_that_cannot_be_reviewed() -> None:
    lanterns = appraised("lanterns")
    later = replace(lanterns, meta=replace(lanterns.meta, ruleset="lanterns/9"))
    over = logged("lanterns", 2, 1)
    assert refused(over, REGISTRY) == kinds.NOT_REVIEWABLE
    assert refused(over, Registry({"lanterns": later})) == kinds.NOT_REVIEWABLE
    assert refused(over.until(over.plies - 1), registry()) == kinds.NOT_IMPORTABLE


def test_a_game_that_runs_is_not_reviewed_even_by_who_has_its_log() -> None:
    tools = TitleTools.of(registry(), "lanterns")
    assert tools is not None
    game = RecordedGame("gam_x", tools, Salts(b""))
    game.take(under_way(3).events)
    with pytest.raises(ProblemError) as refusal:
        course(game, "gam_x", None)
    assert refusal.value.kind == kinds.GAME_NOT_OVER
