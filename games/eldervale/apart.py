"""What tells commands apart whose words are equal: where a unit is, or beside what a realm lies."""

from games.eldervale.commands.places import AtHex
from games.eldervale.commands.placing import PlaceUnit
from games.eldervale.commands.program import Command
from games.eldervale.state import State
from games.kernel.hexes import Hex
from games.kernel.sentence import Sentence


def apart(state: State, command: Command) -> Sentence | None:
    """In which realm the unit is; of a placement the realms around its own."""
    if isinstance(command, PlaceUnit):
        return Sentence("beside-realms", {"realms": list(state.land.near[command.realm])})
    place = getattr(getattr(command, "unit", None), "place", None)
    if isinstance(place, AtHex):
        return Sentence("in-realm", {"realm": state.land.tiles[Hex(place.q, place.r)]})
    return None
