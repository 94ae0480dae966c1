"""How much anybody may ask of the service: budgets of requests, places for streams, patience with
bad tokens. docs/limits.md tells clients and operators about it.

| module | noun |
| --- | --- |
| `settings` | what operators can set |
| `budgets` | how many requests of which traffic, in which time |
| `buckets` | what is left of a budget, in this process or shared through Redis |
| `leases` | permits that this process has taken out of the shared buckets in advance |
| `standing` | where a client stands, as headers |
| `addresses` | whom an address stands for, and which are not counted |
| `gate` | lets requests in, or refuses them |
| `knocking` | bad tokens by address |
| `places` | open streams |
"""
