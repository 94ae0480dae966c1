"""Steps of an introduction as readers of a language see them."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from events.codec import tag
from games.kernel.introduction import Step
from games.kernel.phrases import Phrases
from games.kernel.prepared_game import PreparedGame, PreparedPly
from games.kernel.refusal import Illegal
from games.kernel.scene import Scene, path
from games.kernel.scene_changes import SceneChanges, between
from games.kernel.seats import AtSeat
from games.kernel.step import governing, is_aside
from referee.legal import Differences, differences, hints
from referee.legal_schemas import Legal
from referee.redaction import Redaction
from referee.title_json import RuleText
from service.introductions.schemas import (
    Exercise,
    IntroductionShown,
    MovePassed,
    MoveRefused,
    Outcome,
    StepListed,
    StepShown,
)

PASSAGES: Final = 12
"""So many moves between two steps are told; of more, the last ones."""

_UNCHANGED: Final = SceneChanges()


class LessonPresenter:
    """Tells the steps of a prepared game in one language."""

    def __init__(self, game: PreparedGame, phrases: Phrases, redaction: Redaction) -> None:
        self._game = game
        self._phrases = phrases
        self._redaction = redaction
        self._viewer = AtSeat(game.given.seat)

    def listed(self) -> IntroductionShown:
        """The steps in brief."""
        given, meta = self._game.given, self._game.title.meta
        return IntroductionShown(
            title=meta.slug,
            ruleset=meta.ruleset,
            names=given.names,
            seat=given.seat,
            steps=tuple(
                StepListed(
                    number=number,
                    heading=self._phrases.lesson(step.id, "heading"),
                    asks=bool(step.tries),
                )
                for number, step in enumerate(given.steps, 1)
            ),
        )

    def step(self, number: int) -> StepShown:
        """The step of that number, from 1."""
        steps = self._game.given.steps
        step, begin = steps[number - 1], steps[number - 2].end if number > 1 else 0
        scene, legal = self._scene(self._game.state(step.at)), self._legal(step.at)
        return StepShown(
            title=self._game.title.meta.slug,
            number=number,
            of=len(steps),
            heading=self._said(step, "heading"),
            sees=self._said(step, "sees"),
            points=step.points,
            rules=tuple(map(self._rule, step.rules)),
            ply=step.at,
            passed=step.at - begin,
            passages=self._passages(begin, step.at),
            scene=scene,
            legal=legal,
            exercise=self._exercise(step, scene) if step.tries else None,
            refused=self._refused(step),
        )

    def _said(self, step: Step, part: str) -> str:
        return self._phrases.lesson(step.id, part)

    def _rule(self, rule: str) -> RuleText:
        phrases = self._phrases
        return RuleText(rule=rule, language=phrases.language, text=phrases.rules[rule])

    def _passages(self, begin: int, end: int) -> tuple[MovePassed, ...]:
        plies = self._game.plies[max(begin, end - PASSAGES) : end]
        return tuple(map(self._passed, plies))

    def _passed(self, ply: PreparedPly) -> MovePassed:
        changes = self._changes(self._scene(ply.before), self._scene(ply.after))
        return MovePassed(seat=ply.action.seat, text=self._action(ply), changes=changes)

    def _changes(self, before: Scene, after: Scene) -> SceneChanges | None:
        changes = between(before, after)
        return None if changes == _UNCHANGED else changes

    def _action(self, ply: PreparedPly) -> str:
        seen: Any = self._redaction.plain(ply.action, self._viewer)
        return self._phrases.command(seen["command"], self._game.given.names)

    def _scene(self, state: Any) -> Scene:
        title = self._game.title
        assert title.showing.scene is not None
        over = title.rules.result(state) is not None
        view = self._redaction.view(title, state, self._viewer, over=over)
        return title.showing.scene(msgspec.json.decode(view, type=title.types.view))

    def _legal(self, at: int) -> Legal:
        game, seat = self._game, self._game.given.seat
        commands = self._commands(at)
        frame = game.state(at).agenda.open_for(seat)
        step: Any = None if frame is None else self._redaction.plain(frame.step, self._viewer)
        return Legal(
            seat=seat,
            decision=None if frame is None else frame.id,
            ply=at,
            version=game.events(at),
            commands=tuple(Raw(msgspec.json.encode(one)) for one in commands),
            asks=None if step is None else self._phrases.ask(step, game.given.names),
            rules=() if frame is None else governing(frame.step),
            aside=frame is not None and is_aside(frame.step),
            hints=tuple(
                hints(self._phrases, seat, step, commands, game.given.names, self._apart(at))
            ),
        )

    def _apart(self, at: int) -> Differences:
        return differences(self._game.title, self._game.state(at))

    def _commands(self, at: int) -> tuple[Any, ...]:
        return tuple(self._game.title.rules.legal(self._game.state(at), self._game.given.seat))

    def _exercise(self, step: Step, scene: Scene) -> Exercise:
        return Exercise(
            asks=self._said(step, "tries"),
            otherwise=self._said(step, "otherwise"),
            done=self._said(step, "done"),
            outcomes=tuple(self._outcomes(step, scene)),
        )

    def _outcomes(self, step: Step, scene: Scene) -> Iterable[Outcome]:
        commands = self._commands(step.at)
        for line in step.tries:
            plies = self._plies(step, line)
            facts = [fact for ply in plies for fact in ply.facts]
            yield Outcome(
                index=commands.index(self._game.command(line)),
                texts=tuple(filter(None, self._facts(facts))),
                changes=self._changes(scene, self._scene(plies[-1].after)),
            )

    def _plies(self, step: Step, line: str) -> Sequence[PreparedPly]:
        """What a move leads to: as the game went on, if it is the one that was played."""
        if line == step.tries[0]:
            return self._game.plies[step.at : step.end]
        ply = self._game.tried(step.at, line)
        assert isinstance(ply, PreparedPly), f"{step.id}: {line} is refused"
        return (ply,)

    def _facts(self, facts: Sequence[Any]) -> Iterable[str]:
        for fact in facts:
            plain: Any = self._redaction.plain(fact, self._viewer)
            seen = {"type": tag(type(fact)), **plain}
            yield self._phrases.fact(seen, self._game.given.names)

    def _refused(self, step: Step) -> MoveRefused | None:
        if step.refuses is None:
            return None
        command = self._game.command(step.refuses.command)
        found = self._game.tried(step.at, step.refuses.command)
        assert isinstance(found, Illegal), f"{step.id}: {step.refuses.command} is legal"
        seat, names = self._game.given.seat, self._game.given.names
        plain: Any = msgspec.to_builtins(command, order="deterministic")
        return MoveRefused(
            asks=self._said(step, "refused"),
            path=path(seat, command),
            words=self._phrases.command(plain, names),
            because=self._phrases.refusal(found.key, found.values, names),
            rule=self._rule(found.rule),
        )
