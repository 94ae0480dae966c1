"""Proposals to the table: taking moves back, pausing, calling a game off."""

from typing import Annotated, Literal

from kronika_client import models
from msgspec import Meta

from agents.asked import Game, Natural, OwnSeat
from agents.tool import Asked, Call, RefusedError, Result, tool

Wish = Literal["take-back", "pause", "resume", "call-off"]


class Proposing(Asked, frozen=True, kw_only=True):
    game: Game
    proposal: Annotated[Wish, Meta(description="What is proposed.")]
    to: Annotated[
        Natural | None, Meta(description="Of a take-back: the ply that the game goes back to.")
    ] = None
    hours: Annotated[int, Meta(description="Of a pause: for how long.", ge=1)] = 24
    seat: OwnSeat = None


class Proposed(Result, frozen=True, kw_only=True):
    """A proposal, and what has become of it: open, agreed, declined, withdrawn or lapsed."""

    game: str
    number: int
    proposal: str
    seat: int
    status: str
    agreed: tuple[int, ...]

    def text(self) -> str:
        agreed = ", ".join(map(str, self.agreed))
        return (
            f"Proposal {self.number} of seat {self.seat} ({self.proposal}) is {self.status}; "
            f"agreed: seats {agreed}."
        )


@tool("Propose something to the table", changes="ends")
async def propose(call: Call, asked: Proposing) -> Proposed:
    """Propose a take-back, a pause, going on after it, or calling the game off.

    Bots agree to nothing by themselves; other players are asked. Taking back your own last move
    that revealed nothing new takes effect at once; list_commands says to which ply that goes.
    """
    body = models.Proposing(proposal=_wish(asked), seat=asked.seat)
    return _told(await call.player.client.create_proposal(asked.game, body))


def _wish(
    asked: Proposing,
) -> models.TakeBack | models.Pause | models.Resume | models.CallOff:
    match asked.proposal:
        case "take-back":
            if asked.to is None:
                raise RefusedError("A take-back needs `to`, the ply that the game goes back to.")
            return models.TakeBack(to=asked.to)
        case "pause":
            return models.Pause(hours=asked.hours)
        case "resume":
            return models.Resume()
        case "call-off":
            return models.CallOff()


class Answering(Asked, frozen=True, kw_only=True):
    game: Game
    number: Annotated[int, Meta(description="The number of the proposal.", ge=1)]
    answer: Annotated[
        Literal["agree", "decline", "withdraw"],
        Meta(description="What you say; withdraw takes back one of your own."),
    ]
    seat: OwnSeat = None


@tool("Answer a proposal", changes="ends")
async def answer_proposal(call: Call, asked: Answering) -> Proposed:
    """Agree to a proposal, decline it, or withdraw one that you made. look_at_game shows the one
    that is open."""
    client, number = call.player.client, str(asked.number)
    body = models.Speaking(seat=asked.seat)
    match asked.answer:
        case "agree":
            return _told(await client.agree_to_proposal(asked.game, number, body))
        case "decline":
            return _told(await client.decline_proposal(asked.game, number, body))
        case "withdraw":
            return _told(await client.withdraw_proposal(asked.game, number, body))


def _told(one: models.ProposalShown) -> Proposed:
    return Proposed(
        game=one.game,
        number=one.number,
        proposal=str(one.proposal.__struct_config__.tag),
        seat=one.seat,
        status=one.status,
        agreed=tuple(one.agreed),
    )
