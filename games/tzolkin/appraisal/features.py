"""Features: what is seen in a position, for each seat."""

from typing import Final

from games.kernel.appraisal.appraisal import Features
from games.tzolkin.appraisal.holdings import NAMES as HOLDINGS
from games.tzolkin.appraisal.holdings import holdings
from games.tzolkin.appraisal.moment import moment
from games.tzolkin.appraisal.progress import progress
from games.tzolkin.appraisal.sanctuaries import NAMES as SANCTUARIES
from games.tzolkin.appraisal.sanctuaries import sanctuaries
from games.tzolkin.appraisal.turns import NAMES as TURNS
from games.tzolkin.appraisal.turns import turns
from games.tzolkin.appraisal.wheels import NAMES as WHEELS
from games.tzolkin.appraisal.wheels import wheels
from games.tzolkin.names import TEMPLES, TRACKS
from games.tzolkin.state import State

NAMES: Final = (*HOLDINGS, *SANCTUARIES, *TURNS, *WHEELS)


def features(state: State) -> list[list[int]]:
    """A row for each seat, in the order of the names."""
    now = moment(state)
    temples = sanctuaries(state, now)
    return [
        holdings(state, seat, now)
        + temples[seat]
        + turns(state, seat, now)
        + wheels(state, seat, now)
        for seat in range(len(state.players))
    ]


FEATURES: Final[Features[State]] = Features(
    names=NAMES,
    of=features,
    progress=progress,
    good=frozenset(
        {
            *("points", "monuments", "corn", "purse", "full purse", "wood", "stone", "gold"),
            *("skulls", "affordable", "affordable monument", "materials", "temple skulls", "steps"),
            *(f"{track} {level}" for track in TRACKS for level in (1, 2, 3)),
            *(f"{temple} points" for temple in TEMPLES),
            *("bonus soon", "bonus at the end", "skulls on the way"),
        }
    ),
    bad=frozenset({"feeding", "hunger", "hunger soon", "hunger near"}),
)
