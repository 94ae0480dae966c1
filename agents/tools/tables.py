"""Tables: opening games, and finding some that wait for players."""

import secrets
from typing import Annotated, Any, Literal

from kronika_client import models
from msgspec import Meta

from agents.asked import Number
from agents.pages import fitting
from agents.tool import Asked, Call, Next, RefusedError, Result, next_line, tool
from agents.turn import Turn, names_of, turn_of

Visibility = Literal["public", "unlisted", "private"]


def entropy() -> str:
    """What we add to the draws of a game. It is said at once: nobody would say it later if this
    process ended in between."""
    return secrets.token_hex(16)


class Opening(Asked, frozen=True, kw_only=True):
    title: Annotated[str, Meta(description="The title's slug, such as tzolkin.")]
    bot: Annotated[
        str | None,
        Meta(description="Bot on the other seats, of those that read_title lists."),
    ] = None
    seats: Annotated[
        Number | None, Meta(description="How many seats; left out: as few as possible.")
    ] = None
    open_seats: Annotated[
        int, Meta(description="So many of the other seats wait for people, not for bots.", ge=0)
    ] = 0
    my_seats: Annotated[int, Meta(description="So many seats are yours, from seat 0.", ge=0)] = 1
    options: Annotated[
        dict[str, Any] | None, Meta(description="Options of the title, by name (read_title).")
    ] = None
    visibility: Annotated[Visibility, Meta(description="Who can find and watch it.")] = "public"


@tool("Open a game", changes="adds")
async def open_game(call: Call, asked: Opening) -> Turn:
    """Open a game of a title. You sit on seat 0; the others are bots, or open for people.

    Without open seats it starts at once. Then call wait_for_turn, which says what you can do.
    """
    client = call.player.client
    title = await client.get_title(asked.title, schemas=False, accept_language="en")
    least = title.seats.min if asked.open_seats or title.seats.max < 2 else max(title.seats.min, 2)
    others = max(asked.seats or least, asked.my_seats + asked.open_seats) - asked.my_seats
    mine = [models.SeatWanted(kind="me", entropy=entropy()) for _ in range(asked.my_seats)]
    free = [models.SeatWanted(kind="open")] * asked.open_seats
    bot = models.SeatWanted(kind="bot", bot=asked.bot or title.opponent)
    wanted = models.NewGame(
        title=asked.title,
        seats=[*mine, *free, *[bot] * (others - asked.open_seats)],
        options=asked.options or {},
        visibility=asked.visibility,
    )
    game = await client.open_game(wanted, accept_language="en")
    return await turn_of(call.player, game, seat=None, since=0, board=True)


class Wanted(Asked, frozen=True, kw_only=True):
    title: Annotated[str | None, Meta(description="Only this title.")] = None
    after: Annotated[str | None, Meta(description="`more` of the page before.")] = None


class Table(Result, frozen=True, kw_only=True):
    """A game: who sits there, seat by seat."""

    game: str
    title: str
    status: str
    ply: int
    seats: tuple[str, ...]

    def text(self) -> str:
        return f"{self.game} ({self.title}), {self.status}, ply {self.ply}: {self.seated}"

    @property
    def seated(self) -> str:
        """Who sits there, in a line."""
        return ", ".join(self.seats)


class Tables(Result, frozen=True, kw_only=True):
    """Games; `more` asks for the next page."""

    tables: tuple[Table, ...]
    more: str | None = None
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = [one.text() for one in self.tables] or ["There are none."]
        if self.more is not None:
            lines.append(f"There are more: after={self.more!r}.")
        return "\n".join([*lines, next_line(self.next)])


@tool("Find games that wait for players")
async def find_tables(call: Call, asked: Wanted) -> Tables:
    """List public games with an open seat, to join one with join_game."""
    page = await call.player.client.list_games(
        status="open", title=asked.title, after=asked.after, limit=20, accept_language="en"
    )
    if page.next is None and asked.after is not None and not page.items:
        raise RefusedError("There are no more games.")
    known = {"game": "one of the ids"}
    return Tables(
        tables=tables_of(page.items),
        more=page.next,
        next=(Next(tool="join_game", arguments={}, choose=known),) if page.items else (),
    )


def tables_of(games: list[models.GameListed]) -> tuple[Table, ...]:
    """Games as they are listed, as many as an answer can hold."""
    return tuple(fitting([table_of(one) for one in games]))


def table_of(game: models.GameShown | models.GameListed) -> Table:
    """A game in a line."""
    return Table(
        game=game.id,
        title=game.title,
        status=game.status,
        ply=game.ply,
        seats=tuple(names_of(game).values()),
    )
