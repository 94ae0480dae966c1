"""The rule ids that a refusal may name: those of the title and those of the kernel."""

from functools import cache
from pathlib import Path

from games.kernel.notation import UNREADABLE
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER

LISTS = Path(__file__).resolve().parents[1] / "rules"

KERNEL = frozenset({DECISION_CLOSED, GAME_OVER, UNREADABLE})


@cache
def rule_ids(slug: str) -> frozenset[str]:
    """The ids of a title's rules: `tests/rules/<slug>.txt`, one a line."""
    lines = (LISTS / f"{slug}.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line.partition(" ")[0] for line in lines)
