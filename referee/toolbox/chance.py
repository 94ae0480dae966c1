"""The chance that a program brings along, or none in particular."""

from collections.abc import Sequence
from typing import Final

from events.chance import NamedChance
from events.draws import Draws, counted
from games.kernel.chance import Chance
from games.kernel.sentence import Sentence
from referee.chances import UnrecordedChance
from referee.problems import kinds
from referee.problems.problem import refused
from referee.toolbox.schemas import GivenChance, Outcome

_FIELD: Final = "chance"


class NotedChance:
    """A chance that notes what it gave."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.outcomes: list[Outcome] = []

    @property
    def draws(self) -> Draws:
        """How many draws of each label were made."""
        made: dict[str, int] = {}
        for one in self.outcomes:
            made[one.label] = made.get(one.label, 0) + 1
        return counted(made)

    def below(self, n: int, label: str) -> int:
        """The outcome of the chance behind it."""
        outcome = self._chance.below(n, label)
        self.outcomes.append(Outcome(label=label, below=n, outcome=outcome))
        return outcome


class KnownChance:
    """Outcomes that are given, one for each draw; a problem where they do not fit."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = list(outcomes)

    def below(self, n: int, label: str) -> int:
        """The next of them."""
        if not self._left:
            raise refused(
                kinds.INVALID_BODY, Sentence("outcome-missing", {"label": label}), field=_FIELD
            )
        outcome = self._left.pop(0)
        if outcome >= n:
            values = {"label": label, "last": n - 1, "outcome": outcome}
            raise refused(kinds.INVALID_BODY, Sentence("outcome-unfit", values), field=_FIELD)
        return outcome


def chance_given(given: GivenChance, draws: Draws, branch: int) -> NotedChance:
    """The chance of a move behind these draws, after so many returns to earlier plies."""
    if given.seed is not None and given.outcomes is not None:
        raise refused(kinds.INVALID_BODY, Sentence("one-chance"), field=_FIELD)
    if given.outcomes is not None:
        return NotedChance(KnownChance(given.outcomes))
    if given.seed is not None:
        return NotedChance(NamedChance(bytes.fromhex(given.seed), branch, draws))
    return NotedChance(UnrecordedChance())
