"""Recorded games as a replay tells them: the first scene and the changes give every scene, to
whoever looks."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.registry import Registry
from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges, applied, between
from games.kernel.seats import AtSeat, Spectator, Viewer
from games.kernel.shadow import RecordedGame
from games.kernel.title import AnyTitle, fold
from games.kernel.visibility import Redactor
from service.cli.shadow.corpus import files, unpacked
from service.cli.shadow.verdict import Judge
from tests.corpus.make import CORPUS
from tests.support.titles import title_of

REGISTRY = Registry.installed()
TABLE = "table."
REDACTOR = Redactor()


def smallest(slug: str) -> RecordedGame:
    """The recorded game of a title with the smallest file."""
    path = min(files(CORPUS / slug), key=lambda path: (path.stat().st_size, path.name))
    game = unpacked(path).game(Judge(REGISTRY, slug, None).decoder)
    assert game is not None
    return game


def states(title: AnyTitle, game: RecordedGame) -> Iterator[Any]:
    """The states of a game, ply by ply."""
    state = fold(title, game.setup, None)
    yield state
    for move in game.moves:
        own = [one for one in move.facts if not type(one).__struct_config__.tag.startswith(TABLE)]
        state = fold(title, own, state)
        yield state


def scene_of(title: AnyTitle, state: Any, viewer: Viewer, *, over: bool) -> Scene:
    """What a viewer sees, as the service draws it."""
    view = REDACTOR.encode(title.showing.view(state), viewer, over=over)
    assert title.showing.scene is not None
    return title.showing.scene(msgspec.json.decode(view, type=title.types.view))


@pytest.mark.parametrize("slug", [title.meta.slug for title in REGISTRY])
def test_the_changes_give_the_scene_of_every_ply(slug: str) -> None:
    title, game = title_of(slug), smallest(slug)
    looking = ((AtSeat(0), False), (Spectator(), False), (Spectator(), True))
    built: dict[tuple[Viewer, bool], Scene] = {}
    sizes: list[int] = []
    for state in states(title, game):
        for viewer, over in looking:
            scene = scene_of(title, state, viewer, over=over)
            before = built.get((viewer, over), scene)
            told = msgspec.json.encode(between(before, scene))
            changes = msgspec.json.decode(told, type=SceneChanges)
            built[viewer, over] = applied(before, changes)
            assert built[viewer, over] == scene
            sizes.append(len(told))
    assert len(sizes) == 3 * (1 + len(game.moves))
    assert max(sizes) > len("{}"), "nothing has ever changed"
