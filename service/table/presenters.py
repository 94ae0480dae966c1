"""What people do at a table beside moving, as clients see it."""

from service.table.proposal_records import ProposalRecord
from service.table.schemas import ProposalShown


def proposal_shown(game_id: str, record: ProposalRecord) -> ProposalShown:
    """A proposal of a game."""
    return ProposalShown(
        game=game_id,
        number=record.number,
        seat=record.seat,
        status=record.status,
        proposal=record.proposal,
        ply=record.opened.ply,
        agreed=tuple(sorted(record.agreed)),
        declined_by=record.declined_by,
        opened_at=record.opened.at,
        opened_version=record.opened.version,
        closed_at=None if record.closed is None else record.closed.at,
        closed_version=None if record.closed is None else record.closed.version,
    )
