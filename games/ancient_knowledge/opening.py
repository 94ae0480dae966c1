"""Setting up a game, up to the first turn (AK-SET)."""

from collections.abc import Sequence

from games.ancient_knowledge import boards, drawing, turn
from games.ancient_knowledge.components import BOX, BUILDERS, LEVELS, STARTING_SETS
from games.ancient_knowledge.evolve import evolve
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.flow import (
    CardsDealt,
    GameCreated,
    HandSelected,
    PileShuffled,
    StartingSetDealt,
    StartPlayerChosen,
    TeamsFormed,
)
from games.ancient_knowledge.opponents import seat_order, sides
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.steps import Opening
from games.kernel.agenda import Agenda
from games.kernel.chance import Chance, sample
from games.kernel.refusal import Illegal
from games.kernel.title import Table

TEAM_SEATS = 4


def set_up(table: Table[Options], chance: Chance) -> Sequence[Fact] | Illegal:
    """The facts before the first command; chance outcomes in the order of AK-SET-10."""
    refused = _unfit(table)
    if refused is not None:
        return refused
    first = GameCreated(seats=table.seats, options=table.options)
    ply = Ply(evolve(None, first), chance)
    _choose_start_player(ply, table)
    _lay_out(ply)
    if table.options.first_game:
        _deal_starting_sets(ply)
        _begin(ply)
    else:
        _deal_cards(ply)
        for seat in range(table.seats):
            ply.ask(seat, Opening())
    return (first, *ply.finish(Agenda()).facts)


def conclude(ply: Ply) -> bool:
    """All opening hands are chosen: they take effect, and the first turn begins (AK-SET-04)."""
    for seat in ply.state.order:
        player = ply.player(seat)
        ply.note(HandSelected(seat=seat, kept=player.hand, discarded=player.aside.opening))
    _begin(ply)
    return True


def _unfit(table: Table[Options]) -> Illegal | None:
    ranks = table.options.age_ranks
    if table.options.team_variant and table.seats != TEAM_SEATS:
        return Illegal(rule="AK-TEAM-01", because="The team variant needs four seats.")
    if ranks and len(ranks) != table.seats:
        return Illegal(rule="AK-SCO-06", because="Give an age rank for every seat, or none.")
    return None


def _choose_start_player(ply: Ply, table: Table[Options]) -> None:
    start = ply.chance.below(table.seats, "start player")  # AK-SET-01
    order = seat_order(table.seats, start, team_variant=table.options.team_variant)
    ply.note(StartPlayerChosen(seat=start, order=order))
    if table.options.team_variant:
        ply.note(TeamsFormed(teams=sides(ply.state)))


def _lay_out(ply: Ply) -> None:
    """Shuffle all piles and reveal three technologies on each board (AK-SET-02, AK-SET-09)."""
    ply.note(PileShuffled(pile="builder_deck", cards=tuple(sorted(BUILDERS))))
    ply.note(PileShuffled(pile="tech_deck_1", cards=tuple(sorted(LEVELS[1]))))
    ply.note(PileShuffled(pile="tech_deck_2", cards=tuple(sorted(LEVELS[2]))))
    for board in ply.state.boards:
        boards.fill(ply, board)


def _deal_starting_sets(ply: Ply) -> None:
    """One starting set each; the others stay in the deck (AK-SET-08)."""
    sets = sorted(STARTING_SETS)
    drawn = sample(ply.chance, sets, len(ply.state.order), "starting sets")
    for seat, number in zip(ply.state.order, drawn, strict=True):
        cards = STARTING_SETS[number]
        ply.note(StartingSetDealt(seat=seat, number=number, cards=cards))


def _deal_cards(ply: Ply) -> None:
    """Ten cards each, player by player (AK-SET-03)."""
    for seat in ply.state.order:
        cards = ply.state.deck.draw(BOX.constants.initial_deal, ply.chance, "opening cards")
        ply.note(CardsDealt(seat=seat, cards=cards))


def _begin(ply: Ply) -> None:
    """Extra cards for the last positions (AK-SET-05), then the first turn."""
    for position in BOX.constants.extra_card_for_player_positions:
        if position <= len(ply.state.order):
            drawing.draw(ply, ply.state.order[position - 1], 1, "setup")
    turn.start(ply, sides(ply.state)[0], 1)
