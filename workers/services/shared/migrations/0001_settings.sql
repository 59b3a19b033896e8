create table documents (
  name text primary key,
  document text not null,
  changed_at integer not null
) without rowid;

-- A value for everyone has an empty scope; others are "country:DE" or "email:someone@example.org".
create table flag_values (
  name text not null,
  scope text not null,
  value text not null,
  changed_at integer not null,
  primary key (name, scope)
) without rowid;
