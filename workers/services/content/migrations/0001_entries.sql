-- Two counters: `content` grows with every visible change, `types` with every change of a content type. `epoch`
-- identifies the database, so caches of one are never used for another.
CREATE TABLE generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  epoch TEXT NOT NULL,
  content INTEGER NOT NULL,
  types INTEGER NOT NULL
);
INSERT INTO generation (id, epoch, content, types) VALUES (1, lower(hex(randomblob(8))), 1, 1);

CREATE TABLE environment (
  name TEXT PRIMARY KEY,
  delivery_token_hash TEXT NOT NULL,
  preview_token_hash TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE content_type (
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  definition TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (branch, uid)
) WITHOUT ROWID;

-- Entries and assets; content_type is 'sys_assets' for assets. A uid belongs to one content type permanently.
CREATE TABLE item (
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  content_type TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (branch, uid)
) WITHOUT ROWID;

CREATE TABLE version (
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  locale TEXT NOT NULL,
  version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  data TEXT NOT NULL,
  tags TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (branch, uid, locale, version)
) WITHOUT ROWID;

-- Documents served by an environment. Environment '' has the latest drafts.
CREATE TABLE snapshot (
  id INTEGER PRIMARY KEY,
  branch TEXT NOT NULL,
  environment TEXT NOT NULL,
  content_type TEXT NOT NULL,
  locale TEXT NOT NULL,
  uid TEXT NOT NULL,
  version INTEGER NOT NULL,
  data TEXT NOT NULL,
  tags TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  published_at TEXT NOT NULL
);
CREATE UNIQUE INDEX snapshot_of ON snapshot (branch, environment, uid, locale);
CREATE INDEX snapshot_by_type ON snapshot (branch, environment, content_type, locale, updated_at);

-- Filterable values. `path` is the content type and the field path, without list positions.
CREATE TABLE field_value (
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  text TEXT NOT NULL,
  number REAL
);
CREATE INDEX field_value_text ON field_value (path, text, snapshot_id);
CREATE INDEX field_value_number ON field_value (path, number, snapshot_id) WHERE number IS NOT NULL;
CREATE INDEX field_value_of ON field_value (snapshot_id);

CREATE TABLE field_reference (
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  target TEXT NOT NULL
);
CREATE INDEX field_reference_target ON field_reference (path, target, snapshot_id);
CREATE INDEX field_reference_of ON field_reference (snapshot_id, path);

CREATE TABLE asset_body (
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  locale TEXT NOT NULL,
  version INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (branch, uid, locale, version)
) WITHOUT ROWID;
