"""What the appraisal sees in a position: a row of whole numbers for each seat."""

from typing import Final

from games.kernel.appraisal.appraisal import Features
from games.through_the_ages.appraisal import (
    actions,
    court,
    culture,
    economy,
    hands,
    people,
    power,
    promises,
    technologies,
)
from games.through_the_ages.appraisal.closing import closing
from games.through_the_ages.appraisal.progress import progress
from games.through_the_ages.appraisal.turns import turns_to_come
from games.through_the_ages.state import State, strength

PARTS: Final = (culture, economy, people, actions, power, technologies, promises, court, hands)
NAMES: Final = (*(name for part in PARTS for name in part.NAMES), "training", "advanced")


def rows(state: State) -> tuple[tuple[int, ...], ...]:
    """The row of each seat."""
    turns, ends = turns_to_come(state), closing(state)
    seats = range(len(state.nations))
    strengths = tuple([strength(state, seat) for seat in seats])
    mode = (int(state.training), int(state.options.mode == "advanced"))
    return tuple(
        [
            (
                *culture.of(state, seat, turns[seat], ends[seat]),
                *economy.of(state, seat, turns[seat]),
                *people.of(state, seat),
                *actions.of(state, seat, turns[seat]),
                *power.of(state, seat, strengths),
                *technologies.of(state, seat),
                *promises.of(state, seat, turns[seat]),
                *court.of(state, seat, turns[seat]),
                *hands.of(state, seat),
                *mode,
            )
            for seat in seats
        ]
    )


BAD: Final = frozenset(
    (
        "corruption",
        "famine",
        "discontent workers",
        "uprising",
        "food for the next worker",
        "behind the strongest rival",
        "behind by far",
        "resources that an unfinished wonder needs",
        "bid",
    )
)
EITHER: Final = frozenset(("an unfinished wonder", "training", "advanced"))

FEATURES: Final[Features[State]] = Features(
    names=NAMES,
    of=rows,
    progress=progress,
    good=frozenset(NAMES) - BAD - EITHER,
    bad=BAD,
)
