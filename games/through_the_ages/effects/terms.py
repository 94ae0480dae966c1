"""The words of the notation: ages, types of cards, triggers, targets, statistics (effects.md)."""

from typing import Literal

Age = Literal["A", "I", "II", "III"]
Type = Literal[
    "farm",
    "mine",
    "temple",
    "lab",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air",
]
"""Types of technologies that workers stand on (TTA-GEN-06)."""

Trigger = Literal[
    "continuous",
    "turn_start",
    "production",
    "on_take_card",
    "on_play_technology",
    "on_play",
    "on_complete",
    "on_attacked",
    "on_attack_between_parties",
    "on_colonize",
    "resolve_event",
    "aggression_success",
    "war_won",
    "once_per_turn",
    "once_per_turn_action",
    "once_per_game_political",
    "civil_action_option",
]
Target = Literal[
    "all",
    "active_player",
    "strongest_1",
    "strongest_2",
    "weakest_1",
    "weakest_2",
    "most_culture",
    "least_culture",
    "all_except_least_culture",
    "all_tied_most_happy_faces",
    "attacker",
    "target",
    "winner",
    "loser",
]
Chooser = Literal["target", "attacker", "winner", "least_culture"]
Statistic = Literal[
    "culture",
    "science",
    "strength",
    "happy",
    "civil_actions",
    "military_actions",
    "civil_hand_limit",
    "military_hand_limit",
    "colonization",
    "blue_tokens",
    "yellow_tokens",
]
"""What a continuous effect can add to."""

Figure = Literal[
    "culture_rating",
    "science_rating",
    "strength",
    "happy",
    "civil_actions",
    "military_actions",
    "food_produced_by_farms",
    "resources_produced_by_mines",
    "culture_points",
]
"""What an effect can read off a nation."""
