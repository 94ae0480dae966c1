"""The middle of the board: temples, technologies, jungle."""

from games.tzolkin.box import TABLE_SIZES, TECHNOLOGIES, TEMPLE_TRACKS, TOP_LEVEL
from games.tzolkin.names import TEMPLES, TRACKS
from games.tzolkin.picture.signs import Lines, everybody, row
from games.tzolkin.view import View

MATERIALS = {"wood": "w", "stone": "s", "gold": "g", "skull": "k", None: ""}
STEP, LEVEL = 9, 7


def temples(view: View) -> Lines:
    """Each step with its points, its material (w, s, g, k for skull) and the markers on it."""
    longest = max(temple.top_index for temple in TEMPLE_TRACKS.values())
    lines = [row("Temples", (str(index) for index in range(longest + 1)), STEP)]
    for name in TEMPLES:
        temple = TEMPLE_TRACKS[name]
        cells = []
        for step in temple.steps:
            here = [one.seat for one in view.players if one.temples.on(name) == step.index]
            markers = f" {everybody(here)}" if here else ""
            cells.append(f"{step.vp}{MATERIALS[step.material]}{markers}")
        bonus = temple.bonus_age_1 if view.age == 1 else temple.bonus_age_2
        lines.append(row(f"{temple.name[:8]:8} +{bonus}", cells, STEP))
    return lines


def technologies(view: View) -> Lines:
    """Who is on which level."""
    lines = [f"{'Technology':21}" + "".join(f"{n:<{LEVEL}}" for n in range(TOP_LEVEL + 1))]
    for track in TRACKS:
        cells = (
            everybody(one.seat for one in view.players if one.technologies.of(track) == level)
            for level in range(TOP_LEVEL + 1)
        )
        name = TECHNOLOGIES[track].name
        lines.append(f"{name:21}" + "".join(f"{cell:<{LEVEL}}" for cell in cells))
    return lines


def jungle(view: View) -> Lines:
    """The fields of each group: `W` wood over corn, `c` bare corn, `-` nothing left."""
    fields = TABLE_SIZES[len(view.players)].fields_per_group
    lines = ["Jungle beside Palenque"]
    for group in view.jungle:
        tiles = "W" * group.wood + "c" * group.uncovered
        lines.append(f"  {group.group}  {tiles:-<{fields}}")
    return lines
