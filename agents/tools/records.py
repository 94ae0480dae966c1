"""The history of a game."""

from typing import Annotated

from msgspec import Meta

from agents import api, history
from agents.asked import Game, OwnSeat
from agents.pages import fitting
from agents.tool import Asked, Call, Next, Result, next_line, tool
from agents.turn import names_of


class Since(Asked, frozen=True, kw_only=True):
    game: Game
    since: Annotated[int, Meta(description="Moves after this ply; 0: from the start.", ge=0)] = 0
    seat: OwnSeat = None


class Told(Result, frozen=True, kw_only=True):
    """Moves of a game in words, a line each."""

    game: str
    moves: tuple[str, ...]
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = self.moves or ("Nothing has happened since.",)
        return "\n".join([*lines, next_line(self.next)])


@tool("Read what happened in a game")
async def read_history(call: Call, asked: Since) -> Told:
    """Read what happened in a game after a ply, in words, oldest first. Works for games that are
    over, too, and for public games of others."""
    game = await call.player.client.get_game(asked.game, accept_language="en")
    wanted = api.moves(asked.game, after=asked.since, limit=100, seat=asked.seat)
    page = await call.player.client.send(wanted)
    told = fitting(list(history.lines(page.items, names_of(game))))
    more: tuple[Next, ...] = ()
    if len(told) < len(page.items) or page.next:
        since = page.items[len(told) - 1].ply
        known: dict[str, str | int | bool] = {"game": asked.game, "since": since}
        more = (Next(tool="read_history", arguments=known),)
    return Told(game=asked.game, moves=tuple(told), next=more)
