"""Where a client stands: the `RateLimit` headers of every answer.

`RateLimit-Limit`, `-Remaining` and `-Reset` are what clients of today understand (drafts 3 to 6 of
draft-ietf-httpapi-ratelimit-headers, GitLab, express-rate-limit and others); `RateLimit-Policy`
beside them says the window, and in a parameter of ours which budget it was.
"""

from typing import Any, Final, TypeAlias, cast

from litestar.types import Scope

from service.limits.budgets import Budget

Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]

_KEY: Final = "kronika.standing"

LIMIT: Final = "RateLimit-Limit"
REMAINING: Final = "RateLimit-Remaining"
RESET: Final = "RateLimit-Reset"
POLICY: Final = "RateLimit-Policy"

MEANINGS: Final = {
    LIMIT: "Requests that the budget of this operation allows in its window.",
    REMAINING: "Requests left in the budget, as known to the process that answered.",
    RESET: "Seconds until the budget is full again; it refills continuously.",
    POLICY: (
        "The budget: number of requests, `w` (window in seconds) and `name`; see GET /v1/limits."
    ),
}


class BudgetHeaders:
    """Tells where somebody stands with a budget; what is the same for all is made once."""

    __slots__ = ("_limit", "_permits", "_policy", "_seconds")

    def __init__(self, budget: Budget) -> None:
        policy = f'{budget.permits};w={budget.seconds};name="{budget.traffic}"'
        self._permits = budget.permits
        self._seconds = budget.seconds
        self._limit = (LIMIT.lower().encode(), b"%d" % budget.permits)
        self._policy = (POLICY.lower().encode(), policy.encode())

    def encode(self, remaining: int) -> Headers:
        """The headers of somebody with so much left."""
        reset = -(-(self._permits - remaining) * self._seconds // self._permits)
        return (
            self._limit,
            (b"ratelimit-remaining", b"%d" % remaining),
            (b"ratelimit-reset", b"%d" % reset),
            self._policy,
        )


def put(scope: Scope, headers: Headers) -> None:
    """Notes what the answer of this request will tell."""
    cast(dict[str, Any], scope)[_KEY] = headers


def of(scope: Scope) -> Headers:
    """What the answer of this request tells."""
    found: Headers = cast(dict[str, Any], scope).get(_KEY, ())
    return found
