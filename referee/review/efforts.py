"""Efforts: how much a review looks at, by its quality."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from referee.review.lines import Quality


class Effort(Struct, frozen=True, kw_only=True):
    """How much is looked at. `quality` is its name, `custom` if it was given by hand."""

    quality: Quality | Literal["custom"]
    nodes: Annotated[int, Meta(ge=1, description="Positions that are looked at for a decision.")]
    redraws: Annotated[
        int, Meta(ge=2, description="How often draws are made anew to see what they were worth.")
    ]

    @property
    def setups(self) -> int:
        """How often the setup is made anew: it comes once, and shall not be more doubtful."""
        return 4 * self.redraws

    @property
    def nodes_of_one(self) -> int:
        """Positions that are looked at where there is no choice, for their worth alone."""
        return max(1, self.nodes // 10)


EFFORTS: Final[Mapping[Quality, Effort]] = {
    "quick": Effort(quality="quick", nodes=100, redraws=16),
    "standard": Effort(quality="standard", nodes=300, redraws=32),
    "deep": Effort(quality="deep", nodes=3000, redraws=128),
}
"""What the qualities mean."""
