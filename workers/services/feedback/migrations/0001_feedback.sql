CREATE TABLE votes (
  id TEXT PRIMARY KEY,
  article TEXT NOT NULL,
  voter TEXT NOT NULL,
  helpful INTEGER NOT NULL,
  query TEXT NOT NULL,
  locale TEXT NOT NULL,
  voted_at TEXT NOT NULL,
  -- One vote per reader and article.
  UNIQUE (voter, article)
);
CREATE INDEX votes_by_article ON votes (article);
CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX comments_by_time ON comments (received_at);
