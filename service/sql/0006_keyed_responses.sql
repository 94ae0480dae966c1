-- Whoever makes a token, a webhook or an invitation can repeat the request.
\ir tables/keyed_responses.sql
