"""The law of previews: what a preview calls certain is what then happens.

The commands of a game are tried as the service tries them for its players, in a world that is
imagined for the seat. Where the preview says that it is certain of a command, the facts, the scene,
what is legal and who is awaited have to be those of the game, as far as the seat sees them.
"""

from collections.abc import Iterator
from typing import Any

from games.kernel.scene_changes import SceneChanges, between
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle
from referee.drafting import CommandBatch, Drafter, Rehearsal
from referee.previews import awaited, changed
from referee.redaction import Redaction
from tests.audit.exporting import DECODER
from tests.laws.budget import PREVIEWS, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Played, Ply

_REDACTION = Redaction(DECODER)
_DRAFTER = Drafter(_REDACTION)


def previews(played: Played) -> Iterator[str]:
    """Tries the commands that were played next."""
    title = played.title
    for ply in looked_at(played, PREVIEWS):
        seat, command = ply.action.seat, ply.action.command
        found = _DRAFTER.rehearse(
            title, ply.before, ply.number - 1, CommandBatch(seat=seat, commands=(command,))
        )
        if not isinstance(found, Rehearsal):
            yield f"ply {ply.number}: {command} cannot be tried: {found.illegal}"
        elif _DRAFTER.certain(title, found):
            for what in differing(title, found, ply.before, ply):
                yield f"ply {ply.number}: {command} has another {what} than its preview"


def differing(title: AnyTitle, found: Rehearsal, start: Any, ply: Ply) -> Iterator[str]:
    """What has come of commands, the last of which is that of `ply`, otherwise than their preview
    said; `start` is the state before the first."""
    seat = AtSeat(found.seat)
    if not _REDACTION.same(found.steps[-1].facts, ply.facts, seat):
        yield "outcome"
    if awaited(found) != tuple(sorted(ply.after.agenda.awaits())):
        yield "list of awaited seats"
    if _legal(title, found.state, seat) != _legal(title, ply.after, seat):
        yield "list of legal commands"
    if title.showing.scene is None or title.rules.result(ply.after) is not None:
        return
    scenes = (scene_of(title, state, seat) for state in (start, ply.after))
    if (changed(title, _REDACTION, found) or SceneChanges()) != between(*scenes):
        yield "scene"


def _legal(title: AnyTitle, state: Any, viewer: AtSeat) -> tuple[Any, ...]:
    if state.agenda.open_for(viewer.seat) is None:
        return ()
    return tuple(title.rules.legal(state, viewer.seat))


def test_previews(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *previews(played)) for played in batch] == [(p.name,) for p in batch]
