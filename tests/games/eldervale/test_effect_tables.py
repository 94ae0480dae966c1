"""What is forgotten of an effect is named when the title is loaded."""

from functools import singledispatch
from types import ModuleType
from typing import Any, get_args

import pytest

from games.eldervale.effects.conditions import Most, Renown
from games.eldervale.effects.goods import Gain, GainAny
from games.eldervale.effects.terms import Per
from games.eldervale.rules.effects.complete import by_type, none_forgotten
from games.eldervale.rules.effects.counting import COUNTS
from games.eldervale.rules.resolution import EffectHandler, performable
from games.eldervale.rules.resources.gaining import Gaining
from games.eldervale.steps.base import Cause, Script
from games.kernel.tables import handlers, parts
from tests.games.eldervale.position import Position


def test_a_forgotten_condition_is_named() -> None:
    @singledispatch
    def check(condition: Any) -> bool:
        return False

    @check.register
    def _renown(condition: Renown) -> bool:
        return True

    with pytest.raises(TypeError, match="check lacks Most"):
        by_type(check, Renown | Most)


def test_a_forgotten_count_is_named() -> None:
    with pytest.raises(TypeError, match="counting lacks basic_sets"):
        none_forgotten("counting", get_args(Per), COUNTS.keys() - {"basic_sets"})


def test_a_forgotten_operation_is_named() -> None:
    with pytest.raises(TypeError, match="no handler: GainAny"):
        handlers([Gaining()], Gain | GainAny)


def test_a_handler_has_to_say_what_is_possible() -> None:
    assert performable(Position().state, 0, Cause(name="test", do=(Gain(res="gem", n=1),)))
    module = ModuleType("section")

    class Silent(EffectHandler[Gain]):
        """Says only how it is done."""

        operation = Gain

        def run(self, move: Any, script: Script, op: Gain) -> None:
            """Nothing."""

    vars(module)["Silent"] = Silent
    with pytest.raises(TypeError, match=r"Silent .*possible"):
        parts(module)
