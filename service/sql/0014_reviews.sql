-- Work in the background that engines lease over HTTP: reviews of games.
\ir tables/engines.sql
\ir tables/jobs.sql
\ir tables/job_lines.sql
\ir tables/review_requests.sql
