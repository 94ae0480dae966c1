"""The titles that are installed: one entry point each, in the group `kronika.titles`."""

from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points

from games.kernel.title import AnyTitle

GROUP = "kronika.titles"


class Registry:
    """Titles by slug."""

    def __init__(self, titles: Mapping[str, AnyTitle]) -> None:
        self._titles = dict(sorted(titles.items()))

    @classmethod
    def installed(cls) -> "Registry":
        """Every title that an installed distribution offers."""
        return cls({point.name: point.load() for point in entry_points(group=GROUP)})

    def get(self, slug: str) -> AnyTitle | None:
        """The title of that slug, if it is installed."""
        return self._titles.get(slug)

    def __iter__(self) -> Iterator[AnyTitle]:
        return iter(self._titles.values())

    def __len__(self) -> int:
        return len(self._titles)
