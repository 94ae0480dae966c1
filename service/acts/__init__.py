"""Acts: what administrators did, in a log that is chained by hashes and signed.

| module | noun |
| --- | --- |
| `statement` | what is said of an act, how it is hashed and signed |
| `reasons` | why, in words that can be erased |
| `record` | acts in PostgreSQL: added under a lock, read in pages |
| `checking` | the whole chain, worked out again |

Who has the database alone cannot rewrite it: each statement has the hash of the one before, and the
service's key, which is no part of the database, signs each. Accounts are named by their ids, so
nothing in a statement says who somebody was once the account is erased.
"""
