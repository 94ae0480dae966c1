"""The table is laid, once the factions are chosen (EV-SET)."""

from games.eldervale.box import content
from games.eldervale.box.ids import MonsterId, Tier
from games.eldervale.box.names import FROST_GIANT, GHOST, GUARDIAN, MOTHER
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts import beginning
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources.magic_deck import draw_magic, tops
from games.eldervale.rules.setup.draft import draft, play
from games.eldervale.rules.setup.map import make_map
from games.eldervale.state import Deck
from games.eldervale.state.player import READY, TRAY, Supply, Unit
from games.eldervale.steps.turn import OpeningGame
from games.kernel.decision import Work
from games.kernel.piles import Ordered, Pile, shuffled, shuffled_pile
from games.kernel.seats import Seat

GLORY_ORBS = (4, 7)
_TIERS: tuple[Tier, ...] = ("standard", "legendary")
DRAGON_PLACES = 3


class Opening(Work[OpeningGame, Move]):
    """The table is laid (EV-SET-02..14)."""

    def run(self, move: Move, step: OpeningGame) -> None:
        """Order, monsters, map, players, cards; then the draft or the first turn."""
        _order(move)
        make_map(move)
        _table(move)
        for place, seat in enumerate(move.state.order):
            _equip(move, seat, place)
        if move.state.options.draft:
            draft(move)
            return
        for seat in range(move.state.seats):
            draw_magic(move, seat, content.KIT.start_magic)
        play(move)


def _order(move: Move) -> None:
    """The highest dice begin (EV-SET-02, EV-TEA-01); in the solo game you do (EV-SOL-02)."""
    state = move.state
    count = len(state.players)
    first = 0 if state.solo else _highest(move, tuple(range(count)))
    if state.options.teams:
        first |= 1
    order = tuple((first + step) % count for step in range(count))
    move.note(beginning.StartingPlayerSet(order=order))


def _highest(move: Move, seats: tuple[Seat, ...]) -> Seat:
    best: dict[tuple[int, ...], list[Seat]] = {}
    for seat in seats:
        rolled = tuple(sorted(move.dice(6, "start_die", str(seat)), reverse=True))
        move.note(beginning.StartingDiceRolled(seat=seat, dice=rolled))
        best.setdefault(rolled, []).append(seat)
    first = best[max(best)]
    return first[0] if len(first) == 1 else _highest(move, tuple(first))


def _monsters(move: Move) -> None:
    """Standard or legendary for each element (EV-SET-05, EV-LEG-01)."""
    options = move.state.options
    found: list[MonsterId] = []
    for element in move.state.elements:
        by_tier = {content.MONSTERS[one].tier: one for one in content.MONSTERS_OF[element]}
        tier: Tier = "standard"
        if options.legendary:
            tier = move.draw(_TIERS, "monster_tier", element)
        found.append(by_tier[tier])
    if options.mother_of_dragons:
        found.append(MOTHER)
    if options.bifrost:
        found.append(FROST_GIANT)
    move.note(beginning.MonstersSelected(monsters=tuple(found)))


def _table(move: Move) -> None:
    """Decks, orbs and modules (EV-SET-06, EV-SET-11, EV-SET-12, EV-SET-14, EV-MER-01)."""
    state = move.state
    options = state.options
    mercenaries = {"none": (), "both": ("minotaur", "mimeza")}.get(
        options.mercenaries, (options.mercenaries,)
    )
    move.note(
        beginning.TableLaid(
            decks=tuple(_deck(move, element) for element in state.elements),
            magic=shuffled_pile(content.MAGIC),
            glory_orbs=GLORY_ORBS,
            mercenaries=mercenaries,
            dragon=shuffled_pile(content.DRAGON_TOKENS) if options.mother_of_dragons else Pile(),
            dragon_left=DRAGON_PLACES if options.mother_of_dragons else 0,
            ghost_deck=shuffled_pile(content.GHOST_CARDS) if state.solo else Pile(),
        )
    )


def _deck(move: Move, element: ElementId) -> Deck:
    """The passage on top, face up; or at the bottom (EV-NOP-01)."""
    cards = content.ADVENTURES_OF[element]
    passage = next(one for one in cards if content.ADVENTURES[one].type == "passage")
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
    for kind, count in content.KIT.units.items():
        ready = content.KIT.start_ready.get(kind, 0)
        units += [Unit(kind, READY)] * ready + [Unit(kind, TRAY)] * (count - ready)
    move.note(
        beginning.SeatEquipped(
            seat=seat,
            vp=content.KIT.start_vp_by_turn_order[place],
            level=1,
            units=tuple(units),
            supply=Supply(**content.KIT.start_resources),
            starter=content.STARTER_OF[one.element],
            tactics=True if state.options.tactics else None,
        )
    )


def _equip_ghosts(move: Move, seat: Seat, place: int) -> None:
    """The Ghosts' level (EV-SOL-02, EV-SOL-03)."""
    level = content.BOX.ghost_setup.levels[move.state.options.ghosts]
    units = [Unit(GHOST, READY)] * content.BOX.ghost_setup.ghost_units + [Unit(GUARDIAN, READY)]
    move.note(
        beginning.SeatEquipped(
            seat=seat,
            vp=content.KIT.start_vp_by_turn_order[place] + level.vp,
            level=level.own_power_level,
            units=tuple(units),
            glory=0,
        )
    )
