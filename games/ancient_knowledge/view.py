"""What clients see of a game. Hidden parts are marked by their types; the redactor hides them.

Never part of a view: the contents of decks and the order of anything in them (there is none),
but for technologies that were put under a deck (AK-HID-04).
"""

from typing import Annotated

from msgspec import Struct
from msgspec.structs import asdict

from games.ancient_knowledge.box import BUILDERS, BoardId, CardId, Level, TechnologyId
from games.ancient_knowledge.formulas import CounterName
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.rules.scoring import result, score, so_far
from games.ancient_knowledge.state import Stage, State
from games.ancient_knowledge.state.counters import PLAIN
from games.ancient_knowledge.state.player import Collection, Creation, Player, Turn
from games.ancient_knowledge.state.technologies import Placed, TechnologyPiles
from games.ancient_knowledge.steps import Stealing, Step
from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden, Owned, visible_to


class MonumentView(Struct, frozen=True, kw_only=True):
    """A monument on a Timeline."""

    card: CardId
    knowledge: int
    locked: bool


class PastView(Struct, frozen=True, kw_only=True):
    """A monument of the Past, in order of arrival."""

    card: CardId
    rotated: bool


class CounterView(Struct, frozen=True):
    """A counter of the effects and what it says now (AK-EFF-08)."""

    counter: CounterName
    value: int


class KnownCard(Struct, frozen=True, kw_only=True):
    """A hand card that the seats `by` know besides its owner."""

    card: Annotated[CardId | Hidden, visible_to("seat", "by")]
    by: tuple[Seat, ...]


class ScoreView(Struct, frozen=True, kw_only=True):
    """The score sheet, provisional until the end (AK-SCO)."""

    monuments: int
    effects: int
    technologies: int
    timeline: int
    lost: int
    total: int


class PlayerView(Struct, frozen=True, kw_only=True):
    """One player.

    `hand` is also seen by the seats in `shown_to` while they may take a card of it. `open_hand`
    are cards of it that all know, `known_hand` those that some seats know. `opening` are the
    cards set aside of the ten, `looked_at` and `technologies` cards looked at, `revealed` cards
    open to all, `creation` the card being paid for. `discarded` are the cards of the discard
    pile that only this player saw go there. `offered` and `spent` concern the exchange.
    """

    seat: Seat
    position: int
    hand: Annotated[tuple[CardId, ...] | Hidden, visible_to("seat", "shown_to")]
    shown_to: tuple[Seat, ...]
    open_hand: tuple[CardId, ...]
    known_hand: tuple[KnownCard, ...]
    timeline: tuple[tuple[MonumentView, ...], ...]
    past: tuple[PastView, ...]
    artifacts: tuple[CardId, ...]
    collection: Collection
    lost: int
    turn: Turn
    opening: Owned[tuple[CardId, ...]]
    looked_at: Owned[tuple[CardId, ...]]
    revealed: tuple[CardId, ...]
    technologies: Owned[tuple[TechnologyId, ...]]
    creation: Creation | None
    discarded: Owned[tuple[CardId, ...]]
    offered: Owned[tuple[CardId, ...]]
    spent: Owned[tuple[CardId, ...]]
    counters: tuple[CounterView, ...]
    score: ScoreView


class BoardView(Struct, frozen=True, kw_only=True):
    """A technology board in play."""

    id: BoardId
    level: Level
    technologies: tuple[TechnologyId, ...]


class OpenPlaced(Struct, frozen=True, tag="open"):
    """A technology that all know to lie under a deck."""

    technology: TechnologyId


class SecretPlaced(Struct, frozen=True, kw_only=True, tag="secret"):
    """A technology under a deck that only the seat which put it there knows."""

    seat: Seat
    technology: Owned[TechnologyId]


class TechnologyPilesView(Struct, frozen=True, kw_only=True):
    """The piles of a level; `under` are the cards put under the deck, the lowest one last."""

    level: Level
    deck: int
    under: tuple[OpenPlaced | SecretPlaced, ...]
    discarded: tuple[TechnologyId, ...]


