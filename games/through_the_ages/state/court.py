"""What a nation has besides its workers: government, leader, special technologies, wonders,
colonies, tactic; and the continuous effects of all of them."""

from collections.abc import Mapping
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from games.kernel.remembered import remembered
from games.through_the_ages import box
from games.through_the_ages.effects.measures import Per
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.effects.terms import Statistic

Op = TypeVar("Op", bound=Operation)


class Finished(Struct, frozen=True, gc=False):
    """A completed wonder, on which nobody works (TTA-CIV-23); `culture` is what it gives once it
    lies face down (TTA-EVT-11)."""

    card: Annotated[box.Instance, Meta(description="The wonder.")]
    culture: Annotated[
        int | None,
        Meta(
            description="The culture rating that it gives since it lies face down; null: it lies"
            " face up."
        ),
    ] = None


class Court(Struct, frozen=True, kw_only=True, dict=True):
    """Cards in play that no worker stands on. Derived values are cached with the value."""

    government: box.Instance = "despotism"
    leader: box.Instance | None = None
    specials: tuple[box.Instance, ...] = ()
    wonders: tuple[Finished, ...] = ()
    colonies: tuple[box.Instance, ...] = ()
    tactic: box.Instance | None = None

    @remembered
    def rule(self) -> box.Government:
        """The government."""
        return box.GOVERNMENTS[self.government]

    @property
    def tactic_card(self) -> box.Tactic | None:
        """The tactic in play, whether or not it forms armies."""
        return None if self.tactic is None else box.TACTICS[self.tactic]

    @remembered
    def effects(self) -> tuple[AnyOperation, ...]:
        """Every effect of a card in play, whatever its trigger."""
        found = list(self.rule.effects)
        if self.leader is not None:
            found += box.LEADERS[self.leader].effects
        for special in self.specials:
            found += box.SPECIALS[special].effects
        for wonder in self.wonders:
            if wonder.culture is None:
                found += box.WONDERS[wonder.card].effects
        for colony in self.colonies:
            found += box.TERRITORIES[colony].permanent
        return tuple(found)

    @remembered
    def by_kind(self) -> Mapping[type[Operation], tuple[AnyOperation, ...]]:
        """The effects by their operation."""
        found: dict[type[Operation], tuple[AnyOperation, ...]] = {}
        for effect in self.effects:
            found[type(effect)] = (*found.get(type(effect), ()), effect)
        return found

    def all(self, kind: type[Op]) -> tuple[Op, ...]:
        """The effects with one operation."""
        # Under each type stand effects of that type, which a mapping cannot say.
        return self.by_kind.get(kind, ())  # type: ignore[return-value]

    @remembered
    def fixed(self) -> Mapping[Statistic, int]:
        """What is added to each statistic whatever else is in play."""
        sums: dict[Statistic, int] = {}
        for effect in self.all(StatEffect):
            if effect.per is None:
                sums[effect.stat] = sums.get(effect.stat, 0) + effect.amount
        return sums

    @remembered
    def varying(self) -> Mapping[Statistic, tuple[tuple[int, Per], ...]]:
        """Amounts that are added to each statistic as often as something is there."""
        found: dict[Statistic, tuple[tuple[int, Per], ...]] = {}
        for effect in self.all(StatEffect):
            if effect.per is not None:
                pair = (effect.amount, effect.per)
                found[effect.stat] = (*found.get(effect.stat, ()), pair)
        return found

    @remembered
    def faces(self) -> tuple[int, int]:
        """Happy faces of these cards, and faces that they take away (TTA-MAT-14)."""
        amounts = [e.amount for e in self.all(StatEffect) if e.stat == "happy"]
        return sum(a for a in amounts if a > 0), -sum(a for a in amounts if a < 0)

    @remembered
    def wonder_faces(self) -> int:
        """Happy faces of completed wonders that lie face up, before doubling."""
        return sum(
            effect.amount
            for wonder in self.wonders
            if wonder.culture is None
            for effect in box.WONDERS[wonder.card].effects
            if isinstance(effect, StatEffect) and effect.stat == "happy" and effect.amount > 0
        )

    @property
    def flipped_culture(self) -> int:
        """What wonders that lie face down give."""
        return sum(wonder.culture or 0 for wonder in self.wonders)

    def special_of(self, kind: box.SpecialType) -> box.Instance | None:
        """The special technology of a type; there is at most one (TTA-CIV-42)."""
        return next((one for one in self.specials if box.SPECIALS[one].type == kind), None)

    @property
    def special_cards(self) -> tuple[box.Special, ...]:
        """The special technologies."""
        return tuple(box.SPECIALS[one] for one in self.specials)
