"""What commands would do, for the seat that thinks of playing them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from events.codec import tag
from games.kernel.phrases import Phrases
from games.kernel.scene_changes import SceneChanges, between
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle
from referee.drafting import Drafted, DraftedMove, Rehearsal
from referee.legal import seen_by
from referee.positions import Position
from referee.redaction import Redaction

_UNCHANGED: Final = SceneChanges()


def reached(before: Position, found: Drafted) -> Position:
    """The position after moves that were only tried."""
    return replace(
        before,
        state=found.state,
        ply=found.steps[-1].ply,
        version=before.version + sum(1 + len(one.facts) for one in found.steps),
    )


def texts(
    redaction: Redaction, phrases: Phrases, move: DraftedMove, viewer: AtSeat, names: Sequence[str]
) -> Iterator[str]:
    """The facts of a move in words, those that say something."""
    for fact in move.facts:
        plain: Any = redaction.plain(fact, viewer)
        if text := phrases.fact({"type": tag(type(fact)), **plain}, names):
            yield text


def awaited(drafted: Drafted) -> tuple[int, ...]:
    """The seats that have to decide after moves."""
    return tuple(sorted(drafted.state.agenda.awaits()))


def changed(title: AnyTitle, redaction: Redaction, found: Rehearsal) -> SceneChanges | None:
    """What a rehearsal has changed in the scene of its seat; None: nothing."""
    viewer = AtSeat(found.seat)
    before, after = (seen_by(title, redaction, one, viewer) for one in (found.start, found.state))
    changes = between(before, after)
    return None if changes == _UNCHANGED else changes
