-- Who may make an account: a single row; none as long as nobody has said anything else than everybody.
CREATE TABLE sign_up (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    mode text NOT NULL CHECK (mode IN ('open', 'code', 'closed'))
);
