"""Where in a log something happened: the events of a ply, and what stood before them."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from events.codec import tag
from events.envelope import Recorded
from games.kernel.table.ending import GameFinished
from service.play.positions import TABLE

_FINISHED: Final = tag(GameFinished)


class Moment(Struct, frozen=True, kw_only=True):
    """A moment of a game: the log up to its end. `events` are those of the disputed move, none if
    the game refused to make one. `before` is the version that the move met."""

    before: int
    events: Sequence[Recorded]
    log: Sequence[Recorded]

    @property
    def after(self) -> int:
        """The version behind the move."""
        return self.log[-1].version


def of_ply(log: Sequence[Recorded], ply: int) -> Moment:
    """The moment of a ply of a log that has it: its action and facts, without what happened at
    the table afterwards. Ply 0 is the opening and the setup."""
    first = next(n for n, event in enumerate(log) if event.ply == ply)
    if ply == 0:
        own = list(takewhile(lambda event: event.ply == 0, log))
        last = max(n for n, event in enumerate(own) if not event.kind.startswith(TABLE))
        return Moment(before=0, events=own[: last + 1], log=log[: last + 1])
    end = first + 1
    while end < len(log) and log[end].ply == ply and not log[end].kind.startswith(TABLE):
        end += 1
    if end < len(log) and log[end].ply == ply and log[end].kind == _FINISHED:
        end += 1
    return Moment(before=log[first].version - 1, events=log[first:end], log=log[:end])


def at_version(log: Sequence[Recorded], version: int) -> Moment:
    """The moment in which a game at a version refused something."""
    return Moment(before=version, events=(), log=log[:version])
