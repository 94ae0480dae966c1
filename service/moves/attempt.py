"""A request to play, as those see it who keep a journal of what is refused."""

from typing import Protocol

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from referee.problems.problem import ProblemError
from service.play.game_cache import LiveGame


class PlayAttempt(Struct, frozen=True, kw_only=True):
    """A request to play, by whoever holds the seat."""

    seat: Seat
    account: str
    decision: DecisionId | None
    body: bytes


class RecordsRefusals(Protocol):
    """Records refused requests."""

    async def recorded(
        self, game: LiveGame, asked: PlayAttempt, refusal: ProblemError
    ) -> ProblemError:
        """The problem that a request was refused with; with the id of its entry, if it got one."""
        ...
