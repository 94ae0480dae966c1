"""The titles under test: every installed one, and the tiny one of the documentation."""

from functools import cache
from importlib.metadata import entry_points

from games.kernel.registry import GROUP
from games.kernel.title import AnyTitle
from tests.support import tiny

SLUGS: tuple[str, ...] = (
    *sorted(point.name for point in entry_points(group=GROUP)),
    tiny.title.meta.slug,
)


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
