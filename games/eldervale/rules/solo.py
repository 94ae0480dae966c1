"""The Ghosts of the solo game (EV-SOL). They trigger no windows, quests or ramparts, and count as
an opponent for those of the player (EV-SOL-17)."""

from collections.abc import Iterator

from games.eldervale.box.content import BOX, GHOST_CARDS, TILES
from games.eldervale.box.ids import CardId, TileId
from games.eldervale.box.names import GHOST, GUARDIAN
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts.cards import AdventureBurned, AdventureGained, GhostCardRevealed
from games.eldervale.facts.flow import UnitPlaced
from games.eldervale.facts.goods import TreasureBurned
from games.eldervale.facts.map import UnitMoved
from games.eldervale.rules.dwellings import raise_roof
from games.eldervale.rules.move import Move
from games.eldervale.rules.power import numbered
from games.eldervale.rules.realms.tiles import draw_tile, lay
from games.eldervale.rules.realms.treasure import turn_up
from games.eldervale.rules.resources.magic_deck import tops
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Player, Unit
from games.eldervale.steps.dungeon import Refilling
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.steps.placing import CheckingBattles
from games.eldervale.steps.turn import GhostActing, GhostExploring
from games.kernel.decision import Work
from games.kernel.piles import shuffled_pile

SEAT = 1
"""The Ghosts are the second player."""

DUNGEON = "dungeon"
HAUNT_VP = 1
GUARDIAN_VP = 1


def reveal_card(move: Move) -> CardId:
    """The top card; a used-up deck is shuffled first (EV-SOL-04)."""
    state = move.state
    empty = not state.ghost_deck.size
    deck = shuffled_pile(state.ghost_shown) if empty else state.ghost_deck
    card = move.draw(tops(deck), "ghost_card")
    move.note(GhostCardRevealed(card=card, reshuffled=empty))
    return card


def ghost_bonus(move: Move) -> int:
    """The Ghosts' dice bonus in a battle: of their card, or of one revealed for it (EV-SOL-11)."""
    state = move.state
    card = state.ghost_shown[-1] if state.active == SEAT else reveal_card(move)
    level = BOX.ghost_setup.levels[state.options.ghosts]
    extra = level.haunt_dice if GHOST_CARDS[card].action == "haunt" else 0
    return GHOST_CARDS[card].dice_bonus + extra


def ghosts(state: State) -> Player:
    """The Ghosts."""
    return state.players[SEAT]


def ranked(state: State, card: CardId) -> tuple[ElementId, ...]:
    """The elements in the order of a card."""
    numbers = numbered(state)
    return tuple(numbers[number - 1] for number in GHOST_CARDS[card].element_rank)


def begin(move: Move) -> None:
    """The turn of the Ghosts."""
    card = reveal_card(move)
    move.work(CheckingBattles())
    move.work(GhostActing(card=card))


class Acting(Work[GhostActing, Move]):
    """What a card says (EV-SOL-05..09)."""

    def run(self, move: Move, step: GhostActing) -> None:
        card = step.card
        match GHOST_CARDS[card].action:
            case "haunt":
                _haunt(move, card)
            case "delve":
                _delve(move, card)
            case "settle":
                _settle(move, card)
            case "guardian":
                _guardian(move, card)
            case "gather":
                gather(move)
                move.score(SEAT, GHOST_CARDS[card].vp, "gather")


def gather(move: Move) -> None:
    """All ghosts and the guardian are ready (EV-SOL-09); in place of another action without points
    (EV-SOL-16)."""
    for unit in ghosts(move.state).units:
        if unit.place != READY:
            move.note(
                UnitMoved(seat=SEAT, kind=unit.kind, start=unit.place, end=READY, way="retrieved")
            )


def _tokens(state: State, tile: TileId) -> int:
    return sum(one.height for one in state.stacks_of(tile))


