"""What the signs of the picture mean."""

from typing import Final

LEGEND: Final = (
    "A is seat 0, B is seat 1, and so on. CA are civil and MA military actions, left/all. "
    "Culture and science come with their ratings. str is strength; happy is faces/needed; "
    "hand is civil+military cards. > is whose turn it is. Behind a technology, w are its "
    "workers and t its blue tokens; n/m behind a wonder are its stages, + behind a tactic "
    "what armies add; colonies are in brackets."
)
