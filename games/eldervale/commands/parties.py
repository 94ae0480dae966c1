"""Who can take part in a battle."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Meta

from games.kernel.seats import Seat

Party = Annotated[
    Seat | Literal["ghosts"], Meta(description="A seat, or `ghosts` in the solo game.")
]
Participant = Literal[
    "ghosts",
    "storm_roc",
    "stone_colossus",
    "demon_of_might",
    "kraken",
    "sun_phoenix",
    "night_hydra",
    "iron_sentinel",
    "chimera",
    "tempest_serpent",
    "elder_treant",
    "lava_fiend",
    "leviathan",
    "radiant_seraph",
    "dread_wyrm",
    "judicator_golem",
    "maw_of_madness",
    "mother_of_dragons",
    "frost_giant",
]
"""The participants of a battle that are no seats."""

PARTICIPANTS: Mapping[str, Participant] = {one: one for one in get_args(Participant)}
"""Each by its id."""

Fighter = Annotated[
    Seat | Participant, Meta(description="A participant of a battle: a seat, `ghosts`, a monster.")
]
