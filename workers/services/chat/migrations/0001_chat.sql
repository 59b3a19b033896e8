CREATE TABLE conversations (
  -- Unguessable: whoever knows it may read and write.
  id TEXT PRIMARY KEY,
  language TEXT NOT NULL,
  -- Where support writes when the visitor has left; empty when none was given.
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
  -- A form that is sent again says nothing twice.
  token TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  UNIQUE (conversation, token)
);
CREATE INDEX messages_by_conversation ON messages (conversation, id);
