"""What a ply has changed, as a person would say it, and the rules that its events are of."""

from typing import Any

import msgspec

from games.kernel.citing import cited
from games.kernel.command import BaseCommand
from games.kernel.scene_comparison import SceneDifference, compared
from games.kernel.title import Action, AnyTitle
from referee.decoder import Value
from referee.state_schemas import StateShown


def differences(
    title: AnyTitle, before: StateShown | None, after: StateShown | None, language: str
) -> tuple[SceneDifference, ...]:
    """What whoever sees these two tables would see that is different, with names; nothing where
    there is only one of them, or where the title draws no scene."""
    scene = title.showing.scene
    if before is None or after is None or scene is None:
        return ()
    was, now = (_seen(title, one) for one in (before, after))
    called = str if title.words is None else title.words.of(language).name
    return compared(scene(was), scene(now), called, title.showing.background)


def _seen(title: AnyTitle, state: StateShown) -> Any:
    return msgspec.json.decode(state.view, type=title.types.view)


def founding(value: Value) -> tuple[str, ...]:
    """The ids of the rules that an event is of: a command says its own, and beside them those
    count that the description of the type names."""
    if not isinstance(value, Action):
        return cited(type(value))
    command = value.command
    own = command.rules if isinstance(command, BaseCommand) else ()
    return tuple(dict.fromkeys((*own, *cited(type(command)))))
