# Generated from openapi.json; do not edit.

from __future__ import annotations

from kronika_client.model import Model


class Hidden(Model, frozen=True, kw_only=True):
    """
    Stands for a value that you may not see.
    """

    hidden: int
    """
    How many items it has; 1 if it is no list.
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
    Points as people say them: whole, or with exact quarters.
    """


class SeatScore(Model, frozen=True, kw_only=True):
    """
    The points of a seat, as a view tells them.
    """

    seat: int
    """
    Seat number, 0 to n-1, clockwise.
    """
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """
    final: bool
    """
    Whether the game has been scored, so that these are the points of its result.
    """
