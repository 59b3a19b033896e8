-- Figures by id; a path (product number) has one figure per position.
create table figures (
  image_id text primary key,
  path text not null,
  position integer not null,
  figure_type text not null,
  caption text not null,
  filename text not null,
  dam_id text not null,
  protected integer not null,
  width integer not null,
  height integer not null,
  seed integer not null,
  drawing text,
  changed_at integer not null,
  unique (path, position)
) without rowid;
