"""Takebacks without asking: one's own last choices, as long as they told nothing new."""

from collections.abc import Sequence
from typing import Final

from clocks.reckoning import reckon
from events.codec import tag
from events.envelope import Recorded
from events.log import Log
from games.kernel.lifecycle import Rewound, TimeExpired, undone
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.proposing import CLOCK_PLAYED, NO_TAKEBACK, STANDS_STILL
from games.kernel.title import Action
from projections.decoder import Decoder
from service.play.drafting import Drafter
from service.play.game_cache import LiveGame
from service.play.game_clocks import GameClocks
from service.play.positions import Position
from service.play.reader import Reader

FARTHEST: Final = 100
"""So many moves are looked at; whoever wants to go back farther has to ask the others."""

_EXPIRED: Final = tag(TimeExpired)
_OTHERS: Final = Illegal(
    rule=NO_TAKEBACK,
    because="This would undo moves of other players, or choices that revealed something.",
)
_STILL: Final = Illegal(rule=STANDS_STILL, because="The game is paused.")
_CLOCK: Final = Illegal(rule=CLOCK_PLAYED, because="The clock played this move.")
_LATE: Final = Illegal(rule=CLOCK_PLAYED, because="No time is left to decide again.")


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

    async def hindrance(self, game: LiveGame, seat: Seat, to: int) -> Illegal | None:
        """Why a seat has to ask before the game goes back to ply `to`: everything in force after it
        must have been chosen by that seat, and nothing of it may have drawn anything or shown the
        seat what it could not know."""
        now = game.position
        if now.seen.pauses:
            return _STILL
        plies = undone(now.seen.rewinds, now.ply, to)
        if len(plies) > FARTHEST or game.title.retired:
            return _OTHERS
        base = await self._reader.at_ply(game.title, game.id, to)
        events = await self._log.read(game.id, after=base.version, until=now.version)
        actions = [event for event in events if event.is_action and event.ply in plies]
        if any(action.seat != seat for action in actions):
            return _OTHERS
        late = {event.version + 1 for event in events if event.kind == _EXPIRED}
        if any(action.version in late for action in actions):
            return _CLOCK
        told = await self._told_something(game, base, events, actions)
        return _OTHERS if told else None

    async def in_time(self, game: LiveGame, fact: Rewound) -> Illegal | None:
        """Why there is no time to decide again what `fact` takes back."""
        position = game.position
        if position.seen.terms.clock is None or fact.seat is None:
            return None
        now = await self._game_clocks.of(game, position)
        clock = reckon(now, position.now(), position.ply, fact).of(fact.seat)
        asked = clock is not None and clock.decision is not None
        return _LATE if clock is not None and asked and clock.left <= 0 else None

    async def _told_something(
        self,
        game: LiveGame,
        base: Position,
        events: Sequence[Recorded],
        actions: Sequence[Recorded],
    ) -> bool:
        before = base
        for played in actions:
            between = events[before.version - base.version : played.version - 1 - base.version]
            before = await self._reader.reach(game.title, game.id, before, between)
            action = self._decoder.decode(played)
            assert isinstance(action, Action)
            chance = game.secrets.chance(before.seen, played.ply)
            worlds = game.secrets.worlds(before.ply, action.seat)
            if self._drafter.tells(game.title, before.state, action, chance, worlds):
                return True
        return False
