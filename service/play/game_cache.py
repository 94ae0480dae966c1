"""Games in memory: what this process knows of the games that it has to do with.

Nothing here is the truth. A game can be dropped at any time and is folded again from the log
(from a snapshot, where there is one); whatever it says may be behind the log, and every append
says which version it was decided on.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from events.log import Log
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from projections import seatings, visibility
from projections.database import Pool
from referee.positions import NOWHERE, Position
from referee.replayer import Replayer
from referee.schemas import Visibility
from referee.secrets import Secrets
from service.play.basis import DecisionBasis
from service.play.freshness import Freshness
from service.play.reader import Reader
from service.play.snapshots import Snapshots
from service.process.metrics import Metrics


class LiveGame:
    """A game in memory. `basis` is what is known of it now, replaced as a whole when the game goes
    on; `lock` lets one request decide at a time."""

    __slots__ = ("basis", "forced", "legal", "lock")

    def __init__(self, basis: DecisionBasis) -> None:
        self.basis = basis
        self.lock = asyncio.Lock()
        self.legal: dict[tuple[Seat, str, bool], bytes] = {}
        self.forced: dict[Seat, Struct | None] = {}

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.basis.id

    @property
    def title(self) -> AnyTitle:
        """The title as the game's ruleset plays it."""
        return self.basis.title

    @property
    def visibility(self) -> Visibility:
        """Who may find the game."""
        return self.basis.visibility

    @property
    def secrets(self) -> Secrets:
        """Its seed and salts."""
        return self.basis.secrets

    @property
    def position(self) -> Position:
        """How far it has come, as far as is known here; the next read may move it."""
        return self.basis.position

    @property
    def people(self) -> Mapping[Seat, str]:
        """The accounts on the seats."""
        return self.basis.people

    def held_by(self, account: str | None) -> frozenset[Seat]:
        """The seats that an account holds now, those that it has forfeited among them."""
        return self.basis.held_by(account)

    def move_to(self, position: Position, people: Mapping[Seat, str] | None = None) -> None:
        """The game has come further, perhaps with other people on its seats. Another task may have
        moved it already, and farther."""
        if position.version > self.position.version:
            people = self.people if people is None else people
            self.basis = replace(self.basis, position=position, people=people)
            self.legal = {}
            self.forced = {}


class GameCache:
    """The games in memory, at most `capacity` of them: those not needed for longest go first."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        replayer: Replayer,
        reader: Reader,
        snapshots: Snapshots,
        metrics: Metrics,
        *,
        capacity: int,
    ) -> None:
        self._pool = pool
        self._log = log
        self._freshness = Freshness(log)
        self._replayer = replayer
        self._reader = reader
        self._snapshots = snapshots
        self._metrics = metrics
        self._capacity = max(1, capacity)
        self._games: OrderedDict[str, LiveGame] = OrderedDict()

    def held(self, game_id: str) -> LiveGame | None:
        """The game, if it is in memory, however old its position there is."""
        game = self._games.get(game_id)
        if game is not None:
            self._games.move_to_end(game_id)
        return game

    async def get(self, game_id: str) -> LiveGame | None:
        """The game, however old its position in memory is; None if there is no such game."""
        game, _ = await self._found(game_id)
        return game

    async def fresh(self, game_id: str) -> LiveGame | None:
        """The game as the log has it now."""
        game, read = await self._found(game_id)
        if game is not None and not read:
            there = await self._freshness.version(game.id)
            if there > game.position.version:
                await self.refresh(game)
        return game

    async def refresh(self, game: LiveGame) -> bool:
        """Reads what the log has more; whether there was something."""
        before = game.position
        events = await self._log.read(game.id, after=before.version)
        if not events:
            return False
        # Seats change before the start only. Who sits where is known before the game moves on, so
        # that nobody is taken for somebody who sat there earlier.
        people = await seatings.of_game(self._pool, game.id) if before.state is None else None
        game.move_to(await self._reader.reach(game.title, game.id, before, events), people)
        return True

    async def outdated(self, game: LiveGame, basis: DecisionBasis) -> bool:
        """Whether the log has more of a game than a basis, which it has had before. The game is
        read as far as the log has it."""
        await self.refresh(game)
        return game.position.version > basis.version

    def add(self, game: LiveGame) -> None:
        """Takes in a game that this process has just opened."""
        self._games[game.id] = game
        self._evict()

    async def advance(self, game: LiveGame, basis: DecisionBasis, position: Position) -> None:
        """A game has come from a basis to a position by an append of this process."""
        game.move_to(position)
        if self._snapshots.due(basis.position, position):
            await self._snapshots.store(game.title, game.id, position)

    def drop(self, game_id: str) -> None:
        """Forgets a game, for instance because the outcome of an append is not known."""
        self._games.pop(game_id, None)
        self._metrics.hot_games.set(len(self._games))

    def clear(self) -> None:
        """Forgets all games, because the log has lost something that may be in memory."""
        self._games.clear()
        self._metrics.hot_games.set(0)

    async def _found(self, game_id: str) -> tuple[LiveGame | None, bool]:
        """The game, and whether it was read from the log just now. (What another task has read
        in the meantime may be older.)"""
        game = self._games.get(game_id)
        read = None
        if game is None:
            read = await self._load(game_id)
            if read is None:
                return None, True
            game = self._games.setdefault(game_id, read)
            self._evict()
        self._games.move_to_end(game_id)
        return game, game is read

    async def _load(self, game_id: str) -> LiveGame | None:
        beginning = self._replayer.fold(NOWHERE, await self._log.read(game_id, limit=1))
        if beginning.table is None:
            return None
        title = self._replayer.title(beginning)
        kept = await self._snapshots.latest(title, game_id)
        since = kept if kept.version else beginning
        events = await self._log.read(game_id, after=since.version)
        position = await self._reader.reach(title, game_id, since, events)
        self._metrics.loaded("snapshot" if kept.version else "beginning")
        shown = await visibility.of_game(self._pool, game_id)
        secrets = Secrets.of(game_id, await self._log.plant(game_id))
        people = await seatings.of_game(self._pool, game_id)
        return LiveGame(
            DecisionBasis(
                title=title,
                visibility=shown,
                secrets=secrets,
                position=position,
                people=people,
            )
        )

    def _evict(self) -> None:
        while len(self._games) > self._capacity:
            self._games.popitem(last=False)
        self._metrics.hot_games.set(len(self._games))
