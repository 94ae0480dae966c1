"""Lists of games as lines of JSON."""

from typing import Annotated

from msgspec import Meta

from service.lobby.schemas.games import GameListed
from service.play.record import Record


class GameLine(GameListed, frozen=True, kw_only=True, omit_defaults=True):
    """A game in a list of lines."""

    cursor: Annotated[str, Meta(description="The `after` of the lines that follow this one.")]
    record: Annotated[
        Record | None, Meta(description="The game in notation, if that was asked for.")
    ] = None
