"""Examples for the contract, recorded from real games at a service that runs for this only.

| module | noun |
| --- | --- |
| `recorder` | people whose requests and answers are kept under the operation's id |
| `receiver` | where webhooks go meanwhile |
| `stories` | what the people do: playing, sitting at a table, disputing, being called |
| `trimming` | long lists made short, secrets made worthless |
"""
