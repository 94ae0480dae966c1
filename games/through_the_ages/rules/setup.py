"""Section 4: setup; and the options that are refused (section 18)."""

from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from games.through_the_ages import box
from games.through_the_ages.facts import beginning
from games.through_the_ages.options import Options
from games.through_the_ages.rules.ages import open_event
from games.through_the_ages.rules.move import Move
from games.through_the_ages.steps import StartingTurn

BONUS_EVENTS = 4
"""Age III events laid open in Advanced (TTA-SET-06)."""
HIDDEN_EVENTS = 5
"""Age III events laid face down by TTA-VAR-07."""
PACT_PLAYERS = 3


def refused(seats: int, options: Options) -> Illegal | None:
    """The first reason against these options (TTA-VAR-08)."""
    training, full = options.mode == "training", options.mode == "full"
    if not 2 <= seats <= 4:
        return Illegal("TTA-GEN-01", "two-to-four-players", seats=seats)
    if options.optional_corruption and training:
        return Illegal("TTA-VAR-01", "training-no-corruption")
    if options.milder_fights and (training or seats < PACT_PLAYERS):
        return Illegal("TTA-VAR-03", "milder-fights-need-three")
    if options.peaceful_game and training:
        return Illegal("TTA-VAR-04", "training-no-fights")
    if options.draw_military_during_turn and training:
        return Illegal("TTA-VAR-05", "training-no-military-cards")
    if options.known_bonuses != 0 and not full:
        return Illegal("TTA-VAR-06", "known-bonuses-in-full-game")
    if options.gradual_reveal and (not full or options.known_bonuses != 0):
        return Illegal("TTA-VAR-07", "gradual-reveal-in-full-game")
    return None


def begin(table: Table[Options], chance: Chance) -> Move | Illegal:
    """The move of ply 0; its draws come in this order (TTA-SET-10, TTA-RND-01)."""
    illegal = refused(table.seats, table.options)
    if illegal is not None:
        return illegal
    move = Move.beginning(created(table.seats, table.options), chance)
    start = chance.below(table.seats, "start player")
    move.note(beginning.StartingPlayerChosen(seat=start))
    _deal_row(move)
    _reveal_bonuses(move)
    open_event(move)
    move.then(StartingTurn())
    return move


def _deal_row(move: Move) -> None:
    pile = list(move.state.civil[0].items)
    cards: list[box.Instance] = []
    for _ in move.state.row:
        card = move.drawn(pile, "civil A")
        pile.remove(card)
        cards.append(card)
    move.note(beginning.CardRowDealt(cards=tuple(cards)))


def _reveal_bonuses(move: Move) -> None:
    """Events laid open before the game (TTA-SET-06, TTA-VAR-06)."""
    options = move.state.options
    number = BONUS_EVENTS if options.mode == "advanced" else options.known_bonuses
    events = frozenset(_scoring(len(box.AGES)))
    pile = [card for card in move.state.military[3].items if card in events]
    found: list[box.Instance] = []
    for _ in range(number):
        card = move.drawn(pile, "bonus")
        pile.remove(card)
        found.append(card)
    if found:
        move.note(beginning.BonusEventsRevealed(cards=tuple(found)))


def _scoring(seats: int) -> tuple[box.Instance, ...]:
    """The Age III events."""
    return tuple(
        one
        for card in box.BOX.military
        if isinstance(card, box.Event) and card.age == "III"
        for one in box.copies(card, seats)
    )


def created(seats: int, options: Options) -> beginning.GameCreated:
    """The decks of these options (TTA-SET-01, TTA-SET-05..07, TTA-CMP-02); any Age A event may lie
    in the event pile (TTA-SET-09), the other two piles are empty (TTA-SET-08)."""
    civil_ages = {"training": 2, "advanced": 3, "full": 4}[options.mode]
    ancient = tuple(
        sorted(
            card
            for one in box.BOX.military
            if isinstance(one, box.Event) and one.age == "A"
            if options.mode != "training" or not one.not_in_training
            for card in box.copies(one, seats)
        )
    )
    hidden = tuple(sorted(_scoring(seats))) if options.gradual_reveal else ()
    return beginning.GameCreated(
        options=options,
        seats=seats,
        civil=tuple(
            civil_deck(level, seats, options) if level < civil_ages else ()
            for level in range(len(box.AGES))
        ),
        military=tuple(_military(level, seats, options) for level in range(len(box.AGES))),
        ancient=ancient,
        ancient_places=len(ancient) if options.mode == "training" else seats + 2,
        unopened=hidden,
        unopened_places=HIDDEN_EVENTS if hidden else 0,
    )


def civil_deck(level: int, seats: int, options: Options) -> tuple[box.Instance, ...]:
    """The civil deck of an age, as it is at the beginning."""
    return _deck(box.BOX.civil, level, seats, options)


def _military(level: int, seats: int, options: Options) -> tuple[box.Instance, ...]:
    """The military deck of an age; in Advanced the last one is there for its events only."""
    if level == 0 or options.mode == "training":
        return ()
    if options.mode == "advanced" and level == len(box.AGES) - 1:
        return _scoring(seats)
    return _deck(box.BOX.military, level, seats, options)


def _deck(
    cards: tuple[box.Civil, ...] | tuple[box.Military, ...],
    level: int,
    seats: int,
    options: Options,
) -> tuple[box.Instance, ...]:
    return tuple(
        [
            one
            for card in cards
            if card.level == level and not _left_out(card, seats, options)
            for one in box.copies(card, seats)
        ]
    )


def _left_out(card: box.Card, seats: int, options: Options) -> bool:
    """Cards that this game does without (TTA-SET-06, TTA-SET-07, TTA-VAR-04)."""
    if isinstance(card, box.War) and options.mode == "advanced":
        return True
    if isinstance(card, box.Pact) and seats < PACT_PLAYERS:
        return True
    return options.peaceful_game and isinstance(card, box.Aggression | box.War)
