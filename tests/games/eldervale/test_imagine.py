"""What players remember of a draft stays as it is in the worlds that they imagine (EV-DRF-01)."""

from collections.abc import Iterator

from games.eldervale import title
from games.eldervale.options import Options
from games.eldervale.rules.setup.draft import DRAFTED
from games.eldervale.state import State
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Action, Table, fold, play
from tests.support.games import Dice

SEATS = 3


def _draft(seats: int = SEATS, *, teams: bool = False) -> Iterator[State]:
    """The states of a draft, to the one after it. Each pick is the first card of the pack."""
    table = Table(seats=seats, options=Options(draft=True, teams=teams))
    opening = title.rules.setup(table, Dice("packs"))
    assert not isinstance(opening, Illegal)
    state = fold(title, opening, None)
    for ply in range(1, 100):
        if state.phase == "draft":
            yield state
        if state.phase == "turns":
            yield state
            return
        seat = min(state.agenda.awaits())
        frame, command = state.agenda.open_for(seat), next(iter(title.rules.legal(state, seat)))
        assert frame is not None
        action = Action(seat=seat, decision=frame.id, command=command)
        after = play(title, state, action, Dice("packs", ply))
        assert not isinstance(after, Illegal)
        state = after.state


def _worlds(state: State, seat: Seat) -> list[State]:
    return [title.rules.imagine(state, AtSeat(seat), Dice(f"world {n}")) for n in range(8)]


def test_a_pack_that_was_passed_keeps_its_cards() -> None:
    """Between the first passing and the second the left neighbour holds the own first pack."""
    state = next(one for one in _draft() if {len(each.picks) for each in one.players} == {1})
    worlds = _worlds(state, 0)
    assert {world.players[1].pack for world in worlds} == {state.players[1].pack}
    assert len({world.players[2].pack for world in worlds}) > 1


def test_picks_from_a_pack_are_cards_that_were_in_it() -> None:
    """The pack is two seats on: what is left of it and the pick from it are as they were passed."""
    state = next(one for one in _draft() if {len(each.picks) for each in one.players} == {2})
    passed = {state.players[1].picks[1], *state.players[2].pack}
    worlds = _worlds(state, 0)
    assert all({one.players[1].picks[1], *one.players[2].pack} == passed for one in worlds)
    assert len({one.players[1].picks[1] for one in worlds}) > 1
    assert len({one.players[1].picks[0] for one in worlds}) > 1


def test_it_is_remembered_after_the_draft() -> None:
    """Each pack came to seat 0 once or twice; who picked what since then is known as far as the
    rest of the pack was seen again."""
    *_, state = _draft()
    worlds = _worlds(state, 0)
    assert {_known(world) for world in worlds} == {_known(state)}
    assert len({world.players[1].drafted[1] for world in worlds}) > 1
    held = ((frozenset(one.players[1].drafted) - {None}, one.players[1].hand) for one in worlds)
    assert all(drafted < set(hand) for drafted, hand in held)


def test_in_team_play_it_is_remembered_until_hands_can_be_swapped() -> None:
    *_, last, state = _draft(seats=4, teams=True)
    assert {one.players[3].drafted for one in _worlds(state, 0)} == {(None,) * DRAFTED}
    assert len({one.players[3].picks for one in _worlds(last, 0)}) > 1


def _known(state: State) -> tuple[frozenset[str], ...]:
    """Packs of seat 0 and 1 come to seat 0 in rounds 0 and 3, and 2; what others pick in rounds 1
    and 2, in 4, and in 3 and 4 is known."""
    _, left, right = (one.drafted for one in state.players)
    return frozenset((left[1], right[2])), frozenset((left[4],)), frozenset((left[3], right[4]))
