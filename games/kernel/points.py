"""Points: a whole number or a multiple of 0.25."""

from typing import Annotated

from msgspec import Meta

Points = Annotated[int | float, Meta(description="Points: a whole number or a multiple of 0.25.")]
"""Whole numbers are `int`, so that every value has one spelling in JSON (`5`, `-5.25`)."""


def points(number: float) -> int | float:
    """The number as `Points`: an `int` if it is whole."""
    whole = int(number)
    return whole if whole == number else number
