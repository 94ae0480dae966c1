"""Standing passes: windows that the service passes for seats that have ordered it."""

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.table.passing import PassPlayed
from games.kernel.windows import StandingPass
from referee.drafting import CommandBatch
from service.http.idempotency import IdempotencyKey
from service.play.basis import DecisionBasis
from service.play.command_loop import PlayRequest


class DuePass(Struct, frozen=True, kw_only=True):
    """A window that is open now, and that its seat wants to be passed."""

    seat: Seat
    kind: str
    decision: DecisionId
    command: Struct


def standing(basis: DecisionBasis, seat: Seat) -> tuple[StandingPass, ...]:
    """The orders of a seat that hold now."""
    windows, position = basis.title.rules.windows, basis.position
    if windows is None or position.state is None or position.over:
        return ()
    own = (one for one in position.seen.passes if one.seat == seat)
    return tuple(one for one in own if not one.ended(windows, position.state))


def due(basis: DecisionBasis) -> DuePass | None:
    """The first window that is to be passed now."""
    windows, position = basis.title.rules.windows, basis.position
    if windows is None or not position.seen.passes or basis.title.rules.retired:
        return None
    if position.state is None or position.over or position.seen.pauses:
        return None
    for seat in sorted({one.seat for one in position.seen.passes}):
        frame = position.state.agenda.open_for(seat)
        window = None if frame is None else windows.open(position.state, seat)
        if window is not None and window.kind in {one.kind for one in standing(basis, seat)}:
            return DuePass(seat=seat, kind=window.kind, decision=frame.id, command=window.command)
    return None


def request(basis: DecisionBasis, passed: DuePass) -> PlayRequest:
    """The request that plays a pass. The fact before the move tells that an order has played it."""
    key = IdempotencyKey(
        game=basis.id,
        scope=f"pass/{basis.id}/{passed.seat}",
        value=str(passed.decision),
        request_hash=bytes(32),
    )
    return PlayRequest(
        batch=CommandBatch(seat=passed.seat, commands=(passed.command,), decision=passed.decision),
        by="pass",
        expected=basis.version,
        key=key,
        preface=(PassPlayed(seat=passed.seat, kind=passed.kind, decision=passed.decision),),
    )
