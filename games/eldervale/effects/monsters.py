"""Operations on monsters, and the rules that monsters change."""

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import Scope


class ControlMonster(Op, frozen=True, tag="control_monster"):
    """Take control of an uncontrolled monster."""

    scope: Scope


class LairReturn(Op, frozen=True, tag="lair_return"):
    """Return an uncontrolled monster to its lair."""

    scope: Scope


class FirstDefeatReturns(Op, frozen=True, tag="first_defeat_returns_to_lair"):
    """The first defeat sends the monster home."""


class AfterBattleReturns(Op, frozen=True, tag="after_battle_return_to_lair"):
    """The monster goes home after every battle."""


class NoDefeat(Op, frozen=True, tag="no_defeat_until_tokens_gone"):
    """The monster stays until its tokens are gone."""


class NoSwords(Op, frozen=True, tag="no_underworld_swords"):
    """Losers get no swords."""


class IncursionRange(Op, frozen=True, tag="incursion_range"):
    """Enters realms up to `n` away."""

    n: int


class IncursionAnyRuin(Op, frozen=True, tag="incursion_any_ruin"):
    """Enters any ruin."""


class Immune(Op, frozen=True, tag="immune"):
    """Effects that do nothing to the monster."""

    to: tuple[str, ...]


class EnterAsIncursion(Op, frozen=True, tag="enter_realm_as_incursion"):
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
