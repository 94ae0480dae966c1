"""One decision: what a strategy is given, how long it may take, and what is played without it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from kronika_client import models
from kronika_client.async_client import AsyncClient

_LOG: Final = logging.getLogger(__name__)
_OF_MOVE: Final = 0.5
_OF_GAME: Final = 0.04
"""Parts of the time that is left which one decision may take: of its own, and of the whole game."""


class Position(Struct, frozen=True, kw_only=True):
    """A decision of the bot. `seconds` are for thinking; the clock has more."""

    kronika: AsyncClient
    game: models.GameShown
    seat: int
    legal: models.Legal
    seconds: float


Strategy = Callable[[Position], Awaitable[models.Command]]
"""What decides: one of the legal commands of a position."""


def seconds_for(game: models.GameShown, seat: int, most: float) -> float:
    """How long a decision of a seat may take by the clock of the game, `most` at most."""
    clock = game.terms.clock if game.terms else None
    mine = next((one for one in game.clocks if one.seat == seat), None)
    if clock is None or mine is None:
        return most
    left = mine.left
    if mine.runs_out_at is not None:
        ends = datetime.fromisoformat(mine.runs_out_at)
        left = min(left, (ends - datetime.now(UTC)).total_seconds())
    if isinstance(clock.pace, models.PerMove):
        return max(0.0, min(most, left * _OF_MOVE))
    gained = min(left, clock.pace.increment) * _OF_MOVE
    return max(0.0, min(most, left * _OF_GAME + gained))


async def decided(choose: Strategy, position: Position) -> models.Command:
    """What the strategy chooses; another legal command if it fails, is late, or chooses none."""
    commands = position.legal.commands
    where = f"{position.game.title} {position.game.id}, ply {position.legal.ply}"
    try:
        async with asyncio.timeout(position.seconds):
            chosen = await choose(position)
        if chosen in commands:
            return chosen
        _LOG.error("%s: the strategy chose no legal command: %r", where, chosen)
    except TimeoutError:
        _LOG.warning("%s: no decision within %.1f s", where, position.seconds)
    except Exception:
        _LOG.exception("%s: the strategy failed", where)
    going_on = [one for one in commands if not isinstance(one, models.through_the_ages.Resign)]
    return (going_on or commands)[0]
