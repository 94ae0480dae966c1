"""What Eldervale asks, in both languages: prices are counted, and nothing is left unsaid."""

import msgspec
import pytest

from games.eldervale.steps import Step
from games.eldervale.steps.gaining import GainingChoice
from games.eldervale.steps.paying import Paying, ReducingCost
from games.eldervale.words import WORDS

PROMPTS: dict[Step, tuple[str, str]] = {
    Paying(price=("any", "any", "any", "sword", "gem/tool")): (
        "Pay 3 resources of any kind, 1 sword and 1 gem or tool.",
        "Zaplať 3 libovolné zdroje, 1 meč a 1 drahokam nebo nástroj.",
    ),
    ReducingCost(price=("gem", "gem", "potion"), left=1): (
        "Choose what the discount takes off: 2 gems and 1 potion.",
        "Vyber, co sleva odečte z ceny: 2 drahokamy a 1 lektvar.",
    ),
    GainingChoice(kinds=("gem", "tool")): (
        "Choose a resource to gain.",
        "Vyber zdroj, který získáš.",
    ),
    GainingChoice(kinds=("gem", "tool"), left=2): (
        "Choose a resource to gain (2 left).",
        "Vyber zdroj, který získáš (zbývají 2).",
    ),
}


@pytest.mark.parametrize("step", PROMPTS, ids=lambda step: type(step).__name__)
def test_prompts_count(step: Step) -> None:
    plain = msgspec.to_builtins(step)
    assert (WORDS.of("en").ask(plain), WORDS.of("cs").ask(plain)) == PROMPTS[step]
