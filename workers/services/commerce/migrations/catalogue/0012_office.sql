-- Every write of a product, also by an import, creates a new version. Earlier products have version 0. The writes
-- increment it themselves, because a backup does not include triggers.
create table product_versions (
  key text primary key,
  version integer not null
) without rowid;

-- Words of names, for the search of the office.
create table product_words (
  word text not null,
  key text not null,
  primary key (word, key)
) without rowid;
create index product_words_by_product on product_words (key);
insert or ignore into product_words (word, key) select value, products.key from products, json_each('[' || replace(json_quote(replace(replace(replace(replace(replace(lower(products.name), '(', ' '), ')', ' '), ',', ' '), '-', ' '), '/', ' ')), ' ', '","') || ']') where value <> '';

create index products_by_status on products (status, key);
create index products_by_type on products (product_type, key);

-- Uploaded files of prices and products, and every value that they change.
create table imports (
  id text primary key,
  kind text not null,
  name text not null,
  state text not null,
  at text not null,
  by_name text not null,
  row_count integer not null,
  changed integer not null,
  unchanged integer not null,
  rejected integer not null,
  faults text not null,
  version integer not null
) without rowid;
create index imports_by_time on imports (at, id);

create table import_changes (
  import_id text not null,
  seq integer not null,
  line integer not null,
  product_key text not null,
  path text not null,
  before text,
  after text,
  state text not null,
  note text,
  primary key (import_id, seq)
) without rowid;
create index import_changes_by_state on import_changes (import_id, state, product_key);

create index evidence_records_by_state on evidence_records (json_extract(state, '$.kind'), id);
create index evidence_records_by_application on evidence_records (json_extract(document, '$.application'), id);
