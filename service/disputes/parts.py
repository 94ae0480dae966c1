"""Everything about disputes that a service process works with."""

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from projections.decoder import Decoder
from service.audit.proofs import Prover
from service.disputes.court import Court, DisputeLimits
from service.disputes.evidence import Archive
from service.disputes.records import DisputeRecords
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.settings import Settings
from service.table.recorder import TableRecorder


class Office(Struct, frozen=True, kw_only=True):
    """Disputes as they stand, what happens with them, and their evidence."""

    records: DisputeRecords
    court: Court
    archive: Archive


def office(
    settings: Settings,
    pool: Pool,
    log: Log,
    recorder: TableRecorder,
    reader: Reader,
    decoder: Decoder,
    redaction: Redaction,
    prover: Prover,
) -> Office:
    """The office of this process."""
    records = DisputeRecords(pool, log, decoder)
    limits = DisputeLimits(open=settings.open_disputes, days=settings.dispute_days)
    return Office(
        records=records,
        court=Court(pool, log, recorder, records, limits),
        archive=Archive(pool, log, reader, decoder, redaction, prover),
    )
