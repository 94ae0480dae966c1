"""Playing in branches."""

from typing import Final

from games.kernel.sentence import Sentence
from referee import reading
from referee.branch import Branch
from referee.drafting import CommandBatch
from referee.headers import Header
from referee.move_schemas import Moves
from referee.operations.operation import operation
from referee.play_problems import naming
from referee.playing import check_seat, played, tried
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.recorded_game import RecordedGame
from referee.requests import Call, Nothing, Reply, sent

IF_MATCH: Final = Header(
    "If-Match", "The version that the game must have.", check=reading.expected_version
)


@operation("POST", "/v1/games/{game_id}/moves", headers=(IF_MATCH,))
def play_moves(call: Call[Nothing, Moves]) -> Reply:
    """Play commands in a branch, all or none; with `dry_run` try them in any game."""
    game, wanted = call.game, call.body
    expected = reading.expected_version(call.request.header("if-match"))
    check_seat(game, wanted.seat)
    with_names = Naming(call.language, game)
    try:
        batch = CommandBatch(
            seat=wanted.seat,
            commands=game.tools.vocabulary.commands(game.title, wanted.commands),
            decision=wanted.decision,
        )
        if wanted.dry_run:
            return sent(tried(game, batch, expected))
        done = played(branch_of(game), batch, game.viewer(wanted.seat), expected)
    except ProblemError as refusal:
        raise with_names(refusal) from None
    return sent(
        done.body, status=201, headers={"Location": f"/v1/games/{game.id}/states/{done.ply}"}
    )


class Naming:
    """Says who the players are, where the sentence of a refusal names one."""

    def __init__(self, language: str, game: RecordedGame) -> None:
        self._language = language
        self._game = game

    def __call__(self, refusal: ProblemError) -> ProblemError:
        phrases = naming(refusal, self._language)
        refusal.seats = () if phrases is None else self._game.names(phrases)
        return refusal


def branch_of(game: RecordedGame) -> Branch:
    """The game, if it is played here."""
    if not isinstance(game, Branch):
        detail = Sentence("file-as-recorded")
        raise refused(kinds.METHOD_NOT_ALLOWED, detail, headers={"Allow": "GET, HEAD"})
    return game