class View(Struct, frozen=True, kw_only=True):
    """A game as clients see it.

    `agenda` is what is awaited and what waits below it, bottom first; all of it is public.
    `discard_size` counts the whole builder discard pile, `discard_open` are the cards on it that
    all saw. `box` are technologies that left the game. `scores` are what each seat would score now,
    then the points of the result.
    """

    options: Options
    stage: Stage
    round: int
    order: tuple[Seat, ...]
    half_game: bool
    end_triggered: bool
    agenda: tuple[Frame[Step], ...]
    players: tuple[PlayerView, ...]
    boards: tuple[BoardView, ...]
    deck_size: int
    discard_size: int
    discard_open: tuple[CardId, ...]
    technology_piles: tuple[TechnologyPilesView, ...]
    box: tuple[TechnologyId, ...]
    scores: tuple[SeatScore, ...]


def view(state: State) -> View:
    """The whole view; what each viewer may see of it is for the redactor."""
    return View(
        options=state.options,
        stage=state.stage,
        round=state.round,
        order=state.order,
        half_game=state.half_game,
        end_triggered=state.end_triggered,
        agenda=state.agenda.frames,
        players=tuple(_player(state, seat) for seat in range(len(state.players))),
        boards=tuple(
            BoardView(id=board.id, level=board.level, technologies=board.cards)
            for board in state.boards
        ),
        deck_size=state.deck.size,
        discard_size=state.discard.size,
        discard_open=state.discard.opened,
        technology_piles=(_piles(1, state.piles[0]), _piles(2, state.piles[1])),
        box=state.box,
        scores=scores(result(state), so_far(state)),
    )


def shown_to(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The seats that see this hand now, because they may take a card of it (AK-HID-05)."""
    return tuple(
        frame.seat
        for frame in state.agenda.frames
        if frame.seat is not None and isinstance(frame.step, Stealing) and frame.step.victim == seat
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    aside, exchanges = player.aside, player.exchanges
    return PlayerView(
        seat=seat,
        position=state.order.index(seat) + 1,
        hand=player.hand,
        shown_to=shown_to(state, seat),
        open_hand=player.known.to_all,
        known_hand=tuple(KnownCard(card=one.card, by=one.by) for one in player.known.to_some),
        timeline=_timeline(player),
        past=tuple(
            PastView(card=card, rotated=card in player.past.rotated) for card in player.past.cards
        ),
        artifacts=player.artifacts,
        collection=player.collection,
        lost=player.lost,
        turn=player.turn,
        opening=aside.opening,
        looked_at=aside.looked_at,
        revealed=aside.revealed,
        technologies=aside.technologies,
        creation=aside.creation,
        discarded=state.discard.closed[seat],
        offered=() if exchanges.offered is None else (exchanges.offered,),
        spent=exchanges.spent,
        counters=tuple(CounterView(name, ask(player)) for name, ask in PLAIN.items()),
        score=_score(seat, player),
    )


def _timeline(player: Player) -> tuple[tuple[MonumentView, ...], ...]:
    return tuple(
        tuple(
            MonumentView(card=one.card, knowledge=one.knowledge, locked=BUILDERS[one.card].locked)
            for one in space
        )
        for space in player.timeline
    )


def _score(seat: Seat, player: Player) -> ScoreView:
    own = score(seat, player)
    items = {name: value for name, value in asdict(own).items() if name != "seat"}
    return ScoreView(**items, total=own.total)


def _piles(level: Level, piles: TechnologyPiles) -> TechnologyPilesView:
    return TechnologyPilesView(
        level=level,
        deck=piles.deck.size,
        under=tuple(_placed(one) for one in piles.placed),
        discarded=piles.discarded,
    )


def _placed(one: Placed) -> OpenPlaced | SecretPlaced:
    if one.by is None:
        return OpenPlaced(one.technology)
    return SecretPlaced(seat=one.by, technology=one.technology)
