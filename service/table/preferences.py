"""A seat's preferences: told, and looked up."""

from collections.abc import Sequence

from games.kernel.refusal import Illegal
from games.kernel.table.preferring import NOT_PLAYING, PreferencesSet
from games.kernel.table.state import TableFact
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class Preferences:
    """Takes what seats prefer."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def prefer(self, game: LiveGame, who: Actor, *, forced: bool) -> None:
        """Notes what a seat prefers; nothing, if that is what it has preferred already."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            position, seat = basis.position, who.seat_in(basis)
            if position.state is None or position.over or seat not in position.seen.persons:
                raise forbidden(basis, Illegal(NOT_PLAYING, "preferences-of-players"))
            same = (seat in position.seen.forced) == forced
            return () if same else (PreferencesSet(seat=seat, forced=forced),)

        await self._recorder.record(game, decide)
