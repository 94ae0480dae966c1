"""Standing passes: windows that the service passes for seats that have ordered it."""

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.lifecycle import PassPlayed
from games.kernel.seats import Seat
from games.kernel.windows import StandingPass
from service.play.command_loop import PlayRequest
from service.play.drafting import CommandBatch
from service.play.game_cache import LiveGame
from service.play.idempotency import IdempotencyKey


class DuePass(Struct, frozen=True, kw_only=True):
    """A window that is open now, and that its seat wants to be passed."""

    seat: Seat
    kind: str
    decision: DecisionId
    command: Struct


def standing(game: LiveGame, seat: Seat) -> tuple[StandingPass, ...]:
    """The orders of a seat that hold now."""
    windows, position = game.title.windows, game.position
    if windows is None or position.state is None or position.over:
        return ()
    own = (one for one in position.seen.passes if one.seat == seat)
    return tuple(one for one in own if not one.ended(windows, position.state))


def due(game: LiveGame) -> DuePass | None:
    """The first window that is to be passed now."""
    windows, position = game.title.windows, game.position
    if windows is None or not position.seen.passes or game.title.retired:
        return None
    if position.state is None or position.over or position.seen.pauses:
        return None
    for seat in sorted({one.seat for one in position.seen.passes}):
        frame = position.state.agenda.open_for(seat)
        window = None if frame is None else windows.open(position.state, seat)
        if window is not None and window.kind in {one.kind for one in standing(game, seat)}:
            return DuePass(seat=seat, kind=window.kind, decision=frame.id, command=window.command)
    return None


def request(game: LiveGame, passed: DuePass) -> PlayRequest:
    """The request that plays a pass. The fact before the move tells that an order has played it."""
    key = IdempotencyKey(
        game=game.id,
        scope=f"pass/{game.id}/{passed.seat}",
        value=str(passed.decision),
        request_hash=bytes(32),
    )
    return PlayRequest(
        batch=CommandBatch(seat=passed.seat, commands=(passed.command,), decision=passed.decision),
        by="pass",
        expected=game.position.version,
        key=key,
        preface=(PassPlayed(seat=passed.seat, kind=passed.kind, decision=passed.decision),),
    )
