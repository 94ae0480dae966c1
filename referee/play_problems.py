"""Refusals of commands as problems: with what was missed, or with what would be legal."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw

from events.envelope import Recorded
from events.salts import Salts
from games.kernel.agenda import DecisionId
from games.kernel.move import HasAgenda
from games.kernel.phrases import Phrases
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat, Seat
from games.kernel.sentence import Sentence
from games.kernel.table.state import TableState
from games.kernel.title import AnyTitle
from referee.drafting import CommandBatch, Stopped
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused, refused_by
from referee.redaction import Redaction

MISSED: Final = 500
"""At most so many missed events stand in a problem; the rest is read as ever."""


class PlayedGame(Protocol):
    """What is known of a game at one moment."""

    @property
    def id(self) -> str:
        """The id of the game."""
        ...

    @property
    def title(self) -> AnyTitle:
        """The title as the game's ruleset plays it."""
        ...

    @property
    def position(self) -> Position:
        """How far it has come."""
        ...

    @property
    def salts(self) -> Salts:
        """The salts of its hidden fields."""
        ...


def mismatch(
    redaction: Redaction, game: PlayedGame, expected: int, seat: Seat, missed: Sequence[Recorded]
) -> ProblemError:
    """The game does not have the version that the request expected; `missed` has happened since."""
    version = game.position.version
    detail = Sentence("version-expected", {"expected": expected, "version": version})
    return refused(
        kinds.VERSION_MISMATCH,
        detail,
        version=version,
        events=_shown(redaction, game, missed, seat),
        decision=_open(game.position, seat),
        headers={"ETag": f'"{version}"'},
    )


def paused(table: TableState) -> ProblemError:
    """The game stands still."""
    reasons = " and ".join(f"{one.why}" for one in table.pauses)
    return refused(kinds.GAME_PAUSED, Sentence("paused", {"reasons": reasons}))


def stopped(game: PlayedGame, batch: CommandBatch, found: Stopped) -> ProblemError:
    """A command is illegal, or may not follow a draw."""
    version = game.position.version
    if found.illegal is None:
        return refused(kinds.BEYOND_A_DRAW, index=found.index, version=version)
    legal = game.title.rules.legal(found.state, batch.seat)
    return refused_by(
        game.title,
        found.illegal,
        kinds.ILLEGAL_COMMAND,
        index=found.index,
        decision=_open_in(found.state, batch.seat),
        legal=tuple(Raw(msgspec.json.encode(command)) for command in legal),
        version=version,
    )


def too_late(
    redaction: Redaction,
    game: PlayedGame,
    batch: CommandBatch,
    illegal: Illegal,
    missed: Sequence[Recorded],
) -> ProblemError:
    """The first command came when its decision was not open (any more); `missed` is what has
    happened since it was taken."""
    decision = _open(game.position, batch.seat)
    return refused_by(
        game.title,
        illegal,
        kinds.DECISION_CLOSED,
        index=0,
        decision=decision,
        version=game.position.version,
        events=_shown(redaction, game, missed, batch.seat),
        **(_waiting(game, batch.seat, illegal) if decision is None else {}),
    )


def naming(refusal: ProblemError, language: str) -> Phrases | None:
    """The words in which the sentence of a refusal names players; None if it names none."""
    problem = refusal.problem
    if refusal.words is None or problem.key is None:
        return None
    phrases = refusal.words.of(language)
    named = phrases.refusal_names_seats(problem.key) or problem.awaits is not None
    return phrases if named else None


def since(events: Sequence[Recorded], decision: DecisionId | None) -> Sequence[Recorded]:
    """What has happened since a decision was taken: its action event and all after it."""
    for number, event in enumerate(events):
        if decision is not None and event.decision == decision:
            return events[number:]
    return []


def _shown(
    redaction: Redaction, game: PlayedGame, events: Sequence[Recorded], seat: Seat
) -> tuple[Raw, ...]:
    shown = redaction.events(events, AtSeat(seat), over=game.position.over, salts=game.salts)
    return tuple(Raw(msgspec.json.encode(event)) for event in shown)


def _waiting(game: PlayedGame, seat: Seat, illegal: Illegal) -> dict[str, Any]:
    """Whose turn it is instead, and where the seat learns that it is its own."""
    path, awaits = f"/v1/games/{game.id}", game.position.awaits
    if not awaits:
        return {}
    return {
        "detail": Sentence("whose-turn", {"because": illegal.sentence, "whose": awaits}),
        "awaits": awaits,
        "stream_url": f"{path}/stream?after={game.position.version}&seat={seat}",
        "legal_url": f"{path}/legal?seat={seat}",
    }


def _open(position: Position, seat: Seat) -> DecisionId | None:
    """The open decision of a seat; none before the start or after the end."""
    if position.state is None or position.over:
        return None
    return _open_in(position.state, seat)


def _open_in(state: HasAgenda, seat: Seat) -> DecisionId | None:
    frame = state.agenda.open_for(seat)
    return None if frame is None else frame.id
