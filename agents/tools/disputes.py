"""Refusals of the service, and disputes about them or about moves."""

from typing import Annotated

from kronika_client import models
from msgspec import Meta

from agents.asked import Game, Natural, OwnSeat
from agents.pages import fitting
from agents.tool import Asked, Call, Next, RefusedError, Result, next_line, tool
from agents.turn import seat_of


class OneGame(Asked, frozen=True, kw_only=True):
    game: Game


class RefusalTold(Result, frozen=True, kw_only=True):
    """A request to play that the service refused."""

    refusal: str
    ply: int
    says: str
    rule: str | None = None

    def text(self) -> str:
        rule = f" (rule {self.rule})" if self.rule else ""
        return f"{self.refusal}, ply {self.ply}: {self.says}{rule}"


class Refusals(Result, frozen=True, kw_only=True):
    """Refusals of your seats in a game, the newest first."""

    game: str
    refusals: tuple[RefusalTold, ...]
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = [one.text() for one in self.refusals] or ["Nothing was refused."]
        return "\n".join([*lines, next_line(self.next)])


@tool("List what was refused to you")
async def list_refusals(call: Call, asked: OneGame) -> Refusals:
    """List the commands that the service refused to you in a game, with the rule that forbids
    each. If the rule does not say so, call open_dispute."""
    page = await call.player.client.list_refusals(asked.game, limit=50, accept_language="en")
    told = [
        RefusalTold(refusal=one.id, ply=one.ply, says=one.problem.detail, rule=one.problem.rule)
        for one in page.items
    ]
    step = Next(
        tool="open_dispute",
        arguments={"game": asked.game},
        choose={"refusal": "one of the ids", "complaint": "why it is wrong"},
    )
    return Refusals(game=asked.game, refusals=tuple(fitting(told)), next=(step,) if told else ())


class Disputing(Asked, frozen=True, kw_only=True):
    game: Game
    complaint: Annotated[
        str,
        Meta(description="Why it is wrong, for an arbiter to read.", min_length=1, max_length=2000),
    ]
    ply: Annotated[Natural | None, Meta(description="The move that is wrong.")] = None
    refusal: Annotated[str | None, Meta(description="Or the refusal that is wrong.")] = None
    seat: OwnSeat = None


class DisputeTold(Result, frozen=True, kw_only=True):
    """A dispute: open, withdrawn, dismissed, or upheld, with the ruling of the arbiter."""

    game: str
    number: int
    seat: int
    status: str
    about: str
    complaint: str | None = None
    ruling: str | None = None

    def text(self) -> str:
        told = f"Dispute {self.number} of seat {self.seat} about {self.about} is {self.status}."
        complaint = f" Complaint: {self.complaint}" if self.complaint else ""
        return told + complaint + (f" Ruling: {self.ruling}" if self.ruling else "")


@tool("Open a dispute", changes="adds")
async def open_dispute(call: Call, asked: Disputing) -> DisputeTold:
    """Dispute a move or a refusal that breaks the rules. An arbiter decides, and may have the game
    go back. Quote the rule."""
    client, seat = call.player.client, asked.seat
    if seat is None:
        seat = await seat_of(call.player, await client.get_game(asked.game), None)
    if seat is None:
        raise RefusedError("You have no seat in this game, so you cannot dispute anything in it.")
    body = models.NewDispute(
        seat=seat, complaint=asked.complaint, ply=asked.ply, refusal=asked.refusal
    )
    return _told(await client.open_dispute(asked.game, body))


class Disputes(Result, frozen=True, kw_only=True):
    """The disputes of a game, the oldest first."""

    game: str
    disputes: tuple[DisputeTold, ...]

    def text(self) -> str:
        return "\n".join(one.text() for one in self.disputes) or "There are none."


@tool("Read the disputes of a game")
async def list_disputes(call: Call, asked: OneGame) -> Disputes:
    """Read the disputes of a game: what each is about, and what became of it."""
    page = await call.player.client.list_disputes(asked.game, limit=50)
    return Disputes(game=asked.game, disputes=tuple(fitting([_told(one) for one in page.items])))


class Withdrawing(Asked, frozen=True, kw_only=True):
    game: Game
    number: Annotated[int, Meta(description="The number of the dispute.", ge=1)]


@tool("Withdraw a dispute", changes="ends")
async def withdraw_dispute(call: Call, asked: Withdrawing) -> DisputeTold:
    """Withdraw a dispute that you opened and that is not decided yet."""
    return _told(await call.player.client.withdraw_dispute(asked.game, str(asked.number)))


def _told(one: models.DisputeShown) -> DisputeTold:
    return DisputeTold(
        game=one.game,
        number=one.number,
        seat=one.seat,
        status=one.status,
        about=f"ply {one.ply}" if one.refusal is None else f"refusal {one.refusal}",
        complaint=one.complaint.words,
        ruling=one.ruling,
    )
