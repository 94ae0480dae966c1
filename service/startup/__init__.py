"""What is looked at before a process works with a database: is it the one that belongs here?

| module | noun |
| --- | --- |
| `refusal` | why a process may not start, and what to do |
| `checks` | all of them, in order |
| `sealing` | the key that the secrets in the database are sealed with |
| `resealing` | another key for the secrets, while services run |
| `signing` | the key that signs the log of the database |
| `promises` | what this machine has signed, and the log of the database |

A check is a function of the pool and the settings. It gives a refusal, or None, and what it writes
into the database on the way only says what is true already. Every process of a service runs all
checks, so each of them must be safe while others do the same.
"""
