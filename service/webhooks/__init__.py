"""Webhooks: telling other services what happens in games (Standard Webhooks).

| module | noun |
| --- | --- |
| `webhook`, `store` | webhooks, and where they are kept |
| `secrets` | what deliveries are signed with |
| `addresses` | where deliveries may go |
| `sending` | one attempt over HTTP |
| `rendering` | what a delivery says |
| `claiming`, `recording` | the outbox, as those who deliver see it |
| `delivering` | the work in the background |
| `replaying` | telling once more |
"""
