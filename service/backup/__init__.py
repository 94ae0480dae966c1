"""Backup and restore: everything worth keeping in one file.

| module | noun |
| --- | --- |
| `manifest` | what a backup says about itself |
| `archive` | the file: a zip with one member for each table, and the manifest |
| `saving` | from a database into a file |
| `restoring` | from a file into a database |
| `emptying` | what is there before a restore |
| `checking` | the chains of all games, and the checkpoints |

A backup is taken through COPY in one snapshot, so no program of PostgreSQL is needed, and its
version does not matter. It holds what games are drawn from (seeds) and what webhooks are signed
with: whoever has it can look into hidden hands. Keep it like the database itself.
"""
