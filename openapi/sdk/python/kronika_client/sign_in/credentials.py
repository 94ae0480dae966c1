"""The file that keeps tokens: for programs that come later, and for several at once."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, Self

import msgspec
from msgspec import Struct

from kronika_client.sign_in.server import LoginError, Tokens

_EARLY: Final = timedelta(seconds=60)
"""So long before its end a token is renewed."""


class Credentials(Struct, frozen=True, kw_only=True):
    """What one sign-in has given: tokens, until when the access token lasts, the app that asked,
    and the scopes that it asked for."""

    access_token: str
    refresh_token: str | None
    expires_at: datetime
    client_id: str
    scopes: tuple[str, ...] = ()

    @classmethod
    def of(cls, tokens: Tokens, app: str, scopes: tuple[str, ...]) -> Self:
        """Those that were given right now."""
        return cls(
            access_token=tokens.access_token,
            refresh_token=tokens.refresh_token,
            expires_at=datetime.now(UTC) + timedelta(seconds=tokens.expires_in),
            client_id=app,
            scopes=scopes,
        )

    @property
    def fresh(self) -> bool:
        """Whether the access token lasts for a while."""
        return datetime.now(UTC) + _EARLY < self.expires_at


class CredentialsFile:
    """Credentials by name, in a file that only its owner may read. A change replaces the file as a
    whole, and whoever changes it does so while it is `locked`."""

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        """Without a path: `$XDG_CONFIG_HOME/kronika/credentials.json`."""
        self.path = _usual() if path is None else Path(path)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else who asks for it changes the file meanwhile, also in other processes."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(self.path.with_name(f"{self.path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(lock)
            yield
        finally:
            os.close(lock)  # which unlocks it

    def read(self, name: str) -> Credentials | None:
        """The credentials of a name, if there are any."""
        return self._all().get(name)

    def write(self, name: str, credentials: Credentials | None) -> None:
        """Puts credentials there, or takes them away."""
        found = self._all()
        found.pop(name, None)
        if credentials is not None:
            found[name] = credentials
        made = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        made.replace(self.path)  # whole or not at all

    def _all(self) -> dict[str, Credentials]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Credentials])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError as trouble:
            raise LoginError("broken-file", f"{self.path}: {trouble}") from trouble


def _usual() -> Path:
    base = os.environ.get("XDG_CONFIG_HOME")
    return (Path(base) if base else Path.home() / ".config") / "kronika" / "credentials.json"


def _lock(file: int) -> None:
    """Waits until the file is ours, and keeps it until it is closed."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
