"""The titles that are installed: one entry point each, in the group `kronika.titles`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from games.kernel.rulesets import under
from games.kernel.title import AnyTitle

GROUP = "kronika.titles"


class Registry:
    """Titles by slug."""

    def __init__(
        self, titles: Mapping[str, AnyTitle], offered: Mapping[str, EntryPoint] | None = None
    ) -> None:
        """With these titles, and those that are offered, which are loaded when they are needed:
        who plays one title need not wait for the others."""
        self._titles = dict(titles)
        self._offered = dict(offered or {})

    @classmethod
    @cache
    def installed(cls) -> "Registry":
        """Every title that an installed distribution offers; looked for once."""
        return cls({}, {point.name: point for point in entry_points(group=GROUP)})

    def get(self, slug: str, ruleset: str | None = None) -> AnyTitle | None:
        """The title of that slug, if it is installed, as games of `ruleset` are played; without
        one, as new games are. A ruleset that is not offered gives a title that only reads
        (`rulesets.retired`)."""
        title = self._title(slug)
        return title if title is None or ruleset is None else under(title, ruleset)

    def __iter__(self) -> Iterator[AnyTitle]:
        for slug in self.slugs:
            if (title := self._title(slug)) is not None:
                yield title

    def __len__(self) -> int:
        return len(self.slugs)

    @property
    def slugs(self) -> tuple[str, ...]:
        """The names of all titles, in order; none is loaded for it."""
        return tuple(sorted({*self._titles, *self._offered}))

    def _title(self, slug: str) -> AnyTitle | None:
        if slug not in self._titles and slug in self._offered:
            self._titles[slug] = self._offered[slug].load()
        return self._titles.get(slug)
