"""One packed game by itself: its digest, its format, and the chain of its links."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events import leaves
from events.archive.catalogue import object_name
from events.archive.packed_game import PackedGame, PackedGameError
from events.chain import Head, genesis, rechained, recorded_links
from events.envelope import Recorded
from events.fairness import seed_commitment
from events.salts import Salts
from service.backup.archived.faults import Checked

_COMMITTED: Final = "table.chance-committed"


class _Committed(Struct):
    """The fact that says what a game's chain begins with, as far as it is read here."""

    commitment: str


def decoded(found: Checked, name: str, data: bytes) -> PackedGame | None:
    """The game of an object; None if the object is not what its name says, which is noted."""
    digest = sha256(data).digest()
    if digest.hex() != name.rpartition("/")[2]:
        found.add("altered", name)
        return None
    try:
        packed = PackedGame.read(data)
    except (PackedGameError, ValueError, IndexError) as trouble:
        found.add("unreadable", name, because=str(trouble))
        return None
    if object_name(packed.game_id, digest) != name:
        found.add("misnamed", name, game=packed.game_id)
        return None
    return packed


def is_chained(found: Checked, name: str, packed: PackedGame, seed: bytes | None) -> bool:
    """Whether every link follows from its events and the link before; where not is noted. Without
    the seed, links that hide something are taken at their word, and counted."""
    events = packed.events()
    commitment = _commitment(events) if seed is None else seed_commitment(seed)
    if commitment is None:
        found.add("no-beginning", name, game=packed.game_id)
        return False
    head = Head(
        game_id=packed.game_id,
        salts=Salts(seed or b""),
        version=0,
        hash=genesis(packed.game_id, commitment),
    )
    for link in recorded_links(events):
        behind = rechained(head, link)
        if behind is None and seed is None and any(one.veils for one in link):
            found.veiled += 1
            behind = _at_its_word(head, link)
        if behind is None:
            first, last = link[0].version, link[-1].version
            found.add("chain", name, game=packed.game_id, first=first, last=last)
            return False
        head = behind
    return True


def entries(packed: PackedGame) -> Iterator[tuple[int, bytes]]:
    """What the log of the partition says of each link: the number of its leaf, and the entry."""
    ends = (one for one in packed.events() if one.hash is not None)
    for leaf, one in zip(packed.leaves, ends, strict=True):
        assert one.hash is not None
        yield leaf, leaves.entry(packed.game_id, one.version, one.hash)


def _at_its_word(head: Head, link: Sequence[Recorded]) -> Head | None:
    last = link[-1]
    return None if last.hash is None else replace(head, version=last.version, hash=last.hash)


def _commitment(events: Sequence[Recorded]) -> str | None:
    """The commitment to the seed, as the game itself has it."""
    for one in events:
        if one.kind == _COMMITTED:
            return msgspec.json.decode(one.payload, type=_Committed).commitment
    return None
