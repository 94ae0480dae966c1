"""What disputes work with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.keyed_responses import KeyedResponses
from service.audit.parts import AuditParts
from service.disputes.court import Court, DisputeLimits
from service.disputes.draws import GameDraws
from service.disputes.evidence import Archive
from service.disputes.records import DisputeRecords
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.play.table_facts import TableFacts
from service.process.base_parts import BaseParts
from service.table.parts import TableParts


class DisputeParts(Struct, frozen=True, kw_only=True):
    """Disputes as they stand, what happens with them, and their evidence. `public_url` is where
    clients reach the service, if that is set."""

    pool: Pool
    games: GameCache
    public_url: str | None
    records: DisputeRecords
    court: Court
    archive: Archive
    draws: GameDraws
    responses: KeyedResponses


def dispute_parts(
    base: BaseParts, play: PlayParts, table: TableParts, audit: AuditParts
) -> DisputeParts:
    """The parts of this process."""
    settings, pool, log, decoder = base.settings, base.pool, base.log, base.decoder
    records = DisputeRecords(TableFacts(log, decoder))
    limits = DisputeLimits(open=settings.open_disputes, days=settings.dispute_days)
    return DisputeParts(
        pool=pool,
        games=play.games,
        public_url=settings.public_url,
        records=records,
        court=Court(pool, log, table.recorder, records, limits),
        archive=Archive(
            pool, log, play.reader, decoder, play.redaction, audit.prover, base.scheduler
        ),
        draws=GameDraws(log, base.scheduler),
        responses=KeyedResponses(pool, log.vault),
    )
