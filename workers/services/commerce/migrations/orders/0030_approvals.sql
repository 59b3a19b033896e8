-- Orders that wait for a second person, and their outcomes. The cart's object decides; this is a copy.
create table approvals (
  id text primary key,
  company_id text not null,
  requester_id text not null,
  requester_name text not null,
  cart_id text not null,
  order_number text not null,
  state text not null,
  total integer not null,
  currency text not null,
  cart text not null,
  created_at text not null,
  valid_until text not null,
  decided_by text,
  decided_at text,
  reason text
) without rowid;
create index approvals_by_company on approvals (company_id, created_at);
