-- Who may sign in. Everything else about a customer belongs to the customer's own object.
create table customers (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  verified integer not null default 0,
  registration_country text not null,
  created_at integer not null,
  password_changed_at integer not null
) without rowid;

-- Client tokens have no object of their own; a revoked one is remembered until it would have expired.
create table revoked_client_grants (
  grant_id text primary key,
  expires_at integer not null
) without rowid;
