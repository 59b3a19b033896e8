-- One engine. Its name is what the object is addressed by.
create table settings (name text primary key, value text not null) without rowid;

-- Slot: column of the full-text index that holds the field.
create table fields (name text primary key, type text not null, slot integer not null unique) without rowid;

-- Numbers of documents are small and dense: result sets are bitmaps over them. Freed numbers are used again.
create table documents (number integer primary key, id text not null unique, body text not null);

-- Short values of a field for filters, facets and sorting: a JSON list for each 256 documents, cut into parts that fit a row.
create table columns (
  field text not null,
  chunk integer not null,
  part integer not null,
  data text not null,
  primary key (field, chunk, part)
) without rowid;

-- Plain words of the documents, for corrections. A word stays when its last document goes.
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
