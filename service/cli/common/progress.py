"""A progress bar on standard error, where that is a terminal."""

from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """One bar for a work of `total` items; None: nobody knows how many."""

    def __init__(self, name: str, total: int | None) -> None:
        errors = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self._bar = Progress(
            *columns, console=errors, transient=True, disable=not errors.is_terminal
        )
        self._task = self._bar.add_task(name, total=total)

    def of(self, name: str) -> Callable[[int], None]:
        """From now on the bar shows that name; the answer is told how many items more are done."""
        self._bar.update(self._task, description=name)
        return self.advance

    def advance(self, items: int) -> None:
        """So many items more are done."""
        self._bar.advance(self._task, items)

    def reach(self, items: int) -> None:
        """So many items are done in all."""
        self._bar.update(self._task, completed=items)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()
