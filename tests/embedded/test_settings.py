"""Settings: typed, documented, and wrong ones refused in words that help."""

import subprocess
from pathlib import Path

import pytest

from service import settings
from service.settings.data_folder import data_folder
from tests.cli.running import KRONIKA, SECONDS, environment

ROOT = Path(__file__).parents[2]


def test_an_empty_environment_gives_defaults_that_work() -> None:
    found = settings.load({"PATH": "/bin", "KRONIKA_TEST_REDIS_URL": "unix:///x"})
    assert (found.host, found.port, found.database_url) == ("127.0.0.1", 8000, None)


def test_the_environment_sets_and_the_command_line_wins() -> None:
    environment = {"KRONIKA_PORT": "9000", "KRONIKA_KEEP_ALIVE": "2.5", "KRONIKA_DATA": "/data"}
    found = settings.load(environment, port=9001, data=None)
    assert (found.port, found.keep_alive, found.data) == (9001, 2.5, Path("/data"))


def test_the_data_folder_does_not_depend_on_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for place in (ROOT, tmp_path):
        monkeypatch.chdir(place)
        found.append(settings.load({"HOME": "/home/ada"}).data)
    assert found == [ROOT / ".kronika"] * 2
    installed = tmp_path / "site-packages"
    assert data_folder({"HOME": "/home/ada"}, installed) == Path("/home/ada/.local/share/kronika")
    assert data_folder({"XDG_DATA_HOME": "/d", "HOME": "/h"}, installed) == Path("/d/kronika")


def test_whoever_stands_beside_other_games_is_told(tmp_path: Path) -> None:
    """As after an earlier version, which kept them where one stood."""
    (tmp_path / ".kronika" / "postgres").mkdir(parents=True)
    said = subprocess.run(
        [*KRONIKA, "serve", "--host=no.such.host.invalid"],
        cwd=tmp_path,
        env=environment() | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert said.returncode == 2
    assert f"There are games in {tmp_path / '.kronika'}, too" in said.stderr
    assert f"the data is in {ROOT / '.kronika'}" in said.stderr


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("KRONIKA_PORT", "65536", "KRONIKA_PORT is '65536': .* <= 65535"),
        ("KRONIKA_PORT", "http", "KRONIKA_PORT is 'http'"),
        ("KRONIKA_PROT", "80", "KRONIKA_PROT is no setting; did you mean KRONIKA_PORT?"),
        ("KRONIKA_LOG_LEVEL", "loud", "one of debug, info, warning, error"),
        ("KRONIKA_POOL_MIN", "500", "pool_min 500 is above pool_max 10"),
        ("KRONIKA_DATABASE_URL", "mysql://u:secret@h/", "KRONIKA_DATABASE_URL: .*postgres"),
    ],
)
def test_a_bad_value_is_refused_in_words_that_help(variable: str, value: str, words: str) -> None:
    with pytest.raises(settings.SettingsError, match=words.replace("?", r"\?")) as refused:
        settings.load({variable: value})
    assert "secret" not in str(refused.value)


def test_all_bad_values_are_named_at_once() -> None:
    with pytest.raises(settings.SettingsError) as refused:
        settings.load({"KRONIKA_PORT": "x", "KRONIKA_WORKERS": "0", "KRONIKA_COLOUR": "red"})
    assert len(refused.value.problems) == 3


def test_every_setting_says_what_it_means() -> None:
    described = list(settings.settings())
    assert len(described) > 12
    assert all(each.meaning.endswith(".") for each in described)
    plain = {"KRONIKA_PORT", "KRONIKA_HOST"}
    counted = [each for each in described if each.default[:1].isdigit()]
    assert all(each.unit for each in counted if each.variable not in plain)


def test_the_settings_page_is_up_to_date() -> None:
    """Regenerate it with `kronika settings > docs/settings.md`."""
    assert (ROOT / "docs/settings.md").read_text() == settings.page()
