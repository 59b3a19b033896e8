-- Facts of a record never change; its state does, and every state is kept.
create table evidence_records (
  id text primary key,
  product_key text not null,
  document text not null,
  state text not null,
  demonstration integer not null
) without rowid;

create index evidence_records_by_product on evidence_records (product_key, id);

create table evidence_states (
  record_id text not null,
  state text not null,
  at integer not null
);

create index evidence_states_by_record on evidence_states (record_id, at);

create table evidence_homology (
  product_key text not null,
  species text not null,
  basis text not null,
  document text not null,
  demonstration integer not null,
  primary key (product_key, species, basis)
) without rowid;

create table evidence_uses (
  product_key text not null,
  application text not null,
  species text not null,
  papers integer not null,
  primary key (product_key, application, species)
) without rowid;
