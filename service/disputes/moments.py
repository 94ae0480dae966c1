"""Where in a log something happened: the events of a ply, and what stood before them."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from events.codec import tag
from events.envelope import Recorded
from events.log import Log
from games.kernel.table.ending import GameFinished
from referee.positions import TABLE

_FINISHED: Final = tag(GameFinished)


class Moment(Struct, frozen=True, kw_only=True):
    """A moment of a game. `events` are those of the disputed move, none if the game refused to make
    one. `previous` is the event that the move met, None if it is the first; `last` is the one that
    the log had last in the end."""

    previous: Recorded | None
    events: Sequence[Recorded]
    last: Recorded

    @property
    def before(self) -> int:
        """The version that the move met."""
        return 0 if self.previous is None else self.previous.version

    @property
    def after(self) -> int:
        """The version behind the move."""
        return self.last.version


class Moments:
    """Finds moments; of the log nothing else is read."""

    def __init__(self, log: Log) -> None:
        self._log = log

    async def of_ply(self, game_id: str, ply: int, version: int) -> Moment:
        """The moment of a ply of a log that has it within `version` events: its action and facts,
        without what happened at the table afterwards. Ply 0 is the opening and the setup."""
        before = await self._log.reached(game_id, ply - 1) if ply else 0
        end = min(version, await self._log.reached(game_id, ply))
        found = await self._log.read(game_id, after=max(0, before - 1), until=end)
        previous, events = (found[0], found[1:]) if before else (None, found)
        own = _opening(events) if ply == 0 else _move(events)
        return Moment(previous=previous, events=own, last=own[-1])

    async def at_version(self, game_id: str, version: int) -> Moment:
        """The moment in which a game at a version refused something."""
        (last,) = await self._log.read(game_id, after=version - 1, until=version)
        return Moment(previous=last, events=(), last=last)


def _opening(events: Sequence[Recorded]) -> Sequence[Recorded]:
    last = max(n for n, event in enumerate(events) if not event.kind.startswith(TABLE))
    return events[: last + 1]


def _move(events: Sequence[Recorded]) -> Sequence[Recorded]:
    """The action, its facts, and the end of the game if it follows from them."""
    own = list(takewhile(lambda event: not event.kind.startswith(TABLE), events[1:]))
    end = 1 + len(own)
    if end < len(events) and events[end].kind == _FINISHED:
        end += 1
    return events[:end]
