"""Moments that many scenarios begin with: a creation, a LEARN, the phases of a turn."""

from typing import Any, Literal

from games.ancient_knowledge.commands import Create, Learn
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.cards import CardCreated, CreationBegun
from games.ancient_knowledge.facts.technologies import TechnologyLearned
from games.ancient_knowledge.facts.turn import ActionChosen, PhaseStarted
from games.ancient_knowledge.state.player import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.position import FILLERS, begun, playing, table
from tests.games.ancient_knowledge.test_setup import Dice

A, B, C = FILLERS[:3]
HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
MEGALITHS = ("stonehenge", "moron", "aswan_obelisk", "giants_tomb", "sulawesi_megaliths")
CITIES = ("osirion", "abu_gorab", "gobekli_tepe", "byblos", "ellora_caves")
SHOWN = (("mercury", "thales", "the_number_pi"), ("runic_alphabet", "ptolemy", "aristotle"), ())


def creating(card: str, space: int | None, owner: Player, *others: Player) -> Scenario:  # type: ignore[type-arg]
    """Seat 0 creates a card, with cards enough to pay."""
    state = table(owner, *others, boards=SHOWN)
    return playing(state).when(0, Create(card, space), chance=Dice(3))


def learning(technology: str, owner: Player, *others: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """Seat 0 learns a technology of a board."""
    boards = ((technology, "thales", "ptolemy"), ("flower_of_life", "aristotle", "astronomy"), ())
    state = table(owner, *others, boards=boards, **say)  # type: ignore[arg-type]
    return playing(state).when(0, Learn(technology), chance=Dice(3))


def created(
    card: str, space: int | None, knowledge: int, part: Literal["lower", "upper"] | None = "lower"
) -> tuple[Fact, ...]:
    """The facts of the first action, a creation from hand, before what it triggers."""
    here: dict[str, Any] = {"seat": 0, "card": card, "space": space}
    hand: dict[str, Any] = {"source": "hand", "granted_by": None}
    return (
        ActionChosen(seat=0, action="create", index=1),
        CreationBegun(**here, **hand),
        CardCreated(**here, part=part, knowledge=knowledge, **hand),
    )


def learned(technology: str) -> tuple[Fact, ...]:
    """The facts of the first action, a LEARN from the first board, before what it triggers."""
    return (
        ActionChosen(seat=0, action="learn", index=1),
        TechnologyLearned(
            seat=0, technology=technology, board="tech_board_1", reduced_requirement=False
        ),
    )


def phase(owner: Player) -> Scenario:  # type: ignore[type-arg]
    """The Timeline phase of seat 0, as far as it goes by itself."""
    return begun(table(owner, phase="action_2"), chance=Dice(5))


def has_ended(scenario: Scenario) -> bool:  # type: ignore[type-arg]
    """Whether the turn went on beyond the Timeline phase."""
    return PhaseStarted(seat=0, phase="decline") in scenario.facts


def declining(owner: Player, *others: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """The Decline phase of seat 0, as far as it goes by itself."""
    return begun(table(owner, *others, phase="timeline", **say), chance=Dice(5))  # type: ignore[arg-type]
