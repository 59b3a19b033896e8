-- Days on which an import is applied and undone automatically, for prices that are valid for a time.
create table import_plans (
  import_id text primary key,
  -- Milliseconds since 1970; null for none.
  apply_at integer,
  undo_at integer,
  -- The person who planned it, as JSON.
  actor text not null
) without rowid;
