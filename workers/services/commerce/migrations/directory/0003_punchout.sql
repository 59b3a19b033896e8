create table if not exists punchout_buyers (
  identity text primary key,
  document text not null,
  secret_hash text not null,
  changed_at integer not null
) without rowid;

create table if not exists punchout_sessions (
  id text primary key,
  token_hash text not null,
  token_ends_at integer not null,
  buyer text not null,
  document text not null,
  begun_at integer not null,
  redeemed_at integer
) without rowid;

create index if not exists punchout_sessions_begun on punchout_sessions (begun_at);
