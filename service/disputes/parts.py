"""Everything about disputes that a service process works with."""

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from projections.decoder import Decoder
from service.audit.proofs import Prover
from service.disputes.court import Court, Limits
from service.disputes.evidence import Archive
from service.disputes.records import Hearings
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.settings import Settings
from service.table.recorder import Desk


class Office(Struct, frozen=True, kw_only=True):
    """Disputes as they stand, what happens with them, and their evidence."""

    hearings: Hearings
    court: Court
    archive: Archive


def office(
    settings: Settings,
    pool: Pool,
    log: Log,
    desk: Desk,
    reader: Reader,
    decoder: Decoder,
    redaction: Redaction,
    prover: Prover,
) -> Office:
    """The office of this process."""
    hearings = Hearings(pool, log, decoder)
    limits = Limits(open=settings.open_disputes, days=settings.dispute_days)
    return Office(
        hearings=hearings,
        court=Court(pool, log, desk, hearings, limits),
        archive=Archive(pool, log, reader, decoder, redaction, prover),
    )
