"""What this service has promised, outside of its database: a file beside the signing key.

Whoever signs a checkpoint promises that the log will only grow. A database that was restored or
that has failed over may not know what was signed, so it is written down in another place, and is on
the disk before a signature leaves the process. All processes of a machine share one file; each
machine has its own.
"""

import fcntl
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.epochs import Promise
from service.audit.keys import key_file
from service.settings import Settings

_HASH: Final = 32


class PromiseFileError(Exception):
    """The file cannot be read or written; the message says why."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """A log as the file has it: number of leaves, and the root over them in hex."""

    size: int
    root: str

    @classmethod
    def of(cls, promise: Promise) -> "Head":
        """How a promise is written."""
        return cls(promise.size, promise.root.hex())

    @property
    def promise(self) -> Promise:
        """What was signed."""
        return Promise(self.size, bytes.fromhex(self.root))


class SignedActs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many acts of administrators were signed in an epoch, and the hash of the last in hex."""

    epoch: int
    size: int
    hash: str


class Promises(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Public keys that this machine has signed with, by origin the largest log that was signed, the
    notes of all epochs, and the acts of administrators."""

    keys: tuple[str, ...] = ()
    logs: dict[str, Head] = {}
    epochs: tuple[str, ...] = ()
    acts: SignedActs | None = None

    def of(self, origin: str) -> Promise | None:
        """What was promised of a log."""
        head = self.logs.get(origin)
        return None if head is None else head.promise

    def with_logs(self, fresh: Mapping[str, Promise]) -> "Promises":
        """The same with what is larger than before."""
        larger = {
            origin: Head.of(one)
            for origin, one in fresh.items()
            if (known := self.logs.get(origin)) is None or known.size < one.size
        }
        return replace(self, logs={**self.logs, **larger}) if larger else self

    def with_acts(self, fresh: SignedActs | None) -> "Promises":
        """The same with acts that are more than before."""
        known = self.acts
        if fresh is None or (known and (fresh.epoch, fresh.size) <= (known.epoch, known.size)):
            return self
        return replace(self, acts=fresh)

    def with_key(self, key: str) -> "Promises":
        """The same with a key that is about to sign."""
        return self if key in self.keys else replace(self, keys=(*self.keys, key))

    def with_epochs(self, notes: Iterable[str]) -> "Promises":
        """The same with notes that are not in it yet."""
        fresh = tuple(one for one in notes if one not in self.epochs)
        return replace(self, epochs=(*self.epochs, *fresh)) if fresh else self


class ReadPromises(Struct, frozen=True, kw_only=True):
    """What somebody has read in the file before comparing it with the log: of some logs what was
    promised, and the notes of epochs."""

    logs: Mapping[str, Promise | None]
    epochs: tuple[str, ...]

    def still(self, promises: Promises) -> bool:
        """Whether the same would be read now."""
        same = all(promises.of(origin) == one for origin, one in self.logs.items())
        return same and promises.epochs == self.epochs


class PromiseFile:
    """The file at `path`. Several processes may use it at once."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def of(cls, settings: Settings) -> "PromiseFile":
        """The file that is set, else the one beside the signing key."""
        key = key_file(settings)
        return cls(settings.promises or key.with_name(f"{key.name}.promises"))

    def read(self) -> Promises:
        """What is in it; nothing if there is none yet."""
        try:
            found = msgspec.json.decode(self.path.read_bytes(), type=Promises)
            if any(len(one.promise.root) != _HASH for one in found.logs.values()):
                raise ValueError("a root has 32 bytes")
        except FileNotFoundError:
            return Promises()
        except (OSError, ValueError) as trouble:
            raise PromiseFileError(f"{self.path} cannot be read: {trouble}") from None
        return found

    def add(self, promises: Promises) -> None:
        """Adds keys, logs, notes and acts to those in it."""
        with self._alone():
            before = self.read()
            after = before.with_logs({name: one.promise for name, one in promises.logs.items()})
            for key in promises.keys:
                after = after.with_key(key)
            after = after.with_epochs(promises.epochs).with_acts(promises.acts)
            self._write(before, after)

    def promise(self, seen: ReadPromises, fresh: Mapping[str, Promise], key: str) -> bool:
        """Writes down what the key is about to sign, if the file still says what the caller has
        seen; whether it does."""
        with self._alone():
            before = self.read()
            if not seen.still(before):
                return False
            self._write(before, before.with_logs(fresh).with_key(key))
            return True

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps other processes of this machine out."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = self.path.with_name(f"{self.path.name}.lock")
            # The operator may run a command as another user: nothing in it is secret.
            descriptor = os.open(lock, os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as trouble:
            raise PromiseFileError(f"{self.path} cannot be written: {trouble}") from None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)

    def _write(self, before: Promises, after: Promises) -> None:
        """Replaces it as a whole. It is on the disk when this returns."""
        if after == before:
            return
        made = self.path.with_name(f"{self.path.name}.{secrets.token_hex(8)}")
        try:
            made.touch(mode=0o644, exist_ok=False)
            with made.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(after), indent=1) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            made.replace(self.path)
            _settled(self.path.parent)
        except OSError as trouble:
            made.unlink(missing_ok=True)
            raise PromiseFileError(f"{self.path} cannot be written: {trouble}") from None


def _settled(folder: Path) -> None:
    """Writes the names of a folder's files to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
