CREATE TABLE reviews (
  id TEXT PRIMARY KEY,
  product_key TEXT NOT NULL,
  rating INTEGER NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  application TEXT,
  species TEXT,
  author TEXT NOT NULL,
  language TEXT NOT NULL,
  demonstration INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL,
  day TEXT NOT NULL,
  -- A repeated key returns the first answer, or a conflict if the review differs.
  idempotency_key TEXT UNIQUE,
  body_hash TEXT
);
CREATE INDEX reviews_of_product ON reviews (product_key, status, day);
CREATE INDEX reviews_by_status ON reviews (status, day);
