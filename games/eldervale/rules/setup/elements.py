"""Options, elements and factions (EV-SET-01, EV-SET-04)."""

from collections.abc import Iterator, Sequence

from games.eldervale.box.content import ELEMENTS, FACTIONS_OF
from games.eldervale.commands.beginning import ChooseFaction
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts.beginning import FactionChosen, GameCreated
from games.eldervale.options import Options
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.setup.opening import _monsters
from games.eldervale.state import State
from games.eldervale.steps.turn import ChoosingFaction, OpeningGame
from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Table

EXTRA = 2
"""Elements beside those of the players (EV-SET-04)."""
ROUNDS = (10, 60)
SEATS = (1, 5)


def refused(seats: int, options: Options) -> Illegal | None:
    """Why options do not fit; the first reason of the table of options counts."""
    if not SEATS[0] <= seats <= SEATS[1]:
        return Illegal("EV-GEN-11", "players-outside", least=SEATS[0], most=SEATS[1])
    if options.teams and seats != 4:
        return Illegal("EV-TEA-01", "teams-of-four")
    if options.draft and seats == 1:
        return Illegal("EV-DRF-01", "draft-not-solo")
    wanted = max(2, seats)
    if options.elements:
        rule = "EV-SOL-19" if seats == 1 else "EV-SET-01"
        if not _known(options.elements) or len(options.elements) != wanted:
            return Illegal(rule, "elements-wanted", wanted=wanted)
    if options.extra_elements:
        extra = options.extra_elements
        if not options.elements:
            return Illegal("EV-SET-04", "elements-first")
        if not _known(extra) or len(extra) != EXTRA or set(extra) & set(options.elements):
            return Illegal("EV-SET-04", "extra-elements-wanted", wanted=EXTRA)
    if not ROUNDS[0] <= options.round_limit <= ROUNDS[1]:
        return Illegal("EV-END-03", "rounds-outside", least=ROUNDS[0], most=ROUNDS[1])
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
    elements: list[ElementId] = list(options.elements)
    left = [one for one in ELEMENTS if one not in (*elements, *options.extra_elements)]
    for seat in range(len(elements), max(2, table.seats)):
        of = "ghosts" if table.seats == 1 and seat == 1 else str(seat)
        elements.append(left.pop(left.index(blank.draw(tuple(left), "element", of))))
    extra: list[ElementId] = list(options.extra_elements)
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


class FactionChoice(Choice[ChoosingFaction, ChooseFaction]):
    """One of the two factions of the own element."""

    takes = (ChooseFaction,)
    rule = "EV-SET-01"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingFaction) -> Iterator[ChooseFaction]:
        element = state.players[seat].element
        return (ChooseFaction(faction=one) for one in FACTIONS_OF[element])

    def refusal(
        self, state: State, seat: Seat, step: ChoosingFaction, command: ChooseFaction
    ) -> Illegal:
        """A faction of another element."""
        element = state.players[seat].element
        return Illegal(
            self.rule, "faction-of-other-element", faction=command.faction, element=element
        )

    def answer(self, move: Move, seat: Seat, step: ChoosingFaction, command: ChooseFaction) -> None:
        move.note(FactionChosen(seat=seat, faction=command.faction))
