"""The game that is reviewed: a file, or one of a service, which is exported first."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.games import named_game
from service.cli.common.words import say


@contextmanager
def exported(game: str, url: str | None, token: str | None) -> Iterator[Path]:
    """A file with the export of a game, as long as it is needed."""
    if Path(game).is_file():
        yield Path(game)
        return
    if game.endswith((".json", ".gz")):
        raise CommandError(say("file.absent", file=game))
    address, game_id = named_game(game, url)
    with TemporaryDirectory(prefix="kronika-") as folder, Service(address, token) as service:
        file = Path(folder) / f"{game_id}.json"
        file.write_bytes(service.export(game_id))
        yield file
