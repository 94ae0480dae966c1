"""Setting up (MO-SET)."""

from games.kernel.chance import Chance, sample
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Table
from games.monumental import box
from games.monumental.effects import NOTHING, Goods
from games.monumental.facts import beginning
from games.monumental.options import Options
from games.monumental.rules.city import fill_city
from games.monumental.rules.display import refill
from games.monumental.rules.move import Move
from games.monumental.steps import StartingRound


def begin(table: Table[Options], chance: Chance) -> Move | Illegal:
    """Ply 0, in the order of MO-SET-11; or why the options do not fit."""
    refusal = _misfit(table)
    if refusal is not None:
        return refusal
    seats, options = table.seats, table.options
    size = box.display_size(options.mode, seats)
    created = beginning.GameCreated(options=options, seats=seats, display_size=size)
    move = Move.beginning(created, chance)
    order = sample(chance, range(seats), seats, "turn order")
    move.note(beginning.TurnOrderDrawn(order=order))
    _assign(move, options, order)
    _lay_out(move, options, order)
    refill(move)
    if options.heroes:
        heroes = sample(chance, sorted(box.HEROES), seats + 1, "hero row")
        move.note(beginning.HeroRowRevealed(heroes=heroes))
    for seat in order:
        fill_city(move, seat)
    move.work(StartingRound(number=1))
    return move


def _misfit(table: Table[Options]) -> Illegal | None:
    chosen = table.options.civilisations
    if not 2 <= table.seats <= 5:
        return Illegal("MO-SET-01", "wrong-number-of-players", seats=table.seats)
    if chosen and (len(chosen) != table.seats or len(set(chosen)) != len(chosen)):
        return Illegal("MO-SET-01", "civilisations-clash", seats=table.seats)
    return None


def _assign(move: Move, options: Options, order: tuple[Seat, ...]) -> None:
    """Civilisations by seat, chosen or drawn in turn order (MO-SET-11, MO-SET-12)."""
    chosen = options.civilisations
    if not chosen:
        drawn = sample(move.chance, box.CIVILISATIONS, len(order), "civilisations in turn order")
        by_seat: dict[Seat, box.Civilisation] = dict(zip(order, drawn, strict=True))
        chosen = tuple(by_seat[seat] for seat in range(len(order)))
    goods = tuple(_start_goods(options, order.index(seat)) for seat in range(len(order)))
    move.note(beginning.CivilisationsAssigned(civilisations=chosen, goods=goods))


def _start_goods(options: Options, place: int) -> Goods:
    """By place in turn order in classic mode, nothing in continuous mode (MO-SET-09)."""
    if options.mode == "continuous":
        return NOTHING
    return box.BOX.constants.start_resources.classic_by_place_in_turn_order[place]


def _lay_out(move: Move, options: Options, order: tuple[Seat, ...]) -> None:
    """The map for that number of players, and its tokens (MO-SET-02..04, MO-MON-01)."""
    layout = box.LAYOUTS[len(order)]
    capitals = tuple(layout.capitals[order.index(seat)] for seat in range(len(order)))
    move.note(beginning.MapLaidOut(capitals=capitals))
    tiles = tuple(tile.id for tile in layout.tiles if tile.exploration == "barbarian")
    monsters = len(order) + 2 if options.monsters else 0
    move.note(beginning.ExplorationTokensDistributed(tiles=tiles, monsters=monsters))
