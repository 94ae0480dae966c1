-- How games of a title went, for its statistics.
\ir tables/title_results.sql
