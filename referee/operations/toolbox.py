"""The rules of titles for programs that keep their games by themselves (`referee.toolbox`)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from referee.operations.operation import operation
from referee.problems import kinds
from referee.problems.problem import refused
from referee.requests import Call, Nothing, Reply, reply
from referee.title_tools import TitleTools
from referee.toolbox.folding import BROKEN
from referee.toolbox.schemas import (
    Asking,
    Choosing,
    Deciding,
    Folding,
    Looking,
    SettingUp,
    TitlesHere,
)
from referee.toolbox.toolbox import Toolbox


@operation("GET", "/v1/toolbox")
def list_toolboxes(call: Call[Nothing, None]) -> Reply:
    """List the titles that are here."""
    return reply(TitlesHere(titles=call.shelf.registry.slugs))


@operation("GET", "/v1/toolbox/{title}")
def get_toolbox(call: Call[Nothing, None]) -> Reply:
    """Get what has to be known to set up a game of a title."""
    return _said(call, Toolbox.title)


@operation("POST", "/v1/toolbox/{title}/setup")
def set_up(call: Call[Nothing, SettingUp]) -> Reply:
    """Set up a game."""
    return _said(call, lambda box: box.set_up(call.body))


@operation("POST", "/v1/toolbox/{title}/fold")
def fold(call: Call[Nothing, Folding]) -> Reply:
    """Fold events to a position."""
    return _said(call, lambda box: box.fold(call.body))


@operation("POST", "/v1/toolbox/{title}/legal")
def list_legal(call: Call[Nothing, Asking]) -> Reply:
    """List what a seat can choose in a position."""
    return _said(call, lambda box: box.legal(call.body))


@operation("POST", "/v1/toolbox/{title}/decide")
def decide(call: Call[Nothing, Deciding]) -> Reply:
    """Decide a command."""
    return _said(call, lambda box: box.decide(call.body))


@operation("POST", "/v1/toolbox/{title}/choose")
def choose(call: Call[Nothing, Choosing]) -> Reply:
    """Let a bot choose a command."""
    return _said(call, lambda box: box.choose(call.body))


@operation("POST", "/v1/toolbox/{title}/view")
def view(call: Call[Nothing, Looking]) -> Reply:
    """See a position as somebody may see it."""
    return _said(call, lambda box: box.view(call.body))


@operation("POST", "/v1/toolbox/{title}/scene")
def scene(call: Call[Nothing, Looking]) -> Reply:
    """See a position as boards, zones and items."""
    return _said(call, lambda box: box.scene(call.body))


@operation("POST", "/v1/toolbox/{title}/result")
def result(call: Call[Nothing, Looking]) -> Reply:
    """Get the result of a game, null if it has none."""
    return _said(call, lambda box: box.result(call.body))


TOOLBOX: Final = (
    list_toolboxes,
    get_toolbox,
    set_up,
    fold,
    list_legal,
    decide,
    choose,
    view,
    scene,
    result,
)


def _said(call: Call[Nothing, Any], ask: Callable[[Toolbox], object]) -> Reply:
    """What the toolbox answers. A state that no rules have given can lead to any failure."""
    try:
        return reply(ask(_toolbox(call)))
    except BROKEN as trouble:
        detail = Sentence("rules-failed", {"trouble": repr(trouble)})
        raise refused(kinds.INVALID_BODY, detail, field="position.state") from trouble


def _toolbox(call: Call[Nothing, Any]) -> Toolbox:
    slug = call.parameters["title"]
    tools = call.shelf.tools(slug)
    if tools is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return _made(call.shelf.registry, slug, tools, call.language)


@cache
def _made(registry: Registry, slug: str, tools: TitleTools, language: str) -> Toolbox:
    title = registry.get(slug)
    assert title is not None, "it has tools"
    return Toolbox(title, registry, tools, language)
