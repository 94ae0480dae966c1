"""The gate: lets requests in as long as their budgets last."""

from typing import Final

from litestar.types import Scope

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.limits import headers as budget_headers
from service.limits.addresses import Addresses
from service.limits.budgets import BY_ADDRESS, Budget, Traffic, budgets
from service.limits.headers import BudgetHeaders
from service.limits.leases import ExhaustedError, Lease, Leases
from service.process.metrics import Metrics
from service.settings.limits import LimitSettings

_WINDOWS: Final = {60: "minute", 3600: "hour"}


class Gate:
    """Counts requests by token, and by address."""

    def __init__(
        self, settings: LimitSettings, addresses: Addresses, leases: Leases, metrics: Metrics
    ) -> None:
        self.budgets = budgets(settings)
        self._standings = {one: BudgetHeaders(budget) for one, budget in self.budgets.items()}
        self.addresses = addresses
        self._leases = leases
        self._metrics = metrics

    async def admit(self, traffic: Traffic | None, token: str | None, scope: Scope) -> None:
        """Takes a permit for a request, and notes what its answer tells. Raises a problem when
        the budget is used up."""
        if traffic is None or not self.budgets:
            return
        address = self.addresses.of(scope)
        whole = self.budgets.get(Traffic.ADDRESS)
        if address is not None and whole is not None and traffic is not Traffic.ADDRESS:
            await self._take(whole, address, scope)
        budget = self.budgets.get(traffic)
        if budget is None:
            return
        subject = address if token is None or traffic in BY_ADDRESS else token
        if subject is None:
            budget_headers.put(scope, self._standings[traffic].encode(budget.permits))
            return
        lease = await self._take(budget, subject, scope)
        budget_headers.put(scope, self._standings[traffic].encode(lease.remaining))

    async def _take(self, budget: Budget, subject: str, scope: Scope) -> Lease:
        lease = self._leases.take(budget, subject)
        if lease is not None:
            return lease
        try:
            return await self._leases.fetch(budget, subject)
        except ExhaustedError as exhausted:
            budget_headers.put(scope, self._standings[budget.traffic].encode(0))
            self._metrics.limited(budget.traffic)
            raise _refusal(exhausted) from None


def _refusal(exhausted: ExhaustedError) -> ProblemError:
    budget, seconds = exhausted.budget, max(1, -(-int(exhausted.wait * 1000) // 1000))
    return refused(
        kinds.TOO_MANY_REQUESTS,
        Sentence(
            "budget-used-up",
            {
                "budget": budget.traffic.value,
                "permits": budget.permits,
                "window": _WINDOWS[budget.seconds],
                "counted": budget.counted_by,
                "seconds": seconds,
            },
        ),
        headers={"Retry-After": str(seconds)},
        budget=budget.traffic.value,
        retry_after=seconds,
    )
