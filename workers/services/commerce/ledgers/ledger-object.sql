create table if not exists payments (
  id text primary key,
  cart_id text not null,
  document text not null,
  created_at integer not null
) without rowid;

create table if not exists orders (
  number text primary key,
  cart_id text not null unique,
  created_at integer not null,
  document text not null
) without rowid;
create index if not exists orders_by_time on orders (created_at desc, number desc);

create table if not exists quotes (
  number text primary key,
  cart_id text not null unique,
  state text not null,
  created_at integer not null,
  document text not null
) without rowid;
create index if not exists quotes_by_time on quotes (created_at desc, number desc);

create table if not exists quote_revisions (
  number text not null,
  revision integer not null,
  document text not null,
  primary key (number, revision)
) without rowid;

create table if not exists quote_mails (
  number text not null,
  sent_at integer not null
);

create table if not exists credit (
  key text primary key,
  currency text not null,
  cent_amount integer not null,
  released integer not null default 0
) without rowid;

-- Codes of baskets that are being ordered; promotion ids as a JSON array.
create table if not exists promotion_reservations (
  cart_id text primary key,
  promotions text not null,
  reserved_at integer not null
) without rowid;

create table if not exists directory_outbox (
  number text primary key,
  kind text not null,
  owner text not null
) without rowid;

create table if not exists saved_cards (
  id text primary key,
  token text not null,
  -- JSON array of brand, last four digits and expiration.
  card text not null,
  payment_id text not null,
  ordered integer not null default 0,
  saved_at integer not null
) without rowid;
