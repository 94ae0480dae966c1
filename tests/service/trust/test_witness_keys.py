"""Whom a witness believes: keys that follow from those of its first visit, up to their end."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from events.key_notes import endorsed, revoked
from events.keys import SigningKey
from service.audit.schemas import Keys, KeyShown
from service.cli.witness.memory import Memory
from service.cli.witness.trust import remember_keys

OLD, NEW, THIEF = (SigningKey("kronika.example", bytes([n] * 32)) for n in (1, 2, 3))


def at(hours: float) -> str:
    moment = datetime.now(UTC) + timedelta(hours=hours)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


class ServedKeys:
    """What a service says of its keys."""

    def __init__(self, *keys: SigningKey, notes: tuple[str, ...] = ()) -> None:
        self._told = Keys(
            items=tuple(KeyShown(key=str(one.public), current=False) for one in keys), notes=notes
        )

    def keys(self) -> Keys:
        return self._told


def test_a_witness_follows_keys(tmp_path: Path) -> None:
    file = tmp_path / "memory.json"
    rotated = endorsed(OLD, NEW, at(-2), at(2))
    given_up = revoked(OLD.public, OLD, at(-1))
    steps = (
        (ServedKeys(OLD), {OLD}),
        (ServedKeys(OLD, THIEF), {OLD}),
        (ServedKeys(OLD, NEW, notes=(rotated,)), {OLD, NEW}),
        (ServedKeys(OLD, NEW, notes=(rotated, given_up)), {NEW}),
        (ServedKeys(OLD, NEW), {NEW}),
    )
    for told, believed in steps:
        remember_keys(file, told)
        assert set(Memory.read(file).keys) == {str(one.public) for one in believed}
