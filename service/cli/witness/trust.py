"""Whom a monitor believes about a log: the keys that it was given, or else those that a service
shows at the first look; later those that follow from them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from events.key_notes import expired, terms
from events.keys import PublicKey
from events.log_keys import LogKey, log_key
from service.audit.schemas import Keys
from service.cli.witness.memory import Memory


class PublishesKeys(Protocol):
    """Something that says what the keys of a service are; the client does."""

    def keys(self) -> Keys:
        """All keys, and what is said of them."""
        ...


def remember_given(file: Path, given: Sequence[LogKey]) -> None:
    """Believes the keys that the operator of this program has named, if none is known yet."""
    memory = Memory.read(file)
    if not memory.keys and given:
        replace(memory, keys=tuple(map(str, given))).write(file)


def remember_keys(file: Path, service: PublishesKeys) -> None:
    """Goes on to keys that follow from those that are believed, and that have not come to their
    end. If none is known yet, all that are shown are believed."""
    memory, shown = Memory.read(file), service.keys()
    texts = (log_key(one) for one in memory.keys)
    believed = [one for one in texts if isinstance(one, PublicKey)]
    if not believed:
        found = (log_key(one.key) for one in shown.items)
        keys = tuple(str(one) for one in found if isinstance(one, PublicKey))
    else:
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        followed = terms(believed, shown.notes)
        keys = tuple(str(one.key) for one in followed if not expired(one, now))
    if keys != memory.keys:
        replace(memory, keys=keys).write(file)


def believed(file: Path) -> tuple[LogKey, ...]:
    """The keys that are believed now."""
    return tuple(map(log_key, Memory.read(file).keys))
