-- The log: its tables and functions as they were in the first release. What changes afterwards is a
-- migration of its own; the files named here stay as they are.
\ir tables/log_layout.sql
\ir tables/partition_heads.sql
\ir tables/events.sql
\ir tables/answers.sql
\ir tables/receipt_trees.sql
\ir tables/seeds.sql
\ir tables/snapshots.sql
\ir tables/causes.sql
\ir tables/merkle_nodes.sql
\ir tables/checkpoints.sql
\ir tables/cosignatures.sql
\ir tables/signing_keys.sql
\ir tables/key_notes.sql
\ir functions/append.sql
\ir functions/append_alone.sql
\ir functions/append_to.sql
\ir functions/new_links.sql
