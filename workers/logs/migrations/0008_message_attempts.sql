-- Times of the first and the last failed delivery of an alert message; null before. Older messages count from their
-- creation.
alter table alert_messages add column failed_at integer;
alter table alert_messages add column tried_at integer;
update alert_messages set failed_at = created_at, tried_at = created_at where last_error is not null;
