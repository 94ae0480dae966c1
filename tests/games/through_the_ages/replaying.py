"""Recorded reference games: decided again with the recorded outcomes, compared line by line."""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.folding import evolve
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from games.through_the_ages.box import LEVELS
from games.through_the_ages.commands import Command
from games.through_the_ages.facts import Fact
from games.through_the_ages.facts.beginning import (
    BonusEventsRevealed,
    CardRowDealt,
    EventOpened,
    StartingPlayerChosen,
)
from games.through_the_ages.facts.military import MilitaryCardsDrawn
from games.through_the_ages.facts.politics import EventRevealed
from games.through_the_ages.facts.row import RowRefilled
from games.through_the_ages.options import Options
from games.through_the_ages.rules import RULES
from games.through_the_ages.state import (
    State,
    civil_actions,
    civil_available,
    culture_rating,
    discard_pile,
    last_civil_level,
    military_actions,
    military_age,
    military_available,
    science_rating,
    strength,
)

FOLDER = Path(__file__).parent / "references"
Line = dict[str, Any]
Draw = tuple[str, Any]


def games() -> list[str]:
    """The names of the recorded games."""
    return sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))


def lines(name: str) -> Iterator[Line]:
    """The lines of a recorded game."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


class Steered:
    """A chance that is steered towards recorded outcomes: what it gives is found by trying."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes
        self.asked: list[tuple[int, str]] = []

    def below(self, n: int, label: str) -> int:
        """The outcome found for this draw; 0 while it is not known yet."""
        self.asked.append((n, label))
        at = len(self.asked) - 1
        return self.outcomes[at] if at < len(self.outcomes) else 0


def draws_of(facts: Sequence[Fact]) -> list[Any]:
    """What was drawn, in order, as the reference games write it."""
    drawn: list[Any] = []
    for fact in facts:
        match fact:
            case StartingPlayerChosen(seat=seat):
                drawn.append(seat)
            case CardRowDealt(cards=cards) | BonusEventsRevealed(cards=cards):
                drawn += cards
            case MilitaryCardsDrawn(cards=cards):
                drawn += cards
            case RowRefilled(dealt=dealt):
                drawn += dealt
            case EventOpened(card=card) | EventRevealed(card=card):
                drawn.append(card)
            case _:
                pass
    return drawn


WHAT = {
    "start player": "starting player",
    "bonus": "bonus event",
    "gradual": "event opened (TTA-VAR-07)",
    "event": "event revealed",
}


def what(label: str) -> str:
    """A label as the reference games write it."""
    kind, _, age = label.partition(" ")
    if kind == "civil":
        return f"card dealt to the row, age {age}"
    if kind == "military":
        return f"military card drawn, age {age}"
    return WHAT[label]


def steered(attempt: Any, wanted: Sequence[Draw]) -> Any:
    """The result of `attempt(chance)` with exactly the wanted outcomes.

    Options of a draw are in ascending order, so the number that leads to an outcome is found by
    halving, draw after draw.
    """
    found: list[int] = []
    for at, (name, outcome) in enumerate(wanted):
        chance = Steered(found)
        result = attempt(chance)
        assert not isinstance(result, Illegal), result
        assert len(chance.asked) > at, f"no draw for {outcome}"
        n, label = chance.asked[at]
        assert what(label) == name, (label, name)
        low, high = 0, n - 1
        while low < high:
            middle = (low + high) // 2
            got = draws_of(facts_of(attempt(Steered([*found, middle]))))[at]
            low, high = (low, middle) if got >= outcome else (middle + 1, high)
        found.append(low)
    chance = Steered(found)
    result = attempt(chance)
    assert not isinstance(result, Illegal), result
    assert len(chance.asked) == len(wanted), (chance.asked, wanted)
    assert draws_of(facts_of(result)) == [outcome for _, outcome in wanted]
    return result


def facts_of(result: Any) -> Sequence[Fact]:
    """The facts of a setup or of a decision."""
    assert not isinstance(result, Illegal), result
    return result.facts if isinstance(result, Accepted) else result


def wanted(line: Line) -> list[Draw]:
    """The outcomes of a line."""
    return [(draw["what"], draw["outcome"]) for draw in line["draws"]]


def begun(line: Line) -> State:
    """The state after the setup of a recorded game."""
    options = msgspec.convert(line["options"], Options)
    table = Table(seats=line["seats"], options=options)
    facts = steered(lambda chance: RULES.setup(table, chance), wanted(line))
    state: State | None = None
    for fact in facts:
        state = evolve(state, fact)
    assert state is not None
    return state


def played(state: State, line: Line) -> State:
    """The state after a recorded command."""
    command = msgspec.convert(line["command"], Command)  # type: ignore[arg-type]
    accepted = steered(
        lambda chance: RULES.decide(state, line["seat"], command, chance), wanted(line)
    )
    assert isinstance(accepted, Accepted)
    folded = state
    for fact in accepted.facts:
        folded = evolve(folded, fact)
    assert folded == accepted.state
    return accepted.state


def legal(state: State, seat: int) -> list[Line]:
    """The legal commands of a seat as the reference games write them."""
    plain = [msgspec.to_builtins(command) for command in RULES.legal(state, seat)]
    for command in plain:
        if command.get("use_trade_route") is False:
            del command["use_trade_route"]
    return sorted(plain, key=spelt)


def spelt(command: Line) -> str:
    """The canonical order of commands."""
    return json.dumps(command, sort_keys=True, separators=(",", ":"))


def figures(state: State) -> Line:
    """The public figures as the reference games write them."""
    seats = {str(seat): _nation(state, seat) for seat in range(len(state.nations))}
    return {**seats, "table": _table(state)}


def _nation(state: State, seat: int) -> Line:
    nation = state.nations[seat]
    if not nation.alive:
        return {"resigned": True}
    own = state.stage != "over" and seat == state.active
    return {
        "blue_bank": nation.blue,
        "civil_actions": civil_available(state, seat) if own else civil_actions(state, seat),
        "civil_hand": len(nation.civil),
        "culture": nation.culture,
        "culture_rating": culture_rating(state, seat),
        "food": nation.food,
        "happy": nation.happy,
        "military_actions": (
            military_available(state, seat) if own else military_actions(state, seat)
        ),
        "military_hand": len(nation.military),
        "resources": nation.resources,
        "science": nation.science,
        "science_rating": science_rating(state, seat),
        "strength": strength(state, seat),
        "unused_workers": nation.pool,
        "yellow_bank": nation.yellow,
    }


def _table(state: State) -> Line:
    age = military_age(state)
    dealing = min(state.level, last_civil_level(state))
    return {
        "active": None if state.stage == "over" else state.active,
        "age": "end" if state.last_round is not None else state.age,
        "civil_deck": state.civil[dealing].size,
        "current_events": state.events.current_size,
        "future_events": len(state.events.future),
        "military_deck": 0 if age is None else state.military[LEVELS[age]].size,
        "military_discard": len(discard_pile(state)),
        "pacts": len(state.pacts),
        "round": state.round,
        "row": list(state.row),
        "wars": len(state.wars),
    }
