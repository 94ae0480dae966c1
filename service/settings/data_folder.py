"""The data folder of whoever names none: it does not depend on where one stands."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parents[2]
"""Where the program is: a clone, or the packages of an environment."""
IN_CLONE: Final = ".kronika"


def data_folder(environment: Mapping[str, str], program: Path = HERE) -> Path:
    """Beside `./kronika` in a clone; else where the person keeps data of programs, as the XDG Base
    Directory Specification says it."""
    if (program / "kronika").is_file() and (program / "pyproject.toml").is_file():
        return program / IN_CLONE
    if base := environment.get("XDG_DATA_HOME"):
        return Path(base) / "kronika"
    home = environment.get("HOME")
    return Path(home, ".local/share/kronika") if home else Path(IN_CLONE).absolute()
