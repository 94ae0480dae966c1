"""A seat's preferences: told, and looked up."""

from collections.abc import Sequence

from games.kernel.lifecycle import PreferencesSet, TableFact
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.preferring import NOT_PLAYING
from service.play.game_cache import LiveGame
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class Preferences:
    """Takes what seats prefer."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def prefer(self, game: LiveGame, seat: Seat, *, forced: bool) -> None:
        """Notes what a seat prefers; nothing, if that is what it has preferred already."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            position = game.position
            if position.state is None or position.over or seat not in position.seen.persons:
                because = "Preferences are for persons who play in a running game."
                raise forbidden(game, Illegal(rule=NOT_PLAYING, because=because))
            same = (seat in position.seen.forced) == forced
            return () if same else (PreferencesSet(seat=seat, forced=forced),)

        await self._recorder.record(game, decide)
