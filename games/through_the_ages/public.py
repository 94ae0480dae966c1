"""Where everybody knows what a seat may choose."""

from games.kernel.seats import Seat
from games.through_the_ages.rules.action import no_military_action
from games.through_the_ages.state import State
from games.through_the_ages.steps import Acting


def public(state: State, seat: Seat) -> bool:
    """Whether public facts alone fix what a seat may choose now.

    Civil cards are taken from the row before all eyes. Of what is hidden only tactics in the hand
    matter in the action phase, and those only as long as there is a hand and a military action
    (TTA-MIL-04); how many of either there are is public.
    """
    frame = state.agenda.open_for(seat)
    if frame is None or not isinstance(frame.step, Acting):
        return False
    return not state.nations[seat].military or no_military_action(state, seat) is not None
