"""Turns of a bot account, shared out among its workers for a time.

| module | noun |
| --- | --- |
| `lease` | a lease, and what it is about |
| `store` | leases in PostgreSQL, whose clock says when they end |
| `turns` | decisions that are awaited of an account now |
| `leasing` | taking, extending and giving back |
| `waiting` | a worker that waits until there is something to take |
| `fence` | the check of a lease when a move is played |
| `routes`, `schemas`, `parts` | the operations, their JSON, and what they work with |

The store knows subjects, workers and times, and nothing of games.
"""
