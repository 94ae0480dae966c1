"""Takebacks without asking: one's own last choices, as long as they told nothing new."""

from collections.abc import Sequence
from typing import Final

from clocks.reckoning import reckon
from events.codec import tag
from events.envelope import Recorded
from events.log import Log
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.proposing import CLOCK_PLAYED, NO_TAKEBACK, STANDS_STILL
from games.kernel.table.rewinding import Rewound, undone
from games.kernel.table.timing import TimeExpired
from games.kernel.title import Action
from referee.decoder import Decoder
from referee.drafting import Drafter
from referee.positions import Position
from service.play.basis import DecisionBasis
from service.play.game_clocks import GameClocks
from service.play.reader import Reader

FARTHEST: Final = 100
"""So many moves are looked at; whoever wants to go back farther has to ask the others."""

_EXPIRED: Final = tag(TimeExpired)
_OTHERS: Final = Illegal(NO_TAKEBACK, "others-moves")
_STILL: Final = Illegal(STANDS_STILL, "takeback-while-paused")
_CLOCK: Final = Illegal(CLOCK_PLAYED, "clock-played")
_LATE: Final = Illegal(CLOCK_PLAYED, "no-time-left")


class Takebacks:
    """Looks at moves that somebody wants to take back."""

    def __init__(
        self,
        log: Log,
        reader: Reader,
        decoder: Decoder,
        drafter: Drafter,
        game_clocks: GameClocks,
    ) -> None:
        self._log = log
        self._reader = reader
        self._decoder = decoder
        self._drafter = drafter
        self._game_clocks = game_clocks

    async def hindrance(self, basis: DecisionBasis, seat: Seat, to: int) -> Illegal | None:
        """Why a seat has to ask before the game goes back to ply `to`: everything in force after it
        must have been chosen by that seat, and nothing of it may have drawn anything or shown the
        seat what it could not know."""
        now = basis.position
        if now.seen.pauses:
            return _STILL
        plies = undone(now.seen.rewinds, now.ply, to)
        if len(plies) > FARTHEST or basis.title.rules.retired:
            return _OTHERS
        base = await self._reader.at_ply(basis.title, basis.id, to)
        events = await self._log.read(basis.id, after=base.version, until=now.version)
        actions = [event for event in events if event.is_action and event.ply in plies]
        if any(action.seat != seat for action in actions):
            return _OTHERS
        late = {event.version + 1 for event in events if event.kind == _EXPIRED}
        if any(action.version in late for action in actions):
            return _CLOCK
        told = await self._revealed_something(basis, base, events, actions)
        return _OTHERS if told else None

    async def in_time(self, basis: DecisionBasis, fact: Rewound) -> Illegal | None:
        """Why there is no time to decide again what `fact` takes back."""
        position = basis.position
        if position.seen.terms.clock is None or fact.seat is None:
            return None
        now = await self._game_clocks.of(basis)
        clock = reckon(now, position.now(), position.ply, fact).of(fact.seat)
        asked = clock is not None and clock.decision is not None
        return _LATE if clock is not None and asked and clock.left <= 0 else None

    async def _revealed_something(
        self,
        basis: DecisionBasis,
        base: Position,
        events: Sequence[Recorded],
        actions: Sequence[Recorded],
    ) -> bool:
        before = base
        for played in actions:
            between = events[before.version - base.version : played.version - 1 - base.version]
            before = await self._reader.reach(basis.title, basis.id, before, between)
            action = self._decoder.decode(played)
            assert isinstance(action, Action)
            chance = basis.secrets.chance(before.seen, played.ply, before.draws)
            worlds = basis.secrets.worlds(before.ply, action.seat)
            if self._drafter.reveals(basis.title, before.state, action, chance, worlds):
                return True
        return False
