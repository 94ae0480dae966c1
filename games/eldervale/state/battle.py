"""A battle in progress (EV-BAT)."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.eldervale.box.ids import SourceId, TileId
from games.kernel.seats import Seat

Fighter = Seat | str
"""A participant: the number of a player, or the id of an uncontrolled monster."""

Stage = Literal["trigger", "join", "boost", "roll", "result", "removed"]


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A participant: dice by count, boosts, swords, set dice, and the dice rolled.

    `used`: abilities used once in this battle; `vp`: scored if this side wins; `mimicry`: the
    battle ability that Mimeza copies.
    """

    who: Fighter
    counted: int = 0
    boost: int = 0
    set: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    used: tuple[SourceId, ...] = ()
    vp: int = 0
    mimicry: SourceId | None = None


class Battle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A battle. `no_join`, `no_swords`: the players who may still join or spend although others
    may not; None without such a ban. `chimera`: the strength rolled for the Chimera."""

    realm: TileId
    stage: Stage = "trigger"
    sides: tuple[Side, ...] = ()
    no_join: tuple[Seat, ...] | None = None
    no_swords: tuple[Seat, ...] | None = None
    chimera: int | None = None
    ghost_bonus: int | None = None
    cancelled: bool = False
    winner: Fighter | None = None
    both: bool = False
    losers: tuple[Seat, ...] = ()
    stay: tuple[Seat, ...] = ()

    def side(self, who: Fighter) -> Side | None:
        """The side of a participant."""
        return next((one for one in self.sides if one.who == who), None)

    def of(self, who: Fighter) -> Side:
        """The side of a participant, empty if it has none yet."""
        return self.side(who) or Side(who=who)

    def with_side(self, side: Side) -> "Battle":
        """With a side changed or added."""
        if self.side(side.who) is None:
            return replace(self, sides=(*self.sides, side))
        return replace(
            self, sides=tuple(side if one.who == side.who else one for one in self.sides)
        )

    @property
    def rolling(self) -> bool:
        """From the roll to the end of removal (EV-FRE-01)."""
        return self.stage in ("roll", "result")

    @property
    def late(self) -> bool:
        """From the end of Join to the end of removal (EV-FRE-07)."""
        return self.stage in ("boost", "roll", "result")
