"""Operations on magic and adventure cards."""

from typing import Literal

from msgspec import field

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import Per


class DrawMagic(Op, frozen=True, tag="draw_magic"):
    """Draw magic cards."""

    n: int


class DrawMagicPer(Op, frozen=True, tag="draw_magic_per"):
    """Draw a card for each counted thing, at most `max`."""

    per: Per
    n: int
    max: int


class DiscardMagic(Op, frozen=True, tag="discard_magic"):
    """Discard cards from hand."""

    n: int
    from_: Literal["hand"] = field(name="from", default="hand")


class RecoverMagic(Op, frozen=True, tag="recover_magic"):
    """Take up to `n` cards from the discard pile."""

    n: int


class MulliganMagic(Op, frozen=True, tag="mulligan_magic"):
    """Discard any number of cards, draw as many and `extra` more."""

    extra: int


class GainAdventure(Op, frozen=True, tag="gain_adventure"):
    """Gain a face-up adventure card with payment."""

    discount: int = 0


class CycleAdventure(Op, frozen=True, tag="cycle_adventure"):
    """Put a face-up card under its deck and turn up the next."""

    n: int


class Expedition(Op, frozen=True, tag="dungeon_expedition"):
    """The expedition of the Dungeon."""


CardOp = (
    DrawMagic
    | DrawMagicPer
    | DiscardMagic
    | RecoverMagic
    | MulliganMagic
    | GainAdventure
    | CycleAdventure
    | Expedition
)
