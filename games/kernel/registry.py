"""The titles that are installed: one entry point each, in the group `kronika.titles`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from games.kernel.rulesets import under
from games.kernel.title import AnyTitle

GROUP = "kronika.titles"


class Registry:
    """Titles by slug."""

    def __init__(self, titles: Mapping[str, AnyTitle]) -> None:
        self._titles = dict(sorted(titles.items()))

    @classmethod
    @cache
    def installed(cls) -> "Registry":
        """Every title that an installed distribution offers; looked for once."""
        return cls({point.name: point.load() for point in entry_points(group=GROUP)})

    def get(self, slug: str, ruleset: str | None = None) -> AnyTitle | None:
        """The title of that slug, if it is installed, as games of `ruleset` are played; without
        one, as new games are. A ruleset that is not offered gives a title that only reads
        (`rulesets.retired`)."""
        title = self._titles.get(slug)
        return title if title is None or ruleset is None else under(title, ruleset)

    def __iter__(self) -> Iterator[AnyTitle]:
        return iter(self._titles.values())

    def __len__(self) -> int:
        return len(self._titles)
