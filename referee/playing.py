"""Playing in games that are here: what is tried, and what a branch goes on with."""

from typing import Final

from msgspec import Struct

from games.kernel.refusal import GAME_OVER, Illegal
from games.kernel.seats import AtSeat, Seat, Viewer
from games.kernel.sentence import Sentence
from games.kernel.table.state import ending
from referee import play_problems
from referee.branch import Branch
from referee.drafting import CommandBatch, Rehearsal, Stopped
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.recorded_game import RecordedGame
from referee.replies import encode_moves, written

_OVER: Final = Illegal(GAME_OVER, "game-over")


class Played(Struct, frozen=True, kw_only=True):
    """Moves that were played: their answer, and the last of their plies."""

    body: bytes
    ply: int


def check_seat(game: RecordedGame, seat: Seat) -> None:
    """Refuses a seat that nobody here plays."""
    if seat not in game.held:
        detail = Sentence("not-on-seat", {"place": seat})
        raise refused(kinds.NOT_YOUR_SEAT, detail, field="seat")


def rehearsed(game: RecordedGame, batch: CommandBatch, expected: int | None = None) -> Rehearsal:
    """What commands would do, and nothing more. Raises a problem if they cannot be played."""
    _check(game, batch, expected)
    now = game.position
    found = game.tools.drafter.rehearse(game.title, now.state, now.ply, batch)
    if isinstance(found, Stopped):
        raise _refusal(game, batch, found)
    return found


def tried(game: RecordedGame, batch: CommandBatch, expected: int | None = None) -> bytes:
    """The answer to commands that are not to be played."""
    drafted = rehearsed(game, batch, expected)
    result = ending(game.title, drafted.state, game.position.seen)
    moves = written(game.tools.decoder, drafted, result)
    at, viewer = game.position.now(), AtSeat(batch.seat)
    return encode_moves(game.tools.redaction, moves, game.head, at, viewer)


def played(
    branch: Branch, batch: CommandBatch, viewer: Viewer, expected: int | None = None
) -> Played:
    """Plays commands in a branch, all or none, and tells it to the viewer. Raises a problem if they
    cannot be played."""
    _check(branch, batch, expected)
    now, secrets, tools = branch.position, branch.secrets, branch.tools
    found = tools.drafter.draft(
        branch.title,
        now.state,
        now.ply,
        batch,
        lambda ply: secrets.chance(now.seen, ply, now.draws),
        secrets.worlds(now.ply, batch.seat),
    )
    if isinstance(found, Stopped):
        raise _refusal(branch, batch, found)
    moves = written(tools.decoder, found, ending(branch.title, found.state, now.seen))
    at, head = now.now(), branch.head
    linked = moves.linked(branch.append(moves.entries, at))
    body = encode_moves(tools.redaction, linked, head, at, viewer)
    return Played(body=body, ply=found.steps[-1].ply)


def _check(game: RecordedGame, batch: CommandBatch, expected: int | None) -> None:
    """Refuses what is wrong before any command is looked at."""
    now = game.position
    if expected is not None and expected != now.version:
        missed = game.between(expected)[: play_problems.MISSED]
        raise play_problems.mismatch(game.tools.redaction, game, expected, batch.seat, missed)
    if now.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if now.seen.pauses and not now.over:
        raise play_problems.paused(now.seen)
    if now.over:
        raise _refusal(game, batch, Stopped(index=0, state=now.state, illegal=_OVER))


def _refusal(game: RecordedGame, batch: CommandBatch, found: Stopped) -> ProblemError:
    illegal = found.illegal
    if illegal is None or not found.too_late or found.index > 0:
        return play_problems.stopped(game, batch, found)
    missed = play_problems.since(game.events[-play_problems.MISSED :], batch.decision)
    return play_problems.too_late(game.tools.redaction, game, batch, illegal, missed)
