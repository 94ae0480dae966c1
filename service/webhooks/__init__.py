"""Webhooks: telling other services what happens in games (Standard Webhooks).

| module | noun |
| --- | --- |
| `webhook`, `store` | webhooks, and where they are kept |
| `secrets` | what deliveries are signed with |
| `egress_policy` | where deliveries may go |
| `sender` | one attempt over HTTP |
| `renderer` | what a delivery says |
| `outbox` | what is due, and who has claimed it |
| `retries` | what follows from an attempt |
| `deliverer` | the work in the background |
| `redelivery` | delivering the same once more |
| `routes`, `schemas`, `presenters` | the operations, their JSON, and how values become it |
"""
