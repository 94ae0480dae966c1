"""Taste: what a strategy holds things for worth, in victory points."""

from msgspec import Struct

Levels = tuple[float, float, float, float]
"""A value for each technology level, 0 to 3."""


class Taste(Struct, frozen=True, kw_only=True, gc=False):
    """The weights of a strategy.

    Goods are worth `corn`, `wood`, `stone`, `gold`, `skull` early in the game, and their final
    scoring at its end. Technology levels and workers are worth what they still bring: the
    figures hold at the beginning and shrink with the rounds that are left. `temples` multiplies
    the rewards still to come. `delay` is what one more round of waiting costs a worker, `income`
    the corn expected per round, `hunger` the weight of workers that may go unfed, `light` a board
    that still allows a double advance, `ambition` multiplies what monuments are worth beyond
    their points so far, and `chichen` what a skull on Chichen Itza is worth.
    """

    corn: float = 0.42
    wood: float = 0.85
    stone: float = 1.25
    gold: float = 1.65
    skull: float = 4.5
    agriculture: Levels = (0.0, 3.0, 6.0, 10.0)
    extraction: Levels = (0.0, 2.5, 5.0, 8.0)
    architecture: Levels = (0.0, 1.5, 4.0, 7.0)
    theology: Levels = (0.0, 1.5, 3.0, 5.5)
    workers: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 6.0, 10.0, 13.0)
    temples: float = 1.0
    delay: float = 0.6
    income: float = 1.0
    hunger: float = 1.0
    light: float = 1.0
    chichen: float = 1.0
    farms: float = 1.0
    building: float = 0.0
