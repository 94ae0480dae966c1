"""The games that were opened here, and the titles that they are of."""

from collections import OrderedDict
from typing import Final

from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from referee.recorded_game import RecordedGame
from referee.title_tools import TitleTools

MOST: Final = 32
"""Games that are kept; the one that was asked for longest ago is forgotten first. A long game takes
some ten megabytes."""

WORLDS: Final = 4
"""Running games of which a world is kept: somebody may have several tables open."""


class GameShelf:
    """Games by their ids. A title is loaded when the first of its games is opened."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._tools: dict[str, TitleTools | None] = {}
        self._games: OrderedDict[str, RecordedGame] = OrderedDict()
        self._files: dict[str, bytes] = {}
        self._worlds: OrderedDict[str, RecordedGame] = OrderedDict()

    def tools(self, slug: str) -> TitleTools | None:
        """What games of a title are read and played with; None if it is not installed."""
        if slug not in self._tools:
            self._tools[slug] = TitleTools.of(self.registry, slug)
        return self._tools[slug]

    @property
    def played(self) -> tuple[AnyTitle, ...]:
        """The titles of the games that were opened."""
        return tuple(self.title(slug) for slug, tools in self._tools.items() if tools is not None)

    def title(self, slug: str) -> AnyTitle:
        """A title; a problem if it is not installed."""
        found = self.registry.get(slug)
        if found is None:
            raise refused(kinds.UNKNOWN_TITLE)
        return found

    def game(self, game_id: str) -> RecordedGame:
        """A game; a problem if it is not here."""
        game = self._games.get(game_id)
        if game is None:
            raise refused(kinds.UNKNOWN_GAME)
        self._games.move_to_end(game_id)
        return game

    def world(self, game_id: str) -> RecordedGame:
        """The world that is kept of a running game; a problem if there is none."""
        world = self._worlds.get(game_id)
        if world is None:
            raise refused(kinds.UNKNOWN_GAME)
        return world

    def keep_world(self, world: RecordedGame) -> None:
        """Takes in a world of a running game, instead of an earlier one."""
        self._worlds[world.id] = world
        self._worlds.move_to_end(world.id)
        while len(self._worlds) > WORLDS:
            self._worlds.popitem(last=False)

    def file(self, game_id: str) -> bytes:
        """The bytes that a game was opened from, as they were given."""
        return self._files[game_id]

    def has(self, game_id: str) -> bool:
        """Whether a game is here."""
        return game_id in self._games

    def add(self, game: RecordedGame, raw: bytes = b"") -> None:
        """Takes in a game, which was opened from these bytes."""
        self._games[game.id] = game
        self._games.move_to_end(game.id)
        self._files[game.id] = raw
        while len(self._games) > MOST:
            oldest, _ = self._games.popitem(last=False)
            del self._files[oldest]

    def forget(self, game_id: str) -> None:
        """Takes a game away, if it is here."""
        if self._games.pop(game_id, None) is not None:
            del self._files[game_id]
