"""What the host of a game can set (decisions.md, section 6).

Sound bases are no option: they have no effect (EV-SND-01).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Element = Literal["air", "earth", "fire", "water", "light", "darkness", "order", "chaos"]


class Options(Struct, frozen=True, kw_only=True):
    """The options of a game. What does not fit together is refused at setup (EV-GEN-11)."""

    legendary: Annotated[
        bool, Meta(description="Whether legendary monsters may replace standard ones.")
    ] = False
    oracle: Annotated[bool, Meta(description="Whether the Oracle is on the map.")] = False
    mother_of_dragons: Annotated[
        bool, Meta(description="Whether the Mother of Dragons is in the game.")
    ] = False
    bifrost: Annotated[bool, Meta(description="Whether the Bifrost is in the game.")] = False
    no_passages: Annotated[
        bool, Meta(description="Whether passages lie at the bottom of their decks.")
    ] = False
    tactics: Annotated[bool, Meta(description="Whether players have tactics tokens.")] = False
    mercenaries: Annotated[
        Literal["none", "minotaur", "mimeza", "both"],
        Meta(description="The mercenaries for hire."),
    ] = "none"
    teams: Annotated[bool, Meta(description="Whether two teams of two play.")] = False
    draft: Annotated[bool, Meta(description="Whether magic cards are drafted.")] = False
    elements: Annotated[
        tuple[Element, ...],
        Meta(description="The element of each seat (solo: yours, the Ghosts'); empty: drawn."),
    ] = ()
    extra_elements: Annotated[
        tuple[Element, ...],
        Meta(description="The two elements that nobody plays; empty: drawn."),
    ] = ()
    ghosts: Annotated[
        Literal["apprentice", "adept", "archmage"],
        Meta(description="The level of the Ghosts in the solo game."),
    ] = "adept"
    round_limit: Annotated[
        int,
        Meta(
            ge=10,
            le=60,
            description="The game ends after this round, 10 to 60, if nothing else ends it.",
        ),
    ] = 60
