"""Carrying out effects: which handler does each operation (TZ-ACT-05)."""

from games.kernel.script import Interpreter
from games.kernel.tables import handlers, parts
from games.tzolkin.effects import AnyOperation, FeedDiscount, FeedFree, Gain
from games.tzolkin.rules import (
    buildings,
    chichen_itza,
    palenque,
    resources,
    technologies,
    temples,
    uxmal,
)
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.programs import PROGRAMS, Gains
from games.tzolkin.steps import ResolvingEffects


class Resolution(Interpreter[ResolvingEffects, AnyOperation | Gains, Move]):
    """Resolves effect lists from left to right (TZ-ACT-05)."""

    lasting = False


RESOLUTION = Resolution(
    PROGRAMS.__getitem__,
    handlers(
        parts(buildings, chichen_itza, palenque, resources, technologies, temples, uxmal),
        AnyOperation | Gains,
        read_only=Gain | FeedDiscount | FeedFree,  # gains are joined (`programs`)
    ),
)
