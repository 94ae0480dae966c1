"""The words printed on the box: gears, temples, technologies, resources, and ids of tiles."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

Gear = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
"""The five action gears (TZ-CMP-01)."""

STARTING_SPACE: Literal["starting_player_space"] = "starting_player_space"
"""The starting player space as the target of a placement (TZ-CMP-08)."""

Target = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "starting_player_space"]
"""Where a worker can be placed."""

Destination = Annotated[
    Target, Meta(description="Where the worker goes: a gear, or the starting player space.")
]

Temple = Literal["chaac", "quetzalcoatl", "kukulkan"]
"""The three temples, in the order in which they are rewarded (TZ-CMP-09)."""

Track = Literal["agriculture", "extraction", "architecture", "theology"]
"""The four technology tracks (TZ-CMP-10)."""

Resource = Literal["wood", "stone", "gold"]
"""What "any resource" means: never corn, never skulls (TZ-ACT-02)."""

Category = Literal["farm", "tomb", "civic", "shrine"]
"""The frame of a building or monument (TZ-CMP-05)."""

BuildingId = Annotated[str, Meta(description="Id of a building, for example a1_civic_agriculture.")]
MonumentId = Annotated[str, Meta(description="Id of a monument, for example mon_tombs.")]
WealthId = Annotated[str, Meta(description="Id of a starting wealth tile, for example wealth_01.")]

Auto = Annotated[
    bool, Meta(description="Whether the engine chose it, as public facts left one possibility.")
]

GEARS: tuple[Gear, ...] = get_args(Gear)
TARGETS: tuple[Target, ...] = get_args(Target)
TEMPLES: tuple[Temple, ...] = get_args(Temple)
TRACKS: tuple[Track, ...] = get_args(Track)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
