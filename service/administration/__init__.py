"""Administration: accounts suspended and erased, roles, who may sign up, games declared void.

| module | noun |
| --- | --- |
| `desk` | who acts, and the key that signs it: everything is done and recorded there |
| `listing` | accounts as administrators see them |
| `suspending` | suspending accounts, and lifting it |
| `people` | the accounts that are acted on, and their tokens |
| `roles` | scopes beyond the usual ones, granted and revoked |
| `signing_up` | who may sign up: the switch, and the codes |
| `erasing` | accounts that go for good |
| `voiding` | games that are closed, or do not count |
| `memory` | what was signed, outside of the database |
| `routes`, `schemas`, `presenters` | the operations, their JSON, and how values become it |

What is done and its act are in one transaction. What a transaction cannot hold (seats that are
given up, an event of a game) is done behind the act, and going on with it is harmless.
"""
