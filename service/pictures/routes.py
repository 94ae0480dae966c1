"""Pictures of positions."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from games.kernel.drawing.picture import Wanted
from games.kernel.seats import AtSeat, Viewer
from games.kernel.title import AnyTitle
from referee.languages import preferred
from referee.plies import reached
from referee.problems import kinds
from referee.problems.problem import refused
from referee.showing import SCENE
from referee.validators import etag_of, matches
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.lobby.access import find_examinable, viewer_of
from service.moves.cached_answers import CachedAnswer
from service.moves.routes.caching import cacheable
from service.pictures.accepting import accepted
from service.pictures.beginnings import beginning
from service.pictures.drawers import drawers
from service.pictures.painter import Wish
from service.pictures.parts import PictureParts
from service.pictures.schemas import MEDIA, PNG, SMALL, SVG, DrawingWanted, Format, PictureWanted
from service.play.game_cache import LiveGame

VARY: Final = "Authorization, Accept, Accept-Language"
_STILL: Final = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""Whoever opens an SVG as a page runs nothing and loads nothing."""
_SHARED: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Pages of others may show it."""
_DAY: Final = {"Cache-Control": "public, max-age=86400"}


@operation(
    "GET",
    "/v1/games/{game_id}/picture",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, bytes, (PNG, SVG), headers=("Content-Security-Policy",)),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
    limit=Traffic.PICTURES,
)
async def get_picture(call: Call[PictureParts, None, PictureWanted]) -> Response[bytes]:
    """Get a picture of a game.

    Draws the scene after a ply, or now, as the browser client draws it: the same signs, colours and
    arrangement. It shows what `scenes` shows to the caller, and nothing else. Pictures of past
    plies that hide nothing are immutable; others must be revalidated with `If-None-Match`, which
    draws nothing again. Pages of other origins may show the pictures of games that are not private.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    found = await _scene(call, game, viewer)
    wish = _wish(call, game.title, viewer, found)
    if matches(call.header("if-none-match"), wish.validator):
        body = b""
    else:
        body = await call.parts.painter.picture(game.title, wish, call.caller.account or "")
    answer = cacheable(
        call, game, viewer, body, lasting=found.lasting, vary=VARY, etag=wish.validator
    )
    shared = _SHARED if game.visibility != "private" else {}
    return _drawn(answer, wish, shared)


def _drawn(answer: Response[bytes], wish: Wish, headers: Mapping[str, str]) -> Response[bytes]:
    """The answer as a picture."""
    told = {**answer.headers, **_STILL, **headers, "Content-Language": wish.wanted.language}
    status = answer.status_code or 200
    return sent(answer.content, status=status, headers=told, media=MEDIA[wish.format])


@operation(
    "GET",
    "/v1/titles/{title}/picture",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, bytes, (PNG, SVG), headers=("Content-Security-Policy",)),),
    problems=(kinds.UNKNOWN_TITLE,),
    limit=Traffic.PICTURES,
)
async def get_title_picture(call: Call[PictureParts, None, DrawingWanted]) -> Response[bytes]:
    """Get a picture of a title.

    Draws a game of the title that has just been set up. It is the same for everybody.
    """
    title = call.parts.registry.get(call.path("title"))
    if title is None:
        raise refused(kinds.UNKNOWN_TITLE)
    scene = beginning(title)
    wish = _wish(call, title, None, CachedAnswer(body=scene, etag=etag_of(scene), lasting=True))
    headers = {"ETag": wish.validator, "Vary": "Accept, Accept-Language", **_DAY}
    if matches(call.header("if-none-match"), wish.validator):
        return _drawn(sent(b"", status=304, headers=headers), wish, _SHARED)
    body = await call.parts.painter.picture(title, wish, call.caller.account or "")
    return _drawn(sent(body, headers=headers), wish, _SHARED)


async def _scene(
    call: Call[PictureParts, Any, PictureWanted], game: LiveGame, viewer: Viewer
) -> CachedAnswer:
    """The scene that is to be drawn, as `scenes` tells it."""
    answers, ply = call.parts.answers, call.query.ply
    if ply is None:
        reached(game.position, game.position.ply)
        return answers.latest(game, game.position, SCENE, viewer)
    return await answers.at(game, reached(game.position, ply, field="ply"), SCENE, viewer)


def _wish(
    call: Call[PictureParts, None, Any], title: AnyTitle, viewer: Viewer | None, found: CachedAnswer
) -> Wish:
    query: DrawingWanted = call.query
    format_: Format = query.format or accepted(call.header("accept"))
    wanted = Wanted(
        language=query.language or preferred(call.header("accept-language")),
        theme=query.theme,
        small=query.width <= SMALL,
        seat=viewer.seat if isinstance(viewer, AtSeat) else None,
    )
    return Wish(
        scene=found.body,
        etag=found.etag,
        wanted=wanted,
        format=format_,
        width=query.width,
        build=f"{call.parts.answers.build(title)} {drawers()}",
    )
