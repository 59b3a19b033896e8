-- Products whose search documents do not yet have the validations that follow from their evidence.
create table validation_updates (
  product_key text primary key,
  at integer not null
) without rowid;

-- Feeds list the latest changes of records.
create index evidence_states_by_time on evidence_states (at desc, record_id);
