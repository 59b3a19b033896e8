create table webhooks (
  id text primary key,
  name text not null,
  address text not null,
  topic text not null,
  secret text not null,
  state text not null,
  version integer not null
) without rowid;

-- One row for each event and webhook; the ledgers write it after each attempt.
create table webhook_deliveries (
  id text primary key,
  webhook text not null,
  type text not null,
  number text not null,
  state text not null,
  attempts integer not null,
  at text not null,
  detail text not null,
  body text not null,
  next_at text,
  version integer not null default 0
) without rowid;
create index webhook_deliveries_by_time on webhook_deliveries (at, id);
create index webhook_deliveries_by_number on webhook_deliveries (number, at, id);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook, at);
