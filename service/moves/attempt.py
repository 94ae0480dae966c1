"""A request to play, as those see it who keep a journal of what is refused."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from service.play.game_cache import LiveGame


class PlayAttempt(Struct, frozen=True, kw_only=True):
    """A request to play, by whoever holds the seat."""

    seat: Seat
    account: str
    decision: DecisionId | None
    body: bytes


class RecordsRefusals(Protocol):
    """Records refused requests."""

    def recording(
        self, game: LiveGame, asked: PlayAttempt, *, dry_run: bool = False
    ) -> AbstractAsyncContextManager[None]:
        """Whatever problem is raised inside is recorded, except for a dry run."""
        ...
