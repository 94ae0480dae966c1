"""What commands would do, for the seat that thinks of playing them."""

from typing import Any, Final

from msgspec.structs import replace

from events.codec import tag
from games.kernel.scene_changes import SceneChanges, between
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import AnyTitle
from projections.database import Pool
from service.moves.legal import LegalCommands, seen_by
from service.moves.schemas import Preview
from service.play.command_loop import Rehearsed
from service.play.drafting import Drafted, DraftedMove, Rehearsal
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.play.redaction import Redaction

_UNCHANGED: Final = SceneChanges()


class Previews:
    """Tells rehearsals in one language."""

    def __init__(self, pool: Pool, redaction: Redaction, language: str) -> None:
        self._pool = pool
        self._redaction = redaction
        self._language = language
        self._legal = LegalCommands(pool, redaction, language)

    async def of(self, game: LiveGame, rehearsed: Rehearsed, *, refused: bool = False) -> Preview:
        """What has come of the commands; `refused`: with what could not be chosen then."""
        found, before = rehearsed.rehearsal, rehearsed.position
        after = replace(
            before,
            state=found.state,
            ply=found.steps[-1].ply,
            version=before.version + sum(1 + len(one.facts) for one in found.steps),
        )
        return Preview(
            version=before.version,
            certain=rehearsed.certain,
            awaits=awaited(found),
            legal=await self._legal.at(game, after, found.seat, refused=refused),
            texts=await self._texts(game, found.steps[-1], AtSeat(found.seat)),
            changes=changed(game.title, self._redaction, found),
        )

    async def none(self, game: LiveGame, seat: Seat, *, refused: bool = False) -> Preview:
        """The game as it stands, where nothing was tried."""
        now = game.position
        awaits = () if now.over else now.state.agenda.awaits()
        return Preview(
            version=now.version,
            certain=0,
            awaits=tuple(sorted(awaits)),
            legal=await self._legal.at(game, now, seat, refused=refused),
        )

    async def _texts(self, game: LiveGame, move: DraftedMove, viewer: AtSeat) -> tuple[str, ...]:
        if game.title.words is None:
            return ()
        phrases = game.title.words.of(self._language)
        names = await seat_names(self._pool, game, phrases)
        texts = []
        for fact in move.facts:
            plain: Any = self._redaction.plain(fact, viewer)
            texts.append(phrases.fact({"type": tag(type(fact)), **plain}, names))
        return tuple(filter(None, texts))


def awaited(drafted: Drafted) -> tuple[int, ...]:
    """The seats that have to decide after moves."""
    return tuple(sorted(drafted.state.agenda.awaits()))


def changed(title: AnyTitle, redaction: Redaction, found: Rehearsal) -> SceneChanges | None:
    """What a rehearsal has changed in the scene of its seat; None: nothing."""
    viewer = AtSeat(found.seat)
    before, after = (seen_by(title, redaction, one, viewer) for one in (found.start, found.state))
    changes = between(before, after)
    return None if changes == _UNCHANGED else changes
