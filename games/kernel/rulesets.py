"""Rulesets: several sets of rules over the same commands, facts and states.

A title plays one ruleset, `meta.ruleset`. The installed one plays the ruleset that new games get;
its optional part `under` gives it as its other rulesets play it. All of them share types and
`evolve`, so each can fold the games of any other; what they differ in is `setup`, `decide`,
`legal` (with `carry_out` and `sample`) and `result`. A game is played to its end by the ruleset
that it was opened with.
"""

from typing import Any, TypeVar

from msgspec.structs import replace

from games.kernel.move import HasAgenda, Move
from games.kernel.refusal import RULESET_RETIRED, Illegal
from games.kernel.rules import Rules
from games.kernel.title import AnyTitle, Title

State = TypeVar("State", bound=HasAgenda)
Command = TypeVar("Command")
Fact = TypeVar("Fact")
View = TypeVar("View")
Options = TypeVar("Options")
M = TypeVar("M", bound=Move[Any, Any, Any])


def offered(title: AnyTitle, ruleset: str) -> AnyTitle | None:
    """The title under one of the rulesets that can be played; None if it is not among them."""
    if ruleset == title.meta.ruleset:
        return title
    return title.under(ruleset) if title.under is not None else None


def under(title: AnyTitle, ruleset: str) -> AnyTitle:
    """The title for games of that ruleset; a retired one if it cannot be played (any more)."""
    return offered(title, ruleset) or retired(title, ruleset)


def decided_by(
    title: Title[State, Command, Fact, View, Options],
    ruleset: str,
    rules: Rules[State, Command, Fact, M],
) -> Title[State, Command, Fact, View, Options]:
    """The title as another of its rulesets plays it: with its name, and decided by its rules."""
    return replace(
        title,
        meta=replace(title.meta, ruleset=ruleset),
        rules=replace(
            title.rules,
            setup=rules.setup,
            decide=rules.decide,
            legal=rules.legal,
            sample=rules.sample,
            carry_out=rules.carry_out,
            refused=rules.refused,
        ),
    )


def retired(title: AnyTitle, ruleset: str) -> AnyTitle:
    """The title under a ruleset that is not played any more, or that was never known here.

    Its games fold, are shown and replayed as ever, because the facts say what happened; nothing
    can be decided in them, and no new one begins.
    """
    illegal = Illegal(RULESET_RETIRED, "ruleset-retired", ruleset=ruleset)

    def refused(*_: Any) -> Illegal:
        return illegal

    def none(*_: Any) -> tuple[()]:
        return ()

    def nothing(*_: Any) -> Any:
        raise LookupError(f"nothing can be decided under {ruleset}")

    return replace(
        title,
        meta=replace(title.meta, ruleset=ruleset),
        rules=replace(
            title.rules,
            setup=refused,
            decide=refused,
            legal=none,
            sample=nothing,
            carry_out=nothing,
            refused=none,
            retired=True,
        ),
    )
