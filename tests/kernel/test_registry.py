"""The registry finds what entry points offer, and nothing else."""

from importlib.metadata import entry_points

from games.kernel.registry import GROUP, Registry
from tests.support import tiny


def test_titles_are_found_by_slug_in_alphabetical_order() -> None:
    registry = Registry({"zebra": tiny.title, "lanterns": tiny.title})
    assert registry.get("lanterns") is tiny.title
    assert registry.get("chess") is None
    assert len(registry) == len(list(registry)) == 2


def test_every_installed_title_is_there_under_its_own_slug() -> None:
    registry = Registry.installed()
    names = sorted(point.name for point in entry_points(group=GROUP))
    assert [title.meta.slug for title in registry] == names
    assert names


def test_a_title_says_what_it_is() -> None:
    for title in (*Registry.installed(), tiny.title):
        low, high = title.meta.seats
        assert 1 <= low <= high
        assert title.meta.ruleset in title.meta.rulesets
        assert title.meta.longest_game > 0
