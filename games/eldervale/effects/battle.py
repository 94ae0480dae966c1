"""Operations on battles: who fights, with how many dice."""

from typing import Annotated, Literal

from msgspec import Meta

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import UnitKind


class AddDice(Op, frozen=True, tag="add_dice"):
    """More dice in the battle."""

    n: Annotated[int, Meta(description="How many dice.")]


class AddDicePerAdjacent(Op, frozen=True, tag="add_dice_per_adjacent"):
    """Dice for own units next to the battle realm."""

    unit: UnitKind
    n: Annotated[int, Meta(description="Dice for each unit.")]


class AddDicePerOther(Op, frozen=True, tag="add_dice_per_other_participant_beyond_first"):
    """Dice for each other player in the battle beyond the first."""

    n: Annotated[int, Meta(description="Dice for each player.")]
    cap: Annotated[int, Meta(description="At most so many dice.")]


class RemoveDice(Op, frozen=True, tag="remove_dice"):
    """Others roll fewer dice."""

    who: Annotated[Literal["each_other"], Meta(description="Whom it concerns.")]
    n: Annotated[int, Meta(description="How many dice.")]
    min: Annotated[int, Meta(description="How many dice they keep at least.")]


class JoinRange(Op, frozen=True, tag="join_range"):
    """Join from a distance."""

    n: Annotated[int, Meta(description="The distance in realms.")]


class JoinFromReady(Op, frozen=True, tag="join_from_ready"):
    """Join from the ready area."""

    n: Annotated[int, Meta(description="How many units.")]


class ForbidJoin(Op, frozen=True, tag="forbid_join"):
    """Nobody (else) may join."""

    who: Annotated[Literal["all", "others"], Meta(description="Whom it concerns.")]


class DragJoin(Op, frozen=True, tag="drag_join"):
    """Players next to the battle must join with a unit."""


class ForbidSwords(Op, frozen=True, tag="forbid_swords"):
    """Nobody (else) may spend swords."""

    who: Annotated[Literal["all", "others"], Meta(description="Whom it concerns.")]


class IgnoreDwellingDice(Op, frozen=True, tag="ignore_dwelling_dice"):
    """Dwellings add no dice."""


class CancelBattle(Op, frozen=True, tag="cancel_battle"):
    """The battle does not take place."""


BattleOp = (
    AddDice
    | AddDicePerAdjacent
    | AddDicePerOther
    | RemoveDice
    | JoinRange
    | JoinFromReady
    | ForbidJoin
    | DragJoin
    | ForbidSwords
    | IgnoreDwellingDice
    | CancelBattle
)
