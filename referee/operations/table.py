"""All operations of the desk. Whoever adds one adds it here."""

from typing import Final

from referee.operations import (
    bots,
    branches,
    comparison,
    events,
    files,
    games,
    legal,
    moves,
    nothing,
    playing,
    positions,
    previews,
    replay,
    reports,
    titles,
    toolbox,
    worlds,
)
from referee.operations.operation import Operations

OPERATIONS: Final = Operations(
    (
        files.open_file,
        files.export_game,
        files.forget_file,
        games.get_game,
        replay.get_replay,
        positions.get_state,
        positions.get_scene,
        positions.get_text_picture,
        positions.get_diff,
        comparison.get_comparison,
        legal.get_legal_commands,
        events.list_events,
        moves.list_moves,
        playing.play_moves,
        previews.preview_moves,
        branches.fork_game,
        bots.play_bot,
        worlds.put_world,
        worlds.preview_in_world,
        *nothing.LISTS,
        titles.list_titles,
        titles.get_title,
        titles.list_components,
        titles.list_rules,
        titles.get_rule,
        *toolbox.TOOLBOX,
        reports.report_on_export,
    )
)
