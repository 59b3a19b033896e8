create table if not exists cart (
  one integer primary key check (one = 1),
  owner text not null,
  shopper_country text not null,
  document text not null,
  changed_at integer not null,
  deleted_at integer
);

create table if not exists answers (
  seq integer primary key autoincrement,
  key text not null unique,
  fingerprint text not null,
  status integer not null,
  body text,
  answered_at integer not null
);

create table if not exists placement (
  one integer primary key check (one = 1),
  attempt_id text not null,
  kind text not null,
  number text not null,
  step text not null,
  details text not null,
  tries integer not null default 0,
  begun_at integer not null,
  changed_at integer not null
);

create table if not exists hand_over (
  one integer primary key check (one = 1),
  details text not null,
  cart_version integer,
  fields text,
  submitted_at integer
);
