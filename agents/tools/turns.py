"""Playing: waiting for a decision, choosing a command, seeing what came of it."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Final

from kronika_client import models
from msgspec import Meta

from agents import api
from agents.asked import Game, Natural, Number, OwnSeat, Page
from agents.choices import Choices, choices_of, chosen
from agents.player import Player
from agents.tool import Asked, Call, Next, RefusedError, Result, next_line, tool
from agents.turn import OVER, Turn, letter, seat_of, turn_of

LONGEST: Final = 240
BEAT: Final = 5.0
"""Seconds between two words that we still wait."""

Since = Annotated[
    Natural | None,
    Meta(description="The last ply that you know: what happened after it is told."),
]
Board = Annotated[bool, Meta(description="Whether the board is in the answer, as text.")]


class Looking(Asked, frozen=True, kw_only=True):
    game: Game
    seat: OwnSeat = None
    since: Since = None
    board: Board = True


@tool("Look at a game")
async def look_at_game(call: Call, asked: Looking) -> Turn:
    """Look at a game now: who sits where, what happened last, the board, your legal commands, the
    result if it is over. It does not wait."""
    game = await call.player.client.get_game(asked.game, accept_language="en")
    return await turn_of(call.player, game, seat=asked.seat, since=asked.since, board=asked.board)


class Waiting(Looking, frozen=True, kw_only=True):
    seconds: Annotated[int, Meta(description="How long to wait at most.", ge=0, le=LONGEST)] = 45


@tool("Wait for your turn")
async def wait_for_turn(call: Call, asked: Waiting) -> Turn:
    """Wait until you have something to decide in a game, or until the game is over.

    Returns what happened since the ply that you know, the board, and your legal commands with
    numbers: choose one and call play. If the time is up first, `decision` is missing: call it
    again.
    """
    game = await _awaited(call, asked)
    return await turn_of(call.player, game, seat=asked.seat, since=asked.since, board=asked.board)


async def _awaited(call: Call, asked: Waiting) -> models.GameShown:
    """The game when the player is awaited, it is over, or the time is up."""
    begun = time.monotonic()
    client = call.player.client
    game = await client.get_game(asked.game, accept_language="en")
    while not await _ready(call.player, game, asked.seat):
        waited = time.monotonic() - begun
        if waited >= asked.seconds:
            break
        names = ", ".join(map(letter, game.awaits)) or "nobody"
        told = f"Ply {game.ply}; awaited: {names}"
        await call.progress(round(waited, 1), asked.seconds, told)
        await _changed(call.player, game, min(BEAT, asked.seconds - waited))
        game = await client.get_game(asked.game, accept_language="en")
    return game


async def _ready(player: Player, game: models.GameShown, seat: int | None) -> bool:
    """Whether there is something to do, or nothing any more."""
    mine = [seat] if seat is not None else await player.seats(game)
    asked = game.proposal is not None and bool({*mine} - {*game.proposal.agreed})
    return asked or game.status in OVER or not mine or bool({*mine} & {*game.awaits})


async def _changed(player: Player, game: models.GameShown, seconds: float) -> None:
    """Waits for the next event of a game, but not longer."""
    events = player.client.follow(game.id, after=game.version)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            try:
                await anext(events, None)
            finally:
                await events.aclose()


class Listing(Asked, frozen=True, kw_only=True):
    game: Game
    seat: OwnSeat = None
    page: Page = 1
    containing: Annotated[str, Meta(description="Only commands with this text in their words.")] = (
        ""
    )


class Listed(Result, frozen=True, kw_only=True):
    """A page of legal commands; without `decision` you have nothing to decide."""

    game: str
    ply: int
    decision: Choices | None = None
    undo: int | None = None
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = [f"Game {self.game}, ply {self.ply}"]
        lines += [self.decision.text() if self.decision else "You have nothing to decide now."]
        if self.undo is not None:
            lines.append(f"Your last move can be taken back: propose a take-back to {self.undo}.")
        return "\n".join([*lines, next_line(self.next)])


@tool("List your legal commands")
async def list_commands(call: Call, asked: Listing) -> Listed:
    """List every command that is legal for you now, with numbers, page by page. wait_for_turn and
    play show the first page of the same list."""
    legal = await _legal(call.player, asked.game, asked.seat)
    decision = choices_of(legal, asked.page, asked.containing, whole=True)
    known: dict[str, str | int | bool] = {"game": asked.game, "seat": legal.seat}
    waiting = Next(tool="wait_for_turn", arguments={"game": asked.game, "since": legal.ply})
    step = waiting
    if decision is not None:
        choose = {"number": f"1 to {len(legal.commands)}"}
        step = Next(tool="play", arguments={**known, "list": decision.list}, choose=choose)
    return Listed(
        game=asked.game,
        ply=legal.ply,
        decision=decision,
        undo=legal.undo.to if legal.undo else None,
        next=(step,),
    )


class Choosing(Asked, frozen=True, kw_only=True):
    game: Game
    list: Annotated[str | None, Meta(description="The id of the list with the number.")] = None
    number: Annotated[
        Number | None, Meta(description="The number of the command in that list.")
    ] = None
    command: Annotated[
        api.Command | None,
        Meta(description="Instead of list and number: the command as JSON, with its `type`."),
    ] = None
    seat: OwnSeat = None


class Playing(Choosing, frozen=True, kw_only=True):
    board: Board = False


@tool("Play a command", changes="ends")
async def play(call: Call, asked: Playing) -> Turn:
    """Play one of your legal commands: say its number and the list that it is in.

    Returns what came of it and, if you decide again at once, the next list; else call
    wait_for_turn. A turn is often several commands. A list that is old by now is refused, and
    nothing is played.
    """
    legal = await _legal(call.player, asked.game, asked.seat)
    command = _command(legal, asked)
    body = api.Chosen(seat=legal.seat, commands=(command,), decision=legal.decision)
    await call.player.client.send(api.play(asked.game, body))
    game = await call.player.client.get_game(asked.game, accept_language="en")
    return await turn_of(
        call.player, game, seat=asked.seat, since=legal.ply, board=asked.board, brief=True
    )


class Foretold(Result, frozen=True, kw_only=True):
    """What a command would do. Not `certain`: cards or dice would decide, and this is an
    example."""

    game: str
    would: tuple[str, ...]
    certain: bool

    def text(self) -> str:
        mark = "" if self.certain else "For example, as chance decides: "
        return mark + (" ".join(self.would) or "Nothing that has words.")


@tool("Preview a command")
async def preview(call: Call, asked: Choosing) -> Foretold:
    """Say what a legal command would do, without playing it."""
    legal = await _legal(call.player, asked.game, asked.seat)
    command = _command(legal, asked)
    body = api.Chosen(seat=legal.seat, commands=(command,), decision=legal.decision)
    told = await call.player.client.send(api.preview(asked.game, body))
    return Foretold(game=asked.game, would=tuple(told.texts), certain=told.certain > 0)


async def _legal(player: Player, game_id: str, seat: int | None) -> api.Legal:
    """What the player can choose in a game."""
    if seat is None:
        seat = await seat_of(player, await player.client.get_game(game_id), None)
    if seat is None:
        raise RefusedError("You have no seat in this game; you can only look at it.")
    return await player.client.send(api.legal(game_id, seat))


def _command(legal: api.Legal, asked: Choosing) -> api.Command:
    """The command that is meant, by its number or in full."""
    if asked.command is not None:
        return asked.command
    if asked.number is None:
        raise RefusedError("Say which command: `list` and `number`, or `command`.", _again(asked))
    try:
        return chosen(legal, asked.list, asked.number)
    except LookupError as trouble:
        raise RefusedError(str(trouble.args[0]), _again(asked)) from None


def _again(asked: Choosing) -> Next:
    return Next(tool="wait_for_turn", arguments={"game": asked.game})
