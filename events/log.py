"""The log: append, read, tail. The one place where Kronika's facts are."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from types import TracebackType
from typing import Final, Self

from msgspec.structs import replace

from events import reading, seeds, stored_responses
from events.archive import catalogue
from events.committer import Committer
from events.database import Pool, Queries
from events.envelope import Entry, Recorded
from events.keys import SigningKey
from events.lane_places import LanePlaces
from events.layout import layout
from events.merkle_log import MerkleLog
from events.outcome import Append, Duplicate, LogUnavailableError, Outcome, StoredResponse
from events.partition import partition_of
from events.places import Places, places_of
from events.reading import End
from events.tracing import Tracer
from events.vault import Vault
from events.wakeups import WakeUps
from events.writer import CommitSettings, Tally

PAGE: Final = 500
"""Events that are read at once."""


class Log:
    """Games as sequences of events, on PostgreSQL.

    Any number of processes may use one database at once. Within a process, one `Log` serves all
    tasks of an event loop; it holds `settings.writers` connections of the pool for
    writing and borrows others for reading. Close it before the pool.
    """

    def __init__(
        self,
        pool: Pool,
        partitions: int,
        places: Places,
        wakeups: WakeUps,
        settings: CommitSettings,
        tracer: Tracer | None = None,
        key: SigningKey | None = None,
        vault: Vault | None = None,
    ) -> None:
        self.vault = vault or Vault()
        self.distributed = places.distributed
        self.partitions = partitions
        self.places = places
        self.wakeups = wakeups
        self.halted: str | None = None
        """Why nothing is appended for the time being, if that is so."""
        self._tracer = tracer
        self._key = key
        lanes = places if isinstance(places, LanePlaces) else None
        self._committer = Committer(pool, settings, wakeups.announce, tracer, key, lanes)

    @classmethod
    async def open(
        cls,
        pool: Pool,
        *,
        wakeups: WakeUps | None = None,
        settings: CommitSettings | None = None,
        tracer: Tracer | None = None,
        key: SigningKey | None = None,
        vault: Vault | None = None,
    ) -> Self:
        """The log of a migrated database, which signs receipts with `key` and seals seeds in
        `vault`; `LayoutError` if it is not laid out yet."""
        partitions = await layout(pool)
        return cls(
            pool,
            partitions,
            await places_of(pool, partitions),
            wakeups or WakeUps(),
            settings or CommitSettings(),
            tracer,
            key,
            vault,
        )

    async def close(self) -> None:
        """Finishes what was handed in; later appends raise `LogClosedError`."""
        await self._committer.close()
        await self.places.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def partition(self, game_id: str) -> int:
        """Where the events of a game are."""
        return partition_of(game_id, self.partitions)

    def _place(self, game_id: str) -> tuple[Queries, int]:
        """Where a game is asked for, and its partition."""
        partition = self.partition(game_id)
        return self.places.of(partition), partition

    async def append(
        self,
        game_id: str,
        expected_version: int,
        entries: Iterable[Entry],
        *,
        at: datetime,
        response: StoredResponse | None = None,
        receipted: bool = False,
    ) -> Outcome:
        """Appends all entries or none, if the game is at `expected_version`.

        `Appended` means that they are durable, in one transaction with `response`, and that
        wake-ups follow. `Duplicate` (checked first) and `VersionConflict` mean that nothing was
        written. `LogUnavailableError`: PostgreSQL is away; the outcome is unknown, retry.
        `at` must have a time zone; it is kept to the microsecond. One that is `receipted` gets a
        receipt, also as the last member of the answer, whose body is a JSON object then; its
        entries must be chained.
        """
        if self.halted is not None:
            raise LogUnavailableError(self.halted)
        if receipted and self._key is None:
            raise ValueError("this log was opened without a key to sign receipts with")
        append = Append(
            partition=partition_of(game_id, self.partitions),
            game_id=game_id,
            expected_version=expected_version,
            entries=tuple(entries),
            at=at,
            response=response,
            receipted=receipted,
        )
        if self._tracer is None:
            return await self._whole(await self._committer.append(append))
        with self._tracer.appending(append) as cause:
            return await self._whole(await self._committer.append(replace(append, cause=cause)))

    async def _whole(self, outcome: Outcome) -> Outcome:
        """An earlier answer as it was given. What goes wrong here concerns nobody else's append."""
        if not isinstance(outcome, Duplicate):
            return outcome
        at = self.places.of
        body = await stored_responses.whole(at, outcome.body, self.partitions, self._key)
        return replace(outcome, body=body)

    async def answered(self, scope: str, key: str, game_id: str | None = None) -> Duplicate | None:
        """What a request about a game was answered, byte for byte; None if it never was. Without a
        game: a request that was to make one."""
        if game_id is None:
            partition = stored_responses.home(scope, key, self.partitions)
        else:
            partition = self.partition(game_id)
        return await stored_responses.answered(
            self.places.of, partition, scope, key, self.partitions, self._key
        )

    def home(self, scope: str, key: str) -> int:
        """The partition of a game that a request makes."""
        return stored_responses.home(scope, key, self.partitions)

    def at_home(self, scope: str, key: str, draw: Callable[[], str]) -> str:
        """An id for the game that a request makes, drawn until it lies where the answer to the
        request is looked for."""
        home = self.home(scope, key)
        while self.partition(game_id := draw()) != home:
            pass
        return game_id

    async def read(
        self, game_id: str, after: int = 0, until: int | None = None, limit: int | None = None
    ) -> Sequence[Recorded]:
        """Events of a game in order: versions `after + 1` to `until`, at most `limit`. Many are
        read page by page, so that nobody else waits for all of them."""
        partition = self.partition(game_id)
        found: list[Recorded] = []
        while limit is None or len(found) < limit:
            most = PAGE if limit is None else min(PAGE, limit - len(found))
            page = await reading.read(
                self.places.of(partition), partition, game_id, after=after, until=until, limit=most
            )
            found += page
            if len(page) < most:
                break
            after = page[-1].version
        return found

    async def plant(self, game_id: str, seed: bytes | None = None) -> bytes:
        """Gives a game its seed, before its first event (`events.seeds`)."""
        queries, partition = self._place(game_id)
        return await seeds.plant(queries, partition, game_id, seed, self.vault)

    async def seed_of(self, game_id: str) -> bytes:
        """The seed of a game; `LookupError` if it has none."""
        return await seeds.seed_of(*self._place(game_id), game_id, self.vault)

    async def version(self, game_id: str, within: Queries | None = None) -> int:
        """The number of events of a game; 0 if there is no such game. `within` is a transaction
        that is to see it."""
        queries, partition = self._place(game_id)
        return await reading.version(within or queries, partition, game_id)

    async def forestall(
        self, within: Queries, game_id: str, expected_version: int, response: StoredResponse
    ) -> bool:
        """Keeps an append with that response from happening (`events.stored_responses`), within a
        transaction. False if the game has another version."""
        partition = self.partition(game_id)
        return await stored_responses.forestall(
            within, partition, game_id, expected_version, response
        )

    async def reached(self, game_id: str, ply: int) -> int:
        """The version of a game's last event of `ply`, or of the plies before."""
        return await reading.reached(*self._place(game_id), game_id, ply)

    async def first(self, game_id: str, kinds: Collection[str]) -> int:
        """The version of a game's first event of some kinds; 0 if there is none."""
        return await reading.first(*self._place(game_id), game_id, kinds)

    async def of_kinds(self, game_id: str, kinds: Collection[str]) -> Sequence[Recorded]:
        """The events of some kinds of a game, in order."""
        return await reading.of_kinds(*self._place(game_id), game_id, kinds)

    async def leaf(self, game_id: str, version: int) -> int:
        """The number of the leaf of the link that an event is in, in the log of its partition;
        LookupError if it is in none."""
        return (await MerkleLog(*self._place(game_id)).leaf(game_id, version))[0]

    async def packed(self, game_id: str) -> bool:
        """Whether a game's events lie in the archive."""
        return await catalogue.find(*self._place(game_id), game_id) is not None

    async def last_action(
        self, game_id: str, plies: Sequence[tuple[int, int]], *, seat: int | None = None
    ) -> tuple[int, int] | None:
        """The ply and the seat of the last action in a game, or of the last one of a seat, among
        the plies from the first to the last of any pair."""
        return await reading.last_action(*self._place(game_id), game_id, plies, seat)

    async def tail(self, partition: int, after: int, limit: int) -> Sequence[Recorded]:
        """Events of a partition in order: positions from `after + 1`, at most `limit`.

        Positions are gapless, and no event ever appears before one that is already visible.
        """
        return await reading.tail(self.places.of(partition), partition, after, limit)

    async def ends(self, game_ids: Iterable[str]) -> Mapping[str, End]:
        """Where the last events of these games are; of those that have one."""
        return await self.places.ends([(self.partition(one), one) for one in game_ids])

    async def heads(self) -> Mapping[int, int]:
        """The last position of each partition; 0 where there is no event yet. Of a distributed log
        those are left out whose machine is away."""
        return await self.places.heads()

    async def head(self, partition: int) -> int:
        """The last position of one partition."""
        return await reading.head(self.places.of(partition), partition)

    def tally(self) -> Tally:
        """How many appends and commits this process has made."""
        return self._committer.tally()
