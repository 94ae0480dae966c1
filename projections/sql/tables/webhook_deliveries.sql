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
