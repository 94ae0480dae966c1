"""Refused commands as JSON."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from referee.pages import Next
from referee.people import Account
from referee.problems.problem import Problem
from referee.schemas import GameId, Ply, Version
from referee.state_schemas import JsonValue
from referee.times import Time
from service.audit.schemas import Hex

RefusalId = Annotated[str, Meta(description="Id of a refusal, as the problem told it.")]


class RefusalShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A refused request to play, with the state of the game at that time."""

    id: RefusalId
    game: GameId
    seat: Seat
    at: Annotated[Time, Meta(description="When it was refused.")]
    problem: Annotated[
        Problem,
        Meta(
            description=(
                "The problem that was returned, without `legal` and `events`; the evidence of a "
                "dispute recomputes them."
            )
        ),
    ]
    ruleset: Annotated[str, Meta(description="The rules by which it was refused.")]
    version: Annotated[Version, Meta(description="The version of the game that refused it.")]
    ply: Annotated[Ply, Meta(description="The last ply then.")]
    head: Annotated[Hex, Meta(description="The head of the chain then.")]
    request: Annotated[str, Meta(description="The `X-Request-Id` of the answer.")]
    body_hash: Annotated[Hex, Meta(description="SHA-256 of what was sent.")]
    decision: Annotated[
        DecisionId | None, Meta(description="The decision that the request named, if any.")
    ] = None
    body: Annotated[
        JsonValue | UnsetType,
        Meta(
            description="What was sent; as a string if it is no JSON, missing if it was longer "
            "than 32 KiB."
        ),
    ] = UNSET
    account: Annotated[
        Account | None, Meta(description="Who sent it. Missing if the account was deleted.")
    ] = None


class RefusalList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of refusals, newest first."""

    items: Annotated[tuple[RefusalShown, ...], Meta(description="The refusals.")]
    next: Next = None
