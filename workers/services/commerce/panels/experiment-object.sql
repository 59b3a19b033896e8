create table if not exists experiment (
  one integer primary key check (one = 1),
  document text not null,
  -- Entry that still has to be added to the owner's lab notebook.
  notebook text
);
