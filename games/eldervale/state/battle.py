"""A battle in progress (EV-BAT)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.ids import SourceId, TileId
from games.kernel.move import replaced
from games.kernel.seats import Seat

Fighter = Seat | str
"""A participant: the number of a player, or the id of an uncontrolled monster."""

Stage = Literal["trigger", "join", "boost", "roll", "result", "removed"]


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A participant."""

    who: Annotated[Fighter, Meta(description="A seat, or the id of an uncontrolled monster.")]
    counted: Annotated[int, Meta(description="Dice in all.")] = 0
    boost: Annotated[int, Meta(description="Those for swords, gold and spells.")] = 0
    set: Annotated[tuple[int, ...], Meta(description="What dice that were set will show.")] = ()
    dice: Annotated[
        tuple[int, ...], Meta(description="What the dice show, 1 to 6 each; empty before the roll.")
    ] = ()
    used: Annotated[
        tuple[SourceId, ...], Meta(description="Abilities used once in this battle.")
    ] = ()
    vp: Annotated[int, Meta(description="Points if this side wins.")] = 0
    mimicry: Annotated[
        SourceId | None, Meta(description="The battle ability that Mimeza copies; missing: none.")
    ] = None


class Battle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A battle."""

    realm: TileId
    stage: Annotated[Stage, Meta(description="How far it is.")] = "trigger"
    sides: Annotated[tuple[Side, ...], Meta(description="The participants.")] = ()
    no_join: Annotated[
        tuple[Seat, ...] | None,
        Meta(
            description="The seats that may still join although others may not; missing: all may."
        ),
    ] = None
    no_swords: Annotated[
        tuple[Seat, ...] | None,
        Meta(
            description="The seats that may still spend swords although others may not; missing:"
            " all may."
        ),
    ] = None
    chimera: Annotated[
        int | None, Meta(description="The strength rolled for the Chimera; missing: none.")
    ] = None
    ghost_bonus: Annotated[
        int | None, Meta(description="Dice that a card gives the Ghosts; missing: none.")
    ] = None
    cancelled: Annotated[bool, Meta(description="Whether it was called off.")] = False
    winner: Annotated[
        Fighter | None, Meta(description="A seat, or the id of a monster; missing: nobody yet.")
    ] = None
    both: Annotated[
        bool, Meta(description="Whether the winner gets both rewards for the monster.")
    ] = False
    losers: Annotated[tuple[Seat, ...], Meta(description="The seats that have lost.")] = ()
    stay: Annotated[tuple[Seat, ...], Meta(description="The losing seats whose units stay.")] = ()

    @property
    def leaders(self) -> tuple[Fighter, ...]:
        """Whoever has the highest dice, once they are rolled (EV-BAT-09)."""
        best = max(side.dice for side in self.sides)
        return tuple(side.who for side in self.sides if side.dice == best)

    def side(self, who: Fighter) -> Side | None:
        """The side of a participant."""
        for one in self.sides:
            if one.who == who:
                return one
        return None

    def of(self, who: Fighter) -> Side:
        """The side of a participant, empty if it has none yet."""
        return self.side(who) or Side(who=who)

    def with_side(self, side: Side) -> "Battle":
        """With a side changed or added."""
        for at, one in enumerate(self.sides):
            if one.who == side.who:
                return replace(self, sides=replaced(self.sides, at, side))
        return replace(self, sides=(*self.sides, side))

    @property
    def rolling(self) -> bool:
        """From the roll to the end of removal (EV-FRE-01)."""
        return self.stage in ("roll", "result")

    @property
    def late(self) -> bool:
        """From the end of Join to the end of removal (EV-FRE-07)."""
        return self.stage in ("boost", "roll", "result")


class Fought(Struct, frozen=True, kw_only=True):
    """A battle that is over."""

    realm: TileId
    round: Annotated[int, Meta(description="The round of it.")]
    winner: Annotated[
        Fighter | None, Meta(description="A seat, or the id of a monster; null: nobody.")
    ]
    sides: Annotated[tuple[Side, ...], Meta(description="The participants, with their dice.")]
