"""Files: games that are opened from exports, and given back as they were."""

from typing import Final

from referee.branch import Branch
from referee.exported_games import file_id, opened
from referee.operations.games import shown
from referee.operations.operation import operation
from referee.problems import kinds
from referee.problems.problem import refused
from referee.recorded_game import RecordedGame
from referee.requests import Call, Nothing, Reply, nothing, sent
from referee.saved_branches import is_branch, reopened, saved

_GZIP: Final = b"\x1f\x8b"


@operation("POST", "/v1/files")
def open_file(call: Call[Nothing, bytes]) -> Reply:
    """Open a file: an export, compressed or not, or a branch that was saved. The same file gives
    the same game."""
    raw = call.body
    shelf = call.shelf
    if is_branch(raw):
        game: RecordedGame = reopened(raw, shelf.registry, shelf.tools)
        shelf.add(game)
    elif shelf.has(file_id(raw)):
        game = shelf.game(file_id(raw))
    else:
        game = opened(raw, shelf.registry, shelf.tools)
        shelf.add(game, raw)
    return shown(call, game, status=201)


@operation("GET", "/v1/games/{game_id}/export")
def export_game(call: Call[Nothing, None]) -> Reply:
    """The bytes that the game was opened from; of a branch, what opens it again."""
    game = call.game
    if isinstance(game, Branch):
        return sent(saved(game), headers=_named(game.id))
    raw = call.shelf.file(game.id)
    packed = raw.startswith(_GZIP)
    headers = _named(f"{game.id}.json.gz" if packed else f"{game.id}.json")
    return sent(raw, headers=headers, media="application/gzip" if packed else "application/json")


@operation("DELETE", "/v1/games/{game_id}")
def forget_file(call: Call[Nothing, None]) -> Reply:
    """Forget a game that was opened."""
    game_id = call.parameters["game_id"]
    if not call.shelf.has(game_id):
        raise refused(kinds.UNKNOWN_GAME)
    call.shelf.forget(game_id)
    return nothing()


def _named(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
