"""Refused commands: the journal, for those whom it concerns."""

from typing import Annotated, Any

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.words import table_words
from referee.languages import preferred
from referee.paging import After, of_this_list
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable, held, is_arbiter
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.refusals import store
from service.refusals.parts import RefusalParts
from service.refusals.presenters import refusal_shown
from service.refusals.refusal import FORM
from service.refusals.schemas import RefusalList, RefusalShown


class RefusalsWanted(Struct, frozen=True, kw_only=True):
    """Which refusals."""

    seat: Annotated[
        Seat | None, Meta(description="Of this seat; left out: of all that you may ask for.")
    ] = None
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50


@operation(
    "GET",
    "/v1/games/{game_id}/refusals",
    tag="auditing",
    scope=Scope.READ,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RefusalList),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_refusals(call: Call[RefusalParts, None, RefusalsWanted]) -> Response[bytes]:
    """List the refusals of your seats.

    The newest refusal comes first. The service records every request to play that it refuses: the
    request, the reason and the version of the game. The `refusal` of the problem is the id of the
    record. Arbiters who do not play in the game see the refusals of all seats. The service stores
    the most recent refusals of each seat and every disputed one.
    """
    game = await find_examinable(call)
    seats = _seats(call, game)
    if (asked := call.query.seat) is not None:
        if asked >= len(game.position.seen.seats):
            raise refused(kinds.INVALID_QUERY, Sentence("no-seat-at-table"), field="seat")
        if seats is not None and asked not in seats:
            raise refused(
                kinds.NOT_YOUR_SEAT, Sentence("not-on-seat", {"place": asked}), field="seat"
            )
        seats = frozenset({asked})
    pool, query = call.parts.pool, call.query
    with of_this_list():
        page = await store.page(pool, game.id, seats, after_cursor=query.after, limit=query.limit)
    known = await accounts.known(pool, {one.account for one in page.items if one.account})
    language, words = preferred(call.header("accept-language")), game.title.words
    names = await _names(call, game, language)
    items = tuple(refusal_shown(one, known, words, language, names) for one in page.items)
    return json(RefusalList(items=items, next=page.next), headers=_spoken(language))


@operation(
    "GET",
    "/v1/games/{game_id}/refusals/{refusal_id}",
    tag="auditing",
    scope=Scope.READ,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RefusalShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.UNKNOWN_REFUSAL),
)
async def get_refusal(call: Call[RefusalParts, None, Nothing]) -> Response[bytes]:
    """Get a refusal.

    It shows what was sent, the problem that was returned, and the version of the game then.
    """
    game = await find_examinable(call)
    seats = _seats(call, game)
    wanted = call.path("refusal_id")
    known_form = FORM.fullmatch(wanted)
    found = await store.of_id(call.parts.pool, game.id, wanted) if known_form else None
    if found is None or (seats is not None and found.seat not in seats):
        raise refused(kinds.UNKNOWN_REFUSAL)
    known = await accounts.known(call.parts.pool, [found.account] if found.account else [])
    language = preferred(call.header("accept-language"))
    shown = refusal_shown(
        found, known, game.title.words, language, await _names(call, game, language)
    )
    return json(shown, headers=_spoken(language))


async def _names(
    call: Call[RefusalParts, Any, Any], game: LiveGame, language: str
) -> tuple[str, ...]:
    words = game.title.words or table_words()
    return await seat_names(call.parts.pool, game, words.of(language))


def _spoken(language: str) -> dict[str, str]:
    return {"Cache-Control": "no-store", "Content-Language": language}


def _seats(call: Call[RefusalParts, Any, Any], game: LiveGame) -> frozenset[Seat] | None:
    """The seats whose refusals the caller may see; None: all."""
    if is_arbiter(call, game):
        return None
    own = held(call, game)
    if not own:
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("no-seat-here"), field="seat")
    return own
