"""Commands of the setup (EV-SET)."""

from games.eldervale.box.ids import CardId, FactionId
from games.eldervale.commands.chosen import Chosen
from games.kernel.visibility import Owner


class ChooseFaction(Chosen, frozen=True, tag="eldervale.choose-faction"):
    """Choose one of the two factions of the own element (EV-SET-01)."""

    line = "faction {faction}"
    click = "{faction}"
    rules = ("EV-SET-01",)

    faction: FactionId


class DraftPick(Chosen, frozen=True, tag="eldervale.draft-pick"):
    """Pick a card of the pack, face down (EV-DRF-01, EV-HID-03)."""

    line = "draft {card}"
    click = "{card}"
    rules = ("EV-DRF-01", "EV-HID-03")

    card: Owner[CardId]
