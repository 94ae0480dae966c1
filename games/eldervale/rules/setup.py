"""Setup: elements, factions, the table, the draft (EV-SET, EV-DRF, EV-SOL-01..03)."""

from collections.abc import Iterator, Sequence

from games.eldervale.box import (
    ADVENTURES,
    ADVENTURES_OF,
    BIFROST,
    BOX,
    DRAGON_TOKENS,
    DRAGONS_LAIR,
    DUNGEON_2,
    ELEMENTS,
    FACTIONS_OF,
    FROST_GIANT,
    GHOST,
    GHOST_CARDS,
    GUARDIAN,
    KIT,
    LAYOUTS,
    MAGIC,
    MONSTERS,
    MONSTERS_OF,
    MOTHER,
    ORACLE,
    STARTER_OF,
    TILES,
    TILES_OF,
    MonsterId,
    TileId,
)
from games.eldervale.commands import ChooseFaction, Command, DraftPick
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts.beginning import (
    CardDrafted,
    DraftEnded,
    FactionChosen,
    GameCreated,
    MapBuilt,
    MonstersSelected,
    PackDealt,
    PacksPassed,
    PlayBegan,
    SeatEquipped,
    StartingDiceRolled,
    StartingPlayerSet,
    TableLaid,
    TilesRevealed,
)
from games.eldervale.options import Options
from games.eldervale.rules.base import Move, Question, refuse
from games.eldervale.rules.dungeon import furnish
from games.eldervale.rules.magic_deck import draw_magic, tops
from games.eldervale.state import Deck, State
from games.eldervale.state.land import Cell
from games.eldervale.state.player import READY, TRAY, Supply, Unit
from games.eldervale.steps.turn import (
    ChoosingFaction,
    Drafting,
    OpeningGame,
    PassingPacks,
    StartingTurn,
)
from games.kernel.chance import Chance
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.hexes import Hex
from games.kernel.piles import Ordered, Pile, shuffled, shuffled_pile
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Table

EXTRA = 2
"""Elements beside those of the players (EV-SET-04)."""
PACK = 7
DRAFTED = 5
GLORY_ORBS = (4, 7)
DRAGON_PLACES = 3
ROUNDS = (10, 60)


def refused(seats: int, options: Options) -> Illegal | None:
    """Why options do not fit; the first reason of the table of options counts."""
    if not 1 <= seats <= 5:
        return refuse("EV-GEN-11", "One to five players can play.")
    if options.teams and seats != 4:
        return refuse("EV-TEA-01", "Teams need four players.")
    if options.draft and seats == 1:
        return refuse("EV-DRF-01", "There is no draft in the solo game.")
    wanted = max(2, seats)
    if options.elements:
        rule = "EV-SOL-19" if seats == 1 else "EV-SET-01"
        if not _known(options.elements) or len(options.elements) != wanted:
            return refuse(rule, f"{wanted} different elements are to be named, or none.")
    if options.extra_elements:
        extra = options.extra_elements
        if not options.elements:
            return refuse("EV-SET-04", "Extra elements need the elements of the players.")
        if not _known(extra) or len(extra) != EXTRA or set(extra) & set(options.elements):
            return refuse("EV-SET-04", "Two other elements are to be named, or none.")
    if not ROUNDS[0] <= options.round_limit <= ROUNDS[1]:
        return refuse("EV-END-03", "The round limit is 10 to 60.")
    return None


def _known(elements: Sequence[ElementId]) -> bool:
    return len(set(elements)) == len(elements) and set(elements) <= set(ELEMENTS)


def begin(table: Table[Options], chance: Chance, kind: type[Move] = Move) -> Move | Illegal:
    """Ply 0: the elements, then the factions are chosen (EV-SET-01, EV-SET-04)."""
    options = table.options
    refusal = refused(table.seats, options)
    if refusal is not None:
        return refusal
    blank: Move = kind(State(options=options, seats=table.seats), chance)
    elements = list(options.elements)
    left = [one for one in ELEMENTS if one not in (*elements, *options.extra_elements)]
    for seat in range(len(elements), max(2, table.seats)):
        of = "ghosts" if table.seats == 1 and seat == 1 else str(seat)
        elements.append(left.pop(left.index(blank.draw(tuple(left), "element", of))))
    extra = list(options.extra_elements)
    while len(extra) < EXTRA:
        extra.append(left.pop(left.index(blank.draw(tuple(left), "extra_element"))))
    created = GameCreated(
        seats=table.seats, options=options, elements=tuple(elements), extra=tuple(extra)
    )
    move = kind.beginning(created, chance)
    _monsters(move)
    move.work(OpeningGame())
    for seat in reversed(range(table.seats)):
        move.ask(seat, ChoosingFaction())
    return move


