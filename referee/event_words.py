"""Events in words, and what the seats are called in them."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from games.kernel.phrases import Phrases
from games.kernel.seats import Seat
from games.kernel.table.state import Taken
from referee.schemas import Event


def worded(event: Event, phrases: Phrases, names: Sequence[str]) -> Event:
    """An event with its text, which says what the event itself shows and no more."""
    data = msgspec.json.decode(event.data)
    says = phrases.fact if event.seat is None else phrases.command
    return replace(event, text=says(data, names) or None)


def seats_called(
    seats: Sequence[Taken | None], phrases: Phrases, people: Mapping[Seat, str]
) -> tuple[str, ...]:
    """What the seats are called: by their bot, or by the name of their person, as far as `people`
    has it. Equal names are told apart by number."""
    names = []
    for seat, taken in enumerate(seats):
        bot = None if taken is None else taken.bot
        person = people.get(seat) or phrases.seat(seat)
        names.append(person if bot is None else phrases.bot(bot))
    times = Counter(names)
    return tuple(f"{one} #{seat}" if times[one] > 1 else one for seat, one in enumerate(names))
