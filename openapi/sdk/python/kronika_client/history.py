"""What a client was told of a game, so that it notices when it is told another history.

The chain of a game is worked out again on every stream, as docs/audit-format.md has it: each link
names the hash of the one before it. Heads and the last receipt are kept, and compared with whatever
comes later.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from kronika_client import models

CACHED_HEADS = 200
"""Heads of a game that are kept: those that came last."""
CACHED_GAMES = 256
"""Games that are kept."""

Plain = Mapping[str, Any]
_canon = msgspec.json.Encoder(order="sorted").encode


class SplitViewError(Exception):
    """The service has told two histories of a game, or one that contradicts itself.

    `receipt` is the last signed statement that the client was given about the game, if any: keep
    it, and an export, since together they prove it.
    """

    def __init__(self, game: str, because: str, receipt: models.Receipt | None = None) -> None:
        super().__init__(f"{game}: {because}")
        self.game = game
        self.because = because
        self.receipt = receipt


class History:
    """What is known of one game: the hash at the end of links by version, and the last receipt."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.receipt: models.Receipt | None = None
        self._heads: OrderedDict[int, str] = OrderedDict()

    def head(self, version: int) -> str | None:
        """The hash at the end of a link, if it is known."""
        return self._heads.get(version)

    def note_head(self, version: int, head: str) -> None:
        """The service says that a link ends so."""
        known = self._heads.get(version)
        if known not in (None, head):
            raise self.split(f"event {version} had the hash {known}, and has {head} now")
        self._heads[version] = head
        while len(self._heads) > CACHED_HEADS:
            oldest = next(one for one in self._heads if not self._receipted(one))
            del self._heads[oldest]

    def confirmed(self, receipt: models.Receipt) -> None:
        """The service has signed this."""
        if receipt.game != self.game:
            raise self.split(f"the receipt is one of the game {receipt.game}")
        self.note_head(receipt.version, receipt.head)
        if self.receipt is None or receipt.version >= self.receipt.version:
            self.receipt = receipt

    def split(self, because: str) -> SplitViewError:
        """The error."""
        return SplitViewError(self.game, because, self.receipt)

    def _receipted(self, version: int) -> bool:
        return self.receipt is not None and self.receipt.version == version


class Chain:
    """The chain of one game along a stream that begins behind version `after`."""

    def __init__(self, history: History, after: int) -> None:
        self._history = history
        self._begins = after == 0
        self._previous = history.head(after)
        self._link: list[Plain] = []

    def follows(self, event: Plain) -> None:
        """Takes in the next event; `SplitViewError` if it does not follow from those before it."""
        self._link.append(event)
        head = event.get("hash")
        if head is None:
            return
        link, self._link = self._link, []
        before = self._genesis(link) if self._begins else self._previous
        if before is not None and _hashed(self._history, before, link) != head:
            raise self._history.split(f"event {event['version']} does not follow those before it")
        self._history.note_head(event["version"], head)
        self._begins, self._previous = False, head

    def _genesis(self, link: Sequence[Plain]) -> str | None:
        """What the first link is chained to."""
        said = (one["data"] for one in link if one["data"]["type"] == "table.chance-committed")
        commitment = next((one["commitment"] for one in said), None)
        if commitment is None:
            return None
        begun = _canon({"commitment": commitment, "game": self._history.game})
        return sha256(b"kronika/genesis/1\n" + begun).hexdigest()


class Histories:
    """What is known of games, for those that were heard of last."""

    def __init__(self, file: Path | None = None) -> None:
        """`file` keeps the receipts when a program ends; it is read now, if it is there."""
        self._games: OrderedDict[str, History] = OrderedDict()
        self._file = file
        if file is not None and file.exists():
            for one in msgspec.json.decode(file.read_bytes(), type=list[models.Receipt]):
                self.of(one.game).confirmed(one)

    def confirmed(self, receipts: Sequence[models.Receipt], *, of: str | None = None) -> None:
        """The service has signed these, for the game `of` if it says so."""
        for one in receipts:
            self.of(of or one.game).confirmed(one)
        if self._file is not None and receipts:
            last = [one.receipt for one in self._games.values() if one.receipt is not None]
            made = self._file.with_name(f"{self._file.name}.new")
            made.write_bytes(msgspec.json.encode(last))
            made.replace(self._file)

    def of(self, game: str) -> History:
        """What is known of a game."""
        found = self._games.setdefault(game, History(game))
        self._games.move_to_end(game)
        while len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)
        return found


def _hashed(history: History, previous: str, link: Sequence[Plain]) -> str:
    """The hash of a link."""
    first, last = link[0], link[-1]
    told = {
        "at": first["at"],
        "events": [_public(history, one) for one in link],
        "game": history.game,
        "ply": first["ply"],
        "previous": previous,
        "version": last["version"],
        **{name: first[name] for name in ("seat", "decision") if first.get(name) is not None},
        **({"draws": last["draws"]} if last.get("draws") else {}),
    }
    for one in link:
        if (one["ply"], one["at"]) != (first["ply"], first["at"]):
            raise history.split(f"event {one['version']} is not of one time with its link")
    return sha256(b"kronika/link/1\n" + _canon(told)).hexdigest()


def _public(history: History, event: Plain) -> Any:
    """The data of an event with commitments in the place of what is hidden from anybody."""
    data = event["data"]
    fields = event.get("sealed") or {}
    if not fields:
        return data
    data = msgspec.json.decode(msgspec.json.encode(data))
    for pointer, field in fields.items():
        *path, last = (
            step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]
        )
        holder = data
        for step in path:
            holder = holder[int(step) if isinstance(holder, list) else step]
        place: Any = int(last) if isinstance(holder, list) else last
        salt = field.get("salt")
        if salt is not None:
            salted = b"kronika/field/1\n" + bytes.fromhex(salt) + _canon(holder[place])
            if sha256(salted).hexdigest() != field["committed"]:
                raise history.split(f"event {event['version']} shows another {pointer}")
        holder[place] = {"committed": field["committed"], "size": field["size"]}
    return data
