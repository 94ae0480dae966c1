"""The legal commands of a seat, with the words and clicks by which a person says each of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from events.codec import tag
from games.kernel.command import BaseCommand
from games.kernel.phrases import Phrases
from games.kernel.scene import Scene, path
from games.kernel.seats import AtSeat, Seat
from games.kernel.sentence import Sentence
from games.kernel.step import governing, is_aside
from games.kernel.title import AnyTitle
from projections.database import Pool
from service.moves.schemas import Hint, Legal, Obstacle
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

    async def now(
        self, game: LiveGame, seat: Seat, proposals: Proposals, *, refused: bool = False
    ) -> tuple[int, bytes]:
        """The version of the game, and what is legal for a seat at it, as JSON; cached until the
        game moves on."""
        basis, key = game.basis, (seat, self._language, refused)
        known = game.legal.get(key)
        if known is None:
            found = await self.at(game, basis.position, seat, refused=refused)
            known = msgspec.json.encode(replace(found, undo=await proposals.undo(basis, seat)))
            if game.basis is basis:
                game.legal[key] = known
        return basis.position.version, known

    async def after(
        self, game: LiveGame, position: Position, seat: Seat, *, refused: bool = False
    ) -> bytes:
        """What was legal for a seat at a position of the past, as JSON."""
        return msgspec.json.encode(await self.at(game, position, seat, past=True, refused=refused))

    async def at(
        self,
        game: LiveGame,
        position: Position,
        seat: Seat,
        *,
        past: bool = False,
        refused: bool = False,
    ) -> Legal:
        """What a seat can choose at a position; nothing if the game is over there, unless that is
        the `past`. `refused`: with what it cannot choose, and why."""
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
            refused=() if refused else None,
        )
        if frame is None or title.words is None:
            return listed
        phrases = title.words.of(self._language)
        tags = {tag(type(one)) for one in commands}
        named = phrases.names_seats(tag(type(frame.step)), tags)
        names = await seat_names(self._pool, game, phrases) if named else ()
        drawn = title.showing.scene is not None
        step: Any = self._redaction.plain(frame.step, AtSeat(seat))
        apart = differences(title, position.state)
        return replace(
            listed,
            asks=phrases.ask(step, names),
            rules=governing(frame.step),
            aside=is_aside(frame.step),
            hints=tuple(hints(phrases, seat, step, commands, names, apart)) if drawn else (),
            refused=await self._obstacles(game, position, seat, phrases) if refused else None,
        )

    async def _obstacles(
        self, game: LiveGame, position: Position, seat: Seat, phrases: Phrases
    ) -> tuple[Obstacle, ...]:
        """Why what the seat sees cannot be chosen; each reason once."""
        title, state = game.title, position.state
        scene = seen_by(title, self._redaction, state, AtSeat(seat))
        found = tuple(title.rules.refused(state, seat, scene))
        named = any(phrases.refusal_names_seats(one.why.key) for one in found)
        names = await seat_names(self._pool, game, phrases) if named else ()
        paths: dict[tuple[str, str], dict[tuple[str, ...], None]] = {}
        for one in found:
            because = phrases.refusal(one.why.key, one.why.values, names)
            paths.setdefault((one.why.rule, because), {})[one.path] = None
        return tuple(
            Obstacle(rule=rule, because=because, paths=tuple(told))
            for (rule, because), told in paths.items()
        )


def seen_by(title: AnyTitle, redaction: Redaction, state: Struct, viewer: AtSeat) -> Scene:
    """The table as a seat sees it while the game goes on."""
    if title.showing.scene is None:
        return Scene(boards=())
    view = redaction.view(title, state, viewer, over=False)
    seen: Any = msgspec.json.decode(view, type=title.types.view)
    return title.showing.scene(seen)


Differences = Callable[[BaseCommand], Sentence | None]
"""What tells a command apart from others with the same words."""


def differences(title: AnyTitle, state: Struct) -> Differences:
    """What a title says of that in a state."""
    apart = title.showing.apart
    return (lambda _: None) if apart is None else partial(apart, state)


def hints(
    phrases: Phrases,
    seat: Seat,
    step: Mapping[str, Any],
    commands: Sequence[BaseCommand],
    names: Sequence[str],
    apart: Differences,
) -> Iterable[Hint]:
    """For each command that answers a step the ids to click, its words and its rules; the step is
    as the seat sees it. Words that several commands would share say in brackets what differs."""
    plain: list[Any] = [msgspec.to_builtins(one, order="deterministic") for one in commands]
    said = [phrases.answer(step, one, names) for one in plain]
    times = Counter(said)
    for command, words in zip(commands, said, strict=True):
        differs = apart(command) if times[words] > 1 else None
        yield Hint(
            path=path(seat, command),
            words=words if differs is None else f"{words} ({_told(phrases, differs)})",
            rules=command.rules,
            ends=command.ends,
            amount=command.amount_said,
        )


def _told(phrases: Phrases, differs: Sentence) -> str:
    return phrases.term(differs.key, **differs.args)
