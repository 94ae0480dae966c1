"""Every ruleset obeys the laws by itself: also those that new games do not get any more."""

from collections.abc import Iterator

import pytest

from games.kernel.registry import Registry
from games.kernel.rulesets import under
from games.kernel.title import AnyTitle
from tests.laws.all import LAWS
from tests.support.depth import dice
from tests.support.games import random_game


def earlier() -> Iterator[AnyTitle]:
    """The rulesets that can be played, but for those that new games get."""
    for title in Registry.installed():
        for ruleset in title.meta.rulesets:
            if ruleset != title.meta.ruleset:
                yield under(title, ruleset)


@pytest.mark.deep
@pytest.mark.parametrize("title", tuple(earlier()), ids=lambda title: title.meta.ruleset)
def test_an_earlier_ruleset_obeys_the_laws(title: AnyTitle) -> None:
    played = random_game(title, seats=2, seed=dice("earlier rulesets").randrange(10_000))
    assert {law.__name__: list(law(played)) for law in LAWS} == {law.__name__: [] for law in LAWS}
