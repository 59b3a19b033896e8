create table if not exists customer (
  one integer primary key check (one = 1),
  document text not null,
  contacts text not null,
  password_hash text,
  password_changed_at integer not null,
  demo integer not null default 0
);

create table if not exists mail_tokens (
  hash text primary key,
  kind text not null,
  created_at integer not null,
  expires_at integer not null
) without rowid;

create table if not exists known_addresses (
  hash text primary key,
  last_seen_at integer not null
) without rowid;

create table if not exists customer_answers (
  seq integer primary key autoincrement,
  key text not null unique,
  fingerprint text not null,
  status integer not null,
  body text not null,
  answered_at integer not null
);

create table if not exists lab_notebooks (
  id text primary key,
  document text not null,
  created_at integer not null
) without rowid;

-- A new address that both mailboxes have to confirm.
create table if not exists email_change (
  one integer primary key check (one = 1),
  email text not null,
  old_confirmed integer not null default 0,
  new_confirmed integer not null default 0
);

-- Version of the customer in the list of all customers.
create table if not exists customer_listing (
  one integer primary key check (one = 1),
  version integer not null
);
