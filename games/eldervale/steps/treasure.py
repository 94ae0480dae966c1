"""Steps of taking treasure (EV-RLM, EV-FRE-02)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import SourceId, TileId
from games.eldervale.effects.goods import BurnTreasure, TakeTreasureTokens
from games.eldervale.steps.base import Awaiting


class TakingFromRealm(Awaiting, frozen=True, tag="eldervale.taking-from-realm"):
    """The slot from which treasure is taken (EV-RLM-01); `divers`: whether Deep Divers have been
    asked, and under which name they are used."""

    rules = ("EV-RLM-01", "EV-RLM-02")

    realm: TileId
    asked: Annotated[bool, Meta(description="Whether Deep Divers have been asked.")] = False
    divers: Annotated[
        SourceId | None,
        Meta(description="The name under which Deep Divers are used; missing: they are not."),
    ] = None


class PickingFromStack(Awaiting, frozen=True, tag="eldervale.picking-from-stack"):
    """A token of a revealed stack (effects 5.50)."""

    rules = ("EV-RLM-01",)

    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]


class PickingStack(Awaiting, frozen=True, tag="eldervale.picking-stack"):
    """A stack of which a token is taken or burned."""

    rules = ("EV-RLM-01",)

    op: Annotated[
        TakeTreasureTokens | BurnTreasure,
        Meta(description="What is done with those that are chosen."),
    ]
    left: Annotated[int, Meta(description="Tokens still to be picked.")]
    taken: Annotated[
        tuple[tuple[TileId, int], ...],
        Meta(description="The stacks picked so far, by tile and slot."),
    ] = ()


class Overflowing(Awaiting, frozen=True, tag="eldervale.overflowing"):
    """One treasure token too many (EV-RLM-03)."""

    rules = ("EV-RLM-03",)


class Cashing(Awaiting, frozen=True, tag="eldervale.cashing"):
    """An offer: treasure tokens may be cashed in (EV-FRE-02)."""

    rules = ("EV-FRE-02",)
    aside = True


class AfterTaking(Awaiting, frozen=True, tag="eldervale.after-taking"):
    """Effects of taking a token (EV-RLM-03)."""

    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    tile: TileId


TreasureStep = (
    TakingFromRealm | PickingFromStack | PickingStack | AfterTaking | Overflowing | Cashing
)
