# Generated from openapi.json; do not edit.

from __future__ import annotations

from kronika_client.model import Model


class Hidden(Model, frozen=True, kw_only=True):
    """
    Stands for a value that you may not see.
    """

    hidden: int
    """
    Number of hidden items; 1 if the value is not a list.
    """


class Line(Model, frozen=True, kw_only=True):
    """
    One line of a score sheet.
    """

    label: str
    """
    What the points are for.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """


class SeatScore(Model, frozen=True, kw_only=True):
    """
    The points of a seat in the current view.
    """

    seat: int
    """
    Seat number, from 0, clockwise.
    """
    points: float
    """
    Points: a whole number or a multiple of 0.25.
    """
    final: bool
    """
    Whether the game has been scored, so that these are the points of its result.
    """
