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
from games.kernel.refused import Refused
from games.kernel.scene import Scene, path
from games.kernel.seats import AtSeat, Seat
from games.kernel.sentence import Sentence
from games.kernel.step import governing, is_aside
from games.kernel.title import AnyTitle
from referee.legal_schemas import Hint, Legal, Obstacle
from referee.positions import Position
from referee.redaction import Redaction
from referee.showing import scene_of


class LegalListing:
    """What a seat can choose at a position; nothing if the game is over there, unless that is the
    `past`. `refused`: with what it cannot choose, and why. Names of players are needed only if
    `names_seats` says so."""

    def __init__(
        self,
        title: AnyTitle,
        redaction: Redaction,
        position: Position,
        seat: Seat,
        language: str,
        *,
        past: bool = False,
        refused: bool = False,
    ) -> None:
        self._title = title
        self._redaction = redaction
        self._position = position
        self._seat = seat
        closed = position.over and not past
        self._frame = None if closed else position.state.agenda.open_for(seat)
        legal = () if self._frame is None else title.rules.legal(position.state, seat)
        self._commands: tuple[BaseCommand, ...] = tuple(legal)
        worded = self._frame is not None and title.words is not None
        self.phrases = title.words.of(language) if worded and title.words is not None else None
        """The words of the title, if anything has to be said."""
        self._refused = refused
        self._obstacles = tuple(self._found()) if refused and worded else ()

    def _found(self) -> Iterable[Refused]:
        state = self._position.state
        scene = seen_by(self._title, self._redaction, state, AtSeat(self._seat))
        return self._title.rules.refused(state, self._seat, scene)

    @property
    def names_seats(self) -> bool:
        """Whether a prompt, a command or a reason names a player."""
        if self.phrases is None or self._frame is None:
            return False
        tags = {tag(type(one)) for one in self._commands}
        return self.phrases.names_seats(tag(type(self._frame.step)), tags) or any(
            self.phrases.refusal_names_seats(one.why.key) for one in self._obstacles
        )

    def told(self, names: Sequence[str] = ()) -> Legal:
        """The commands, with their words and clicks; `names` are what the seats are called."""
        frame, phrases, title = self._frame, self.phrases, self._title
        listed = Legal(
            seat=self._seat,
            decision=None if frame is None else frame.id,
            ply=self._position.ply,
            version=self._position.version,
            commands=tuple(Raw(msgspec.json.encode(command)) for command in self._commands),
            asks=None,
            hints=(),
            refused=() if self._refused else None,
        )
        if frame is None or phrases is None:
            return listed
        step: Any = self._redaction.plain(frame.step, AtSeat(self._seat))
        apart = differences(title, self._position.state)
        drawn = title.showing.scene is not None
        said = hints(phrases, self._seat, step, self._commands, names, apart) if drawn else ()
        return replace(
            listed,
            asks=phrases.ask(step, names),
            rules=governing(frame.step),
            aside=is_aside(frame.step),
            hints=tuple(said),
            refused=self._reasons(phrases, names) if self._refused else None,
        )

    def _reasons(self, phrases: Phrases, names: Sequence[str]) -> tuple[Obstacle, ...]:
        """Why what the seat sees cannot be chosen; each reason once."""
        paths: dict[tuple[str, str], dict[tuple[str, ...], None]] = {}
        for one in self._obstacles:
            because = phrases.refusal(one.why.key, one.why.values, names)
            paths.setdefault((one.why.rule, because), {})[one.path] = None
        return tuple(
            Obstacle(rule=rule, because=because, paths=tuple(told))
            for (rule, because), told in paths.items()
        )


def seen_by(title: AnyTitle, redaction: Redaction, state: Struct, viewer: AtSeat) -> Scene:
    """The table as a seat sees it while the game goes on."""
    return scene_of(title, redaction.view(title, state, viewer, over=False))


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
