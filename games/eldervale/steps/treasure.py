"""Steps of taking treasure (EV-RLM, EV-FRE-02)."""

from games.eldervale.box.ids import SourceId, TileId
from games.eldervale.effects.goods import BurnTreasure, TakeTreasureTokens
from games.eldervale.steps.base import Awaiting


class TakingFromRealm(Awaiting, frozen=True, tag="eldervale.taking-from-realm"):
    """The slot from which treasure is taken (EV-RLM-01); `divers`: whether Deep Divers have been
    asked, and under which name they are used."""

    realm: TileId
    asked: bool = False
    divers: SourceId | None = None


class PickingFromStack(Awaiting, frozen=True, tag="eldervale.picking-from-stack"):
    """A token of a revealed stack (effects 5.50)."""

    tile: TileId
    slot: int


class PickingStack(Awaiting, frozen=True, tag="eldervale.picking-stack"):
    """A stack of which a token is taken or burned."""

    op: TakeTreasureTokens | BurnTreasure
    left: int
    taken: tuple[tuple[TileId, int], ...] = ()


class Overflowing(Awaiting, frozen=True, tag="eldervale.overflowing"):
    """One treasure token too many (EV-RLM-03)."""


class Cashing(Awaiting, frozen=True, tag="eldervale.cashing"):
    """An offer: treasure tokens may be cashed in (EV-FRE-02)."""


class AfterTaking(Awaiting, frozen=True, tag="eldervale.after-taking"):
    """Effects of taking a token (EV-RLM-03)."""

    slot: int
    tile: TileId
    real: tuple[SourceId, ...] = ()


TreasureStep = (
    TakingFromRealm | PickingFromStack | PickingStack | AfterTaking | Overflowing | Cashing
)
