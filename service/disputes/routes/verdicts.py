"""The page of a dispute: for everybody, if the game is."""

import re
from typing import Final

import msgspec
from litestar import MediaType, Response

from games.kernel.seats import Spectator
from games.kernel.words import table_words
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import refused
from referee.state_schemas import StateShown
from service.disputes import complaints
from service.disputes.page import Boards, page
from service.disputes.parts import DisputeParts
from service.disputes.presenters import dispute_shown, evidence_shown
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame

_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}


@operation(
    "GET",
    "/verdicts/{game_id}/{dispute_number}",
    tag="disputes",
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, None, ("text/html",)),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_DISPUTE),
)
async def show_verdict(call: Call[DisputeParts, None, Nothing]) -> Response[bytes]:
    """Show a dispute, its evidence and its ruling as anybody may see them."""
    parts, game_id, number = call.parts, call.path("game_id"), call.path("dispute_number")
    game = await parts.games.fresh(game_id) if _GAME.fullmatch(game_id) else None
    if game is None or game.visibility == "private":
        raise refused(kinds.UNKNOWN_GAME)
    asked = int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0
    record = await parts.records.of_number(game.basis, asked)
    if record is None:
        raise refused(kinds.UNKNOWN_DISPUTE)
    language = preferred(call.header("accept-language"))
    found = await parts.archive.of_dispute(game, record, Spectator(), language)
    words = {}
    if game.position.over:
        words = await complaints.known(parts.pool, game.id, [record.fact.complaint])
    seats = await seat_names(parts.pool, game, (game.title.words or table_words()).of(language))
    shown = evidence_shown(
        dispute_shown(game, record, words), found, {}, game.title.words, language, seats
    )
    boards = Boards(before=_drawn(game, found.before), after=_drawn(game, found.after))
    url = parts.public_url or str(call.request.base_url)
    body = page(
        shown,
        boards,
        language,
        title=game.title.meta.name,
        ruleset=game.position.seen.ruleset,
        url=url.rstrip("/"),
    )
    headers = {**_HEADERS, "Content-Language": language, "Vary": "Accept-Language"}
    return Response(body.encode(), media_type=MediaType.HTML, headers=headers)


def _drawn(game: LiveGame, state: StateShown | None) -> str | None:
    """The table as the title draws it."""
    if state is None:
        return None
    return game.title.showing.picture(msgspec.json.decode(state.view, type=game.title.types.view))
