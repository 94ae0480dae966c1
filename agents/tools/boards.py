"""Boards, as text and as pictures."""

from typing import Annotated

from msgspec import Meta

from agents import api
from agents.asked import Game, OwnSeat, Ply
from agents.tool import Asked, Call, Result, tool


class Seeing(Asked, frozen=True, kw_only=True):
    game: Game
    ply: Ply = None
    seat: OwnSeat = None


class BoardSeen(Result, frozen=True, kw_only=True):
    """The table in characters; `legend` says what the signs mean."""

    game: str
    ply: int
    board: str
    legend: str = ""

    def text(self) -> str:
        signs = f"\nSigns: {self.legend}" if self.legend else ""
        return f"Game {self.game}, ply {self.ply}\n{self.board}{signs}"


@tool("See the board as text")
async def see_board(call: Call, asked: Seeing) -> BoardSeen:
    """See the board as text, now or after an earlier move, with what its signs mean. Seats are
    letters: A is seat 0. You see your own hidden cards, and no others."""
    found = await call.player.client.send(api.text_picture(asked.game, asked.ply, asked.seat))
    return BoardSeen(game=asked.game, ply=found.ply, board=found.picture, legend=found.legend)


class SeeingPicture(Seeing, frozen=True, kw_only=True):
    width: Annotated[int, Meta(description="In pixels.", ge=160, le=1400)] = 800


class PictureSeen(Result, frozen=True, kw_only=True):
    """A picture; the image itself comes beside this."""

    game: str
    png: bytes

    def text(self) -> str:
        return f"A picture of game {self.game}."

    def images(self) -> tuple[bytes, ...]:
        return (self.png,)


@tool("See the board as a picture")
async def see_picture(call: Call, asked: SeeingPicture) -> PictureSeen:
    """See the board as a picture (PNG), now or after an earlier move. The text of see_board says
    more, and is smaller."""
    wanted = api.picture(asked.game, asked.ply, asked.seat, asked.width)
    return PictureSeen(game=asked.game, png=await call.player.client.send(wanted))