class PickingFaction(Question[ChoosingFaction]):
    """One of the two factions of the own element."""

    takes = (ChooseFaction,)
    rule = "EV-SET-01"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingFaction) -> Iterator[Command]:
        """Both."""
        element = state.players[seat].element
        return (ChooseFaction(faction=one) for one in FACTIONS_OF[element])

    def answer(self, move: Move, seat: Seat, step: ChoosingFaction, command: Command) -> None:
        """Takes it."""
        assert isinstance(command, ChooseFaction)
        move.note(FactionChosen(seat=seat, faction=command.faction))


class Opening(Work[OpeningGame, Move]):
    """The table is laid (EV-SET-02..14)."""

    def run(self, move: Move, step: OpeningGame) -> None:
        """Order, monsters, map, players, cards; then the draft or the first turn."""
        _order(move)
        _map(move)
        _table(move)
        for place, seat in enumerate(move.state.order):
            _equip(move, seat, place)
        if move.state.options.draft:
            _draft(move)
            return
        for seat in range(move.state.seats):
            draw_magic(move, seat, KIT.start_magic)
        _play(move)


def _play(move: Move) -> None:
    move.note(PlayBegan())
    move.work(StartingTurn(seat=move.state.order[0], round=1))


def _order(move: Move) -> None:
    """The highest dice begin (EV-SET-02, EV-TEA-01); in the solo game you do (EV-SOL-02)."""
    state = move.state
    count = len(state.players)
    first = 0 if state.solo else _highest(move, tuple(range(count)))
    if state.options.teams:
        first |= 1
    order = tuple((first + step) % count for step in range(count))
    move.note(StartingPlayerSet(order=order))


def _highest(move: Move, seats: tuple[Seat, ...]) -> Seat:
    best: dict[tuple[int, ...], list[Seat]] = {}
    for seat in seats:
        rolled = tuple(sorted(move.dice(6, "start_die", str(seat)), reverse=True))
        move.note(StartingDiceRolled(seat=seat, dice=rolled))
        best.setdefault(rolled, []).append(seat)
    first = best[max(best)]
    return first[0] if len(first) == 1 else _highest(move, tuple(first))


def _monsters(move: Move) -> None:
    """Standard or legendary for each element (EV-SET-05, EV-LEG-01)."""
    options = move.state.options
    found: list[MonsterId] = []
    for element in move.state.elements:
        by_tier = {MONSTERS[one].tier: one for one in MONSTERS_OF[element]}
        tier = "standard"
        if options.legendary:
            tier = move.draw(("standard", "legendary"), "monster_tier", element)
        found.append(by_tier[tier])  # type: ignore[index]
    if options.mother_of_dragons:
        found.append(MOTHER)
    if options.bifrost:
        found.append(FROST_GIANT)
    move.note(MonstersSelected(monsters=tuple(found)))


def _map(move: Move) -> None:
    """Tiles for the map, one lair at most, and the stock (EV-SET-08, EV-ORA-01)."""
    options = move.state.options
    layout = LAYOUTS[move.state.seats]
    pool = [tile for element in move.state.elements for tile in TILES_OF[element]]
    shown, returned = _reveal(move, pool, layout.reveal)
    ruins = ["mage_tower", "fortress", "mill", "summoning_portal", "dungeon"]
    if layout.ruins > len(ruins):
        ruins.append(ORACLE if options.oracle else DUNGEON_2)
    elif options.oracle:
        gone = move.draw(tuple(shown), "oracle_replaces")
        shown.remove(gone)
        returned.append(gone)
        ruins.append(ORACLE)
    move.note(TilesRevealed(tiles=tuple(shown), returned=tuple(returned)))
    tiles = [*shown, *ruins]
    cells = []
    for q, r in layout.cells:
        tile = move.draw(tuple(tiles), "cell", f"{q} {r}")
        tiles.remove(tile)
        cells.append(Cell(tile, Hex(q, r)))
    stock = tuple(sorted((*pool, *returned)))
    special = tuple(
        tile
        for tile, wanted in ((DRAGONS_LAIR, options.mother_of_dragons), (BIFROST, options.bifrost))
        if wanted
    )
    top = (len(stock) + 1) // 2 + len(special) if special else 0
    move.note(MapBuilt(cells=tuple(cells), pool=stock, special=special, top=top))
    for cell in cells:
        furnish(move, cell.tile)


def _reveal(move: Move, pool: list[TileId], count: int) -> tuple[list[TileId], list[TileId]]:
    """The revealed tiles, of which only the first lair stays (EV-SET-08)."""
    shown: list[TileId] = []
    returned: list[TileId] = []
    while len(shown) < count:
        tile = move.draw(tuple(pool), "map_tile")
        pool.remove(tile)
        if TILES[tile].lair and any(TILES[one].lair for one in shown):
            returned.append(tile)
        else:
            shown.append(tile)
    return shown, returned


