"""Tables for scenarios: a state in a few words, everything unsaid is empty.

Cards that are not placed anywhere lie in the deck, unless `deck` says what lies there. Seat 0 is
the start player and on turn. `begun` lets the rules go on from a phase until somebody is asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.ancient_knowledge import title
from games.ancient_knowledge.box import (
    BUILDERS,
    LEVELS,
    TECHNOLOGIES,
    BoardId,
    CardId,
    TechnologyId,
)
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.rules import RULES
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import seat_order
from games.ancient_knowledge.state import Discard, State
from games.ancient_knowledge.state.player import Aside, Collection, Past, Phase, Player, Turn
from games.ancient_knowledge.state.technologies import Board, TechnologyPiles
from games.ancient_knowledge.state.timeline import Monument
from games.ancient_knowledge.steps import ChoosingAction, Step
from games.kernel.agenda import Agenda, Frame
from games.kernel.chance import Chance, Scripted
from games.kernel.piles import shuffled_pile
from games.kernel.scenario import Scenario, given
from games.kernel.seats import Seat

Spaces = Mapping[int, Sequence[tuple[CardId, int]]]
"""Monuments with their knowledge by space, the lower part first."""

FILLERS = tuple(
    card.id
    for card in BUILDERS.values()
    if card.icon == "scoring" and card.type == "pyramid" and not card.locked
)
"""Monuments without an effect before final scoring."""


def player(
    *,
    hand: Sequence[CardId] = (),
    timeline: Spaces | None = None,
    past: Sequence[CardId] = (),
    rotated: int = 0,
    artifacts: Sequence[CardId] = (),
    technologies: Sequence[TechnologyId] = (),
    lost: int = 0,
) -> Player:
    """A player; the first `rotated` monuments of the Past are rotated."""
    spaces = timeline or {}
    kinds = [BUILDERS[card] for card in past]
    rows: dict[str, tuple[TechnologyId, ...]] = {
        kind: tuple(one for one in technologies if TECHNOLOGIES[one].type == kind)
        for kind in ("ancient", "writing", "secret")
    }
    return Player(
        hand=tuple(hand),
        timeline=tuple(
            tuple(Monument(card, knowledge) for card, knowledge in spaces.get(number, ()))
            for number in range(1, 7)
        ),
        past=Past(
            cards=tuple(past),
            rotated=tuple(past[:rotated]),
            cities=sum(card.type == "city" for card in kinds),
            megaliths=sum(card.type == "megalith" for card in kinds),
            pyramids=sum(card.type == "pyramid" for card in kinds),
            stars=sum(card.icon == "scoring" for card in kinds),
        ),
        artifacts=tuple(artifacts),
        collection=Collection(**rows),
        lost=lost,
    )


def table(
    *players: Player,
    phase: Phase = "action_1",
    boards: Sequence[Sequence[TechnologyId]] = ((), (), ()),
    levels: Sequence[Any] = (1, 1, 2),
    deck: Sequence[CardId] | None = None,
    discard: Sequence[CardId] = (),
    decks: Mapping[int, Sequence[TechnologyId]] | None = None,
    discards: Mapping[int, Sequence[TechnologyId]] | None = None,
    options: Options | None = None,
    half_game: bool = False,
    round_number: int = 1,
) -> State:
    """A table in the first action of seat 0 (in the team variant also of its partner)."""
    options = options or Options()
    seats = [*players] if len(players) > 1 else [*players, player()]
    order = seat_order(len(seats), 0, team_variant=options.team_variant)
    active = order[:2] if options.team_variant else order[:1]
    for seat in active:
        seats[seat] = _on_turn(seats[seat], phase)
    shown = {card for cards in boards for card in cards}
    owned = {card for one in seats for card in one.collection.all}
    below = {
        level: tuple(card for card in LEVELS[level] if card not in shown | owned)
        for level in (1, 2)
    }
    ids: tuple[BoardId, ...] = ("tech_board_1", "tech_board_2", "tech_board_3")
    ready = phase in ("action_1", "action_2")
    index = 1 if phase == "action_1" else 2
    frames: tuple[Frame[Step], ...] = tuple(
        Frame(id=seat + 1, seat=seat, step=ChoosingAction(index=index), lane=seat)
        for seat in active
        if ready
    )
    return State(
        options=options,
        players=tuple(seats),
        order=order,
        deck=shuffled_pile(_rest(seats, discard) if deck is None else deck),
        discard=Discard(opened=tuple(discard), closed=((),) * len(seats)),
        boards=tuple(
            Board(id=board, level=level, cards=tuple(cards))
            for board, level, cards in zip(ids, levels, boards, strict=True)
            if cards
        ),
        piles=tuple(
            TechnologyPiles(
                deck=shuffled_pile((decks or below)[level]),
                discarded=tuple((discards or {}).get(level, ())),
            )
            for level in (1, 2)
        ),
        stage="turns",
        round=round_number,
        half_game=half_game,
        agenda=Agenda(frames, 10),
    )


def begun(
    state: State, *, seat: Seat = 0, chance: Chance | Sequence[int] = ()
) -> Scenario[State, Fact]:
    """The scenario after the rules went on by themselves from an idle phase."""
    source = Scripted(chance) if isinstance(chance, Sequence) else chance
    move = Move(idle(state), source)
    RULES.settle(move, seat)
    accepted = move.finish()
    return Scenario(title=title, state=accepted.state, facts=accepted.facts)


def idle(state: State) -> State:
    """The state without the question of an action: its phase is done."""
    frames = tuple(one for one in state.agenda.frames if not isinstance(one.step, ChoosingAction))
    return replace(state, agenda=Agenda(frames, state.agenda.next_id))


def playing(state: State) -> Scenario[State, Any]:
    """A scenario from this table on."""
    return given(title, state)


def commands(state: State, seat: Seat = 0) -> list[object]:
    """The legal commands of a seat."""
    return list(title.rules.legal(state, seat))


def timeline_of(state: State, seat: Seat = 0) -> dict[int, list[tuple[CardId, int]]]:
    """The Timeline as `table` takes it."""
    return {
        number: [(one.card, one.knowledge) for one in space]
        for number, space in enumerate(state.players[seat].timeline, 1)
        if space
    }


def knowledge_of(state: State, seat: Seat = 0) -> dict[CardId, int]:
    """The knowledge on each monument of a Timeline, wherever it lies."""
    spaces = state.players[seat].timeline
    return {one.card: one.knowledge for space in spaces for one in space}


def _on_turn(one: Player, phase: Phase) -> Player:
    return replace(one, turn=Turn(phase=phase), aside=Aside())


def _rest(seats: Sequence[Player], discard: Sequence[CardId]) -> list[CardId]:
    placed = {
        *discard,
        *(card for one in seats for card in one.hand + one.past.cards + one.artifacts),
        *(m.card for one in seats for space in one.timeline for m in space),
    }
    return [card for card in BUILDERS if card not in placed]
