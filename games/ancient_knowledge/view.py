"""What clients see of a game. Hidden parts are marked by their types; the redactor hides them.

Never part of a view: the contents of decks and the order of anything in them (there is none),
but for technologies that were put under a deck (AK-HID-04).
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from games.ancient_knowledge.box import (
    BUILDERS,
    BoardId,
    CardId,
    Level,
    SourceId,
    TechnologyId,
)
from games.ancient_knowledge.formulas import CounterName
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.rules import forecast
from games.ancient_knowledge.rules.excavate import cards_per_monument
from games.ancient_knowledge.rules.scoring import effect_points, result, score, so_far
from games.ancient_knowledge.state import Stage, State
from games.ancient_knowledge.state.counters import PLAIN
from games.ancient_knowledge.state.player import Collection, Creation, Player, Turn
from games.ancient_knowledge.state.technologies import Placed, TechnologyPiles
from games.ancient_knowledge.steps import Stealing, Step
from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden, Owned, visible_to


class ViewPart(Struct, frozen=True):
    """Base of the parts of a view."""


class MonumentView(ViewPart, frozen=True, kw_only=True):
    """A monument on a Timeline."""

    card: CardId
    knowledge: Annotated[int, Meta(description="Knowledge on it.")]
    locked: Annotated[bool, Meta(description="Whether it is locked: effects cannot move it.")]


class PastView(ViewPart, frozen=True, kw_only=True):
    """A monument of the Past, in order of arrival."""

    card: CardId
    rotated: Annotated[bool, Meta(description="Whether it was rotated by an excavation.")]
    scores: Annotated[
        int | None, Meta(description="Points of its scoring effects now; null: it has none.")
    ]


class CounterView(ViewPart, frozen=True):
    """A counter of the effects and what it says now (AK-EFF-08)."""

    counter: Annotated[CounterName, Meta(description="What is counted.")]
    value: Annotated[int, Meta(description="What it counts now.")]


class KnownCard(ViewPart, frozen=True, kw_only=True):
    """A hand card that the seats `by` know besides its owner."""

    card: Annotated[
        Annotated[CardId | Hidden, visible_to("seat", "by")], Meta(description="The card.")
    ]
    by: Annotated[tuple[Seat, ...], Meta(description="The seats that know it.")]


class ScoreView(ViewPart, frozen=True, kw_only=True):
    """The score sheet, provisional until the end (AK-SCO)."""

    monuments: Annotated[int, Meta(description="Points printed on the monuments of the Past.")]
    effects: Annotated[int, Meta(description="Points of scoring effects of monuments in the Past.")]
    technologies: Annotated[int, Meta(description="Points of technologies of level II.")]
    timeline: Annotated[
        int, Meta(description="Points for monuments still in the Timeline, 1 each.")
    ]
    lost: Annotated[int, Meta(description="Points for lost knowledge, -1 each.")]
    total: Annotated[int, Meta(description="All points; may be negative.")]


class LeftView(ViewPart, frozen=True, kw_only=True):
    """What will be left on a monument."""

    card: CardId
    knowledge: Annotated[int, Meta(description="Knowledge on it after the Timeline phase.")]


class TurnsEndView(ViewPart, frozen=True, kw_only=True):
    """What the Timeline and Decline phases of a seat do by themselves, as its board stands now."""

    knowledge: Annotated[
        tuple[LeftView, ...],
        Meta(description="What is left on each monument after the Timeline phase."),
    ]
    asks: Annotated[
        tuple[SourceId, ...],
        Meta(description="Cards whose effects ask something; nothing of them is reckoned in."),
    ]
    draws: Annotated[int, Meta(description="Cards that are drawn.")]
    falls: Annotated[
        tuple[CardId, ...], Meta(description="Monuments that reach the Past, in order.")
    ]
    destroyed: Annotated[
        tuple[CardId, ...], Meta(description="Monuments that are destroyed instead.")
    ]
    lost: Annotated[int, Meta(description="Knowledge that is lost with them.")]
    lost_after: Annotated[int, Meta(description="All lost knowledge at the end of the turn.")]


class PlaceView(ViewPart, frozen=True, kw_only=True):
    """A place for a card."""

    at: Annotated[
        int | None, Meta(description="The space of the Timeline; null: an artifact slot.")
    ]
    cost: Annotated[int, Meta(description="Cards to discard for it.")]


class EntryView(ViewPart, frozen=True, kw_only=True):
    """What creating a card would be."""

    card: CardId
    knowledge: Annotated[int, Meta(description="Knowledge that it enters with.")]
    places: Annotated[
        tuple[PlaceView, ...], Meta(description="Places that can be paid for with the hand.")
    ]


class NeedsView(ViewPart, frozen=True, kw_only=True):
    """A technology on a board as a player finds it."""

    technology: TechnologyId
    met: Annotated[bool, Meta(description="Whether the player could learn it.")]
    reached: Annotated[
        tuple[int, ...], Meta(description="What its requirements count now, in their order.")
    ]


class PlayerView(ViewPart, frozen=True, kw_only=True):
    """One player."""

    seat: Seat
    position: Annotated[int, Meta(description="Place in the order of play, from 1.")]
    hand: Annotated[
        Annotated[tuple[CardId, ...] | Hidden, visible_to("seat", "shown_to")],
        Meta(description="The hand; its owner sees it, and the seats in `shown_to`."),
    ]
    shown_to: Annotated[
        tuple[Seat, ...], Meta(description="The seats that may take a card of the hand now.")
    ]
    open_hand: Annotated[tuple[CardId, ...], Meta(description="Hand cards that all know.")]
    known_hand: Annotated[
        tuple[KnownCard, ...], Meta(description="Hand cards that some seats know.")
    ]
    timeline: Annotated[
        tuple[tuple[MonumentView, ...], ...],
        Meta(description="Monuments on each space, from space 1; the lower one first."),
    ]
    past: Annotated[
        tuple[PastView, ...], Meta(description="Monuments of the Past, in order of arrival.")
    ]
    artifacts: Annotated[tuple[CardId, ...], Meta(description="Artifacts in play.")]
    collection: Collection
    lost: Annotated[int, Meta(description="Lost knowledge.")]
    turn: Turn
    opening: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(
            description="Cards that were dealt to choose the opening hand from; only their owner"
            " sees them."
        ),
    ]
    looked_at: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(description="Builder cards looked at; only this player sees them."),
    ]
    revealed: Annotated[
        tuple[CardId, ...], Meta(description="Builder cards revealed by an effect of this player.")
    ]
    technologies: Annotated[
        Owned[tuple[TechnologyId, ...]],
        Meta(description="Technologies looked at; only this player sees them."),
    ]
    creation: Annotated[
        Creation | None, Meta(description="The card that is being paid for; null: none.")
    ]
    discarded: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(description="Cards of the discard pile that only this player saw go there."),
    ]
    offered: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(description="The card offered to the partner; only this player sees it."),
    ]
    spent: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(
            description="Cards offered without success, which cannot be offered again; only this"
            " player sees them."
        ),
    ]
    counters: Annotated[tuple[CounterView, ...], Meta(description="What can be counted now.")]
    score: ScoreView
    turns_end: TurnsEndView
    excavates: Annotated[
        int, Meta(description="Cards drawn now for each monument that an excavation rotates.")
    ]
    entries: Annotated[
        Owned[tuple[EntryView, ...]],
        Meta(
            description="What creating each hand card would be, or each card looked at while one of"
            " them is to be created; only this player sees it."
        ),
    ]
    needs: Annotated[
        tuple[NeedsView, ...], Meta(description="The technologies on the boards for this player.")
    ]


class BoardView(ViewPart, frozen=True, kw_only=True):
    """A technology board in play."""

    id: Annotated[BoardId, Meta(description="Id of the board.")]
    level: Annotated[Level, Meta(description="The level that it shows.")]
    technologies: Annotated[
        tuple[TechnologyId, ...], Meta(description="Technologies that lie face up on it.")
    ]


class OpenPlaced(ViewPart, frozen=True, tag="open"):
    """A technology that all know to lie under a deck."""

    technology: TechnologyId


class SecretPlaced(ViewPart, frozen=True, kw_only=True, tag="secret"):
    """A technology under a deck that only the seat which put it there knows."""

    seat: Seat
    technology: Annotated[
        Owned[TechnologyId], Meta(description="The technology; only who put it there sees it.")
    ]


class TechnologyPilesView(ViewPart, frozen=True, kw_only=True):
    """The piles of a level."""

    level: Annotated[Level, Meta(description="The level.")]
    deck: Annotated[int, Meta(description="How many cards the deck has.")]
    under: Annotated[
        tuple[OpenPlaced | SecretPlaced, ...],
        Meta(description="Cards that were put under the deck, the lowest one last."),
    ]
    discarded: Annotated[
        tuple[TechnologyId, ...], Meta(description="Technologies that were discarded.")
    ]


class View(ViewPart, frozen=True, kw_only=True):
    """A game as clients see it."""

    options: Options
    stage: Annotated[Stage, Meta(description="Whether the game is set up, is played, or is over.")]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 during the setup.")]
    rounds_left: Annotated[
        int,
        Meta(
            description="About how many rounds follow this one, until the first Past is full: by "
            "the spaces on which monuments lie, and where they are too few, by the pace so far."
        ),
    ]
    order: Annotated[
        tuple[Seat, ...],
        Meta(description="The seats in the order of play; the start player first."),
    ]
    half_game: Annotated[
        bool, Meta(description="Whether the event in the middle of the game has happened.")
    ]
    end_triggered: Annotated[bool, Meta(description="Whether this is the last round.")]
    agenda: Annotated[
        tuple[Frame[Step], ...],
        Meta(description="What is awaited and what waits below it, the top one last."),
    ]
    players: Annotated[tuple[PlayerView, ...], Meta(description="The players, by seat.")]
    boards: Annotated[tuple[BoardView, ...], Meta(description="Technology boards in play.")]
    deck_size: Annotated[int, Meta(description="Cards in the builder deck.")]
    discard_size: Annotated[int, Meta(description="Cards in the builder discard pile.")]
    discard_open: Annotated[
        tuple[CardId, ...], Meta(description="Cards of that pile that all saw.")
    ]
    technology_piles: Annotated[
        tuple[TechnologyPilesView, ...], Meta(description="The piles of technologies, by level.")
    ]
    box: Annotated[tuple[TechnologyId, ...], Meta(description="Technologies that left the game.")]
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="What each seat would score now; at the end the points of the result."),
    ]


def view(state: State) -> View:
    """The whole view; what each viewer may see of it is for the redactor."""
    return View(
        options=state.options,
        stage=state.stage,
        round=state.round,
        rounds_left=forecast.rounds_left(state),
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
            PastView(
                card=card,
                rotated=card in player.past.rotated,
                scores=effect_points(player, card),
            )
            for card in player.past.cards
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
        turns_end=_turns_end(state, seat),
        excavates=cards_per_monument(player),
        entries=() if state.stage == "setup" else tuple(map(_entry, forecast.entries(state, seat))),
        needs=tuple(NeedsView(**asdict(one)) for one in forecast.needs(state, player)),
    )


def _entry(one: forecast.Entry) -> EntryView:
    places = tuple(PlaceView(at=space, cost=cost) for space, cost in one.costs)
    return EntryView(card=one.card, knowledge=one.knowledge, places=places)


def _turns_end(state: State, seat: Seat) -> TurnsEndView:
    end = forecast.turns_end(state, seat)
    left = tuple(LeftView(card=card, knowledge=count) for card, count in end.knowledge)
    return TurnsEndView(**{**asdict(end), "knowledge": left})


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
