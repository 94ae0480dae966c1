# Generated from openapi.json; do not edit.

from __future__ import annotations

from kronika_client.model import Model


class Hidden(Model, frozen=True, kw_only=True):
    """
    Stands for a value that the viewer may not see: `hidden` is the number of items.
    """

    hidden: int


class Line(Model, frozen=True, kw_only=True):
    """
    One line of a score sheet.
    """

    label: str
    points: float
    """
    Points as people say them: whole, or with exact quarters.
    """


class SeatScore(Model, frozen=True, kw_only=True):
    """
    The points of a seat, as a view tells them. `final`: the game has been scored, and these are
    the points of its result.
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
