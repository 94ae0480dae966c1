-- One root log stands for the logs of all partitions: what was signed one by one is gone, and is
-- signed again as its leaves.
DROP TABLE cosignatures;
DROP TABLE checkpoints;
\ir tables/root_leaves.sql
\ir tables/root_nodes.sql
\ir tables/root_checkpoints.sql
\ir tables/root_cosignatures.sql
