-- The games that a webhook is told of, if these are not all games of its account.
CREATE TABLE webhook_choices (
    webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    game_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (game_id, webhook_id)
);
CREATE INDEX webhook_choices_of_webhook ON webhook_choices (webhook_id);
