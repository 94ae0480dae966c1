"""What deciding again has said, as somebody may see it."""

from typing import Literal

from msgspec import UNSET

from referee.positions import Position
from service.disputes.citations import stored
from service.disputes.question import Redecision
from service.disputes.requests import state_hash
from service.disputes.schemas import RedecisionShown


def redecision_shown(
    found: Redecision, after: Position, *, opened: bool, own: bool
) -> RedecisionShown:
    why = stored(found.because if own else None)
    differs = found.outcome == "different"
    return RedecisionShown(
        outcome=found.outcome,
        by=found.by,
        plies=found.plies,
        departures=found.departures,
        chain="good" if found.broken is None else "bad",
        state=_compared(found.state, after),
        because=why.because,
        key=why.key,
        args=why.args,
        at=found.at if opened and differs else None,
        recorded=found.recorded if opened and differs else UNSET,
        decided=found.decided if opened and differs else UNSET,
    )


def _compared(state: str | None, after: Position) -> Literal["same", "different", "unknown"]:
    if state is None:
        return "unknown"
    return "same" if state == state_hash(after.state) else "different"
