create table if not exists experiment (
  one integer primary key check (one = 1),
  document text not null,
  -- An entry of the owner's lab notebook that has not been written there yet.
  notebook text
);
