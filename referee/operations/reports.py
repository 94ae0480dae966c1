"""Reports on exports: every check of the verifier, and every move decided again."""

from events.format_error import FormatError
from games.kernel.sentence import Sentence
from referee import reading
from referee.operations.operation import operation
from referee.problems import kinds
from referee.problems.problem import refused
from referee.reports import Wanted, report
from referee.requests import Call, Nothing, Reply, sent
from verifier.finding import said_by


@operation("POST", "/v1/reports")
def report_on_export(call: Call[Nothing, bytes]) -> Reply:
    """Check an export: 200 with the report, or 202 with the signatures that have to be checked by
    who asks. Then ask again, with the answers."""
    reading.body(call.request.header("content-type") or "", call.body, Wanted)
    try:
        found = report(call.body, call.language, call.shelf.registry)
    except FormatError as trouble:
        detail = said_by(trouble)
        assert isinstance(detail, Sentence), "errors of formats say which"
        raise refused(kinds.INVALID_BODY, detail) from None
    return sent(found.body, status=found.status, headers={"Content-Language": call.language})
