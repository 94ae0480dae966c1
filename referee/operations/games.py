"""Games as they stand."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from referee.clocks_shown import ClockShown, clocks_shown
from referee.games_shown import game_shown
from referee.operations.operation import operation
from referee.recorded_game import RecordedGame
from referee.requests import Call, Nothing, Reply, sent
from referee.validators import etag_of


@operation("GET", "/v1/games/{game_id}")
def get_game(call: Call[Nothing, None]) -> Reply:
    """Get a game: its seats, its terms, how far it is, and its result."""
    return shown(call, call.game)


def shown(call: Call[Any, Any], game: RecordedGame, *, status: int = 200) -> Reply:
    """A game, with its score sheets in the language of the request."""
    body = msgspec.json.encode(
        game_shown(
            game.id,
            game.title,
            game.position,
            game.seats,
            game.visibility,
            clocks=_clocks(game),
            language=call.language,
        )
    )
    headers = {
        "Content-Language": call.language,
        "ETag": f'"{game.position.version}.{etag_of(body)[1:-1]}"',
    }
    if status == 201:
        headers["Location"] = f"/v1/games/{game.id}"
    return sent(body, status=status, headers=headers)


def _clocks(game: RecordedGame) -> tuple[ClockShown, ...]:
    reckoning = game.clocks()
    return () if reckoning is None else clocks_shown(reckoning, datetime.now(UTC))
