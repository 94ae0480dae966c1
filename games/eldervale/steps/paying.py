"""Steps of payments (EV-RES)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.steps.base import Awaiting, Price


class Paying(Awaiting, frozen=True, tag="eldervale.paying"):
    """The next unit of a cost (EV-RES-03, EV-RES-04)."""

    rules = ("EV-RES-03", "EV-RES-04")

    price: Annotated[Price, Meta(description="What is still to be paid.")]
    paid: Annotated[int, Meta(description="Units paid so far.")] = 0


class PayingTax(Awaiting, frozen=True, tag="eldervale.paying-tax"):
    """The tax of a placement (effects 5.38)."""

    rules = ("EV-PLC-08", "EV-RES-03")

    price: Annotated[Price, Meta(description="What is still to be paid.")]


class ReducingCost(Awaiting, frozen=True, tag="eldervale.reducing-cost"):
    """A unit of the cost that a discount drops (effects 5.32)."""

    rules = ("EV-RES-04",)

    price: Annotated[Price, Meta(description="What is still to be paid.")]
    left: Annotated[int, Meta(description="Units that can still be dropped.")]


PayingStep = Paying | PayingTax | ReducingCost
