CREATE TABLE conversations (
  -- Unguessable: the id grants access.
  id TEXT PRIMARY KEY,
  language TEXT NOT NULL,
  -- Address for answers after the visitor has left; may be empty.
  email TEXT NOT NULL,
  started_at TEXT NOT NULL,
  latest_at TEXT NOT NULL
);
CREATE INDEX conversations_by_time ON conversations (latest_at);
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('visitor', 'support')),
  text TEXT NOT NULL,
  -- Makes a repeated form a no-op.
  token TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  UNIQUE (conversation, token)
);
CREATE INDEX messages_by_conversation ON messages (conversation, id);
