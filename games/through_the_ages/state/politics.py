"""Pacts and wars in play, and what pacts do for a party."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.through_the_ages.box import PACTS, Instance
from games.through_the_ages.box import Pact as PactCard
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.effects.terms import Statistic


def _adds(effects: Sequence[AnyOperation]) -> Mapping[Statistic, Sequence[StatEffect]]:
    found: dict[Statistic, list[StatEffect]] = {}
    for effect in effects:
        if isinstance(effect, StatEffect):
            found.setdefault(effect.stat, []).append(effect)
    return found


_FOR_A = {name: card.effects_a + card.effects_both for name, card in PACTS.items()}
_FOR_B = {name: card.effects_b + card.effects_both for name, card in PACTS.items()}
_ADDS_A = {name: _adds(effects) for name, effects in _FOR_A.items()}
_ADDS_B = {name: _adds(effects) for name, effects in _FOR_B.items()}


class Pact(Struct, frozen=True, kw_only=True, gc=False):
    """A pact in front of its owner; `a` and `b` are the parties' sides (TTA-POL-42)."""

    card: Annotated[Instance, Meta(description="The pact.")]
    owner: Annotated[Seat, Meta(description="The seat in front of which it lies.")]
    a: Annotated[Seat, Meta(description="The seat on side A.")]
    b: Annotated[Seat, Meta(description="The seat on side B.")]

    @property
    def kind(self) -> PactCard:
        """The card."""
        return PACTS[self.card]

    def other(self, seat: Seat) -> Seat:
        """The other party."""
        return self.b if seat == self.a else self.a

    def includes(self, seat: Seat) -> bool:
        """Whether the seat is a party."""
        return seat in (self.a, self.b)

    def effects(self, seat: Seat) -> tuple[AnyOperation, ...]:
        """What the pact does for one party."""
        return _FOR_A[self.card] if seat == self.a else _FOR_B[self.card]

    def adds(self, seat: Seat) -> Mapping[Statistic, Sequence[StatEffect]]:
        """What the pact adds to the statistics of a seat; nothing, if it is no party."""
        if seat == self.a:
            return _ADDS_A[self.card]
        return _ADDS_B[self.card] if seat == self.b else {}


class War(Struct, frozen=True, kw_only=True, gc=False):
    """A war that was declared and is not resolved (TTA-POL-30)."""

    card: Annotated[Instance, Meta(description="The war.")]
    attacker: Annotated[Seat, Meta(description="The seat that attacks.")]
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]


class Discarded(Struct, frozen=True, kw_only=True, gc=False):
    """A military card discarded; `open`: everybody saw it, else only `by` did."""

    card: Instance
    by: Seat
    open: bool
