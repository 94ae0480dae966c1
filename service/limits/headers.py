"""Where a client stands: the `RateLimit` headers of every answer.

They are the structured fields of draft-ietf-httpapi-ratelimit-headers (from draft 8 on):
`RateLimit-Policy` names the budget with its quota and its window, `RateLimit` says what is left of
it, and when all of it is there again.
"""

from typing import Any, Final, TypeAlias, cast

from litestar.types import Scope

from service.limits.budgets import Budget

Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]

_KEY: Final = "kronika.standing"

STANDING: Final = "RateLimit"
POLICY: Final = "RateLimit-Policy"

MEANINGS: Final = {
    STANDING: (
        "The budget of this operation by its name: `r`, requests left in it as known to the "
        "process that answered, and `t`, seconds until it is full again; it refills continuously."
    ),
    POLICY: "The budget: its name, `q` (requests) and `w` (window in seconds); see GET /v1/limits.",
}


class BudgetHeaders:
    """Tells where somebody stands with a budget; what is the same for all is made once."""

    __slots__ = ("_name", "_permits", "_policy", "_seconds")

    def __init__(self, budget: Budget) -> None:
        policy = f'"{budget.traffic}";q={budget.permits};w={budget.seconds}'
        self._name = budget.traffic.encode()
        self._permits = budget.permits
        self._seconds = budget.seconds
        self._policy = (POLICY.lower().encode(), policy.encode())

    def encode(self, remaining: int) -> Headers:
        """The headers of somebody with so much left."""
        reset = -(-(self._permits - remaining) * self._seconds // self._permits)
        standing = b'"%s";r=%d;t=%d' % (self._name, remaining, reset)
        return ((b"ratelimit", standing), self._policy)


def put(scope: Scope, headers: Headers) -> None:
    """Notes what the answer of this request will tell."""
    cast(dict[str, Any], scope)[_KEY] = headers


def of(scope: Scope) -> Headers:
    """What the answer of this request tells."""
    found: Headers = cast(dict[str, Any], scope).get(_KEY, ())
    return found
