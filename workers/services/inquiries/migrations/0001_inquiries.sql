CREATE TABLE inquiries (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  -- A key that comes again is answered with what it was answered before, unless it brings something else.
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX inquiries_by_time ON inquiries (received_at);
CREATE INDEX inquiries_by_kind ON inquiries (kind, id);