def _table(move: Move) -> None:
    """Decks, orbs and modules (EV-SET-06, EV-SET-11, EV-SET-12, EV-SET-14, EV-MER-01)."""
    state = move.state
    options = state.options
    mercenaries = {"none": (), "both": ("minotaur", "mimeza")}.get(
        options.mercenaries, (options.mercenaries,)
    )
    move.note(
        TableLaid(
            decks=tuple(_deck(move, element) for element in state.elements),
            magic=shuffled_pile(MAGIC),
            glory_orbs=GLORY_ORBS,
            mercenaries=mercenaries,
            dragon=shuffled_pile(DRAGON_TOKENS) if options.mother_of_dragons else Pile(),
            dragon_left=DRAGON_PLACES if options.mother_of_dragons else 0,
            ghost_deck=shuffled_pile(GHOST_CARDS) if state.solo else Pile(),
        )
    )


def _deck(move: Move, element: ElementId) -> Deck:
    """The passage on top, face up; or at the bottom (EV-NOP-01)."""
    cards = ADVENTURES_OF[element]
    passage = next(one for one in cards if ADVENTURES[one].type == "passage")
    others = tuple(one for one in cards if one != passage)
    if not move.state.options.no_passages:
        return Deck(element, passage, Pile((shuffled(others),)))
    pile = Pile((shuffled(others), Ordered((passage,))))
    up = move.draw(tops(pile), "adventure", element)
    return Deck(element, up, pile.without((up,)))


def _equip(move: Move, seat: Seat, place: int) -> None:
    """What a player begins with (EV-SET-03, EV-SET-13), with a tactics token (EV-TAC-01)."""
    state = move.state
    one = state.players[seat]
    if one.ghosts:
        _equip_ghosts(move, seat, place)
        return
    units = []
    for kind, count in KIT.units.items():
        ready = KIT.start_ready.get(kind, 0)
        units += [Unit(kind, READY)] * ready + [Unit(kind, TRAY)] * (count - ready)
    move.note(
        SeatEquipped(
            seat=seat,
            vp=KIT.start_vp_by_turn_order[place],
            level=1,
            units=tuple(units),
            supply=Supply(**KIT.start_resources),
            starter=STARTER_OF[one.element],
            tactics=True if state.options.tactics else None,
        )
    )


def _equip_ghosts(move: Move, seat: Seat, place: int) -> None:
    """The Ghosts' level (EV-SOL-02, EV-SOL-03)."""
    level = BOX.ghost_setup.levels[move.state.options.ghosts]
    units = [Unit(GHOST, READY)] * BOX.ghost_setup.ghost_units + [Unit(GUARDIAN, READY)]
    move.note(
        SeatEquipped(
            seat=seat,
            vp=KIT.start_vp_by_turn_order[place] + level.vp,
            level=level.own_power_level,
            units=tuple(units),
            glory=0,
        )
    )


# Draft (EV-DRF-01)


def _draft(move: Move) -> None:
    for seat in range(move.state.seats):
        deck = move.state.magic
        cards = []
        for _ in range(PACK):
            card = move.draw(tops(deck), "magic", str(seat))
            deck = deck.without((card,))
            cards.append(card)
        move.note(PackDealt(seat=seat, cards=tuple(cards)))
    _ask_all(move)


def _ask_all(move: Move) -> None:
    move.work(PassingPacks())
    for seat in range(move.state.seats):
        move.open(seat, Drafting(), lane=seat)


class PickingCard(Question[Drafting]):
    """A card of the pack; all seats pick at once."""

    takes = (DraftPick,)
    rule = "EV-DRF-01"
    free = False

    def options(self, state: State, seat: Seat, step: Drafting) -> Iterator[Command]:
        """The pack."""
        return (DraftPick(card=card) for card in state.players[seat].pack)

    def automatic(self, state: State, seat: Seat, step: Drafting) -> Command | Lapse | None:
        """The last card picks itself."""
        pack = state.players[seat].pack
        if not pack:
            return LAPSE
        return DraftPick(card=pack[0]) if len(pack) == 1 else None

    def answer(self, move: Move, seat: Seat, step: Drafting, command: Command) -> None:
        """Picks it."""
        assert isinstance(command, DraftPick)
        move.note(CardDrafted(seat=seat, cards=(command.card,)))


class Passing(Work[PassingPacks, Move]):
    """All have picked."""

    def waits(self, move: Move, step: PassingPacks) -> bool:
        """Until nobody picks any more."""
        return any(isinstance(frame.step, Drafting) for frame in move.frames)

    def run(self, move: Move, step: PassingPacks) -> None:
        """The packs go on to the left, or the draft is over."""
        players = move.state.players
        if len(players[0].picks) < DRAFTED:
            move.note(PacksPassed())
            _ask_all(move)
            return
        left = tuple(card for one in players for card in one.pack)
        move.note(DraftEnded(cards=left))
        _play(move)
