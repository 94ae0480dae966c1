"""Games that are over as compressed exports, one file each, that need no service.

A file is named by the game and its last version, and never changes: a game in which something
happened later (a verdict has annulled it) gets another file. So a folder can be filled again and
again, and be copied to an object store by whatever copies files that are new there.

    2026/11/22/gam_x2k7.1194.json.gz   the day of its last event, the id, the last version
    keys.json                          the public keys, and how each follows from the one before

No name of a person is in the folder, so nothing has to be taken out of it when an account is
erased. Private games are in it.
"""

import gzip
import os
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from events.database import is_outage
from games.kernel.seats import Spectator
from projections import finished_games
from projections.database import Pool
from projections.finished_games import FinishedGame
from service.play.game_cache import GameCache
from service.transfer.exporting import ExportsGames, exported

PAGE: Final = 200
LEVEL: Final = 9
"""Of gzip. A file is written once and kept for ever."""


class ExportsFinishedGames(ExportsGames, Protocol):
    """Parts that these folders are made of."""

    @property
    def pool(self) -> Pool:
        """The database, which knows what is over."""
        ...

    @property
    def games(self) -> GameCache:
        """The games."""
        ...


class ExportsError(Exception):
    """The folder does not take a file; the message says which and why."""


class Exported(Struct, frozen=True, kw_only=True):
    """A game in the folder. `size` is in bytes; None if its file was there before."""

    game: FinishedGame
    path: Path
    size: int | None


class NotExported(Struct, frozen=True, kw_only=True):
    """A game that cannot be exported: its log is damaged, or its title is not installed."""

    game: FinishedGame
    because: str


async def exported_games(
    parts: ExportsFinishedGames, folder: Path, *, quiet_since: datetime, opened_since: datetime
) -> AsyncIterator[Exported | NotExported]:
    """Puts every game into the folder that was opened since a time, is over, and in which nothing
    has happened since another. One that cannot be exported stops no other. Raises ExportsError."""
    after = (opened_since, "")
    while page := await finished_games.page(
        parts.pool, quiet_since=quiet_since, after=after, limit=PAGE
    ):
        for game in page:
            after = (game.created_at, game.game_id)
            try:
                yield await _exported(parts, folder, game)
            except Exception as trouble:
                if isinstance(trouble, ExportsError) or is_outage(trouble):
                    raise
                yield NotExported(game=game, because=f"{type(trouble).__name__}: {trouble}")


async def _exported(parts: ExportsFinishedGames, folder: Path, listed: FinishedGame) -> Exported:
    path = folder / name_of(listed.game_id, listed.version, listed.updated_at)
    if path.exists():
        return Exported(game=listed, path=path, size=None)
    game = await parts.games.fresh(listed.game_id)
    assert game is not None, f"{listed.game_id} is listed and not in the log"
    position, document = await exported(parts, game, Spectator(), {})
    parts.games.drop(game.id)
    path = folder / name_of(listed.game_id, position.version, position.at)
    packed = await parts.scheduler.aside(lambda: gzip.compress(document, LEVEL, mtime=0))
    write(path, packed)
    return Exported(game=listed, path=path, size=len(packed))


def name_of(game_id: str, version: int, at: datetime) -> Path:
    """Where a game with this last event is, below the folder."""
    return Path(f"{at.astimezone(UTC):%Y/%m/%d}") / f"{game_id}.{version}.json.gz"


def write(path: Path, data: bytes) -> None:
    """Writes a file for its owner alone, which is there as a whole or not at all, even if the power
    fails: nobody would write it again. Raises ExportsError."""
    made = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with os.fdopen(
                os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb"
            ) as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            made.replace(path)
        finally:
            made.unlink(missing_ok=True)
    except OSError as trouble:
        raise ExportsError(f"{path} cannot be written: {trouble.strerror}") from None
