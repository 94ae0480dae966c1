"""Refusals of commands as problems: with what was missed, or with what would be legal."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from events.envelope import Recorded
from events.log import Log
from games.kernel.agenda import DecisionId
from games.kernel.seats import AtSeat, Seat
from service.play.drafting import CommandBatch, Stopped
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.play.redaction import Redaction
from service.problems import kinds
from service.problems.problem import ProblemError, refused, rule_url

MISSED: Final = 500
"""At most so many missed events stand in a problem; the rest is read from the log as ever."""


class PlayProblems:
    """Explains why commands were not played."""

    def __init__(self, log: Log, redaction: Redaction) -> None:
        self._log = log
        self._redaction = redaction

    async def mismatch(
        self, game: LiveGame, position: Position, expected: int, seat: Seat
    ) -> ProblemError:
        """The game does not have the version that the request expected."""
        missed = await self._log.read(game.id, after=expected, limit=MISSED)
        detail = f"Version {expected} was expected, the game is at {position.version}."
        return refused(
            kinds.VERSION_MISMATCH,
            detail,
            version=position.version,
            events=self._shown(game, missed, seat, position),
            decision=_open(position, seat),
            headers={"ETag": f'"{position.version}"'},
        )

    async def stopped(
        self, game: LiveGame, position: Position, batch: CommandBatch, stopped: Stopped
    ) -> ProblemError:
        """A command was refused: it came too late, is illegal, or may not follow a draw."""
        if stopped.illegal is None:
            return refused(kinds.BEYOND_A_DRAW, index=stopped.index, version=position.version)
        if stopped.too_late and stopped.index == 0:
            return await self._too_late(game, position, batch, stopped)
        seat = batch.seat
        legal = game.title.legal(stopped.state, seat)
        return refused(
            kinds.ILLEGAL_COMMAND,
            stopped.illegal.because,
            words=game.title.words,
            rule=stopped.illegal.rule,
            rule_url=rule_url(game.title.meta.slug, stopped.illegal.rule),
            because=stopped.illegal.because,
            index=stopped.index,
            decision=_open_in(stopped.state, seat),
            legal=tuple(Raw(msgspec.json.encode(command)) for command in legal),
            version=position.version,
        )

    async def _too_late(
        self, game: LiveGame, position: Position, batch: CommandBatch, stopped: Stopped
    ) -> ProblemError:
        assert stopped.illegal is not None
        missed = await self._since(game, position, batch.decision)
        return refused(
            kinds.DECISION_CLOSED,
            stopped.illegal.because,
            words=game.title.words,
            rule=stopped.illegal.rule,
            rule_url=rule_url(game.title.meta.slug, stopped.illegal.rule),
            because=stopped.illegal.because,
            index=0,
            decision=_open(position, batch.seat),
            version=position.version,
            events=self._shown(game, missed, batch.seat, position),
        )

    async def _since(
        self, game: LiveGame, position: Position, decision: DecisionId | None
    ) -> Sequence[Recorded]:
        """What happened since the decision was taken: its action event and all after it."""
        if decision is None:
            return []
        events = await self._log.read(game.id, after=max(0, position.version - MISSED))
        for number, event in enumerate(events):
            if event.decision == decision:
                return events[number:]
        return []

    def _shown(
        self, game: LiveGame, events: Sequence[Recorded], seat: Seat, position: Position
    ) -> tuple[Raw, ...]:
        salts = game.secrets.salts
        shown = self._redaction.events(events, AtSeat(seat), over=position.over, salts=salts)
        return tuple(Raw(msgspec.json.encode(event)) for event in shown)


def _open(position: Position, seat: Seat) -> DecisionId | None:
    """The open decision of a seat; none before the start or after the end."""
    if position.state is None or position.over:
        return None
    return _open_in(position.state, seat)


def _open_in(state: object, seat: Seat) -> DecisionId | None:
    frame = state.agenda.open_for(seat)  # type: ignore[attr-defined]  # as states of all titles
    return None if frame is None else frame.id
