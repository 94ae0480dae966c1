"""Forced moves: decisions with one legal command, played for seats that prefer it.

What is played at once, and marked as forced, tells everybody that there was nothing to choose. So
it is done only where everybody knows that: where the title says so, and where a seat knows no more
than a spectator does. A seat with one playable card in a hidden hand is asked. So is
one at a window, whatever it could do there: that is what standing passes are for.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from games.kernel.seats import AtSeat, Seat, Spectator
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.title import AnyTitle
from referee.drafting import CommandBatch
from referee.redaction import Redaction
from service.http.idempotency import IdempotencyKey
from service.play.basis import DecisionBasis
from service.play.command_loop import PlayRequest
from service.play.game_cache import LiveGame

MOST: Final = 100
"""So many are played in a row; the next look around goes on."""


def due(game: LiveGame, redaction: Redaction) -> PlayRequest | None:
    """The request that plays the first forced move of a seat that prefers it; None if there is
    none now."""
    basis = game.basis
    position = basis.position
    if not position.seen.forced or basis.title.rules.retired:
        return None
    if position.state is None or position.over or position.seen.pauses:
        return None
    for seat in position.awaits:
        if seat in position.seen.forced and (command := _known(game, seat, redaction)):
            return _request(basis, seat, command)
    return None


def _known(game: LiveGame, seat: Seat, redaction: Redaction) -> Struct | None:
    """The command that everybody knows to be the only one; worked out once for a position."""
    if seat not in game.forced:
        game.forced[seat] = known_only(game.title, game.position.state, seat, redaction)
    return game.forced[seat]


def known_only(title: AnyTitle, state: Any, seat: Seat, redaction: Redaction) -> Struct | None:
    """The one legal command of an awaited seat, if everybody knows that it is."""
    if title.rules.windows is not None and title.rules.windows.open(state, seat) is not None:
        return None
    commands: list[Struct] = list(title.rules.legal(state, seat))
    known = len(commands) == 1 and _public(title, state, seat, redaction)
    return commands[0] if known else None


def _public(title: AnyTitle, state: Any, seat: Seat, redaction: Redaction) -> bool:
    """Whether public facts alone fix what is legal for the seat. What is legal follows from what
    the seat knows (law 4), so it does if a spectator knows all of that."""
    if title.rules.public(state, seat):
        return True
    step = state.agenda.open_for(seat).step
    own, others = (
        (redaction.plain(step, viewer), redaction.view(title, state, viewer, over=False))
        for viewer in (AtSeat(seat), Spectator())
    )
    return own == others or _alike(*map(_decoded, (own, others)))


def _decoded(seen: tuple[Any, bytes]) -> Any:
    step, view = seen
    return [step, msgspec.json.decode(view)]


def _alike(own: Any, others: Any) -> bool:
    """Whether what is seen is the same: an empty hand is as empty for those who only count it."""
    match own, others:
        case [], {"hidden": 0}:
            return True
        case dict(), dict():
            return own.keys() == others.keys() and all(
                _alike(value, others[name]) for name, value in own.items()
            )
        case list(), list():
            return len(own) == len(others) and all(map(_alike, own, others))
        case _:
            return bool(own == others)


def _request(basis: DecisionBasis, seat: Seat, command: Struct) -> PlayRequest:
    decision = basis.position.state.agenda.open_for(seat).id
    key = IdempotencyKey(
        game=basis.id,
        scope=f"forced/{basis.id}/{seat}",
        value=str(decision),
        request_hash=bytes(32),
    )
    return PlayRequest(
        batch=CommandBatch(seat=seat, commands=(command,), decision=decision),
        by="forced",
        expected=basis.version,
        key=key,
        preface=(ForcedPlayed(seat=seat, decision=decision),),
    )
