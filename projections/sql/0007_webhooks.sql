-- Webhooks: who wants to be told of what, and the outbox of what has to be told.
--
-- These are no read models, although a projection fills the outbox: what has been sent cannot be
-- made unsent, so nothing here is thrown away by a rebuild. That is why no row names a generation.

CREATE TABLE webhooks (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    url text NOT NULL,
    description text NOT NULL,
    types text[] NOT NULL,
    -- Told of every game that the account sits in; else of those in `webhook_choices`.
    seated boolean NOT NULL,
    secret bytea NOT NULL,
    -- Signs as well until then, after a rotation.
    old_secret bytea,
    old_until timestamptz,
    enabled boolean NOT NULL DEFAULT true,
    disabled_at timestamptz,
    disabled_because text CHECK (disabled_because IN ('you', 'gone', 'failing')),
    -- The first failure since something was delivered.
    failing_since timestamptz,
    -- Nothing is tried before, when nothing has been delivered for a while.
    rests_until timestamptz,
    -- Told of what stands behind these positions: one for each partition of the log.
    since bigint[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_of_account ON webhooks (account_id, created_at);

CREATE TABLE webhook_choices (
    webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    game_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (game_id, webhook_id)
);
CREATE INDEX webhook_choices_of_webhook ON webhook_choices (webhook_id);

-- How far each game has been looked at, whichever generation looked: no event goes into the
-- outbox twice. `bots` and `agenda` are what the next event's notices depend on.
CREATE TABLE webhook_games (
    game_id text COLLATE "C" PRIMARY KEY,
    version int NOT NULL,
    bots smallint[] NOT NULL,
    agenda json NOT NULL
) WITH (fillfactor = 50);

-- The outbox. A delivery is named by its webhook, game, version and type; `id` is made of these
-- four, so it is the same however often it is sent. While `pending`, it is due at `due_at`;
-- whoever claims it puts that off by as long as an attempt may take.
CREATE TABLE webhook_deliveries (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    game_id text COLLATE "C" NOT NULL,
    version int NOT NULL,
    type text COLLATE "C" NOT NULL,
    -- The seats that are awaited, if that is what it tells.
    seats smallint[],
    status text NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'delivered', 'failed', 'withheld')),
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
) WITH (fillfactor = 80);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at)
    WHERE status = 'pending';
CREATE INDEX webhook_deliveries_lane ON webhook_deliveries (webhook_id, game_id, version, number)
    WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, number DESC);
CREATE INDEX webhook_deliveries_finished ON webhook_deliveries (finished_at)
    WHERE finished_at IS NOT NULL;

CREATE TABLE webhook_attempts (
    delivery bigint NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
    at timestamptz NOT NULL,
    seconds double precision NOT NULL,
    -- The HTTP status that came back, if one did; the trouble, if there was any.
    status smallint,
    error text,
    PRIMARY KEY (delivery, at)
);
