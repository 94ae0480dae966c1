"""Another world that a viewer cannot tell from the real one: there is none but this.

Nobody owns a secret, and what is hidden from all has no identity in the state (MO-HID-03,
MO-RND-02), so every viewer knows as much as the state.
"""

from games.kernel.chance import Chance
from games.kernel.seats import Viewer
from games.monumental.state import State


def imagine(state: State, _viewer: Viewer, _chance: Chance) -> State:
    """The state itself."""
    return state
