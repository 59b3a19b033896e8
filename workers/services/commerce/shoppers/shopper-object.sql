create table if not exists grants (
  id text primary key,
  refresh_hash text not null,
  previous_hash text,
  previous_until integer not null default 0,
  created_at integer not null,
  expires_at integer not null
) without rowid;

create table if not exists grant_uses (
  grant_id text primary key,
  last_used_at integer not null
) without rowid;

-- Places from which a customer signed in, to recognize them in the list of sessions.
create table if not exists grant_origins (
  grant_id text primary key,
  browser text,
  system text,
  country text
) without rowid;

-- Kinds of devices that have signed in; a mail reports a new one.
create table if not exists known_devices (
  browser text not null,
  system text not null,
  seen_at integer not null,
  primary key (browser, system)
) without rowid;

create table if not exists active_cart (
  one integer primary key check (one = 1),
  cart_id text not null
);

-- Without confirmed_at, the customer has not yet proved that the app has the secret.
create table if not exists second_factor (
  one integer primary key check (one = 1),
  secret text not null,
  used_step integer not null default 0,
  begun_at integer not null,
  confirmed_at integer
);

create table if not exists recovery_codes (
  hash text primary key
) without rowid;

-- Public keys in COSE, base64url; site is the host of the storefront.
create table if not exists passkeys (
  id text primary key,
  public_key text not null,
  counter integer not null,
  transports text not null,
  site text not null,
  name text not null,
  synced integer not null,
  created_at integer not null,
  last_used_at integer
) without rowid;

-- Proofs of a sign-in that is in progress: of the password (challenge), of the whole sign-in (ticket), and challenges of
-- passkeys.
create table if not exists sign_in_proofs (
  hash text primary key,
  kind text not null,
  expires_at integer not null
) without rowid;

-- Grants of programs that act for the customer: client, name and scopes.
create table if not exists programs (
  grant_id text primary key,
  document text not null
) without rowid;

-- Codes of a consent. A redeemed one is kept for a while, so that a second use ends its grant.
create table if not exists program_codes (
  hash text primary key,
  document text not null,
  expires_at integer not null,
  grant_id text
) without rowid;

-- Answers to calls of a program by idempotency key; null while the call runs.
create table if not exists program_answers (
  key text primary key,
  fingerprint text not null,
  answer text,
  begun_at integer not null
) without rowid;
