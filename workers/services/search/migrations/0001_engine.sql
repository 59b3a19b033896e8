-- One engine; the object is addressed by its name.
create table settings (name text primary key, value text not null) without rowid;

-- Slot: column of the field in the full-text index.
create table fields (name text primary key, type text not null, slot integer not null unique) without rowid;

-- Document numbers are small and dense because result sets are bitmaps over them. Freed numbers are reused.
create table documents (number integer primary key, id text not null unique, body text not null);

-- Short field values for filters, facets and sorting: a JSON list per 256 documents, split to fit a row.
create table columns (
  field text not null,
  chunk integer not null,
  part integer not null,
  data text not null,
  primary key (field, chunk, part)
) without rowid;

-- Vocabulary for corrections. A word stays when its last document is deleted.
create table words (word text primary key, reversed text not null, uses integer not null) without rowid;
create index words_reversed on words (reversed);

create table synonyms (id text primary key, words text not null) without rowid;

-- Analytics by day (UTC, YYYY-MM-DD).
create table query_counts (
  day text not null,
  query text not null,
  tag text not null,
  searches integer not null,
  without_results integer not null,
  primary key (day, query, tag)
) without rowid;
create table click_counts (
  day text not null,
  query text not null,
  document text not null,
  clicks integer not null,
  primary key (day, query, document)
) without rowid;
