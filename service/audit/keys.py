"""The key with which this process signs receipts, checkpoints and exports; what is said of it."""

import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from events.key_notes import endorsed, revoked
from events.keys import SigningKey, load_or_make_key
from events.secret_files import give_to_owner
from service.settings import Settings


def key_file(settings: Settings) -> Path:
    """The file of the key: the one that is set, else in the data folder."""
    return settings.signing_key or Path(settings.data) / "signing.key"


def signing_key(settings: Settings) -> SigningKey:
    """The key of this process, which is made at the first start."""
    host = urlsplit(settings.public_url or "").hostname
    return load_or_make_key(key_file(settings), host or "kronika.localhost")


def stored_notes(settings: Settings) -> tuple[str, ...]:
    """The notes that lie beside the key. Every process publishes them when it starts."""
    return _notes(key_file(settings))


def rotate(path: Path, now: datetime, overlap: timedelta) -> tuple[SigningKey, SigningKey]:
    """Puts a new key, which the old one endorses, into the place of that one; both. The old one is
    good for `overlap` longer, and its file stays beside as `<name>.<id>`. Once it is interrupted it
    goes on with the same new key, since no key may endorse two."""
    old, beside = SigningKey.parse(path.read_text().strip()), path.with_name(f"{path.name}.next")
    if not beside.exists():
        _replace(beside, SigningKey.generate(old.public.name).secret_text() + "\n")
    new = SigningKey.parse(beside.read_text().strip())
    if not any(str(new.public) in note for note in _notes(path)):
        _add(path, endorsed(old, new, _timestamp(now), _timestamp(now + overlap)))
    _replace(path.with_name(f"{path.name}.{old.id.hex()}"), old.secret_text() + "\n")
    beside.replace(path)
    return old, new


def revoke(path: Path, key: SigningKey, by: SigningKey, since: datetime) -> None:
    """Says that a key is given up, beside the key in use."""
    _add(path, revoked(key.public, by, _timestamp(since)))


def _timestamp(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _notes(path: Path) -> tuple[str, ...]:
    beside = path.with_name(f"{path.name}.notes")
    if not beside.exists():
        return ()
    return msgspec.json.decode(beside.read_bytes(), type=tuple[str, ...])


def _add(path: Path, note: str) -> None:
    said = msgspec.json.encode([*_notes(path), note])
    _replace(path.with_name(f"{path.name}.notes"), said.decode() + "\n")


def _replace(path: Path, text: str) -> None:
    """Writes a file of its owner's, as a whole."""
    made = path.with_name(f"{path.name}.{secrets.token_hex(8)}.tmp")
    made.touch(mode=0o600, exist_ok=False)
    give_to_owner(made)
    made.write_text(text)
    made.replace(path)
