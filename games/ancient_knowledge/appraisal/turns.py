"""Turns: who acts when, and what an unfinished turn can still do."""

from typing import Final

from games.ancient_knowledge import steps
from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel.seats import Seat

NAMES: Final = (
    *("actions left", "to act", "timeline to come", "decline to come", "last round"),
    *("created points", "created knowledge", "created artifact", "created on space"),
    *("to pay", "to archive", "to remove", "to create", "to learn", "to look at", "to take"),
    *("to burden", "to discard", "forced to discard", "other effects", "opening"),
)

_KINDS: Final[dict[type[steps.Step], str]] = {
    steps.Creating: "to create",
    steps.Learning: "to learn",
    steps.LearningLookedAt: "to learn",
    steps.ConsideringArchive: "to archive",
    steps.KeepingLookedAt: "to look at",
    steps.CreatingLookedAt: "to create",
    steps.ChoosingHand: "to take",
    steps.Stealing: "to take",
    steps.Drafting: "to take",
    steps.Burdening: "to burden",
    steps.GivingLost: "to burden",
    steps.GivingUpArtifacts: "forced to discard",
    steps.SettingAside: "opening",
}


def turns(state: State, seat: Seat) -> list[int]:
    """`actions left` of the turn; the rest of it is told by its phases. `created …`: a card that is
    being paid for. Open steps count by their kinds, with their amounts where they have some."""
    row = dict.fromkeys(NAMES, 0)
    player = state.players[seat]
    _phases(row, state, seat, player)
    _created(row, player)
    for frame in state.agenda.frames:
        step = frame.step
        if (frame.seat if frame.seat is not None else getattr(step, "seat", None)) == seat:
            _open(row, step)
    return list(row.values())


def _phases(row: dict[str, int], state: State, seat: Seat, player: Player) -> None:
    phase = player.turn.phase
    row["actions left"] = 2 if phase == "action_1" else int(phase == "action_2")
    row["timeline to come"] = int(phase in ("action_1", "action_2"))
    row["decline to come"] = int(phase is not None and phase != "aftermath")
    row["last round"] = int(state.end_triggered)
    busy = [at for at, one in enumerate(state.order) if state.players[one].turn.phase is not None]
    if busy and seat in state.order:
        row["to act"] = int(state.order.index(seat) > max(busy))


def _created(row: dict[str, int], player: Player) -> None:
    creation = player.aside.creation
    if creation is None:
        return
    card = BUILDERS[creation.card]
    row["created points"] = card.vp
    row["created knowledge"] = card.knowledge
    row["created artifact"] = int(creation.space is None)
    row["created on space"] = creation.space or 0


def _open(row: dict[str, int], step: steps.Step) -> None:
    match step:
        case steps.Paying(left=left) | steps.PayingCost(left=left):
            row["to pay"] += left
        case steps.Archiving(count=count):
            row["to archive"] += 1
            row["to remove"] += count
        case steps.RemovingKnowledge(amount=amount, k=k):
            row["to remove"] += amount * max(1, k)
        case steps.RemovingLost(amount=amount):
            row["to remove"] += amount
        case steps.Discarding(left=left):
            row["to discard"] += left
        case steps.DiscardingForced(left=left):
            row["forced to discard"] += left
        case steps.ChoosingAction():
            pass
        case _:
            row[_KINDS.get(type(step), "other effects")] += 1
