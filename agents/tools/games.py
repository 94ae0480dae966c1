"""Your games, and who you are."""

from typing import Annotated

from kronika_client import models
from msgspec import Meta

from agents.asked import Game, OwnSeat
from agents.tool import Asked, Call, Next, RefusedError, Result, next_line, tool
from agents.tools.seats import Seated, seated
from agents.tools.tables import Tables, tables_of
from agents.tools.titles import Nothing


class Mine(Asked, frozen=True, kw_only=True):
    waiting: Annotated[
        bool, Meta(description="Only games in which you have something to decide.")
    ] = False
    after: Annotated[str | None, Meta(description="`more` of the page before.")] = None


@tool("List your games")
async def my_games(call: Call, asked: Mine) -> Tables:
    """List your games, the newest first; with waiting=true those that wait for you."""
    me = await call.player.id()
    if me is None:
        raise RefusedError("You are nobody in particular here: the server has no token.")
    page = await call.player.client.list_games(
        player=me,
        awaited=me if asked.waiting else None,
        status="running" if asked.waiting else None,
        after=asked.after,
        limit=20,
        accept_language="en",
    )
    known = {"game": "one of the ids"}
    return Tables(
        tables=tables_of(page.items),
        more=page.next,
        next=(Next(tool="wait_for_turn", arguments={}, choose=known),) if page.items else (),
    )


class Me(Result, frozen=True, kw_only=True):
    """An account; `scopes` are what tokens of it may be allowed."""

    account: str
    name: str
    scopes: tuple[str, ...]
    next: tuple[Next, ...]

    def text(self) -> str:
        return f"You are {self.name} ({self.account}).\n{next_line(self.next)}"


@tool("Say who you are")
async def who_am_i(call: Call, asked: Nothing) -> Me:
    """Say for which account you play."""
    account = await call.player.account()
    if account is None:
        raise RefusedError(
            "You are nobody in particular here: you can look at titles and public games. To play, "
            "the server needs a token (KRONIKA_TOKEN, or `./kronika login`)."
        )
    return Me(
        account=account.id,
        name=account.name,
        scopes=account.scopes,
        next=(Next(tool="my_games", arguments={"waiting": True}),),
    )


class Resigning(Asked, frozen=True, kw_only=True):
    game: Game
    seat: OwnSeat = None


@tool("Resign a game", changes="ends")
async def resign(call: Call, asked: Resigning) -> Seated:
    """Give up a running game for good. It cannot be taken back."""
    body = models.Speaking(seat=asked.seat)
    game = await call.player.client.resign_game(asked.game, body, accept_language="en")
    return seated(game)
