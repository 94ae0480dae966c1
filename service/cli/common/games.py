"""Games as they are named in arguments: by id, or by address."""

import re
from typing import Final
from urllib.parse import urlsplit

from service.cli.common.errors import CommandError
from service.cli.common.options import Url, url_of

_ID: Final = re.compile(r"[A-Za-z0-9_-]+")


def named_game(text: str, url: Url) -> tuple[str, str]:
    """The address of a service and the id of a game there. An address of a game says both, unless
    `url` names another service."""
    if _ID.fullmatch(text):
        return url_of(url), text
    parts = urlsplit(text)
    head, _, rest = parts.path.partition("/v1/games/")
    if not parts.scheme.startswith("http") or not rest:
        raise CommandError(f"{text} is neither a file nor the address of a game")
    return url_of(url or f"{parts.scheme}://{parts.netloc}{head}"), rest.partition("/")[0]
