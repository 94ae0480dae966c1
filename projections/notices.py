"""Notices: what a webhook can be told of, found event by event.

A notice says that something happened at a version of a game. It holds nothing of what happened:
whoever delivers it reads the log, and shows what the receiver may see.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda, AgendaChange, bare
from games.kernel.seats import Seat
from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import GameDescended, GameStarted, SeatLeft, SeatTaken
from games.kernel.table.pausing import Paused, PauseReason, Resumed
from games.kernel.table.rewinding import Rewound
from games.kernel.title import Action
from projections.projection import TABLE, Happened

NoticeType = Literal[
    "game.started",
    "game.move",
    "game.turn",
    "game.disputed",
    "game.dispute-closed",
    "game.ended",
    "game.event",
]
"""What a notice tells: the game has started; a command was played; a seat has come to be awaited;
a dispute was opened, or was decided or withdrawn; the game has ended, in whatever way; any event,
each for itself."""


class Watched(Struct, frozen=True, kw_only=True):
    """A game after `version` events, as far as notices depend on it: the seats of bots, and what
    is awaited. `taken_over` is the last ply that a fork takes over, until that is gone through;
    `pauses` is why the game stands still."""

    game_id: str
    version: int = 0
    bots: tuple[Seat, ...] = ()
    agenda: Agenda[None] = Agenda()
    taken_over: int | None = None
    pauses: tuple[PauseReason, ...] = ()

    def awaited(self) -> frozenset[Seat]:
        """The seats that a person is awaited on; none while the game stands still, or what
        happens has happened in another game."""
        if self.taken_over is not None or self.pauses:
            return frozenset()
        return self.agenda.awaits().difference(self.bots)


class Notice(Struct, frozen=True, kw_only=True):
    """Something happened at a version of a game; `partition` and `position` are those of the
    event. `seats` are those that are awaited now and were not before."""

    game_id: str
    version: int
    partition: int
    position: int
    type: NoticeType
    seats: tuple[Seat, ...] | None = None


def watch(game: Watched, event: Happened) -> Watched:
    """The game after its next event."""
    seen = _gone_on(replace(game, version=event.recorded.version), event)
    if isinstance(change := event.value, AgendaChange):
        return replace(seen, agenda=game.agenda.changed(change.closed, bare(change.opened)))
    if not event.recorded.kind.startswith(TABLE):  # most events; not compared with all others
        return seen
    match event.value:
        case SeatTaken(seat=seat, by="bot") | SeatForfeited(seat=seat, stand_in=str()):
            return replace(seen, bots=tuple(sorted({*game.bots, seat})))
        case SeatLeft(seat=seat):
            return replace(seen, bots=tuple(bot for bot in game.bots if bot != seat))
        case GameDescended(how="fork", ply=ply):
            return replace(seen, taken_over=ply)
        case GameFinished() | GameVoided():
            return replace(seen, agenda=Agenda())
        case Paused(why=why):
            return replace(seen, pauses=(*game.pauses, why))
        case Resumed(why=why):
            return replace(seen, pauses=tuple(one for one in game.pauses if one != why))
        case Rewound(agenda=agenda):
            return replace(seen, agenda=agenda)
        case _:
            return seen


def _gone_on(game: Watched, event: Happened) -> Watched:
    """A fork has gone through what it takes over with the last change of what is awaited in it."""
    last = game.taken_over
    if last is None or event.recorded.ply < last:
        return game
    over = event.recorded.ply > last or isinstance(event.value, AgendaChange)
    return replace(game, taken_over=None) if over else game


def notices(before: Watched, after: Watched, event: Happened) -> Iterator[Notice]:
    """What an event gives notice of; `before` and `after` are the game around it.

    What is awaited changes by the last fact of a move at once, so nobody is called for a state
    in the middle of a move, nor again while a turn of theirs goes on. What a fork takes over was
    played, and told of, in another game.
    """
    match event.value:
        case GameStarted():
            yield _notice(event, "game.started")
        case Action() if after.taken_over is None:
            yield _notice(event, "game.move")
        case GameFinished() | GameVoided():
            yield _notice(event, "game.ended")
        case DisputeOpened():
            yield _notice(event, "game.disputed")
        case DisputeDismissed() | DisputeUpheld() | DisputeWithdrawn():
            yield _notice(event, "game.dispute-closed")
        case _:
            pass
    yield _notice(event, "game.event")
    if _awaits_the_same(before, after):
        return
    if called := after.awaited() - before.awaited():
        yield _notice(event, "game.turn", tuple(sorted(called)))


def _awaits_the_same(before: Watched, after: Watched) -> bool:
    """Whether an event has left alone whatever `awaited` depends on, as most do."""
    return (
        after.agenda is before.agenda
        and after.bots is before.bots
        and after.pauses is before.pauses
        and after.taken_over == before.taken_over
    )


def _notice(event: Happened, kind: NoticeType, seats: tuple[Seat, ...] | None = None) -> Notice:
    recorded = event.recorded
    return Notice(
        game_id=recorded.game_id,
        version=recorded.version,
        partition=recorded.partition,
        position=recorded.position,
        type=kind,
        seats=seats,
    )
