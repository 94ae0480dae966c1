"""The titles under test: every installed one, and the tiny one of the documentation."""

from functools import cache
from importlib.metadata import entry_points
from typing import get_args

from games.kernel.registry import GROUP
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from tests.support import tiny

INSTALLED: tuple[str, ...] = tuple(sorted(point.name for point in entry_points(group=GROUP)))
"""Those that the house offers."""

SLUGS: tuple[str, ...] = (*INSTALLED, tiny.title.meta.slug)


@cache
def title_of(slug: str) -> AnyTitle:
    """The title of that slug; installed ones are loaded only when they are asked for."""
    for point in entry_points(group=GROUP):
        if point.name == slug:
            title: AnyTitle = point.load()
            return title
    if slug != tiny.title.meta.slug:
        raise LookupError(f"no title {slug!r}; there are {', '.join(SLUGS)}")
    return tiny.title


def hides(slug: str) -> bool:
    """Whether a title has commands or facts in which something can be hidden from somebody."""
    types, redactor = title_of(slug).types, Redactor()
    kinds = (kind for union in (types.command, types.fact) for kind in get_args(union) or (union,))
    return any(not redactor.clean(kind) for kind in kinds)


HIDING: tuple[str, ...] = tuple(filter(hides, SLUGS))
"""Those in which something is hidden at all."""
