"""How games are put into pages of others: oEmbed 1.0."""

from html import escape
from typing import Annotated, Final, Literal
from urllib.parse import parse_qs

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import refused
from service.browser.heads import SITE
from service.browser.parts import BrowserParts
from service.browser.sharing import Sharing, origin, split
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json

WIDTH: Final = 720
RATIO: Final = 0.525
FOOT: Final = 64
"""Pixels of what stands below the picture."""


Side = Annotated[int, Meta(ge=100, le=10_000, description="In pixels.")]


class EmbeddingWanted(Struct, frozen=True, kw_only=True):
    """What is to be embedded."""

    url: Annotated[
        str,
        Meta(max_length=500, description="Address of a game's page, perhaps with `?ply=`."),
    ]
    format: Annotated[Literal["json", "xml"], Meta(description="Only `json` is implemented.")] = (
        "json"
    )
    maxwidth: Annotated[Side | None, Meta(description="Widest that it may be.")] = None
    maxheight: Annotated[Side | None, Meta(description="Highest that it may be.")] = None


class Embedding(Struct, frozen=True, kw_only=True):
    """An embedding, in the words of oEmbed 1.0."""

    type: Annotated[Literal["rich"], Meta(description="HTML.")] = "rich"
    version: Annotated[Literal["1.0"], Meta(description="Of oEmbed.")] = "1.0"
    title: Annotated[str, Meta(description="Name of the title that is played.")]
    provider_name: Annotated[str, Meta(description="Name of the service.")] = SITE
    provider_url: Annotated[str, Meta(description="Address of the service.")]
    html: Annotated[str, Meta(description="An `iframe` that shows the game, read only.")]
    width: Annotated[int, Meta(description="Of the `iframe`, in pixels.")]
    height: Annotated[int, Meta(description="Of the `iframe`, in pixels.")]
    thumbnail_url: Annotated[str, Meta(description="Address of a picture of the position.")]
    thumbnail_width: Annotated[int, Meta(description="Of the picture, in pixels.")]
    thumbnail_height: Annotated[int, Meta(description="Of the picture, in pixels.")]


@operation(
    "GET",
    "/oembed",
    tag="reading",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Embedding),),
    problems=(kinds.UNKNOWN_GAME, kinds.FORMAT_NOT_OFFERED),
)
async def get_embedding(call: Call[BrowserParts, None, EmbeddingWanted]) -> Response[bytes]:
    """Describe how to embed a game.

    Answers in the format of oEmbed 1.0 for the address of a game's page. The `html` is an `iframe`
    that follows the game or, with `?ply=` in the address, shows that position. Private games cannot
    be embedded.
    """
    wanted = call.query
    if wanted.format != "json":
        raise refused(kinds.FORMAT_NOT_OFFERED, Sentence("embedding-json"))
    language = preferred(call.header("accept-language"))
    sharing = Sharing(call.parts, language, origin(call.request))
    game = await sharing.addressed(wanted.url)
    if game is None or game.position.state is None:
        raise refused(kinds.UNKNOWN_GAME, Sentence("not-to-embed"))
    ply = parse_qs(split(wanted.url).query).get("ply", [None])[0]
    head = await sharing.of_game(game, ply)
    width = min(wanted.maxwidth or WIDTH, round(((wanted.maxheight or 10_000) - FOOT) / RATIO))
    height = round(width * RATIO) + FOOT
    source = f"{sharing.address}/embed{head.url.removeprefix(sharing.address)}"
    frame = (
        f'<iframe src="{escape(source)}" width="{width}" height="{height}" '
        f'title="{escape(head.title)}" loading="lazy" style="border:0"></iframe>'
    )
    told = Embedding(
        title=head.title,
        provider_url=sharing.address,
        html=frame,
        width=width,
        height=height,
        thumbnail_url=f"{head.image}&width=480",
        thumbnail_width=480,
        thumbnail_height=252,
    )
    headers = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language"}
    return json(told, headers=headers)
