"""Epochs: what a service says when its log has lost something that it had promised.

A checkpoint promises that the log will only grow. A restore from a backup, or a failover that loses
transactions, breaks that. The operator then begins a new epoch: from then on the log has another
origin (`events.checkpoints`), and a signed note says what was promised before, what is lost, and
why:

    kronika/epoch/1
    <name of the key>
    <number of the epoch, from 2 on>
    <since>
    <reason>
    games <number of games that have lost something>, or: games unknown
    game <hash of the game>                      for each of these games, or for none
    log <origin> <size> <base64 of the root> <kept> <from, or ->

There is a `log` line for every older log that was promised to have `size` leaves under that root.
The log of the new epoch begins with at least `kept` of these leaves. Whatever was recorded before
`from` is there still; with `-` anything may be lost. The root log of an epoch begins without any
leaf, so nothing of an older one is kept in it, and its line (`0 -`) says nothing about games. Times
are RFC 3339 in UTC: what is lost was recorded before `since`, when the epoch began. Hashes of games
are those of the log's entries (`events.leaves`).
"""

import base64
import binascii
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from events.checkpoints import FIRST_EPOCH, LogName, RootLog, log_of, root_log_of
from events.key_notes import full
from events.keys import PublicKey, SigningKey
from events.leaves import game_hash
from events.notes import NoteError, opened, sign

_KIND: Final = "kronika/epoch/1"
_HEAD: Final = 5
"""Lines before those about games."""
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_REASON: Final = 500
MOST_GAMES: Final = 1000
"""Games that a note names. If more have lost something, it has their number only."""


class Promise(Struct, frozen=True):
    """A log was signed to have `size` leaves, and this root over them (32 bytes)."""

    size: int
    root: bytes


class OldLog(Struct, frozen=True, kw_only=True):
    """A log of an older epoch as it was promised; at least `kept` of its leaves are still there,
    and all that was recorded before `lost_from` (None: anything may be lost)."""

    log: LogName | RootLog
    promise: Promise
    kept: int
    lost_from: str | None = None

    @property
    def line(self) -> str:
        """How a note says it."""
        root = base64.b64encode(self.promise.root).decode()
        return (
            f"log {self.log.origin} {self.promise.size} {root} {self.kept} {self.lost_from or '-'}"
        )


class LostGames(Struct, frozen=True, kw_only=True):
    """How many games have lost something, and which (hashes). `hashes` is empty if these are too
    many to be named."""

    count: int
    hashes: tuple[str, ...] = ()

    def may_have(self, game_hash: str) -> bool:
        """Whether the game can be among them."""
        return game_hash in self.hashes if self.hashes else self.count > 0


class Epoch(Struct, frozen=True, kw_only=True):
    """What a note says. `games` is None if nobody knows which games have lost something."""

    name: str
    number: int
    since: str
    reason: str
    logs: tuple[OldLog, ...]
    games: LostGames | None = None

    @property
    def text(self) -> str:
        """What is signed."""
        if self.games is None:
            games = ["games unknown"]
        else:
            games = [f"games {self.games.count}", *(f"game {one}" for one in self.games.hashes)]
        lines = (_KIND, self.name, str(self.number), self.since, self.reason, *games)
        return "".join(f"{one}\n" for one in (*lines, *(one.line for one in self.logs)))

    def signed(self, key: SigningKey) -> str:
        """The note; NoteError if it could not be read again."""
        note = sign(self.text, key)
        if read(note, [key.public]) != self:
            raise NoteError("note.epoch-ambiguous")
        return note

    def of(self, origin: str) -> OldLog | None:
        """What it says of an older log."""
        return next((one for one in self.logs if one.log.origin == origin), None)

    def explains(self, game_id: str, at: str, instead: str | None = None) -> bool:
        """Whether something that was recorded of a game at that time (RFC 3339 in UTC) can be
        lost, and what stands in its place been recorded at the time `instead`."""
        if full(at) > full(self.since):
            return False
        if self.games is not None and not self.games.may_have(game_hash(game_id)):
            return False
        earliest = min(full(at), full(instead or at))
        logs = [one for one in self.logs if one.log.has(game_id)]
        return all(one.lost_from is None or full(one.lost_from) <= earliest for one in logs)


