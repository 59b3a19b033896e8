-- When the first and the last attempt failed to deliver a message about an alert; null before. Messages from before count from
-- their beginning.
alter table alert_messages add column failed_at integer;
alter table alert_messages add column tried_at integer;
update alert_messages set failed_at = created_at, tried_at = created_at where last_error is not null;
