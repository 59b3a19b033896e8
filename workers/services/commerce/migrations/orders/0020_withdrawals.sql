CREATE TABLE withdrawals (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  -- A repeated key returns the first receipt, or a conflict if the statement differs.
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Lower case, for the staff's search.
  contract TEXT NOT NULL,
  email TEXT NOT NULL,
  received_at TEXT NOT NULL,
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- 1 until the receipt was handed to the mail service.
  receipt_pending INTEGER NOT NULL
);
CREATE INDEX withdrawals_by_state ON withdrawals (state, id);
CREATE INDEX withdrawals_by_contract ON withdrawals (contract);
CREATE INDEX withdrawals_by_email ON withdrawals (email);
CREATE INDEX withdrawals_pending ON withdrawals (id) WHERE receipt_pending = 1;

CREATE TABLE withdrawal_changes (
  reference TEXT NOT NULL,
  -- Version of the withdrawal after the change.
  version INTEGER NOT NULL,
  at TEXT NOT NULL,
  decided_by TEXT NOT NULL,
  from_state TEXT NOT NULL,
  to_state TEXT NOT NULL,
  reason TEXT,
  PRIMARY KEY (reference, version)
) WITHOUT ROWID;
