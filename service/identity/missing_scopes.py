"""Refusals of who lacks a scope, as RFC 6750 wants them told (section 3.1)."""

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.identity.scopes import Scope


def missing_scope(scope: Scope, detail: Sentence | None = None) -> ProblemError:
    """The refusal of a token that lacks a scope; `detail` says more than that."""
    return refused(
        kinds.MISSING_SCOPE,
        detail or Sentence("lacks-scope", {"scope": scope.value}),
        headers={
            "WWW-Authenticate": (
                f'Bearer realm="kronika", error="insufficient_scope", scope="{scope.value}"'
            )
        },
        scope=scope.value,
    )
