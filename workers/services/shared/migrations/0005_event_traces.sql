-- Trace of the change, for mails that are handed over later.
alter table lot_events add column trace text;
