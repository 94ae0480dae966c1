"""Chaining a log anew after it was changed, as only the service itself could do it."""

from collections.abc import Sequence

from msgspec.structs import replace

from events.chain import chained, recorded_links
from events.envelope import Recorded
from referee.positions import NOWHERE
from referee.secrets import Secrets


def relinked(events: Sequence[Recorded], secrets: Secrets) -> tuple[Recorded, ...]:
    """The events in the same links, with the hashes that these have now."""
    head = secrets.head(NOWHERE)
    found: list[Recorded] = []
    for link in recorded_links(events):
        last = chained(head, [event.entry for event in link], link[-1].at)[-1].hash
        assert last is not None
        found += link[:-1]
        found.append(replace(link[-1], hash=last))
        head = replace(head, version=link[-1].version, hash=last)
    return tuple(found)
