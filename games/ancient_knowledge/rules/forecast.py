"""What would come now: what the end of a turn does by itself, prices of places, needs that are met.

Nothing is drawn and nobody is asked; effects that ask something are named as questions.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import (
    BOX,
    BUILDERS,
    EFFECTS,
    HAND_LIMIT,
    ICONS,
    TECHNOLOGIES,
    CardId,
    TechnologyId,
)
from games.ancient_knowledge.commands import Create
from games.ancient_knowledge.facts.monuments import DeclineBegun
from games.ancient_knowledge.rules import create, decline, learn
from games.ancient_knowledge.rules.effects import refusable
from games.ancient_knowledge.rules.knowledge import KnowledgeRemoval
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.resolution import RESOLUTION
from games.ancient_knowledge.rules.timeline import cards_of_phase
from games.ancient_knowledge.rules.triggers import after_declines
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import PLAIN, worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import monuments
from games.ancient_knowledge.steps import (
    ActivatingCards,
    CreatingLookedAt,
    EffectOf,
    RemovingKnowledge,
    Resolving,
)
from games.kernel.chance import Scripted
from games.kernel.decision import LAPSE
from games.kernel.seats import Seat


class TurnsEnd(Struct, frozen=True, kw_only=True):
    """What the Timeline and Decline phases of a seat do by themselves, as its board stands now.

    `knowledge`: what is left on each monument of the Timeline after the Timeline phase, in its
    order. `falls` reach the Past, `destroyed` do not; `lost` is the knowledge that they take with
    them, `lost_after` all lost knowledge then. `asks`: cards whose effects may be refused or ask
    something, so that nothing of them is in the figures. `draws`: cards drawn.
    """

    knowledge: tuple[tuple[CardId, int], ...]
    asks: tuple[CardId, ...]
    draws: int
    falls: tuple[CardId, ...]
    destroyed: tuple[CardId, ...]
    lost: int
    lost_after: int


class _Course:
    """The end of a turn while it is worked out."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self.move = Move(state, Scripted())
        self.asks: list[CardId] = []
        self.draws = 0

    @property
    def player(self) -> Player:
        return self.move.player(self.seat)

    def use(self, card: CardId) -> None:
        """The effects of a card, as far as they ask nothing."""
        for number, effect in enumerate(EFFECTS[card]):
            script = Resolving(seat=self.seat, source=EffectOf(card, number))
            if not RESOLUTION.can_do(self.move.state, script):
                continue
            tried = Move(self.move.state, Scripted())
            draws = self._tried(tried, script)
            if draws is None or effect.cost or refusable(effect):
                self.asks.append(card)
                return
            self.move = Move(tried.state, Scripted())
            self.draws += draws

    def _tried(self, move: Move, script: Resolving) -> int | None:
        """Carries out an effect; how many cards it draws, None if it asks something."""
        draws = 0
        for one in EFFECTS[script.source.card][script.source.number].do:
            if isinstance(one, op.Draw):
                player = move.player(self.seat)
                room = HAND_LIMIT - len(player.hand) - self.draws - draws
                draws += max(0, min(room, worth(one.amount, player, script.source.card)))
            elif not isinstance(one, op.RemoveKnowledge | op.RemoveLost | op.DestroySelf):
                return None
            else:
                mark = move.mark
                RESOLUTION.handlers[type(one)].run(move, script, one)
                if not _settled(move, self.seat, mark):
                    return None
        return draws


def _settled(move: Move, seat: Seat, mark: int) -> bool:
    """Answers what leaves no choice; whether nothing is asked then."""
    removing = KnowledgeRemoval()
    while frames := [one for one in move.frames if one.id >= mark]:
        frame = frames[-1]
        if not isinstance(frame.step, RemovingKnowledge):
            return False
        answer = removing.automatic(move.state, seat, frame.step)
        if answer is None:
            return False
        move.close(frame)
        if answer is not LAPSE:
            removing.answer(move, seat, frame.step, answer)
    return True


