"""How much anybody may ask of the service: budgets of requests, slots for streams, a throttle for
bad tokens. docs/limits.md tells clients and operators about it.

| module | noun |
| --- | --- |
| `budgets` | how many requests of which traffic, in which time |
| `buckets` | what is left of a budget, in this process or shared through Redis |
| `leases` | permits that this process has taken out of the shared buckets in advance |
| `headers` | how much of a budget is left, as headers |
| `addresses` | whom an address stands for, and which are not counted |
| `gate` | lets requests in, or refuses them |
| `bounds` | how much of something an account may have, where no setting says it |
| `auth_throttle` | bad tokens by address, wrong recovery codes by account |
| `stream_slots` | open streams |
| `limits` | all of it, with a connection to Redis of its own |
"""
