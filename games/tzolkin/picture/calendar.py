"""The head of the picture: round, calendar, starting player, and what is awaited."""

from games.kernel.agenda import MAIN
from games.kernel.columns import letter
from games.tzolkin.box import FOOD_DAYS, LAST_FOOD_DAY
from games.tzolkin.picture.signs import LABEL, Lines
from games.tzolkin.view import View

SIGNS = {"mid_age": "o", "end_age": "O"}
"""Teeth of the calendar: `o` pays materials, `O` points; `=` has passed, `@` is now."""

KINDS = {"mid_age": "materials", "end_age": "points"}


def head(view: View) -> Lines:
    """Three lines, and a fourth while the game goes on."""
    space = "free" if view.starting_space is None else letter(view.starting_space)
    lines = [
        f"TZOLK'IN     round {view.round}, age {view.age}   {_food_day(view)}",
        f"{'Calendar':{LABEL}}{_teeth(view)}   tooth {view.calendar.tooth}",
        f"{'Start':{LABEL}}first player {letter(view.marker)}, starting space {space},"
        f" {view.calendar.corn} corn on the calendar, {view.skulls} skulls in the bank",
    ]
    awaited = _awaited(view)
    return [*lines, f"{'Awaited':{LABEL}}{awaited}"] if awaited else lines


def _teeth(view: View) -> str:
    marks = {day.tooth: SIGNS[day.kind] for day in FOOD_DAYS.values()}
    signs = []
    for tooth in range(FOOD_DAYS[LAST_FOOD_DAY].tooth + 1):
        passed = "=" if tooth < view.calendar.tooth else "."
        signs.append("@" if tooth == view.calendar.tooth else marks.get(tooth, passed))
    return "".join(signs)


def _food_day(view: View) -> str:
    calendar = view.calendar
    if view.phase == "finished":
        return "the game is over"
    if calendar.food_day is not None:
        kind = KINDS[FOOD_DAYS[calendar.food_day].kind]
        return f"FOOD DAY {calendar.food_day} ({kind}) at the end of this round"
    if calendar.next_food_day is None:
        return ""
    kind = KINDS[FOOD_DAYS[calendar.next_food_day].kind]
    teeth = "1 tooth" if calendar.teeth_left == 1 else f"{calendar.teeth_left} teeth"
    return f"Food Day {calendar.next_food_day} ({kind}) in {teeth}"


def _awaited(view: View) -> str:
    """Who must decide what: the decisions on top of the agenda."""
    frames = [frame for frame in view.agenda if frame.seat is not None]
    if frames and frames[-1].lane == MAIN:
        frames = frames[-1:]
    words = []
    for frame in frames:
        tag = str(frame.step.__struct_config__.tag)
        words.append(f"{letter(frame.seat or 0)} {tag.partition('.')[2].replace('-', ' ')}")
    return ", ".join(words)
