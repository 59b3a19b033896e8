create table companies (
  id text primary key,
  name text not null,
  words text not null,
  version integer not null,
  created_at text not null,
  document text not null
) without rowid;
create index companies_by_name on companies (name, id);

-- A customer belongs to one company at most. A limit is in minor units of its currency.
create table company_members (
  customer_id text primary key,
  company_id text not null,
  name text not null,
  email text not null,
  role text not null,
  limit_amount integer,
  limit_currency text,
  joined_at text not null
) without rowid;
create index company_members_by_company on company_members (company_id, joined_at);

create table company_invitations (
  token_hash text primary key,
  id text not null unique,
  company_id text not null,
  email text not null,
  role text not null,
  limit_amount integer,
  limit_currency text,
  expires_at text not null
) without rowid;
create index company_invitations_by_company on company_invitations (company_id);

-- Written by the customers' objects after each change. The office's separate version counts its actions.
create table customer_list (
  id text primary key,
  email text not null,
  name text not null,
  company text not null,
  country text not null,
  created_at text not null,
  words text not null,
  entered_version integer not null,
  version integer not null default 1,
  state text not null default 'active'
) without rowid;
create index customer_list_by_age on customer_list (created_at, id);
create index customer_list_by_email on customer_list (email);
