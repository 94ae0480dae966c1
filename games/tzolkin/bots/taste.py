"""Taste: what a strategy holds things for worth, in victory points."""

from msgspec import Struct

Levels = tuple[float, float, float, float]
"""A value for each technology level, 0 to 3."""


class Taste(Struct, frozen=True, kw_only=True, gc=False):
    """The weights of a strategy.

    Goods have these worths early in the game and their final scoring at its end; `fading` is the
    number of turns before the end in which the first become the second. Corn beyond that is worth
    up to `purse` more, the less of it there is, until `full` corn are owned. `income` is the corn
    expected per turn before the next Food Day, `hunger` weighs workers that may then go unfed,
    `farms` the corn that feeding will cost.

    Technology levels and workers in play (`workers[n]` for n) are worth what they still bring:
    the figures hold at the beginning and shrink with the turns left, as does `light`, a board
    that allows a double advance. `temples` multiplies the rewards of temples still to come,
    `chichen` the points of skull spaces, and `building` is what a worker on Tikal may hope for
    before a building can be paid.

    `delay` is what one more turn of waiting on a gear costs a worker, `idle` a turn in hand.
    """

    corn: float = 1.0
    wood: float = 1.2
    stone: float = 1.8
    gold: float = 2.4
    skull: float = 5.5
    fading: int = 18
    purse: float = 0.5
    full: int = 8
    income: float = 1.0
    hunger: float = 1.0
    farms: float = 1.0
    agriculture: Levels = (0.0, 3.0, 6.0, 10.0)
    extraction: Levels = (0.0, 2.5, 5.0, 8.0)
    architecture: Levels = (0.0, 1.5, 4.0, 7.0)
    theology: Levels = (0.0, 1.5, 3.0, 5.5)
    workers: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 6.0, 10.0, 13.0)
    light: float = 1.0
    temples: float = 1.0
    chichen: float = 1.0
    building: float = 0.0
    delay: float = 0.6
    idle: float = 1.5
