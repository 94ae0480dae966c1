"""The legal commands of a seat, with the words and clicks by which a person says each of them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from events.codec import tag
from games.kernel.agenda import Frame
from games.kernel.command import BaseCommand
from games.kernel.phrases import Phrases
from games.kernel.scene import path
from games.kernel.seats import AtSeat, Seat
from games.kernel.step import governing, is_aside
from projections.database import Pool
from service.moves.schemas import Hint, Legal
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.play.redaction import Redaction
from service.table.proposals import Proposals


class LegalCommands:
    """Lists what is legal in games, for readers of one language. Players are looked up only where
    a prompt or a command names one."""

    def __init__(self, pool: Pool, redaction: Redaction, language: str) -> None:
        self._pool = pool
        self._redaction = redaction
        self._language = language

    async def now(self, game: LiveGame, seat: Seat, proposals: Proposals) -> tuple[int, bytes]:
        """The version of the game, and what is legal for a seat at it, as JSON; cached until the
        game moves on."""
        basis, known = game.basis, game.legal.get((seat, self._language))
        if known is None:
            found = await self.at(game, basis.position, seat)
            known = msgspec.json.encode(replace(found, undo=await proposals.undo(basis, seat)))
            if game.basis is basis:
                game.legal[seat, self._language] = known
        return basis.position.version, known

    async def after(self, game: LiveGame, position: Position, seat: Seat) -> bytes:
        """What was legal for a seat at a position of the past, as JSON."""
        return msgspec.json.encode(await self.at(game, position, seat, past=True))

    async def at(
        self, game: LiveGame, position: Position, seat: Seat, *, past: bool = False
    ) -> Legal:
        """What a seat can choose at a position; nothing if the game is over there, unless that is
        the `past`."""
        title, closed = game.title, position.over and not past
        frame = None if closed else position.state.agenda.open_for(seat)
        commands = () if frame is None else tuple(title.rules.legal(position.state, seat))
        listed = Legal(
            seat=seat,
            decision=None if frame is None else frame.id,
            ply=position.ply,
            version=position.version,
            commands=tuple(Raw(msgspec.json.encode(command)) for command in commands),
            asks=None,
            hints=(),
        )
        if frame is None or title.words is None:
            return listed
        phrases = title.words.of(self._language)
        tags = {tag(type(one)) for one in commands}
        named = phrases.names_seats(tag(type(frame.step)), tags)
        names = await seat_names(self._pool, game, phrases) if named else ()
        drawn = title.showing.scene is not None
        return replace(
            listed,
            asks=self._prompt(phrases, frame, seat, names),
            rules=governing(frame.step),
            aside=is_aside(frame.step),
            hints=tuple(hints(phrases, seat, commands, names)) if drawn else (),
        )

    def _prompt(self, phrases: Phrases, frame: Frame[Any], seat: Seat, names: Sequence[str]) -> str:
        step: Any = self._redaction.plain(frame.step, AtSeat(seat))
        return phrases.ask(step, names)


def hints(
    phrases: Phrases, seat: Seat, commands: Iterable[BaseCommand], names: Sequence[str]
) -> Iterable[Hint]:
    """For each command the ids to click, its words and its rules."""
    for command in commands:
        plain: Any = msgspec.to_builtins(command, order="deterministic")
        words = phrases.command(plain, names)
        yield Hint(
            path=path(seat, command),
            words=words,
            rules=command.rules,
            ends=command.ends,
            amount=command.amount_said,
        )
