"""How games of a title go."""

from typing import Final

from litestar import Response

from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.http.waiting import Recent
from service.lobby.parts import LobbyParts
from service.lobby.presenters.statistics import statistics_shown
from service.lobby.schemas.statistics import TitleStatistics

SHARED: Final = "public, max-age=300"
"""Statistics change slowly; caches may keep them for minutes."""


@operation(
    "GET",
    "/v1/titles/{title}/statistics",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, TitleStatistics),),
    problems=(kinds.UNKNOWN_TITLE,),
    reads=("title-results",),
)
async def get_title_statistics(call: Call[LobbyParts, None, Recent]) -> Response[bytes]:
    """Get the statistics of a title.

    Returns wins by seat, usual scores, where points come from and how long games take, and how
    often bots beat persons. Games that somebody gave up, games with hints, forks and imports do not
    count.
    """
    title = call.parts.registry.get(call.path("title"))
    if title is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language = preferred(call.header("accept-language"))
    added = await call.parts.adding_up.of_title(title.meta.slug)
    headers = {
        "Cache-Control": SHARED,
        "Content-Language": language,
        "Vary": "Accept-Language",
    }
    return json(statistics_shown(title, added, language), headers=headers)
