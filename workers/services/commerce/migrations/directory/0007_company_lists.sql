create table company_lists (
  id text primary key,
  company_id text not null,
  name text not null,
  items text not null,
  created_by text not null,
  created_by_name text not null,
  created_at text not null
) without rowid;
create index company_lists_by_company on company_lists (company_id, name);
