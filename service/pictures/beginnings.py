"""Titles as they begin: a position of nobody's game, the same every time."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from events.chance import SEED_BYTES, SeededChance
from games.kernel.refusal import Illegal
from games.kernel.scene import Scene
from games.kernel.seats import Spectator
from games.kernel.title import AnyTitle, Table, fold
from games.kernel.visibility import Redactor

SEATS: Final = 3
_SEED: Final = bytes(SEED_BYTES)
_REDACTOR: Final = Redactor()


@lru_cache(maxsize=32)
def beginning(title: AnyTitle) -> bytes:
    """What spectators see of a game that has just been set up, as an answer about scenes has it."""
    least, most = title.meta.seats
    options: Any = msgspec.convert({}, type=title.types.options)
    table = Table(seats=min(max(SEATS, least), most), options=options)
    facts = title.rules.setup(table, SeededChance(_SEED, 0))
    scene = Scene(boards=())
    if title.showing.scene is not None and not isinstance(facts, Illegal):
        view = title.showing.view(fold(title, facts, None))
        seen = _REDACTOR.redact(view, Spectator(), over=False)
        scene = title.showing.scene(msgspec.convert(seen, title.types.view))
    return msgspec.json.encode({"scene": scene})
