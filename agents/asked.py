"""Arguments that several tools take."""

from typing import Annotated

from msgspec import Meta

Natural = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1)]
Game = Annotated[str, Meta(description="Id of a game, such as gam_7Gk2mPq9TzXw.", min_length=1)]
Title = Annotated[str, Meta(description="A title's slug, such as tzolkin.", min_length=1)]
OwnSeat = Annotated[
    Natural | None,
    Meta(description="Your seat; needed only if you have several in the game."),
]
Page = Annotated[int, Meta(description="Which page, from 1.", ge=1)]
Ply = Annotated[Natural | None, Meta(description="After this move; left out: now.")]
