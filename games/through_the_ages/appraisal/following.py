"""Which decisions belong to the command before them."""

from games.kernel.seats import Seat
from games.through_the_ages.state import State
from games.through_the_ages.steps import Acting, Politicking


def follows(state: State, seat: Seat) -> bool:
    """Whether the seat's open decision belongs to what it has just done."""
    frame = state.agenda.open_for(seat)
    return frame is not None and not isinstance(frame.step, Acting | Politicking)
