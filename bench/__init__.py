"""How fast Kronika is, and how well its bots play: `python -m bench` writes `bench/results.md`.

| module | measures |
| --- | --- |
| `folding` | events/s folded, and decoded and folded |
| `playouts` | commands/s of random games: legal, decide and evolve |
| `append` | durable appends beside bare pgbench |
| `winrates` | how often each bot beats the others |

`measure` holds what they give, `playing` the games they are measured on, `machine` says where,
`profiles` explains missed aims, `report` writes it all down.
"""
