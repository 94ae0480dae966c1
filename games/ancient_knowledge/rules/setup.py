"""Setup, up to the first turn (AK-SET)."""

from collections.abc import Iterator

from games.ancient_knowledge.box import BOX, BUILDERS, LEVELS, STARTING_SETS
from games.ancient_knowledge.commands import DiscardOpening
from games.ancient_knowledge.facts import setup
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.rules import turn
from games.ancient_knowledge.rules.boards import fill
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.hand import draw
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import seat_order, sides
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import SettingAside
from games.kernel.chance import Chance, pick, sample
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.kernel.title import Table

TEAM_SEATS = 4


class OpeningHand(Choice[SettingAside, DiscardOpening]):
    """Set aside four of the ten cards, one by one and in secret (AK-SET-04)."""

    def options(self, state: State, seat: Seat, step: SettingAside) -> Iterator[DiscardOpening]:
        """Each card that is not set aside yet."""
        return map(DiscardOpening, state.players[seat].hand)

    def sample(
        self, state: State, seat: Seat, step: SettingAside, chance: Chance
    ) -> DiscardOpening:
        """Each of them is as likely as the others."""
        return DiscardOpening(pick(chance, state.players[seat].hand, SAMPLE))

    def forbidden(
        self, state: State, seat: Seat, step: SettingAside, command: DiscardOpening
    ) -> Illegal | None:
        """Only cards of the ten."""
        player = state.players[seat]
        if command.card in player.hand:
            return None
        return Illegal("AK-SET-04", "not-to-be-set-aside", count=len(player.aside.opening))

    def answer(self, move: Move, seat: Seat, step: SettingAside, command: DiscardOpening) -> None:
        """Set it aside; nothing is discarded before all have chosen."""
        move.note(setup.OpeningCardSetAside(seat=seat, card=command.card))
        if len(move.player(seat).aside.opening) < BOX.constants.initial_discard:
            move.ask(seat, SettingAside())


def begin(table: Table[Options], chance: Chance) -> Move | Illegal:
    """The move of ply 0; chance outcomes in the order of AK-SET-10."""
    refused = _unfit(table)
    if refused is not None:
        return refused
    move = Move.beginning(setup.GameCreated(seats=table.seats, options=table.options), chance)
    _choose_start_player(move, table)
    _lay_out(move)
    if table.options.first_game:
        _deal_starting_sets(move)
        _begin(move)
    else:
        _deal_cards(move)
        for seat in range(table.seats):
            move.ask(seat, SettingAside())
    return move


def idle(move: Move) -> bool:
    """All opening hands are chosen: they take effect, and the first turn begins (AK-SET-04)."""
    if move.frames:
        return False
    for seat in move.state.order:
        player = move.player(seat)
        move.note(setup.HandSelected(seat=seat, kept=player.hand, discarded=player.aside.opening))
    _begin(move)
    return True


def _unfit(table: Table[Options]) -> Illegal | None:
    ranks = len(table.options.age_ranks)
    if table.options.team_variant and table.seats != TEAM_SEATS:
        return Illegal("AK-TEAM-01", "team-needs-seats", needed=TEAM_SEATS, seats=table.seats)
    if ranks and ranks != table.seats:
        return Illegal("AK-SCO-06", "age-ranks-for-every-seat", seats=table.seats, ranks=ranks)
    return None


def _choose_start_player(move: Move, table: Table[Options]) -> None:
    start = move.chance.below(table.seats, "start player")  # AK-SET-01
    order = seat_order(table.seats, start, team_variant=table.options.team_variant)
    move.note(setup.StartPlayerChosen(seat=start, order=order))
    if table.options.team_variant:
        move.note(setup.TeamsFormed(teams=sides(move.state)))


def _lay_out(move: Move) -> None:
    """Shuffle all piles and reveal three technologies on each board (AK-SET-02, AK-SET-09)."""
    move.note(setup.PileShuffled(pile="builder_deck", cards=tuple(sorted(BUILDERS))))
    move.note(setup.PileShuffled(pile="tech_deck_1", cards=tuple(sorted(LEVELS[1]))))
    move.note(setup.PileShuffled(pile="tech_deck_2", cards=tuple(sorted(LEVELS[2]))))
    for board in move.state.boards:
        fill(move, board)


def _deal_starting_sets(move: Move) -> None:
    """One starting set each; the others stay in the deck (AK-SET-08)."""
    sets = sorted(STARTING_SETS)
    drawn = sample(move.chance, sets, len(move.state.order), "starting sets")
    for seat, number in zip(move.state.order, drawn, strict=True):
        cards = STARTING_SETS[number]
        move.note(setup.StartingSetDealt(seat=seat, number=number, cards=cards))


def _deal_cards(move: Move) -> None:
    """Ten cards each, player by player (AK-SET-03)."""
    for seat in move.state.order:
        cards = move.state.deck.draw(BOX.constants.initial_deal, move.chance, "opening cards")
        move.note(setup.CardsDealt(seat=seat, cards=cards))


def _begin(move: Move) -> None:
    """Extra cards for the last positions (AK-SET-05), then the first turn."""
    for position in BOX.constants.extra_card_for_player_positions:
        if position <= len(move.state.order):
            draw(move, move.state.order[position - 1], 1, "setup")
    turn.start(move, sides(move.state)[0], 1)
