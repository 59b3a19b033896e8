-- Ids of entries whose names are being erased, inside of one transaction. Only their names and facts may change.
create table audit_erasures (id text primary key) without rowid;
drop trigger audit_keeps_entries;
create trigger audit_keeps_entries before update on audit when new.id is not old.id or new.at is not old.at or new.actor is not old.actor or new.resource is not old.resource or new.record is not old.record or new.action is not old.action or not exists (select 1 from audit_erasures where id = old.id) begin select raise(abort, 'the audit log is append-only'); end;
