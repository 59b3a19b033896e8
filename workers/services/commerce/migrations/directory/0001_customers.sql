-- Sign-in data. Everything else about a customer is in the customer's object.
create table customers (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  verified integer not null default 0,
  registration_country text not null,
  created_at integer not null,
  password_changed_at integer not null
) without rowid;

-- Client tokens have no object; a revoked one is listed here until it expires.
create table revoked_client_grants (
  grant_id text primary key,
  expires_at integer not null
) without rowid;
