"""The legal commands of a seat, with the words and clicks by which a person says each of them."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from games.kernel.agenda import Frame
from games.kernel.scene import path
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import AnyTitle
from games.kernel.words import Phrases
from service.moves.schemas import Hint, Legal
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.play.redaction import Redaction
from service.table.proposals import Proposals


async def legal(
    game: LiveGame, seat: Seat, language: str, redaction: Redaction, proposals: Proposals
) -> bytes:
    """What is legal for a seat now, as JSON; kept until the game moves on."""
    known = game.legal.get((seat, language))
    if known is None:
        position = game.position
        found = _legal(game.title, position, seat, language, redaction)
        known = msgspec.json.encode(replace(found, undo=await proposals.undo(game, seat)))
        if game.position is position:
            game.legal[seat, language] = known
    return known


def legal_after(
    title: AnyTitle, position: Position, seat: Seat, language: str, redaction: Redaction
) -> bytes:
    """What was legal for a seat at a position of the past, as JSON."""
    return msgspec.json.encode(_legal(title, position, seat, language, redaction, past=True))


def _legal(
    title: AnyTitle,
    position: Position,
    seat: Seat,
    language: str,
    redaction: Redaction,
    *,
    past: bool = False,
) -> Legal:
    closed = position.over and not past
    frame = None if closed else position.state.agenda.open_for(seat)
    commands = () if frame is None else tuple(title.legal(position.state, seat))
    phrases = None if title.words is None else title.words.of(language)
    return Legal(
        seat=seat,
        decision=None if frame is None else frame.id,
        ply=position.ply,
        version=position.version,
        commands=tuple(Raw(msgspec.json.encode(command)) for command in commands),
        asks=None if frame is None or phrases is None else _prompt(phrases, frame, seat, redaction),
        hints=tuple(hints(title, phrases, seat, commands)),
    )


def _prompt(phrases: Phrases, frame: Frame[Any], seat: Seat, redaction: Redaction) -> str:
    step: Any = redaction.plain(frame.step, AtSeat(seat))
    return phrases.ask(step)


def hints(
    title: AnyTitle, phrases: Phrases | None, seat: Seat, commands: Iterable[Struct]
) -> Iterable[Hint]:
    """For each command the ids to click and its words; none for a title without a scene."""
    if title.handles is None or phrases is None:
        return
    for command in commands:
        plain: Any = msgspec.to_builtins(command, order="deterministic")
        yield Hint(path=path(title.handles, seat, command), words=phrases.command(plain))
