"""The limits of this service, for those who write clients."""

from typing import Annotated, Literal

from litestar import Response
from msgspec import Meta, Struct

from referee.languages import preferred
from referee.problems.words import spelled
from service.accounts.parts import AccountParts
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.limits import bounds
from service.limits.budgets import COUNTED, Traffic


def _bound(of: str) -> Meta:
    return Meta(description=f"Maximum number of {of}; null if unlimited.")


def _fixed(of: str) -> Meta:
    return Meta(description=f"Maximum number of {of}.")


class BudgetShown(Struct, frozen=True, kw_only=True):
    """A rate limit: a number of requests per period."""

    name: Annotated[Traffic, Meta(description="The `x-budget` of operations in the contract.")]
    meaning: Annotated[
        str,
        Meta(
            description="The requests that count towards it, in the language of `Accept-Language`."
        ),
    ]
    requests: Annotated[int, Meta(description="Requests allowed per `seconds`.")]
    seconds: Annotated[int, Meta(description="Length of the window, in seconds.")]
    counted_by: Annotated[
        Literal["token", "address"],
        Meta(
            description="Whether the budget belongs to a token or to an IP address. Requests "
            "without a token count by address."
        ),
    ]


class LimitsShown(Struct, frozen=True, kw_only=True):
    """All limits of the service."""

    budgets: Annotated[tuple[BudgetShown, ...], Meta(description="Budgets of requests.")]
    streams_per_token: Annotated[int | None, _bound("open streams per token")]
    streams_per_address: Annotated[int | None, _bound("open streams per address")]
    games_per_account: Annotated[int | None, _bound("unfinished games that an account has opened")]
    bot_games_per_account: Annotated[int | None, _bound("running games that only bots play")]
    tokens_per_account: Annotated[int | None, _bound("personal tokens of an account")]
    sessions_per_account: Annotated[int, _fixed("browsers signed in to an account")]
    passkeys_per_account: Annotated[int, _fixed("passkeys of an account")]
    identities_per_account: Annotated[
        int, _fixed("persons at the OpenID provider who belong to an account")
    ]


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
    """List the limits of the service.

    The `RateLimit-*` headers of every response show the state of the operation's budget. A request
    over the budget is refused with 429 and `Retry-After`.
    """
    settings, on = call.parts.settings, call.parts.settings.limits == "on"
    language = preferred(call.header("accept-language"))
    shown = LimitsShown(
        budgets=tuple(
            BudgetShown(
                name=traffic,
                meaning=spelled(COUNTED[traffic], language),
                requests=budget.permits,
                seconds=budget.seconds,
                counted_by=budget.counted_by,
            )
            for traffic, budget in call.parts.limits.gate.budgets.items()
        ),
        streams_per_token=settings.streams_per_token or None if on else None,
        streams_per_address=settings.streams_per_address or None if on else None,
        games_per_account=settings.most_games or None,
        bot_games_per_account=settings.most_bot_games or None,
        tokens_per_account=settings.most_tokens or None,
        sessions_per_account=bounds.SESSIONS,
        passkeys_per_account=bounds.PASSKEYS,
        identities_per_account=bounds.IDENTITIES,
    )
    return json(shown, headers={"Cache-Control": "no-store", "Content-Language": language})
