"""What links show: the head of each page, in the reader's language. Of a private game it says no
more than of any page."""

import re
from typing import Any, Final
from urllib.parse import SplitResult, urlencode, urlsplit

from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from games.kernel.words import table_words
from referee.problems.words import spelled
from service.browser.heads import SITE, Head
from service.browser.parts import BrowserParts
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame

GAME: Final = re.compile(r"/(?:embed/)?games/([A-Za-z0-9_-]{1,64})/?")
TITLE: Final = re.compile(r"/titles/([a-z0-9-]{1,64})/?")
INVITATION: Final = re.compile(r"/i/[^/]{1,100}/?")
_PLY: Final = re.compile(r"[0-9]{1,8}")


class Sharing:
    """Heads for a reader: their language, and the address of the service as they know it."""

    def __init__(self, parts: BrowserParts, language: str, origin: str) -> None:
        self._parts = parts
        self._language = language
        self._here = [one.rstrip("/") for one in (parts.public_url, origin) if one]
        self._origin = self._here[0]

    @property
    def address(self) -> str:
        """The address of the service, below which its pages are."""
        return self._origin

    async def addressed(self, url: str) -> LiveGame | None:
        """The game that the address of a page is of, if the page is one of this service and anybody
        may see the game who knows that."""
        asked = split(url)
        for here in map(split, self._here):
            if asked.netloc == here.netloc and asked.path.startswith(here.path):
                named = GAME.fullmatch(asked.path.removeprefix(here.path))
                if named is not None:
                    return await self.game(named[1])
        return None

    async def head(self, path: str, ply: str | None) -> Head:
        """The head of the page at a path; `ply` is the position that its address names."""
        if (named := GAME.fullmatch(path)) is not None:
            game = await self.game(named[1])
            return self._of(path) if game is None else await self.of_game(game, ply)
        if (named := TITLE.fullmatch(path)) is not None:
            title = self._parts.registry.get(named[1])
            return self._of(path) if title is None else self._of_title(title)
        if INVITATION.fullmatch(path):
            return self._of("/", Sentence("shared-invitation"))
        return self._of(path)

    async def game(self, game_id: str) -> LiveGame | None:
        """A game that anybody may see who knows its address."""
        game = await self._parts.games.fresh(game_id)
        return None if game is None or game.visibility == "private" else game

    async def of_game(self, game: LiveGame, ply: str | None) -> Head:
        """Who plays, how far they are, and a picture."""
        known = ply is not None and _PLY.fullmatch(ply) and int(ply) <= game.position.ply
        asked = f"?ply={ply}" if known else ""
        url = f"{self._origin}/games/{game.id}{asked}"
        image = None
        if game.position.state is not None:
            drawn = {"format": "png", "language": self._language}
            query = urlencode({"ply": ply, **drawn} if known else drawn)
            image = f"{self._origin}/v1/games/{game.id}/picture?{query}"
        return Head(
            title=game.title.meta.name,
            description=self._said(await self._happened(game, int(ply or 0) if known else None)),
            url=url,
            language=self._language,
            image=image,
            described=f"{self._origin}/oembed?{urlencode({'url': url, 'format': 'json'})}",
        )

    async def _happened(self, game: LiveGame, ply: int | None) -> Sentence:
        phrases = (game.title.words or table_words()).of(self._language)
        seats = await seat_names(self._parts.pool, game, phrases)
        names, position = ", ".join(seats), game.position
        if position.state is None:
            return Sentence("shared-open", {"names": names})
        if ply is not None or not position.over:
            at = position.ply if ply is None else ply
            return Sentence("shared-running", {"names": names, "ply": at})
        winners = () if position.result is None else position.result.winners
        if not winners:
            return Sentence("shared-over", {"names": names})
        first = ", ".join(seats[seat] for seat in winners)
        return Sentence("shared-finished", {"names": names, "winners": first})

    def _of_title(self, title: AnyTitle) -> Head:
        least, most = title.meta.seats
        query = urlencode({"format": "png", "language": self._language})
        return Head(
            title=title.meta.name,
            description=self._said(Sentence("shared-title", {"least": least, "most": most})),
            url=f"{self._origin}/titles/{title.meta.slug}",
            language=self._language,
            image=f"{self._origin}/v1/titles/{title.meta.slug}/picture?{query}",
        )

    def _of(self, path: str, sentence: Sentence | None = None) -> Head:
        """What is said of any page."""
        return Head(
            title=SITE,
            description=self._said(sentence or Sentence("shared-service")),
            url=f"{self._origin}{path}",
            language=self._language,
        )

    def _said(self, sentence: Sentence) -> str:
        return spelled(sentence, self._language)


def split(url: str) -> SplitResult:
    """The parts of an address; nothing but empty ones if it is none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def origin(request: Any) -> str:
    """The address of the service as a request names it."""
    return str(request.base_url).rstrip("/")
