"""Tiles of logs: paths as C2SP tlog-tiles spells them, and what third parties make of them."""

import pytest

from service.audit.tiles import TilePathError, TileWanted, wanted


@pytest.mark.parametrize(
    ("level", "path", "tile"),
    [
        ("0", "000", TileWanted(level=0, number=0)),
        ("1", "067", TileWanted(level=1, number=67)),
        ("entries", "067", TileWanted(level=None, number=67)),
        ("0", "x001/067", TileWanted(level=0, number=1067)),
        ("0", "x001/x234/067", TileWanted(level=0, number=1_234_067)),
        ("0", "000.p/7", TileWanted(level=0, number=0, width=7)),
        ("entries", "x001/067.p/255", TileWanted(level=None, number=1067, width=255)),
    ],
)
def test_paths_name_tiles(level: str, path: str, tile: TileWanted) -> None:
    assert wanted(level, path) == tile


@pytest.mark.parametrize(
    ("level", "path"),
    [
        *(("0", path) for path in ("0", "0000", "x00", "abc", "-01", "000.p/0", "000.p/256")),
        *(("0", path) for path in ("000.p/x", "x000/001", "001/002", "x001", "000.p", "000/5")),
        *(("6", "000"), ("-1", "000"), ("00", "000"), ("entry", "000"), ("", "000")),
    ],
)
def test_other_paths_do_not(level: str, path: str) -> None:
    with pytest.raises(TilePathError):
        wanted(level, path)


def test_a_tile_is_there_once_the_log_is_long_enough() -> None:
    assert wanted("0", "001.p/5").leaves == 261
    assert wanted("entries", "000").leaves == 256
    assert wanted("1", "000.p/3").leaves == 3 * 256
    assert wanted("2", "001").leaves == 512 * 65536
