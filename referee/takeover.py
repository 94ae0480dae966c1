"""What a fork takes over: the setup and the moves of another game up to a ply, as they stand there.

Fields that are hidden come along, and whoever plays in the fork can end it, which opens all of
them. So nothing is taken over that its maker may not know: while the game runs, every hidden field
up to the ply has to be open to a seat of his. The state is made of the events and of nothing
else, so there is nothing more to know.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.envelope import Entry, Recorded
from games.kernel.seats import Seat
from games.kernel.table.rewinding import Rewound
from referee.decoder import Decoder
from referee.positions import REWOUND, TABLE


class TakenOver(Struct, frozen=True, kw_only=True):
    """The entries that follow the start of a fork, and how the game went back among them: the ply
    behind which, and the fact."""

    entries: tuple[Entry, ...]
    rewinds: tuple[tuple[int, Rewound], ...]


def hidden(events: Sequence[Recorded], seats: frozenset[Seat]) -> Recorded | None:
    """The first event with a field that is hidden from all of these seats."""
    for event in events:
        if any(not seats.intersection(veil.seats) for veil in event.veils):
            return event
    return None


def taken_over(events: Sequence[Recorded], before: int, decoder: Decoder) -> TakenOver:
    """What follows `before` events of a fork. Of the table, only what changes the state is taken
    over: where the game went back."""
    versions: dict[int, int] = {}
    entries: list[Entry] = []
    rewinds: list[tuple[int, Rewound]] = []
    for event in events:
        if event.kind == REWOUND:
            fact = msgspec.json.decode(event.payload, type=Rewound)
            fact = replace(fact, version=versions[fact.version])
            rewinds.append((event.ply, fact))
            entries += decoder.facts((fact,), ply=event.ply)
        elif not event.kind.startswith(TABLE):
            entries.append(event.entry)
        else:
            continue
        versions[event.version] = before + len(entries)
    return TakenOver(entries=tuple(entries), rewinds=tuple(rewinds))
