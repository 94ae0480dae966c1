-- Apps that act for players.
\ir tables/apps.sql
\ir tables/connections.sql
\ir tables/authorization_codes.sql
\ir tables/refresh_tokens.sql
\ir tables/device_codes.sql
\ir keys/connection_of_token.sql
