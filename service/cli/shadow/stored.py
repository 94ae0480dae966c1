"""Games in the database: every log, with the seed that was kept beside it."""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Final, get_args

from events import reading
from events.codec import tag
from events.envelope import Recorded
from events.fairness import drawing_seed
from events.layout import layout
from events.partition import partition_of
from events.seeds import opened
from events.vault import Vault
from games.kernel.table.state import Entropy, TableFact, evolve_table
from projections.database import Pool
from referee.decoder import Decoder
from service.cli.shadow.source import Found

PAGE: Final = 500

_NEXT: Final = "SELECT game_id, seed FROM seeds WHERE game_id > $1 ORDER BY game_id LIMIT $2"
_TABLE: Final = frozenset(tag(kind) for kind in get_args(TableFact))


async def count(pool: Pool) -> int:
    """How many games there are, at most."""
    found = await pool.fetchval("SELECT count(*) FROM seeds")
    return int(found)


async def games(pool: Pool, decoder: Decoder, vault: Vault) -> AsyncIterator[Found]:
    """Every game in the log, by id; games that are opened meanwhile may be among them."""
    partitions, after = await layout(pool), ""
    while page := await pool.fetch(_NEXT, after, PAGE):
        for game_id, seed in page:
            after = game_id
            events = await reading.read(pool, partition_of(game_id, partitions), game_id)
            yield Found(
                name=game_id,
                seed=drawn_from(opened(game_id, seed, vault), events, decoder),
                entries=tuple(event.entry for event in events),
            )


def drawn_from(seed: bytes, events: Iterable[Recorded], decoder: Decoder) -> bytes:
    """What a game draws from: its seed, with what the players have added."""
    return drawing_seed(seed, _entropies(events, decoder))


def _entropies(events: Iterable[Recorded], decoder: Decoder) -> Sequence[Entropy]:
    """What the players have added to the draws."""
    table = None
    for event in events:
        if event.kind in _TABLE:
            fact = decoder.struct(event.kind, event.payload)
            assert isinstance(fact, TableFact)
            table = evolve_table(table, fact)
    return () if table is None else table.entropies
