CREATE TABLE inquiries (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  -- A repeated key returns the first answer, or a conflict if the inquiry differs.
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX inquiries_by_time ON inquiries (received_at);
CREATE INDEX inquiries_by_kind ON inquiries (kind, id);
