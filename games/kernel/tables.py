"""The tables of a title, derived from the modules of its rules.

A decision names its step and its commands, work its step, and a handler its operation, as type
arguments:

    class TempleChoice(Decision[State, ChoosingTemple, ChooseTemple, Move]):
        rule = "TZ-TMP-08"

So a new decision is one class in the module of its section, and no list has to be mended. What is
missing, or stands twice, is named when the title is loaded.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, TypeGuard, TypeVar, get_args

from msgspec import Struct

from games.kernel.decision import AnyDecision, AnyWork, Decision, Work
from games.kernel.script import AnyHandler, Handler, Interpreter
from games.kernel.step import BaseStep

Part = TypeVar("Part")
AnyPart = AnyDecision | AnyWork | AnyHandler
KINDS: Final = (Decision, Work, Handler)


class Tables(Struct, frozen=True, kw_only=True):
    """The decision and the work of each step, by its type. A step stands in one of them."""

    decisions: Mapping[type, AnyDecision]
    work: Mapping[type, AnyWork]


def modules(package: str, path: Iterable[str]) -> tuple[ModuleType, ...]:
    """The modules of a package and of those inside it, in the order of their names: its `__name__`
    and `__path__`."""
    found = walk_packages(path, f"{package}.")
    return tuple(import_module(name) for name in sorted(module.name for module in found))


def parts(*rules: ModuleType) -> tuple[AnyPart, ...]:
    """The decisions, work and handlers of modules: the instances that these hold, and one of each
    class that has none. Classes that name neither a step nor an operation are bases; interpreters
    are made by the title, with their handlers."""
    held = [value for module in rules for value in vars(module).values()]
    made = {id(one): one for one in held if isinstance(one, KINDS)}
    classes = dict.fromkeys(one for one in held if _is_kind(one))
    given = {type(one) for one in made.values()}
    complete = (one for one in classes if hasattr(one, "step") or hasattr(one, "operation"))
    rest = (one for one in complete if one not in given and not issubclass(one, Interpreter))
    return (*made.values(), *(one() for one in rest))


def tables(rules: Iterable[AnyPart], steps: Any) -> Tables:
    """The tables for the steps of a union.

    Raises TypeError if a step has neither decision nor work, or more than one of them, or if a
    decision does not name the rules by which it and its commands go.
    """
    found = tuple(rules)
    decisions = _by_type((one for one in found if isinstance(one, Decision)), lambda one: one.step)
    work = _by_type((one for one in found if isinstance(one, Work)), lambda one: one.step)
    _complain("both a decision and work", decisions.keys() & work.keys())
    _complain("neither a decision nor work", _members(steps) - decisions.keys() - work.keys())
    _complain("no rules", _ruleless(decisions))
    return Tables(decisions=decisions, work=work)


def handlers(
    rules: Iterable[AnyPart], operations: Any, read_only: Any = None
) -> Mapping[type, AnyHandler]:
    """The handler of each operation of a union.

    `read_only`: operations, or a base of them, that are never carried out: they are read where
    they apply.
    Raises TypeError if another operation has no handler, or one has several.
    """
    given = (one for one in rules if isinstance(one, Handler))
    found = _by_type(given, lambda one: one.operation)
    wanted = _members(operations) - found.keys()
    _complain("no handler", (one for one in wanted if not issubclass(one, read_only or ())))
    return found


def _is_kind(value: object) -> TypeGuard[type[AnyPart]]:
    """Whether something is a class of parts. The bases that it has are read: `issubclass` of an
    abstract class asks all that are below it, which would take half a second of every start."""
    return isinstance(value, type) and not {*KINDS}.isdisjoint(value.__mro__)


def _by_type(parts: Iterable[Part], names: Callable[[Part], Any]) -> Mapping[type, Part]:
    table: dict[type, Part] = {}
    for part in parts:
        for one in _members(names(part)):
            if one in table:
                raise TypeError(f"{one.__name__} has {table[one]!r} and {part!r}")
            table[one] = part
    return table


def _ruleless(decisions: Mapping[type, AnyDecision]) -> Iterable[type]:
    """The steps of decisions, and the commands that answer them, that name no rule. Steps that are
    no `BaseStep` need none."""
    for step, decision in decisions.items():
        if issubclass(step, BaseStep):
            kinds = (step, *decision.takes, *decision.interjects)
            yield from (kind for kind in kinds if not getattr(kind, "rules", ()))


def _members(union: Any) -> frozenset[type]:
    """The types of a union, or the one type."""
    return frozenset(get_args(union) or (union,))


def _complain(lack: str, types: Iterable[type]) -> None:
    if names := sorted(one.__name__ for one in types):
        raise TypeError(f"these have {lack}: {', '.join(names)}")
