"""The clocks of a game at the very version that is known of it."""

from collections.abc import Sequence

from clocks.reckoning import Reckoning, reckon
from clocks.seat_time import SeatTime, asked, budget
from events.envelope import Recorded
from events.log import Log
from projections import due
from projections.database import Pool
from projections.decoder import Decoder
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.process.turns import Turns


class GameClocks:
    """Reckons clocks: from what the read model has, and the events since."""

    def __init__(self, pool: Pool, log: Log, decoder: Decoder, turns: Turns) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder
        self._turns = turns

    async def of(self, game: LiveGame, position: Position | None = None) -> Reckoning:
        """The clocks after the last event of a position (that of the game in memory)."""
        here = position or game.position
        if here.seen.terms.clock is None and not here.seen.pauses:
            return Reckoning(at=here.at)
        kept = await due.of_game(self._pool, game.id)
        if kept is None or kept.version > here.version:
            return await self._from(game, 0, Reckoning(), here)
        return await self._from(game, kept.version, kept.reckoning, here)

    async def _from(
        self, game: LiveGame, version: int, before: Reckoning, here: Position
    ) -> Reckoning:
        events = await self._log.read(game.id, after=version, until=here.version)
        if version + len(events) < here.version:
            return beginning(here)

        def reckoned(some: Sequence[Recorded]) -> None:
            nonlocal before
            for event in some:
                before = reckon(before, event.at, event.ply, self._decoder.decode(event))

        await self._turns.slices(events, reckoned)
        return before


def beginning(position: Position) -> Reckoning:
    """The clocks of a game that has just been opened, and is not in the log yet."""
    clock = position.seen.terms.clock
    if clock is None or position.state is None:
        return Reckoning(at=position.at, clock=clock)
    agenda = position.state.agenda.bare()
    full = (SeatTime(seat=seat, left=budget(clock.pace)) for seat in position.seen.persons)
    seats = tuple(asked(one, agenda, clock.pace) for one in full)
    return Reckoning(at=position.at, clock=clock, agenda=agenda, seats=seats)
