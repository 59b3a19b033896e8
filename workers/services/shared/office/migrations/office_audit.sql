-- Audit entries of this database's changes, each stored in the transaction of its change.
create table office_audit (
  id text primary key,
  seq integer not null,
  resource text not null,
  record text not null,
  document text not null,
  delivered integer not null default 0
) without rowid;
create index office_audit_by_record on office_audit (resource, record, seq);
create index office_audit_waiting on office_audit (seq) where delivered = 0;
