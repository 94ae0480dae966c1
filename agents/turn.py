"""A game as whoever is to decide needs it: what happened, the board, and what can be chosen."""

from collections.abc import Iterator, Mapping
from typing import Final

from kronika_client import models

from agents import api, history
from agents.choices import Choices, choices_of
from agents.player import Player
from agents.tool import Next, Result, next_line

BEFORE: Final = 6
"""Moves that are told to somebody who does not say what is known."""
OVER: Final = frozenset({"finished", "void"})


class SeatTold(Result, frozen=True, kw_only=True):
    """A seat: `letter` is its sign on boards, `who` sits there; `rank` and `points` of the
    result."""

    seat: int
    letter: str
    who: str
    yours: bool = False
    awaited: bool = False
    rank: int | None = None
    points: float | None = None

    def text(self) -> str:
        marks = [
            "you" if self.yours else "",
            "awaited" if self.awaited else "",
            "" if self.rank is None else f"rank {self.rank}, {self.points:g} points",
        ]
        told = ", ".join(one for one in marks if one)
        return f"{self.letter} (seat {self.seat}): {self.who}{f' ({told})' if told else ''}"


class Turn(Result, frozen=True, kw_only=True):
    """A game now. `decision` is missing if you have nothing to decide; `happened` are the moves
    since the ply that you named, `left_out` so many earlier ones; `notices` are matters of the
    table, such as a proposal that waits for your answer."""

    game: str
    title: str
    status: str
    ply: int
    seats: tuple[SeatTold, ...] = ()
    seat: int | None = None
    happened: tuple[str, ...] = ()
    left_out: int = 0
    notices: tuple[str, ...] = ()
    board: str | None = None
    decision: Choices | None = None
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"Game {self.game} ({self.title}): {self.status}, ply {self.ply}"
        if self.seats:
            yield "; ".join(one.text() for one in self.seats)
        if self.left_out:
            yield f"({self.left_out} earlier moves are left out; read_history has them.)"
        yield from self.happened
        yield from self.notices
        if self.board is not None:
            yield f"Board:\n{self.board}"
        if self.decision is not None:
            yield self.decision.text()
        elif self.status == "running":
            yield "You have nothing to decide now."
        if self.next:
            yield next_line(self.next)


async def turn_of(
    player: Player,
    game: models.GameShown,
    *,
    seat: int | None,
    since: int | None,
    board: bool,
    brief: bool = False,
) -> Turn:
    """A game now, for one of the player's seats. `brief`: who sits where is known, and told again
    when it is over."""
    mine = await player.seats(game)
    at = await seat_of(player, game, seat)
    legal = await _legal(player, game, at)
    names = names_of(game)
    known = max(0, game.ply - BEFORE) if since is None else min(since, game.ply)
    happened, left_out = await history.recent(
        player, game.id, names, since=known, ply=game.ply, seat=at
    )
    decision = None if legal is None else choices_of(legal)
    return Turn(
        game=game.id,
        title=game.title,
        status=game.status,
        ply=game.ply,
        seats=() if brief and game.status == "running" else tuple(_seats(game, mine)),
        seat=at,
        happened=happened,
        left_out=left_out,
        notices=tuple(_notices(game, mine)),
        board=await board_of(player, game, at) if board else None,
        decision=decision,
        next=tuple(_next(game, at if len(mine) > 1 else None, decision)),
    )


async def seat_of(player: Player, game: models.GameShown, seat: int | None) -> int | None:
    """The seat to look from: the one that is named, else one that is awaited, else the first of
    the player's; None: a spectator."""
    mine = await player.seats(game)
    if seat is not None:
        return seat
    return next((one for one in mine if one in game.awaits), mine[0] if mine else None)


async def board_of(player: Player, game: models.GameShown, seat: int | None) -> str | None:
    """The table in characters; None before the game starts."""
    if game.status == "open":
        return None
    return (await player.client.send(api.text_picture(game.id, None, seat))).picture


def names_of(game: models.GameShown | models.GameListed) -> Mapping[int, str]:
    """Who sits where."""
    return {one.seat: name_of(one) for one in game.seats}


def name_of(seat: models.SeatShown) -> str:
    """Who sits on a seat."""
    if seat.kind == "open":
        return "open"
    if seat.bot is not None:
        return f"bot {seat.bot}"
    return seat.account.name if seat.account else "somebody who has left"


def letter(seat: int) -> str:
    """The sign of a seat on boards."""
    return chr(ord("A") + seat)


async def _legal(player: Player, game: models.GameShown, seat: int | None) -> api.Legal | None:
    if seat is None or game.status != "running":
        return None
    return await player.client.send(api.legal(game.id, seat))


def _seats(game: models.GameShown, mine: list[int]) -> Iterator[SeatTold]:
    places = {one.seat: one for one in game.result.standings} if game.result else {}
    for one in game.seats:
        place = places.get(one.seat)
        yield SeatTold(
            seat=one.seat,
            letter=letter(one.seat),
            who=name_of(one),
            yours=one.seat in mine,
            awaited=one.seat in game.awaits,
            rank=place.rank if place else None,
            points=place.points if place else None,
        )


def _notices(game: models.GameShown, mine: list[int]) -> Iterator[str]:
    """What is going on at the table beside moves."""
    if game.status == "open":
        yield "The game starts when its seats are taken."
    if game.pauses:
        yield f"The game is paused: {', '.join(one.why for one in game.pauses)}."
    if game.proposal is not None:
        yield _proposed(game.proposal, mine)
    for one in game.disputes:
        if one.status == "open":
            yield f"Dispute {one.number} is open (list_disputes)."
    if game.voided is not None:
        yield "The game was declared void; it has no result."


def _proposed(one: models.OpenProposal, mine: list[int]) -> str:
    words = f"Seat {one.seat} proposes: {one.proposal.__struct_config__.tag} (number {one.number})."
    asked = [seat for seat in mine if seat not in one.agreed]
    return f"{words} Answer it with answer_proposal." if asked else words


def _next(game: models.GameShown, seat: int | None, decision: Choices | None) -> Iterator[Next]:
    """What is useful now; the seat is only named by those who have several."""
    if decision is not None:
        known: dict[str, str | int | bool] = {"game": game.id, "list": decision.list}
        if seat is not None:
            known["seat"] = seat
        yield Next(tool="play", arguments=known, choose={"number": f"1 to {decision.total}"})
    elif game.status == "running":
        yield Next(tool="wait_for_turn", arguments={"game": game.id, "since": game.ply})
    elif game.status == "open" and not any(one.kind == "open" for one in game.seats):
        yield Next(tool="start_game", arguments={"game": game.id})
    elif game.status == "open":
        yield Next(tool="wait_for_turn", arguments={"game": game.id})
