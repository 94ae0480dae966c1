"""The help of `./kronika` before anything is installed, read from the sources without running them.

    python -I deploy/help.py [COMMAND] --help

Once an environment is there, `./kronika COMMAND --help` lists the options, too.
"""

import ast
import sys
from pathlib import Path

CLI = Path(__file__).resolve().parents[1] / "service" / "cli"


def constants(file: Path) -> dict[str, object]:
    """The constants of a module: names with a literal value."""
    found = {}
    for one in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            try:
                found[one.targets[0].id] = ast.literal_eval(one.value)
            except ValueError:
                continue
    return found


def described(command: str, modules: dict[str, str]) -> str:
    """What a command says of itself: the docstring of its function, or the text of its group."""
    module = modules.get(command, command)
    several = CLI / module / "command.py"
    file = several if several.exists() else CLI / f"{module}.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for one in tree.body:
        if isinstance(one, ast.FunctionDef) and one.name == module:
            return ast.get_docstring(one) or ""
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call):
            for keyword in one.value.keywords:
                if keyword.arg == "help" and isinstance(keyword.value, ast.Constant):
                    return str(keyword.value.value)
    return ""


def told(words: list[str]) -> str:
    """The text for these words of the command line."""
    found = constants(CLI / "app.py")
    commands, modules = dict(found["COMMANDS"]), dict(found["MODULES"])
    command = next((word for word in words if word in commands), None)
    if command is not None:
        return f"Usage: kronika {command} [OPTIONS]\n\n{described(command, modules)}\n"
    lines = "".join(f"  {name:13}{meaning}\n" for name, meaning in commands.items())
    return f"Usage: kronika COMMAND\n\n{found['HELP']}\n\nCommands:\n{lines}"


if __name__ == "__main__":
    sys.stdout.write(told(sys.argv[1:]))
