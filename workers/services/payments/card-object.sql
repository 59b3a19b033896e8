create table if not exists session (
  one integer primary key check (one = 1),
  state text not null,
  cart_id text not null,
  owner text not null,
  return_url text not null,
  language text not null,
  opened_at integer not null,
  expires_at integer not null,
  wrong_entries integer not null default 0,
  token text,
  card text,
  profile text,
  filled_at integer
);

create table if not exists authorizations (
  key text primary key,
  id text not null unique,
  status text not null,
  reason text,
  cent_amount integer not null,
  currency text not null,
  reference text not null,
  created_at integer not null
) without rowid;

create table if not exists refunds (
  key text primary key,
  authorization_id text not null,
  cent_amount integer not null,
  currency text not null,
  created_at integer not null
) without rowid;

create table if not exists saving (
  one integer primary key check (one = 1),
  -- Null until the holder ticks the box.
  token text,
  owner text not null,
  card text,
  profile text
);
