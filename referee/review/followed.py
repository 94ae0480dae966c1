"""Courses, made of the events of a game: of the line that stands, if the game has gone back."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from events.fairness import drawing_seed
from games.kernel.agenda import DecisionId
from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.estimating import estimate, settled
from games.kernel.chance import Chance
from games.kernel.sentence import Sentence
from games.kernel.table.ending import SeatForfeited
from games.kernel.table.opening import SeatTaken
from games.kernel.table.passing import PassPlayed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound, line, returned
from games.kernel.table.state import TableState
from games.kernel.table.timing import TimeExpired
from games.kernel.title import Action, AnyTitle, Table
from referee.positions import TABLE
from referee.problems import kinds
from referee.problems.problem import refused
from referee.recorded_game import RecordedGame
from referee.recorded_luck import RecordedLuck
from referee.review.course import Course, Ending, Move
from referee.review.lines import By

_IN_ITS_PLACE: Final[Mapping[type, By]] = {
    TimeExpired: "clock",
    ForcedPlayed: "forced",
    PassPlayed: "order",
}
"""Facts that announce a command that the seat has not sent."""


def course(game: RecordedGame, game_id: str, seed: bytes | None) -> Course:
    """The course of a game that is over. `seed` is the one that the service had committed to; None
    if it is lost. Raises a problem if the game cannot be reviewed."""
    title, table = _reviewable(game)
    moves = tuple(_moves(game))
    start = game.at(0).state
    ending, result = _end(title, table, moves[-1].after if moves else start)
    options = msgspec.json.decode(table.options, type=title.types.options)
    return Course(
        game=game_id,
        title=title,
        table=Table(seats=len(table.seats), options=options),
        start=start,
        moves=moves,
        chance=_chance(game, table, seed),
        ending=ending,
        result=result,
    )


def _reviewable(game: RecordedGame) -> tuple[AnyTitle, TableState]:
    """The title and the table of a game, if it can be reviewed."""
    now = game.position
    if not now.over:
        raise refused(kinds.GAME_NOT_OVER)
    if not now.seen.started:
        raise refused(kinds.GAME_NOT_STARTED)
    title, ruleset = game.title, now.seen.ruleset
    if title.rules.retired:
        raise refused(kinds.NOT_REVIEWABLE, Sentence("review-retired", {"ruleset": ruleset}))
    if title.appraisal is None:
        raise refused(kinds.NOT_REVIEWABLE, Sentence("review-unappraised", {"ruleset": ruleset}))
    return title, now.seen


def _moves(game: RecordedGame) -> Iterator[Move]:
    """The moves in force, in order."""
    gone_back = dict(_gone_back(game))
    stretches = line(game.position.seen.rewinds, game.position.ply)
    in_force = {ply for one in stretches for ply in range(one.first, one.last + 1)}
    for ply, action, by in _decided(game):
        if ply in in_force:
            back = gone_back.get(ply - 1)
            before = game.at(ply - 1 if back is None else back.to).state
            yield Move(
                ply=ply,
                before=before if back is None else returned(before, back),
                action=action,
                after=game.at(ply).state,
                by=by,
            )


def _gone_back(game: RecordedGame) -> Iterator[tuple[int, Rewound]]:
    """Each time that the game went back, and after which ply."""
    for ply, value in _told(game):
        if isinstance(value, Rewound):
            yield ply, value


def _decided(game: RecordedGame) -> Iterator[tuple[int, Action[Any], By]]:
    """The action of each ply, and who decided it."""
    bots = dict[int, bool]()
    announced = dict[DecisionId, By]()
    for ply, value in _told(game):
        match value:
            case SeatTaken():
                bots[value.seat] = value.bot is not None
            case SeatForfeited():
                bots[value.seat] = value.stand_in is not None
                announced.clear()
            case TimeExpired() | ForcedPlayed() | PassPlayed():
                announced[value.decision] = _IN_ITS_PLACE[type(value)]
            case Action():
                own: By = "bot" if bots.get(value.seat) else "person"
                yield ply, value, announced.get(value.decision, own)


def _told(game: RecordedGame) -> Iterator[tuple[int, Any]]:
    """The commands and what has happened at the table."""
    for event in game.events:
        if event.is_action or event.kind.startswith(TABLE):
            yield event.ply, game.tools.decoder.decode(event)


def _end(title: AnyTitle, table: TableState, last: Any) -> tuple[Ending, Estimate]:
    """How the game ended, and what each seat has come to. Where nobody counted points, they are
    those that were expected."""
    if table.result is None:
        return "void", estimate(title, last)
    result = settled(table.result)
    if title.rules.result(last) is not None:
        return "played", result
    return "conceded", Estimate(result.chances, estimate(title, last).points)


def _chance(
    game: RecordedGame, table: TableState, seed: bytes | None
) -> Callable[[int], Chance | None]:
    """The draws of each ply, as far as anybody can know them."""
    if seed is None:
        return lambda _ply: None
    luck = RecordedLuck(drawing_seed(seed, table.entropies), table, game.events)
    return lambda ply: luck.at(ply) if ply > table.taken_over else None
