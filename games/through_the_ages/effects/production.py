"""What produces outside the production phase, and what is paid."""

from games.through_the_ages.effects.operation import Operation


class ProduceFood(Operation, frozen=True, kw_only=True):
    """Food production, with consumption or without (TTA-EVT-10)."""

    consumption: bool


class ProduceResources(Operation, frozen=True, kw_only=True):
    """Resource production, with corruption or without (TTA-EVT-10)."""

    corruption: bool


class ExtraTokens(Operation, frozen=True, kw_only=True):
    """The best mine with a worker produces more tokens (TTA-CRD-19)."""

    tokens: int


class LabsProduceResources(Operation, frozen=True, kw_only=True):
    """Labs produce tokens worth resources (TTA-CRD-10)."""

    value_by_level: dict[int, int]
    tokens_per_worker: int


class PayResources(Operation, frozen=True, kw_only=True):
    """Resources are paid after production (TTA-CRD-28)."""

    amount: int
