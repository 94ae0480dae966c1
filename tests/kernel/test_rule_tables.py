"""Tables are derived from classes; what is missing or stands twice is named."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest
from msgspec import Struct

from games.eldervale import rules
from games.kernel.command import BaseCommand
from games.kernel.decision import Decision, Work
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.kernel.step import BaseStep, governing
from games.kernel.tables import handlers, modules, parts, tables

S = TypeVar("S")


class Choosing(Struct, frozen=True, tag="t.choosing"):
    pass


class Passing(Struct, frozen=True, tag="t.passing"):
    pass


class Gain(Struct, frozen=True, tag="gain"):
    pass


class Lose(Struct, frozen=True, tag="lose"):
    pass


class Base(Decision[None, S, None, None], Generic[S]):
    """Says for no step."""

    def options(self, state: None, seat: Seat, step: S) -> Iterable[None]:
        return ()

    def answer(self, move: None, seat: Seat, step: S, command: None) -> None:
        pass


class Choice(Base[Choosing]):
    """Says it by the type argument."""


class Repeated(Base[Any]):
    """Says it itself."""

    step = Choosing


class Wrapper(Base[Any]):
    """Is made for any step."""


class Unfinished(Decision[None, Choosing, Gain | Lose, None]):
    """Lacks what it has to say."""


class Pass(Work[Passing, None]):
    """Says it by the type argument."""

    def run(self, move: None, step: Passing) -> None:
        pass


class WorkOfChoosing(Work[Choosing, None]):
    """Says it by the type argument."""

    def run(self, move: None, step: Choosing) -> None:
        pass


class Gains(Handler[None, None, Gain | Lose, None]):  # type: ignore[type-var]
    operation = Gain | Lose

    def run(self, move: None, script: None, op: Gain | Lose) -> None:
        pass


def test_a_step_stands_in_one_table() -> None:
    choice, passing = Choice(), Pass()
    found = tables((choice, passing, Gains()), Choosing | Passing)
    assert found.decisions == {Choosing: choice}
    assert found.work == {Passing: passing}


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ((Choice(),), "neither a decision nor work: Passing"),
        ((Choice(), Repeated(), Pass()), "Choosing has .*Choice.* and .*Repeated"),
        ((Choice(), WorkOfChoosing(), Pass()), "both a decision and work: Choosing"),
    ],
)
def test_what_is_missing_or_stands_twice_is_named(given: tuple[Any, ...], named: str) -> None:
    with pytest.raises(TypeError, match=named):
        tables(given, Choosing | Passing)


def test_a_decision_takes_the_commands_of_its_type_argument() -> None:
    assert Unfinished.takes == (Gain, Lose)


def test_what_a_decision_does_not_say_is_named() -> None:
    module = ModuleType("section")
    vars(module).update(Unfinished=Unfinished)
    with pytest.raises(TypeError, match="Unfinished with abstract methods answer, options"):
        parts(module)


class Answering(BaseStep, frozen=True, tag="t.answering"):
    rules = ("T-01",)


class Deciding(BaseStep, frozen=True, tag="t.deciding"):
    pass


class Say(BaseCommand, frozen=True, tag="t.say"):
    line = "say"
    rules = ("T-02",)


class Keep(BaseCommand, frozen=True, tag="t.keep"):
    line = "keep"


class Answer(Base[Answering]):
    takes = (Say,)


class Decided(Base[Deciding]):
    takes = (Say,)
    interjects = (Keep,)


def test_every_decision_names_its_rules() -> None:
    assert governing(Answering()) == ("T-01",)
    assert governing(Choosing()) == ()
    assert tables((Answer(),), Answering).decisions.keys() == {Answering}
    with pytest.raises(TypeError, match="these have no rules: Deciding, Keep"):
        tables((Decided(),), Deciding)


def test_a_handler_stands_for_each_operation_that_it_names() -> None:
    gains = Gains()
    assert handlers((gains,), Gain | Lose) == {Gain: gains, Lose: gains}


def test_an_operation_without_a_handler_is_named() -> None:
    with pytest.raises(TypeError, match="no handler: Gain, Lose"):
        handlers((), Gain | Lose)
    assert handlers((), Gain, read_only=Gain) == {}


def test_modules_give_their_instances_and_one_of_each_other_class() -> None:
    module = ModuleType("section")
    own = Choice()
    vars(module).update(Base=Base, Wrapper=Wrapper, Choice=Choice, CHOICE=own, Pass=Pass)
    found = parts(module, module)
    assert found[0] is own
    assert [type(one) for one in found] == [Choice, Pass]


def test_modules_of_a_section_with_several_are_found() -> None:
    found = {one.__name__.removeprefix("games.eldervale.rules.") for one in _eldervale()}
    assert {"turn", "battle", "battle.stages", "free_actions.orbs"} <= found


def _eldervale() -> tuple[ModuleType, ...]:
    return modules(rules.__name__, rules.__path__)