def _haunt(move: Move, card: CardId) -> None:
    """A ghost goes to the richest realm of the first possible element (EV-SOL-05)."""
    state = move.state
    target = next(_haunted(state, card), None)
    if target is None or not ghosts(state).count(READY) or not _ready(state):
        gather(move)
        return
    _place(move, target)
    stacks = move.state.stacks_of(target)
    fullest = max(stacks, key=lambda one: one.height)
    if fullest.height:
        token = fullest.known[0]
        move.note(TreasureBurned(seat=SEAT, tile=target, slot=fullest.slot, token=token))
        turn_up(move, target, fullest.slot)
        move.score(SEAT, HAUNT_VP, "haunt")


def _ready(state: State) -> bool:
    return Unit(GHOST, READY) in ghosts(state).units


def _haunted(state: State, card: CardId) -> Iterator[TileId]:
    place = ghosts(state).units
    for element in ranked(state, card):
        tiles = [
            tile
            for tile in state.land.hexes
            if TILES[tile].element == element and Unit(GHOST, InRealm(tile)) not in place
        ]
        if tiles:
            most = max(_tokens(state, tile) for tile in tiles)
            rich = [tile for tile in tiles if _tokens(state, tile) == most]
            yield min(rich, key=state.land.order)


def _place(move: Move, tile: TileId, kind: str = GHOST) -> None:
    """A ghost or the guardian goes to a realm; your units there mean a battle (EV-SOL-10)."""
    state = move.state
    start = (
        next(unit.place for unit in ghosts(state).units if unit.kind == kind)
        if (kind == GUARDIAN)
        else READY
    )
    triggers = not state.peace and 0 in state.sides_in(tile)
    move.note(UnitPlaced(seat=SEAT, kind=kind, start=start, realm=tile, battle=triggers))


def _delve(move: Move, card: CardId) -> None:
    """A ghost explores (EV-SOL-06)."""
    state = move.state
    if not _ready(state):
        gather(move)
        return
    if Unit(GHOST, InRealm(DUNGEON)) not in ghosts(state).units:
        _place(move, DUNGEON)
    move.work(GhostExploring(card=card))
    if move.state.stock.size:
        tile = draw_tile(move)
        land = move.state.land
        options = land.open_hexes(tile)
        at = max(options, key=lambda one: (land.fringe[one], -one.r, -one.q))
        lay(move, tile, at)


class GhostCards(Work[GhostExploring, Move]):
    """What a delving ghost takes and burns."""

    def run(self, move: Move, step: GhostExploring) -> None:
        """The first of the rank, and the last other one."""
        order = [one for one in ranked(move.state, step.card) if one in move.state.face_up]
        if not order:
            return
        move.work(Refilling())
        element = order[0]
        card = move.state.face_up[element]
        move.note(AdventureGained(seat=SEAT, card=card, element=element, by=SEAT))
        if len(order) > 1:
            last = order[-1]
            move.note(AdventureBurned(card=move.state.face_up[last], element=last))
        move.work(GainingPower(seat=SEAT, element=element))


def _settle(move: Move, card: CardId) -> None:
    """A ghost builds (EV-SOL-07)."""
    state = move.state
    for element in ranked(state, card):
        tiles = [
            tile
            for tile in state.land.hexes
            if TILES[tile].element == element
            and state.owner(tile) is None
            and Unit(GHOST, InRealm(tile)) in ghosts(state).units
        ]
        if tiles and ghosts(state).roofs:
            best = max(_around(state, tile) for tile in tiles)
            among = [tile for tile in tiles if _around(state, tile) == best]
            raise_roof(move, SEAT, min(among, key=state.land.order), GHOST)
            return
    _haunt(move, card)


def _around(state: State, tile: TileId) -> int:
    near = state.land.near[tile]
    return sum(one in state.land.ruins for one in near) + sum(
        state.owner(one) is not None for one in near
    )


def _guardian(move: Move, card: CardId) -> None:
    """The guardian goes to a ruin (EV-SOL-08)."""
    state = move.state
    ruin = GHOST_CARDS[card].ruin
    assert ruin is not None
    if Unit(GUARDIAN, UNDERWORLD) in ghosts(state).units:
        _haunt(move, card)
        return
    if Unit(GUARDIAN, InRealm(ruin)) not in ghosts(state).units:
        _place(move, ruin, GUARDIAN)
    move.score(SEAT, GUARDIAN_VP, "guardian")
