"""Operations on magic and adventure cards."""

from typing import Annotated, Literal

from msgspec import Meta, field

from games.eldervale.effects.base import Operation
from games.eldervale.effects.terms import Per


class DrawMagic(Operation, frozen=True, tag="draw_magic"):
    """Draw magic cards."""

    n: Annotated[int, Meta(description="How many cards.")]


class DrawMagicPer(Operation, frozen=True, tag="draw_magic_per"):
    """Draw a card for each counted thing, at most `max`."""

    per: Annotated[Per, Meta(description="What is counted.")]
    n: Annotated[int, Meta(description="Cards for each.")]
    max: Annotated[int, Meta(description="At most so many cards.")]


class DiscardMagic(Operation, frozen=True, tag="discard_magic"):
    """Discard cards from hand."""

    n: Annotated[int, Meta(description="How many cards.")]
    from_: Annotated[Literal["hand"], Meta(description="Where from.")] = field(
        name="from", default="hand"
    )


class RecoverMagic(Operation, frozen=True, tag="recover_magic"):
    """Take up to `n` cards from the discard pile."""

    n: Annotated[int, Meta(description="At most so many cards.")]


class MulliganMagic(Operation, frozen=True, tag="mulligan_magic"):
    """Discard any number of cards, draw as many and `extra` more."""

    extra: Annotated[int, Meta(description="How many more are drawn.")]


class GainAdventure(Operation, frozen=True, tag="gain_adventure"):
    """Gain a face-up adventure card with payment."""

    discount: Annotated[int, Meta(description="By how much the price is lower.")] = 0


class CycleAdventure(Operation, frozen=True, tag="cycle_adventure"):
    """Put a face-up card under its deck and turn up the next."""

    n: Annotated[int, Meta(description="How many cards.")]


class Expedition(Operation, frozen=True, tag="dungeon_expedition"):
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
