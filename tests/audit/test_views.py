"""Several viewers' exports of one game tell one history, or the service is caught."""

import random
from pathlib import Path

from tests.audit.exporting import KEY, Logged, begun, chosen, exported, logged, seat_of
from verifier.__main__ import main


def files(folder: Path, *raws: bytes) -> list[str]:
    (folder / "keys.txt").write_text(f"{KEY.public}\n")
    paths = [folder / f"{number}.json" for number in range(len(raws))]
    for path, raw in zip(paths, raws, strict=True):
        path.write_bytes(raw)
    return [*map(str, paths), "--keys", str(folder / "keys.txt")]


def history(dice: str) -> Logged:
    """Ten moves of one and the same game, which depend on dice."""
    writer, chance = begun("lanterns", 2, 0), random.Random(dice)
    for _ in range(10):
        writer.move(chosen(writer.title, writer.position.state, chance))
    return writer.logged()


def test_viewers_of_one_game_agree(tmp_path: Path) -> None:
    game = logged("tzolkin", 2, 0)
    half = game.until(game.plies // 2)
    raws = (exported(half, seat_of(0)), exported(half, seat_of(1)), exported(game))
    other = exported(logged("tzolkin", 2, 1))
    assert main(files(tmp_path, *raws, other)) == 0


def test_two_histories_of_one_game_are_found(tmp_path: Path) -> None:
    """Each is whole, signed, and good by itself: a service has told two people two things."""
    mine, yours = exported(history("a"), seat_of(0)), exported(history("b"), seat_of(1))
    assert main(files(tmp_path, mine)) == 0
    assert main(files(tmp_path, yours)) == 0
    assert main(files(tmp_path, mine, yours)) == 1
    assert main(files(tmp_path, mine, mine)) == 0
