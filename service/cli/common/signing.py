"""The file of the key that a service signs with, for commands that need it."""

from pathlib import Path

from service.audit.keys import key_file
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.embedded.folder import check
from service.settings import Settings


def key_in_use(settings: Settings) -> Path:
    """The file with the key; CommandError or DataFolderError if it cannot be there."""
    if settings.signing_key is None:
        check(settings.data)
    path = key_file(settings)
    if not path.exists():
        raise CommandError(say("rotation.no-key", file=path))
    return path
