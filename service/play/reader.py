"""Reading games out of the log: after a version, right after a ply, and from there on."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.table.rewinding import Rewound, returned
from games.kernel.title import AnyTitle
from referee.positions import REWOUND, Position, up_to
from referee.replayer import Replayer
from service.play.snapshots import Snapshots
from service.process.cooperative_scheduling import CooperativeScheduler

NEAR: Final = 10
"""Plies that are folded in less time than a snapshot takes to be found and read."""
CLOSE: Final = 24
"""Plies before the one that was asked for that are likely to be looked at next."""
STRIDE: Final = 16
"""Plies that lie between others that are remembered on a long way."""


class Reader:
    """Folds games from the log, beginning with a snapshot where there is one."""

    def __init__(
        self, log: Log, replayer: Replayer, snapshots: Snapshots, scheduler: CooperativeScheduler
    ) -> None:
        self._log = log
        self._replayer = replayer
        self._snapshots = snapshots
        self._scheduler = scheduler

    async def at_version(
        self, title: AnyTitle, game_id: str, version: int | None = None
    ) -> Position:
        """The game after a version; None: after the last one."""
        kept = await self._snapshots.latest(title, game_id, version=version)
        events = await self._log.read(game_id, after=kept.version, until=version)
        return await self.reach(title, game_id, kept, events)

    async def reach(
        self, title: AnyTitle, game_id: str, position: Position, events: Sequence[Recorded]
    ) -> Position:
        """The position after more events. If the game goes back on the way, only the last time
        matters: everything before it is as if it had not been, but for the table."""
        backs = [number for number, event in enumerate(events) if event.kind == REWOUND]
        if not backs:
            return await self._folded(position, events)
        gone, rest = events[: backs[-1] + 1], events[backs[-1] + 1 :]
        earlier = await self._earlier(title, game_id, position, events, backs)
        return await self._folded(self._replayer.rewound(position, gone, earlier), rest)

    async def _earlier(
        self,
        title: AnyTitle,
        game_id: str,
        position: Position,
        events: Sequence[Recorded],
        backs: Sequence[int],
    ) -> Any:
        """The state that the last rewind goes back to; `backs` are the places of all of them. From
        there the line is followed backwards, so that no event is folded twice."""
        backs, line = list(backs), list[tuple[Rewound, Sequence[Recorded]]]()
        end = len(events)
        while True:
            while backs and backs[-1] >= end:
                backs.pop()
            if not backs:
                state = await self._played(title, position.state, events[:end])
                break
            fact = self._replayer.rewinding(events[backs[-1]])
            line.append((fact, events[backs[-1] + 1 : end]))
            end = fact.version - position.version
            if end < 0:
                state = (await self.at_version(title, game_id, fact.version)).state
                break
        for fact, behind in reversed(line[1:]):
            state = await self._played(title, returned(state, fact), behind)
        return state

    async def _folded(self, position: Position, events: Sequence[Recorded]) -> Position:
        """The position after more events, none of which goes back."""

        def fold(some: Sequence[Recorded]) -> None:
            nonlocal position
            position = self._replayer.fold(position, some)

        await self._scheduler.slices(events, fold)
        return position

    async def _played(self, title: AnyTitle, state: Any, events: Sequence[Recorded]) -> Any:
        """The state of the title after more events, whatever happens at the table."""

        def play(some: Sequence[Recorded]) -> None:
            nonlocal state
            state = self._replayer.played(title, state, some)

        await self._scheduler.slices(events, play)
        return state

    async def at_ply(
        self, title: AnyTitle, game_id: str, ply: int, since: Position | None = None
    ) -> Position:
        """The game right after a ply, beginning with `since` (at or before that ply) if no snapshot
        is nearer."""
        return (await self.walked(title, game_id, ply, since))[-1]

    async def walked(
        self, title: AnyTitle, game_id: str, ply: int, since: Position | None = None
    ) -> Sequence[Position]:
        """The game right after plies on the way to a ply, which is the last of them: from `since`,
        from a snapshot, or from where the game went back to. Of a long way not each ply is among
        them, which would take twice as long: each of the last ones, and others far between."""
        end = await self._log.reached(game_id, ply)
        position = since
        if position is None or ply - position.ply > NEAR:
            kept = await self._snapshots.latest(title, game_id, version=end)
            position = kept if since is None or kept.version > since.version else since
        events = await self._log.read(game_id, after=position.version, until=end)
        events = up_to(position, events, ply)
        back = max((at for at, one in enumerate(events, 1) if one.kind == REWOUND), default=0)
        if back:
            position = await self.reach(title, game_id, position, events[:back])
        plies = [list(some) for _, some in groupby(events[back:], key=lambda one: one.ply)]
        return await self._plies(position, _strides(plies))

    async def _plies(
        self, position: Position, plies: Sequence[Sequence[Recorded]]
    ) -> Sequence[Position]:
        """The positions right after each of the plies that follow a position; that one, if none
        does. (Where a game has gone back to is no position right after a ply.)"""
        found: list[Position] = []

        def walk(some: Sequence[Sequence[Recorded]]) -> None:
            nonlocal position
            for events in some:
                own = up_to(position, events, events[-1].ply)
                position = self._replayer.fold(position, own)
                if own:
                    found.append(position)
                position = self._replayer.fold(position, events[len(own) :])

        await self._scheduler.slices(plies, walk)
        return found or [position]


def _strides(plies: Sequence[Sequence[Recorded]]) -> Sequence[Sequence[Recorded]]:
    """The events of plies, of which those far from the end are folded some at once."""
    near = max(0, len(plies) - CLOSE)
    far = [plies[first : min(first + STRIDE, near)] for first in range(0, near, STRIDE)]
    return [*([one for some in plies for one in some] for plies in far), *plies[near:]]
