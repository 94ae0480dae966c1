"""The clocks of a game at the very version that is known of it."""

from collections.abc import Sequence

from clocks.reckoning import Reckoning, reckon
from clocks.seat_time import SeatTime, asked, budget
from events.envelope import Recorded
from events.log import Log
from projections import due
from projections.database import Pool
from referee.decoder import Decoder
from referee.positions import Position
from service.play.basis import DecisionBasis
from service.process.cooperative_scheduling import CooperativeScheduler


class GameClocks:
    """Reckons clocks: from what the read model has, and the events since."""

    def __init__(
        self, pool: Pool, log: Log, decoder: Decoder, scheduler: CooperativeScheduler
    ) -> None:
        self._pool = pool
        self._log = log
        self._decoder = decoder
        self._scheduler = scheduler

    async def of(self, basis: DecisionBasis) -> Reckoning:
        """The clocks after the last event of the game."""
        here = basis.position
        if here.seen.terms.clock is None and not here.seen.pauses:
            return Reckoning(at=here.at)
        kept = await due.of_game(self._pool, basis.id)
        if kept is None or kept.version > here.version:
            return await self._from(basis, 0, Reckoning())
        return await self._from(basis, kept.version, kept.reckoning)

    async def _from(self, basis: DecisionBasis, version: int, before: Reckoning) -> Reckoning:
        events = await self._log.read(basis.id, after=version, until=basis.version)
        if version + len(events) < basis.version:
            return beginning(basis.position)

        def reckoned(some: Sequence[Recorded]) -> None:
            nonlocal before
            for event in some:
                before = reckon(before, event.at, event.ply, self._decoder.decode(event))

        await self._scheduler.slices(events, reckoned)
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
