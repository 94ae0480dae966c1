-- On a cluster, writers and readers of the log pass the coordinator by (events/lanes.py).
\ir functions_4/hold_lane.sql
\ir functions_4/append_in_lane.sql
\ir functions_4/append_alone_in_lane.sql
