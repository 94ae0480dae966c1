"""The epochs of the log."""

from litestar import Response

from events.checkpoints import FIRST_EPOCH
from events.epochs import Epoch
from referee.paging import ListWanted, page_of
from service.audit.parts import AuditParts
from service.audit.schemas import Epochs, EpochShown, OldLogShown
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json


@operation("GET", "/v1/epochs", tag="auditing", answers=(Answer(200, Epochs),))
async def list_epochs(call: Call[AuditParts, None, ListWanted]) -> Response[bytes]:
    """List the epochs of the log: when it has lost something that was signed, and why.

    After a restore from a backup, or a failover that lost transactions, the operator begins a new
    epoch. From then on checkpoints have another origin. Each note is signed, and says what was
    promised before and what is left of it.
    """
    known = await call.parts.checkpointer.epochs()
    shown = tuple(_epoch(epoch, note) for epoch, note in known)
    current = shown[-1].number if shown else FIRST_EPOCH
    page = page_of("epochs", shown, lambda one: str(one.number), call.query)
    return json(Epochs(current=current, items=page.items, next=page.next))


def _epoch(epoch: Epoch, note: str) -> EpochShown:
    logs = (
        OldLogShown(
            origin=one.log.origin,
            size=one.promise.size,
            root=one.promise.root.hex(),
            remaining=one.kept,
            lost_from=one.lost_from,
        )
        for one in epoch.logs
    )
    return EpochShown(
        number=epoch.number,
        since=epoch.since,
        reason=epoch.reason,
        logs=tuple(logs),
        lost_games=None if epoch.games is None else epoch.games.count,
        note=note,
    )
