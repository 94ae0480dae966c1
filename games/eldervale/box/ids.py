"""Ids of the components, and words of the data."""

from typing import Annotated, Literal

from msgspec import Meta

TileId = Annotated[str, Meta(description="Id of a realm (`fire_heart`, `dungeon_2`).")]
CardId = Annotated[str, Meta(description="Id of a card (`sp_gust`, `air_vault`).")]
TokenId = Annotated[str, Meta(description="Kind of a treasure token (`tr_air_magic`).")]
FactionId = Annotated[str, Meta(description="Id of a faction (`sky_harpies`).")]
MonsterId = Annotated[str, Meta(description="Id of a monster (`kraken`).")]
SourceId = Annotated[str, Meta(description="Id of the ability or card whose effect it is.")]
RewardId = Annotated[str, Meta(description="Id of a reward space (`rw_2_gem`).")]
SquareId = Annotated[str, Meta(description="Id of a square of a card (`a`).")]
ActionId = Annotated[
    str,
    Meta(
        description="The action: its id on a starter card, or the number of the effect on "
        "another one."
    ),
]
CardType = Literal["passage", "vault", "aura", "rampart", "weapon", "site"]
Tier = Literal["standard", "legendary", "exceptional"]
