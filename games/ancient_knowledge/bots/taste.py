"""What a strategy cares about, as weights in victory points."""

from msgspec import Struct


class Taste(Struct, frozen=True, kw_only=True):
    """Weights of the appraisal.

    `card`: a hand card. `upright`: a monument of the Past that can still be excavated.
    `removal`: knowledge that a monument is expected to lose for each space it still has to go.
    `forgotten`: one lost knowledge. `progress`: a monument on its way or in the Past, beside its
    points. `technology`: a technology beside its points. `artifact`: an artifact in play, early
    in the game. `effect`: an effect that works once or in a turn. `growth`: how much of a
    scoring effect is expected to be added still. `wait`: each space that a monument is away from
    the Past.
    """

    card: float = 0.55
    upright: float = 0.7
    removal: float = 0.5
    forgotten: float = 0.85
    progress: float = 1.1
    technology: float = 0.7
    artifact: float = 2.2
    effect: float = 0.45
    growth: float = 0.35
    wait: float = 0.12


BUILDER = Taste()
"""Clean building: points first, little lost knowledge."""

RACER = Taste(progress=2.6, wait=0.4, artifact=1.0, technology=0.4, growth=0.2)
"""Fills the Past as fast as it can, so that the others run out of turns."""

SCHOLAR = Taste(technology=1.9, growth=0.6, progress=1.0)
"""Learns whatever it can, and builds what pays for it."""