def turns_end(state: State, seat: Seat) -> TurnsEnd:
    """The end of the turn of a seat; of its next one if it is not on turn."""
    course = _Course(state, seat)
    for card in _to_activate(state, seat):
        if course.player.has_in_play(card):
            course.use(card)
    knowledge = tuple((one.card, one.knowledge) for one in monuments(course.player.timeline))
    falls: list[CardId] = []
    destroyed: list[CardId] = []
    before = course.player.lost
    if not course.player.turn.skip_decline and course.player.turn.phase != "aftermath":
        while course.player.timeline[0]:
            card = course.player.timeline[0][0].card
            (falls if _declines(course, card) else destroyed).append(card)
        course.asks.extend(after_declines(course.player))
    return TurnsEnd(
        knowledge=knowledge,
        asks=tuple(dict.fromkeys(course.asks)),
        draws=course.draws,
        falls=tuple(falls),
        destroyed=tuple(destroyed),
        lost=max(0, course.player.lost - before),
        lost_after=course.player.lost,
    )


def _declines(course: _Course, card: CardId) -> bool:
    """A monument of space 1 declines; whether it reaches the Past."""
    course.move.note(DeclineBegun(seat=course.seat, monument=card))
    if ICONS[card] == "decline":
        course.use(card)
    if not any(one.card == card for one in course.player.timeline[0]):
        return False
    decline.leave(course.move, course.seat, card, destroyed=False)
    return True


def _to_activate(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Cards that are activated in this turn yet."""
    player = state.players[seat]
    match player.turn.phase:
        case "timeline":
            steps = [frame.step for frame in state.agenda.frames if frame.seat == seat]
            left = (one.remaining for one in steps if isinstance(one, ActivatingCards))
            return next(left, ())
        case "decline" | "aftermath":
            return ()
        case _:
            return cards_of_phase(player)


class Entry(Struct, frozen=True, kw_only=True):
    """A hand card: the knowledge that it enters with, and the places that can be paid for with what
    each costs (None: an artifact slot)."""

    card: CardId
    knowledge: int
    costs: tuple[tuple[int | None, int], ...]


def entries(state: State, seat: Seat) -> Iterator[Entry]:
    """Every hand card, or every card looked at while one of them is to be created; how many of
    them have a place is for their owner to know (AK-CRE-02, AK-CRE-03, AK-CRE-06)."""
    player, frame = state.players[seat], state.agenda.open_for(seat)
    if frame is not None and isinstance(frame.step, CreatingLookedAt):
        cards = player.aside.looked_at
        found = create.options(player, source="looked_at", types=frame.step.types)
    else:
        cards, found = player.hand, create.options(player)
    yield from _entries(player, cards, found)


def _entries(player: Player, cards: Iterable[CardId], options: Iterable[Create]) -> Iterator[Entry]:
    costs: dict[CardId, list[tuple[int | None, int]]] = {card: [] for card in cards}
    for one in options:
        costs[one.card].append((one.space, create.price(BUILDERS[one.card], one.space)))
    for card, found in costs.items():
        knowledge = create.entry_knowledge(player, BUILDERS[card])
        yield Entry(card=card, knowledge=knowledge, costs=tuple(found))


class Needs(Struct, frozen=True, kw_only=True):
    """Whether a technology can be learned, and what its requirements count now, in their order."""

    technology: TechnologyId
    met: bool
    reached: tuple[int, ...]


def needs(state: State, player: Player) -> Iterator[Needs]:
    """Of the technologies on the boards (AK-LRN-02)."""
    met = set(learn.on_boards(state, player))
    for one in state.face_up():
        asked = TECHNOLOGIES[one].requirements
        reached = tuple(PLAIN[each.counter](player) for each in asked)
        yield Needs(technology=one, met=one in met, reached=reached)


def rounds_left(state: State) -> int:
    """About how many rounds follow this one, until the first Past is full. Of each seat as many
    Decline phases as its monuments take from the space on which they lie; where they are too few,
    as many as it takes at the pace so far, as if some had come one a round before."""
    if state.end_triggered:
        return 0
    most = max(0, state.options.round_limit - state.round)
    return min(most, *(_declines_left(state, one) for one in state.players))


SOME = 4
"""So many monuments, one a round, are added to the pace of a Past, so that a game that has just
begun has one."""


def _declines_left(state: State, player: Player) -> int:
    past, end = len(player.past.cards), BOX.constants.end_game_past_count
    count = past
    for at, space in enumerate(player.timeline, 1):
        count += len(space)
        if count >= end:
            return at
    pace = (state.round + SOME) / (past + SOME)
    return max(len(player.timeline), round((end - past) * pace))