def read(note: str, keys: Iterable[PublicKey]) -> Epoch:
    """What a note says; NoteError if no known key has signed it, or if it is malformed."""
    text, signer = opened(note, keys)
    lines = text.removesuffix("\n").split("\n")
    if len(lines) <= _HEAD:
        raise NoteError("note.epoch-lines")
    kind, name, number, since, reason = lines[:_HEAD]
    if kind != _KIND or name != signer.name:
        raise NoteError("note.epoch-kind")
    if not _TIME.fullmatch(since) or not 0 < len(reason) <= LONGEST_REASON:
        raise NoteError("note.epoch-reason")
    games, logs = _split(lines[_HEAD:])
    epoch = Epoch(
        name=name,
        number=_number(number),
        since=since,
        reason=reason,
        games=_games(games),
        logs=tuple(_old_log(one, name) for one in logs),
    )
    if epoch.number <= FIRST_EPOCH or epoch.text != text:
        raise NoteError("note.epoch-spelling")
    if any(one.log.epoch >= epoch.number for one in epoch.logs):
        raise NoteError("note.epoch-older")
    return epoch


def in_order(notes: Iterable[str], keys: Sequence[PublicKey]) -> tuple[Epoch, ...]:
    """The epochs that notes tell of, from the second one on; NoteError if one of them is missing,
    or if two notes say other things of one."""
    found: dict[int, Epoch] = {}
    for note in notes:
        epoch = read(note, keys)
        if found.setdefault(epoch.number, epoch) != epoch:
            raise NoteError("note.epoch-twice", epoch=epoch.number)
    numbers = range(FIRST_EPOCH + 1, FIRST_EPOCH + 1 + len(found))
    if sorted(found) != [*numbers]:
        raise NoteError("note.epoch-missing", epochs=sorted(found))
    epochs = tuple(found[number] for number in numbers)
    if any(full(two.since) < full(one.since) for one, two in pairwise(epochs)):
        raise NoteError("note.epoch-order")
    return epochs


def promised(epochs: Iterable[Epoch]) -> Mapping[str, Promise]:
    """The largest promise about each older log, by origin, that notes own up to."""
    found: dict[str, Promise] = {}
    for one in (old for epoch in epochs for old in epoch.logs):
        known = found.get(one.log.origin)
        if known is None or known.size < one.promise.size:
            found[one.log.origin] = one.promise
    return found


def _split(lines: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The lines about games, and those about logs."""
    games = [one for one in lines if one.startswith("game")]
    return games, lines[len(games) :]


def _games(lines: Sequence[str]) -> LostGames | None:
    first, *named = lines or [""]
    if first == "games unknown" and not named:
        return None
    hashes = tuple(one.removeprefix("game ") for one in named)
    count = _number(first.removeprefix("games "))
    if (hashes and len(hashes) != count) or not all(map(_HASH.fullmatch, hashes)):
        raise NoteError("note.epoch-games")
    return LostGames(count=count, hashes=hashes)


def _old_log(line: str, name: str) -> OldLog:
    try:
        tag, origin, size, encoded, kept, lost_from = line.split(" ")
        root = base64.b64decode(encoded, validate=True)
    except (ValueError, binascii.Error):
        raise NoteError("note.epoch-log-words") from None
    log = log_of(origin, name) or root_log_of(origin, name)
    if tag != "log" or log is None or len(root) != 32:
        raise NoteError("note.epoch-log", origin=origin)
    promise, still = Promise(_number(size), root), _number(kept)
    if still > promise.size:
        raise NoteError("note.epoch-kept", origin=origin)
    if isinstance(log, RootLog) and (kept, lost_from) != ("0", "-"):
        raise NoteError("note.epoch-root", origin=origin)
    if lost_from != "-" and not _TIME.fullmatch(lost_from):
        raise NoteError("note.not-a-time", text=lost_from)
    lost = None if lost_from == "-" else lost_from
    return OldLog(log=log, promise=promise, kept=still, lost_from=lost)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NoteError("note.not-a-number", text=text)
    return int(text)
