-- Changes at the editors' desk that make no new version: publishing, scheduling. Together with the number of the latest
-- version they count the changes of an entry in one language.
CREATE TABLE desk_action (
  id TEXT PRIMARY KEY,
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  locale TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX desk_action_of ON desk_action (branch, uid, locale);

-- Empty between transactions. Its constraint fails a transaction if the count differs from the one its editor saw.
CREATE TABLE desk_guard (seen INTEGER NOT NULL);

-- A release publishes its entries together. Items have no version: the drafts at that time are published.
CREATE TABLE desk_release (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  state TEXT NOT NULL,
  at TEXT,
  actor TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE desk_release_item (
  release_id TEXT NOT NULL,
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  locale TEXT NOT NULL,
  PRIMARY KEY (branch, uid, locale)
) WITHOUT ROWID;

-- Publications and withdrawals at a time; `actor` planned them.
CREATE TABLE desk_schedule (
  id TEXT PRIMARY KEY,
  branch TEXT NOT NULL,
  uid TEXT NOT NULL,
  locale TEXT NOT NULL,
  action TEXT NOT NULL,
  at TEXT NOT NULL,
  actor TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX desk_schedule_of ON desk_schedule (branch, uid, locale);
CREATE INDEX desk_schedule_at ON desk_schedule (at);
CREATE INDEX field_reference_by_target ON field_reference (target);
