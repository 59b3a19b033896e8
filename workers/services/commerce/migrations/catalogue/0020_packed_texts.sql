-- Texts may be stored compressed: "packed" has the whole text, and "document" only the fields that queries read. If
-- "packed" is null, "document" has the whole text.
alter table product_documents add column packed blob;
alter table evidence_records add column packed blob;

-- Dictionaries of packed texts, by digest. Never changed and never deleted.
create table text_dictionaries (
  id text primary key,
  kind text not null,
  bytes blob not null
);
