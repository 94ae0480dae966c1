"""Section 12: the end of an age; and the last rounds it announces (section 13)."""

from collections.abc import Iterable

from games.kernel.seats import Seat
from games.through_the_ages.box import BOX, CARDS, Instance
from games.through_the_ages.facts.beginning import EventOpened
from games.through_the_ages.facts.civil import LeaderLost, WonderDiscarded
from games.through_the_ages.facts.flow import AgeEnded, LastRoundAnnounced, ObsoleteDiscarded
from games.through_the_ages.rules import tokens
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.pacts import end_pact
from games.through_the_ages.state import EPOCHS, State, last_civil_level, level_of


def begin_first_age(move: Move) -> None:
    """After the first replenishment Age I begins; nothing else happens (TTA-ROW-04, TTA-ROW-07)."""
    move.note(AgeEnded(age="A", begins="I"))
    open_event(move)


def end_age(move: Move, *, agreed: bool) -> None:
    """The age-change procedure in its order (TTA-AGE-09), also after the last deck (TTA-AGE-07,
    TTA-AGE-08); decks of the new age are drawn from (TTA-AGE-05). `agreed`: an event refilled the
    row (TTA-ROW-08)."""
    state = move.state
    level = state.level
    if level == last_civil_level(state):
        move.note(LastRoundAnnounced(round=_last_round(state, agreed=agreed)))
    if state.training:
        return
    move.note(AgeEnded(age=state.age, begins=EPOCHS[level + 1]))
    for seat in state.order:
        _lose_obsolete(move, seat, level)
    for pact in move.state.pacts:
        if level_of(pact.card) < level:
            end_pact(move, pact, "obsolete")
    if state.full:
        for seat in state.order:
            tokens.change_owned(move, seat, yellow=-BOX.age_end_yellow_tokens, reason="age")
    open_event(move)


def open_event(move: Move) -> None:
    """A hidden event of TTA-VAR-07 is turned up."""
    unopened = move.state.unopened
    if unopened.size:
        move.note(EventOpened(card=move.drawn(unopened.items, "gradual")))


def _last_round(state: State, *, agreed: bool) -> int:
    """The number of the last round (TTA-FIN-01, TTA-FIN-04, TTA-FIN-05, TTA-ROW-08)."""
    if state.full:
        begins = state.active == state.start and not agreed
        return state.round if begins else state.round + 1
    last_of_round = state.order[1:] and state.order[1] == state.start
    return state.round + 1 if agreed and last_of_round else state.round


def _lose_obsolete(move: Move, seat: Seat, level: int) -> None:
    """Cards of a level below the age that ended leave hand and table (TTA-AGE-02, TTA-AGE-03)."""
    nation = move.state.nations[seat]
    civil = _obsolete((held.card for held in nation.civil), level)
    military = _obsolete(nation.military, level)
    if civil or military:
        move.note(ObsoleteDiscarded(seat=seat, civil=civil, military=military))
    leader = nation.court.leader
    if leader is not None and level_of(leader) < level:
        was = tokens.standing(move.state, seat)
        tokens.homer_leaves(move, seat)
        move.note(LeaderLost(seat=seat, card=leader, reason="age"))
        tokens.tokens_follow(move, seat, was)
    site = nation.site
    if site is not None and level_of(site.card) < level:
        move.note(WonderDiscarded(seat=seat, wonder=site.card, tokens=site.stages, reason="age"))


def _obsolete(cards: Iterable[Instance], level: int) -> tuple[Instance, ...]:
    return tuple(card for card in cards if CARDS[card].level < level)
