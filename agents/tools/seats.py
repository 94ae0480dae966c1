"""Seats of a game that has not started: taking them, leaving them, filling them."""

from typing import Annotated

from kronika_client import models
from msgspec import Meta

from agents.asked import Game
from agents.tool import Asked, Call, Next, Result, next_line, tool
from agents.tools.tables import Table, entropy, table_of


class Seated(Result, frozen=True, kw_only=True):
    """A game after its seats have changed."""

    table: Table
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        return "\n".join([self.table.text(), next_line(self.next)])


class Joining(Asked, frozen=True, kw_only=True):
    game: Game
    seat: Annotated[int | None, Meta(description="The seat; left out: the first that is open.")] = (
        None
    )
    invitation: Annotated[str | None, Meta(description="The code of an invitation.")] = None


@tool("Take a seat", changes="adds")
async def join_game(call: Call, asked: Joining) -> Seated:
    """Take an open seat of a game that has not started. It starts when all seats are taken."""
    joined = models.SeatJoined(seat=asked.seat, invitation=asked.invitation, entropy=entropy())
    game = await call.player.client.join_game(asked.game, joined, accept_language="en")
    return seated(game)


class OneGame(Asked, frozen=True, kw_only=True):
    game: Game


@tool("Leave a game before it starts", changes="ends")
async def leave_game(call: Call, asked: OneGame) -> Seated:
    """Give up your seats in a game that has not started. Of one that runs, see resign."""
    game = await call.player.client.leave_game(asked.game, accept_language="en")
    return seated(game)


@tool("Start a game", changes="adds")
async def start_game(call: Call, asked: OneGame) -> Seated:
    """Start a game that you opened and whose seats are all taken, if it has not started by
    itself."""
    game = await call.player.client.start_game(asked.game, accept_language="en")
    return seated(game)


class Filling(Asked, frozen=True, kw_only=True):
    game: Game
    seat: Annotated[int, Meta(description="The seat.", ge=0)]
    bot: Annotated[
        str | None, Meta(description="The bot to put there; left out: the seat is opened again.")
    ] = None


@tool("Give an open seat to a bot", changes="adds")
async def fill_seat(call: Call, asked: Filling) -> Seated:
    """Put a bot on an open seat of a game that you opened, or take it away again."""
    filled = models.SeatFilled(kind="bot" if asked.bot else "open", bot=asked.bot)
    client = call.player.client
    game = await client.fill_seat(asked.game, str(asked.seat), filled, accept_language="en")
    return seated(game)


class Inviting(Asked, frozen=True, kw_only=True):
    game: Game
    account: Annotated[
        str | None,
        Meta(description="Id of an account; left out: whoever has the code that you get."),
    ] = None


class Invited(Result, frozen=True, kw_only=True):
    """An invitation; with `code` anybody can join."""

    game: str
    invitation: str
    expires_at: str
    code: str | None = None

    def text(self) -> str:
        code = f" Code: {self.code}." if self.code else ""
        return f"Invitation {self.invitation} to {self.game}, until {self.expires_at}.{code}"


@tool("Invite a player", changes="adds")
async def invite(call: Call, asked: Inviting) -> Invited:
    """Invite somebody to an open seat of a game that you opened."""
    invitation = models.NewInvitation(account=asked.account)
    made = await call.player.client.create_invitation(asked.game, invitation)
    return Invited(game=made.game, invitation=made.id, expires_at=made.expires_at, code=made.code)


def seated(game: models.GameShown) -> Seated:
    """A game, and what is useful at it now."""
    wait = Next(tool="wait_for_turn", arguments={"game": game.id})
    start = Next(tool="start_game", arguments={"game": game.id})
    full = all(one.kind != "open" for one in game.seats)
    look = Next(tool="look_at_game", arguments={"game": game.id})
    useful = {"open": start if full else wait, "running": wait}.get(game.status, look)
    return Seated(table=table_of(game), next=(useful,))
