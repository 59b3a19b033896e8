create table staff (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null,
  state text not null,
  version integer not null default 1,
  demonstration integer not null default 0,
  password text,
  totp_secret text,
  totp_step integer not null default 0,
  failures integer not null default 0,
  locked_until integer not null default 0,
  created_at text not null,
  signed_in_at text
) without rowid;

create table staff_sessions (
  token_hash text primary key,
  staff_id text not null,
  started_at text not null,
  seen_at integer not null,
  ends_at integer not null,
  address text,
  agent text not null
) without rowid;
create index staff_sessions_by_person on staff_sessions (staff_id);

create table staff_invitations (
  token_hash text primary key,
  staff_id text not null unique,
  totp_secret text not null,
  ends_at integer not null
) without rowid;

-- The log of all databases and objects, copied here for search and export.
create table audit (
  id text primary key,
  at text not null,
  actor text not null,
  actor_name text not null,
  resource text not null,
  record text not null,
  action text not null,
  document text not null
) without rowid;
create index audit_by_time on audit (at, id);
create index audit_by_record on audit (record, at, id);
create index audit_by_actor on audit (actor, at, id);
create index audit_by_resource on audit (resource, at, id);
create index audit_by_action on audit (action, at, id);
create trigger audit_keeps_entries before update on audit begin select raise(abort, 'the audit log is append-only'); end;
create trigger audit_keeps_all before delete on audit begin select raise(abort, 'the audit log is append-only'); end;
