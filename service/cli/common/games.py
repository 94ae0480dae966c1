"""Games as they are named in arguments: by id, or by address."""

import re
from typing import Annotated, Final
from urllib.parse import urlsplit

from cyclopts import Parameter

from service.cli.common.errors import CommandError
from service.cli.common.options import Url, url_of
from service.cli.common.words import say

_ID: Final = re.compile(r"[A-Za-z0-9_-]+")
_PATH: Final = re.compile(r"(?P<head>.*?)(?:/v1)?/games/(?P<id>[A-Za-z0-9_-]+)(?:/.*)?")

Game = Annotated[str, Parameter(help="Id of a game, or its address.", show_default=False)]


def named_game(text: str, url: Url) -> tuple[str, str]:
    """The address of a service and the id of a game there. An address of a game, of the API or of
    the browser client, says both, unless `url` names another service."""
    if _ID.fullmatch(text):
        return url_of(url), text
    parts = urlsplit(text)
    found = _PATH.fullmatch(parts.path)
    if not parts.scheme.startswith("http") or found is None:
        raise CommandError(say("game.unnamed", text=text))
    return url_of(url or f"{parts.scheme}://{parts.netloc}{found['head']}"), found["id"]
