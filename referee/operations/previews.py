"""Commands on trial: what they would do."""

from typing import Final

from games.kernel.seats import AtSeat
from referee.drafting import CommandBatch
from referee.operations.legal import listed
from referee.operations.operation import operation
from referee.operations.playing import Naming
from referee.playing import check_seat, rehearsed
from referee.preview_schemas import Preview, Trial
from referee.previews import awaited, changed, reached, texts
from referee.problems import kinds
from referee.problems.problem import ProblemError
from referee.recorded_game import RecordedGame
from referee.requests import Call, Nothing, Reply, reply

_TOO_LATE: Final = frozenset(
    one.type for one in (kinds.DECISION_CLOSED, kinds.GAME_PAUSED, kinds.NOT_YOUR_SEAT)
)
"""What commands are refused with whose decision, game or seat is not what it was."""


@operation("POST", "/v1/games/{game_id}/previews")
def preview_moves(call: Call[Nothing, Trial]) -> Reply:
    """Preview commands: nothing is played."""
    return previewed(call.game, call.body, call.language)


def previewed(game: RecordedGame, wanted: Trial, language: str) -> Reply:
    """What commands would do in a game."""
    check_seat(game, wanted.seat)
    batch = CommandBatch(
        seat=wanted.seat,
        commands=game.tools.vocabulary.commands(game.title, wanted.commands),
        decision=wanted.decision,
    )
    try:
        told = _tried(game, batch, language, refused=wanted.refused)
    except ProblemError as refusal:
        if refusal.problem.type not in _TOO_LATE:
            raise Naming(language, game)(refusal) from None
        told = _nothing(game, wanted.seat, language, refused=wanted.refused)
    return reply(told, headers={"Content-Language": language})


def _tried(game: RecordedGame, batch: CommandBatch, language: str, *, refused: bool) -> Preview:
    """What comes of the commands."""
    found, before, tools = rehearsed(game, batch), game.position, game.tools
    viewer, words = AtSeat(found.seat), game.title.words
    said: tuple[str, ...] = ()
    if words is not None:
        phrases = words.of(language)
        names = game.names(phrases)
        said = tuple(texts(tools.redaction, phrases, found.steps[-1], viewer, names))
    return Preview(
        version=before.version,
        certain=tools.drafter.certain(game.title, found),
        awaits=awaited(found),
        legal=listed(game, reached(before, found), found.seat, language, refused=refused),
        texts=said,
        changes=changed(game.title, tools.redaction, found),
    )


def _nothing(game: RecordedGame, seat: int, language: str, *, refused: bool) -> Preview:
    """The game as it stands, where nothing was tried."""
    now = game.position
    awaits = () if now.over else now.state.agenda.awaits()
    return Preview(
        version=now.version,
        certain=0,
        awaits=tuple(sorted(awaits)),
        legal=listed(game, now, seat, language, refused=refused),
    )
