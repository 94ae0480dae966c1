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
    One line of a score sheet; `points` in units of `Result.unit`.
    """

    label: str
    points: int
