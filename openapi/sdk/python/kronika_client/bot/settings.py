"""What a bot can be told."""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from kronika_client import models


class Settings(Struct, frozen=True, kw_only=True):
    """`titles`: those that it plays; `games`: so many at once at most; `moves`: so many of them
    are being decided at the same time; `seconds`: so long a decision may take without a clock;
    `every`: seconds between two looks at invitations and tables; `tables`: whether it sits down at
    open tables, or only where it is invited; `programs`: whether it plays with other programs."""

    titles: frozenset[str]
    games: int = 20
    moves: int = 8
    seconds: float = 10.0
    every: float = 5.0
    tables: bool = True
    programs: bool = False
    secret: bytes

    def text(self, game_id: str) -> str:
        """What the bot adds to the draws of a game: the same after a restart, and known to nobody
        who has not its secret, not even to the service."""
        return hmac.new(self.secret, game_id.encode(), sha256).hexdigest()


def known_titles() -> frozenset[str]:
    """The titles whose commands this version of the client knows."""
    modules = [name for name in dir(models) if not name.startswith("_")]
    return frozenset(
        name.replace("_", "-")
        for name in modules
        if hasattr(getattr(models, name), "View") and hasattr(getattr(models, name), "Options")
    )


def secret(file: Path) -> bytes:
    """The secret of a file, which is made first if it is not there."""
    if not file.exists():
        made = file.with_name(f"{file.name}.{os.getpid()}")
        made.touch(mode=0o600)
        made.write_text(f"{secrets.token_hex(32)}\n", "ascii")
        made.rename(file)  # whole or not at all
    return file.read_bytes().strip()
