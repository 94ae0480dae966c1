"""`kronika import`: a game from a file into a running service."""

import sys
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from cyclopts import Parameter

from events.exports import unpacked
from service.cli.common import options
from service.cli.common.client import RefusedError, Service
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.play.record import FORMAT

File = Annotated[
    Path, Parameter(help="An export, or notation; `-` for the standard input.", show_default=False)
]
Visibility = Annotated[
    Literal["public", "unlisted"], Parameter(help="Whether the new game is listed.")
]

NOT_RIGHT: Final = 422
"""The status of a refusal because of what is in a document."""


def importing(
    file: File,
    /,
    *,
    visibility: Visibility = "unlisted",
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Import a game: from the export of one that is over, or from notation.

    The service believes nothing: it verifies exports, and decides every ply
    again. The new game says from which one it comes; its persons have no names.
    A game in notation that is not over is played on by you. It needs a token.

    Try:

        kronika export GAME --output game.json && kronika import game.json
        kronika import game.txt --visibility public

    Exit codes: 0 imported, 1 something is wrong with the game, 2 no service, no
    right to do it, or the file cannot be read.
    """
    document = _document(_read(file))
    with Service(options.url_of(url), token) as service:
        try:
            game = service.import_game(document, visibility)
        except RefusedError as refusal:
            if refusal.status != NOT_RIGHT:
                raise
            sys.stderr.write(f"kronika: {refusal}\n")
            return 1
        of = {"game": game.id, "title": game.title, "status": game.status, "ply": game.ply}
        sys.stdout.write(f"{say('import.done', **of)}\n")
        sys.stdout.write(f"{service.url}/v1/games/{game.id}\n")
    return 0


def _read(file: Path) -> bytes:
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return unpacked(file.read_bytes())
    except OSError as trouble:
        raise CommandError(say("file.unreadable", file=file, trouble=trouble.strerror)) from None


def _document(raw: bytes) -> bytes:
    """The body of the request: JSON as it is, text as a part of it."""
    if raw.lstrip().startswith(b"{"):
        return raw
    try:
        return msgspec.json.encode({"format": FORMAT, "text": raw.decode()})
    except UnicodeDecodeError:
        raise CommandError(say("import.neither")) from None
