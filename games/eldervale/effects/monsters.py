"""Operations on monsters, and the rules that monsters change."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.terms import Scope


class ControlMonster(Operation, frozen=True, tag="control_monster"):
    """Take control of an uncontrolled monster."""

    scope: Scope


class LairReturn(Operation, frozen=True, tag="lair_return"):
    """Return an uncontrolled monster to its lair."""

    scope: Scope


class FirstDefeatReturns(ReadOnly, frozen=True, tag="first_defeat_returns_to_lair"):
    """The first defeat sends the monster home."""


class AfterBattleReturns(ReadOnly, frozen=True, tag="after_battle_return_to_lair"):
    """The monster goes home after every battle."""


class NoDefeat(ReadOnly, frozen=True, tag="no_defeat_until_tokens_gone"):
    """The monster stays until its tokens are gone."""


class NoSwords(ReadOnly, frozen=True, tag="no_underworld_swords"):
    """Losers get no swords."""


class IncursionRange(ReadOnly, frozen=True, tag="incursion_range"):
    """Enters realms up to `n` away."""

    n: Annotated[int, Meta(description="The distance in realms.")]


class IncursionAnyRuin(ReadOnly, frozen=True, tag="incursion_any_ruin"):
    """Enters any ruin."""


class Immune(ReadOnly, frozen=True, tag="immune"):
    """Effects that do nothing to the monster."""

    to: Annotated[tuple[str, ...], Meta(description="The operations that do nothing to it.")]


class EnterAsIncursion(ReadOnly, frozen=True, tag="enter_realm_as_incursion"):
    """The Minotaur enters the realm."""


MonsterOp = (
    ControlMonster
    | LairReturn
    | FirstDefeatReturns
    | AfterBattleReturns
    | NoDefeat
    | NoSwords
    | IncursionRange
    | IncursionAnyRuin
    | Immune
    | EnterAsIncursion
)
