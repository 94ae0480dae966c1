"""Operations on battles: who fights, with how many dice."""

from typing import Annotated, Literal

from msgspec import Meta

from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.terms import UnitKind


class AddDice(Operation, frozen=True, tag="add_dice"):
    """More dice in the battle."""

    n: Annotated[int, Meta(description="How many dice.")]


class AddDicePerAdjacent(ReadOnly, frozen=True, tag="add_dice_per_adjacent"):
    """Dice for own units next to the battle realm."""

    unit: UnitKind
    n: Annotated[int, Meta(description="Dice for each unit.")]


class AddDicePerOther(ReadOnly, frozen=True, tag="add_dice_per_other_participant_beyond_first"):
    """Dice for each other player in the battle beyond the first."""

    n: Annotated[int, Meta(description="Dice for each player.")]
    cap: Annotated[int, Meta(description="At most so many dice.")]


class RemoveDice(ReadOnly, frozen=True, tag="remove_dice"):
    """Others roll fewer dice."""

    who: Annotated[Literal["each_other"], Meta(description="Whom it concerns.")]
    n: Annotated[int, Meta(description="How many dice.")]
    min: Annotated[int, Meta(description="How many dice they keep at least.")]


class JoinRange(ReadOnly, frozen=True, tag="join_range"):
    """Join from a distance."""

    n: Annotated[int, Meta(description="The distance in realms.")]


class JoinFromReady(Operation, frozen=True, tag="join_from_ready"):
    """Join from the ready area."""

    n: Annotated[int, Meta(description="How many units.")]


class ForbidJoin(Operation, frozen=True, tag="forbid_join"):
    """Nobody (else) may join."""

    who: Annotated[Literal["all", "others"], Meta(description="Whom it concerns.")]


class DragJoin(ReadOnly, frozen=True, tag="drag_join"):
    """Players next to the battle must join with a unit."""


class ForbidSwords(Operation, frozen=True, tag="forbid_swords"):
    """Nobody (else) may spend swords."""

    who: Annotated[Literal["all", "others"], Meta(description="Whom it concerns.")]


class IgnoreDwellingDice(ReadOnly, frozen=True, tag="ignore_dwelling_dice"):
    """Dwellings add no dice."""


class CancelBattle(Operation, frozen=True, tag="cancel_battle"):
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
