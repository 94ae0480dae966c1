"""What people at a table do beside moving: proposing, agreeing, giving up, calling off, inviting.

| module | what it is about |
| --- | --- |
| `proposals` | proposals, and what happens once all agree |
| `takebacks` | whether moves can be taken back without asking |
| `leaving` | giving up a seat, and closing a table |
| `invitations` | who may come to a private table, and seats that are kept for somebody |
| `rematches` | the same table again |
"""
