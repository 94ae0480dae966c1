"""What caches may do with what can be read of a game.

Plies are never given twice, and what is in the log stays. What a viewer may see of it grows when
the game ends, and a game that runs may be rewound, after which other moves are in force. So an
answer lasts only when it is about the past and hides nothing that could be opened; any other one
is asked for again, which costs no body while nothing has changed (304).
"""

from typing import Any, Final

from litestar import Response

from games.kernel.seats import Spectator, Viewer
from referee.validators import etag_of
from service.http.call import Call
from service.http.replies import sent
from service.play.game_cache import LiveGame

_LASTING: Final = "max-age=86400, immutable"


def cacheable(
    call: Call[Any, Any, Any],
    game: LiveGame,
    viewer: Viewer,
    body: bytes,
    *,
    lasting: bool,
    vary: str = "Authorization, Accept",
    etag: str | None = None,
    next_page: str | None = None,
) -> Response[bytes]:
    """An answer with its validator. What was made for one person is shared
    with nobody; `lasting` says that the answer never changes."""
    anybody = isinstance(viewer, Spectator) and call.caller.account is None
    closed = game.visibility == "private"
    shared = "public" if anybody and not closed else "private"
    # A browser finds what it has kept by the address alone, also when somebody else sits there.
    kept = lasting and not (closed and call.caller.kind == "session")
    etag = etag or etag_of(body)
    headers = {
        "ETag": etag,
        "Vary": vary,
        "Cache-Control": f"{shared}, {_LASTING if kept else 'no-cache'}",
    }
    answer = sent(body, headers=headers)
    answer.next_page = next_page
    return answer
