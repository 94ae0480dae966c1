-- Make `database` the coordinator of the workers. Every statement may be repeated.
CREATE EXTENSION IF NOT EXISTS citus;
SELECT citus_set_coordinator_host('database', 5432);
SELECT citus_add_node(worker, 5432) FROM unnest(ARRAY['worker-1', 'worker-2']) AS worker;
