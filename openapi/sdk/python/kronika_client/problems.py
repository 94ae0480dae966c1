"""What can go wrong, as exceptions."""

from kronika_client import models


class ProblemError(Exception):
    """The service refused, and says why: `problem` is its answer (RFC 9457).

    The subclasses in `kronika_client.refusals` are its kinds. A kind that this version of the
    client does not know comes as this class.
    """

    def __init__(self, problem: models.Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.problem.status

    @property
    def errors(self) -> tuple[models.InvalidValue, ...]:
        """Every value of the request that is wrong, with its place."""
        return tuple(self.problem.errors or ())

    @property
    def rule(self) -> str | None:
        """Id of the rule of the game that forbids a command, such as `TZ-PLC-05`."""
        return self.problem.rule

    def __str__(self) -> str:
        said = self.problem
        parts = [f"{said.status} {said.title}: {said.detail}", said.rule, said.because]
        return " - ".join(part for part in parts if part)


class ReviewError(Exception):
    """A review is not made: it has failed, or was cancelled, as `state` says."""

    def __init__(self, state: str) -> None:
        super().__init__(f"the review is not made any more: {state}")
        self.state = state


class Unreachable(Exception):  # noqa: N818
    """The service could not be reached, or did not answer sensibly, however often it was tried."""
