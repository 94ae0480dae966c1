"""Components that the rules name, and limits."""

DUNGEON_2 = "dungeon_2"
DRAGONS_LAIR = "dragons_lair"
BIFROST = "bifrost"
ORACLE = "oracle"
MOTHER = "mother_of_dragons"
FROST_GIANT = "frost_giant"
MINOTAUR = "minotaur"
MIMEZA = "mimeza"
GHOST = "ghost"
GUARDIAN = "guardian"
CAP = 5
"""Tokens of one kind that a player may hold (EV-RES-02)."""
DICE_CAP = 6
MONSTER_CAP = 5
"""Dice of one monster (EV-BAT-06)."""
