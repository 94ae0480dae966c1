"""What tests open with `with`, and what is ended when they leave it."""

from types import TracebackType
from typing import Self


class Context:
    """Begins when a test enters it, and ends when the test leaves it, whatever happened."""

    def begin(self) -> None:
        """What is to be done first; nothing, unless a class says otherwise."""

    def end(self) -> None:
        """What is to be done last."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        self.begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()
