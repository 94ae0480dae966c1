"""The limits of this service, for those who write clients."""

from typing import Annotated, Literal

from litestar import Response
from msgspec import Meta, Struct

from service.accounts.parts import AccountParts
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.limits.budgets import COUNTED, Traffic
from service.problems.texts import reason

Bound = Annotated[int | None, Meta(description="null: any number.")]


class BudgetShown(Struct, frozen=True, kw_only=True):
    """So many requests in so many seconds."""

    name: Annotated[Traffic, Meta(description="The `x-budget` of operations in the contract.")]
    meaning: Annotated[
        str, Meta(description="What is counted in it, in the language of the answer.")
    ]
    requests: Annotated[int, Meta(description="How many requests are let through in `seconds`.")]
    seconds: Annotated[int, Meta(description="The span of time, in seconds.")]
    counted_by: Annotated[
        Literal["token", "address"],
        Meta(description="Whose it is; requests without a token count by address."),
    ]


class LimitsShown(Struct, frozen=True, kw_only=True):
    """All limits of this service; what is not listed is not limited."""

    budgets: Annotated[tuple[BudgetShown, ...], Meta(description="Budgets of requests.")]
    streams_per_token: Bound
    streams_per_address: Bound
    games_per_account: Annotated[
        int | None, Meta(description="That it has opened and that are not over. null: any number.")
    ]
    tokens_per_account: Bound


@operation(
    "GET",
    "/v1/limits",
    tag="accounts",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, LimitsShown),),
)
async def list_limits(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """List the limits of this service.

    The headers `RateLimit-*` of every answer tell where you stand with the budget of that
    operation; who is over it gets 429 and `Retry-After`.
    """
    settings, on = call.parts.settings, call.parts.settings.limits == "on"
    language = preferred(call.header("accept-language"))
    shown = LimitsShown(
        budgets=tuple(
            BudgetShown(
                name=traffic,
                meaning=reason(COUNTED[traffic], language, None),
                requests=budget.permits,
                seconds=budget.seconds,
                counted_by=budget.counted_by,
            )
            for traffic, budget in call.parts.limits.gate.budgets.items()
        ),
        streams_per_token=settings.streams_per_token or None if on else None,
        streams_per_address=settings.streams_per_address or None if on else None,
        games_per_account=settings.most_games or None,
        tokens_per_account=settings.most_tokens or None,
    )
    return json(shown, headers={"Cache-Control": "no-store", "Content-Language": language})
