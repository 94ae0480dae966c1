"""Rules that facts and commands are of."""

from typing import get_args

import pytest

from games.kernel.citing import cited
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from games.tzolkin.facts.calendar import WorkersFed


def test_a_fact_is_of_the_rules_that_its_description_names() -> None:
    assert cited(WorkersFed) == ("TZ-FOO-03",)
    assert cited(int) == ()


@pytest.mark.parametrize("title", Registry.installed(), ids=lambda title: title.meta.slug)
def test_every_rule_that_is_named_is_a_rule_of_the_title(title: AnyTitle) -> None:
    assert title.words is not None
    rules = title.words.of("en").rules
    kinds = [one for union in (title.types.fact, title.types.command) for one in get_args(union)]
    named = [kind for kind in kinds if cited(kind)]
    assert len(named) > len(kinds) // 2
    assert {rule for kind in named for rule in cited(kind)} <= rules.keys()
