"""Tables at which cards run out: nothing is lost or made, at either end of any pile.

Random play from random small tables: decks and discard piles of a few cards or none, boards that
cannot be filled, hands near the limit, and the cards whose effects draw, look, reveal or put away.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.box import BUILDERS, HAND_LIMIT, LEVELS
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.cards import CardsLookedAt, CardsRevealed, DiscardReshuffled
from games.ancient_knowledge.facts.technologies import (
    TechnologiesLookedAt,
    TechnologyBoardRemoved,
    TechnologyMovedToDeckBottom,
)
from games.ancient_knowledge.invariants import builders_of, technologies_of
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.kernel.refusal import Illegal
from games.kernel.title import Action, play
from tests.games.ancient_knowledge.position import player, table
from tests.games.ancient_knowledge.test_setup import Dice

THIRSTY = (
    "pyramids_of_plaine_magnien",
    "calakmul",
    "pyramid_of_the_niches",
    "statues_of_ramesses_ii",
    "jericho",
    "menhir_of_kerloas",
)
BOARD = (
    "thales",
    "hermes_trismegistus",
    "ancient_greek",
    "latin_alphabet",
    "earthquake_engineering",
)


def scarce(seed: int) -> State:
    """A small table in the first action of seat 0."""
    dice = random.Random(seed)
    cards = [card for card in BUILDERS if card not in THIRSTY]
    dice.shuffle(cards)
    levels = {level: list(LEVELS[level]) for level in (1, 2)}
    for level in levels.values():
        dice.shuffle(level)
    first = [card for card in levels[1] if card not in BOARD]

    def some(pile: list[str], most: int) -> list[str]:
        return [pile.pop() for _ in range(dice.randint(0, most))]

    monuments = [card for card in cards if BUILDERS[card].type != "artifact"][:12]
    cards = [card for card in cards if card not in monuments]
    declining = dice.sample(THIRSTY, 4)
    players = [
        player(
            hand=[cards.pop() for _ in range(dice.choice((0, 2, 5, 8, 10)))],
            timeline={1: [(declining[2 * seat], 0)], 2: [(declining[2 * seat + 1], 2)]},
            past=monuments[6 * seat : 6 * seat + 6],
            rotated=dice.randint(0, 3),
        )
        for seat in range(2)
    ]
    second = levels[2]
    shown = (dice.sample(BOARD, 3), (), [second.pop() for _ in range(dice.choice((2, 3)))])
    return table(
        *players,
        boards=shown,
        deck=some(cards, 6),
        discard=some(cards, 6),
        decks={1: some(first, 3), 2: some(second, 4)},
        discards={1: some(first, 3), 2: some(second, 4)},
        options=Options(round_limit=6),
    )


def played(seed: int) -> Iterator[tuple[State, tuple[Fact, ...]]]:
    """Random play from such a table, to the end."""
    state, dice, choice = scarce(seed), Dice(seed), random.Random(seed)
    while state.agenda.frames:
        yield state, ()
        (seat, *_) = sorted(state.agenda.awaits())
        frame = state.agenda.open_for(seat)
        assert frame is not None
        command = choice.choice(list(title.rules.legal(state, seat)))
        accepted = play(title, state, Action(seat=seat, decision=frame.id, command=command), dice)
        assert not isinstance(accepted, Illegal)
        state = accepted.state
        yield state, accepted.facts


def counted(places: Mapping[str, Sequence[str]]) -> Counter[str]:
    """How often each card is there."""
    return Counter(card for cards in places.values() for card in cards)


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_no_card_is_lost_or_made(first: int) -> None:
    """AK-CMP-01, AK-DECK-01..05, AK-TEC-02..04, AK-HAND-01."""
    for seed in range(first, first + 10):
        start = scarce(seed)
        builders, technologies = counted(builders_of(start)), counted(technologies_of(start))
        for state, _ in played(seed):
            assert counted(builders_of(state)) == builders, seed
            assert counted(technologies_of(state)) == technologies, seed
            assert all(len(one.hand) <= HAND_LIMIT for one in state.players), seed


def test_the_small_tables_reach_what_they_are_for() -> None:
    """Reshuffles in the middle of a draw, boards that leave, both ends of the decks."""
    seen = Counter(type(fact) for seed in range(60) for _, facts in played(seed) for fact in facts)
    for kind in (
        DiscardReshuffled,
        CardsLookedAt,
        CardsRevealed,
        TechnologiesLookedAt,
        TechnologyBoardRemoved,
        TechnologyMovedToDeckBottom,
    ):
        assert seen[kind], kind
