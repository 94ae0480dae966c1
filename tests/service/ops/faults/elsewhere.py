"""Faults of processes, and of what Kronika runs itself, which other tests set up."""

from typing import Final

from msgspec import Struct


class Elsewhere(Struct, frozen=True, kw_only=True):
    """What is wrong, what is seen of it, and the test that sets it up."""

    what: str
    ready: str = "200"
    logged: tuple[str, ...] = ()
    code: str = "goes on"
    undone: str
    test: str


ELSEWHERE: Final = (
    Elsewhere(
        what="a process of several (`--workers`) is killed, or runs out of memory",
        logged=("worker-died",),
        undone="nothing is to be done: another one is started",
        test="tests/service/ops/test_workers.py::"
        "test_several_processes_are_one_service_and_end_with_their_parent",
    ),
    Elsewhere(
        what="the process that keeps the read models is killed, or runs out of memory",
        logged=("projecting-process-died",),
        undone="nothing is to be done: another one is started, and nothing is missing in the lists",
        test="tests/service/ops/test_projecting.py::"
        "test_a_process_of_its_own_keeps_the_read_models_and_is_replaced_when_it_dies",
    ),
    Elsewhere(
        what="the program that looks after Kronika's own PostgreSQL is killed",
        ready="503, `database`, until it is back",
        logged=("supervisor-died",),
        undone="nothing is to be done: both are started again",
        test="tests/cli/test_serve.py::"
        "test_a_killed_keeper_costs_no_game_and_a_lost_database_ends_the_service",
    ),
    Elsewhere(
        what="Kronika's own PostgreSQL does not start again",
        ready="503, `database`",
        logged=("server-lost",),
        code="69",
        undone="look into `server.log`; [restore](operations.md#restore) if its data is broken",
        test="tests/cli/test_serve.py::"
        "test_a_killed_keeper_costs_no_game_and_a_lost_database_ends_the_service",
    ),
    Elsewhere(
        what="PostgreSQL hangs when the service is told to stop",
        ready="503",
        logged=("did-not-stop-in-time",),
        code="70",
        undone="nothing is to be done: what was answered is in the log",
        test="tests/service/ops/test_stopping.py::test_it_ends_even_when_the_database_is_away",
    ),
    Elsewhere(
        what="the disk of the service's own log is full",
        undone="make room; entries that did not fit are lost",
        test="tests/service/ops/test_readiness.py::"
        "test_a_log_that_cannot_be_written_breaks_no_request",
    ),
    Elsewhere(
        what="the receiver of a webhook is away",
        undone="its owner sees it at `/v1/webhooks`: deliveries are tried again, for days",
        test="tests/service/webhooks/test_failing.py::test_nobody_listens",
    ),
    Elsewhere(
        what="the collector of traces is away",
        undone="start it again; spans of that time are lost",
        test="tests/service/ops/test_traces.py::test_a_collector_that_is_away_disturbs_nobody",
    ),
    Elsewhere(
        what="another process has the port",
        ready="–",
        code="2",
        undone="choose another port, or end what listens there",
        test="tests/cli/test_serve.py::test_a_taken_port_is_said_before_anything_is_started",
    ),
)
