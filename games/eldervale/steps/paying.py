"""Steps of payments (EV-RES)."""

from games.eldervale.steps.base import Awaiting, Price


class Paying(Awaiting, frozen=True, tag="eldervale.paying"):
    """The next unit of a cost (EV-RES-03, EV-RES-04)."""

    price: Price
    paid: int = 0


class PayingTax(Awaiting, frozen=True, tag="eldervale.paying-tax"):
    """The tax of a placement (effects 5.38)."""

    price: Price


class ReducingCost(Awaiting, frozen=True, tag="eldervale.reducing-cost"):
    """A unit of the cost that a discount drops (effects 5.32)."""

    price: Price
    left: int


PayingStep = Paying | PayingTax | ReducingCost
