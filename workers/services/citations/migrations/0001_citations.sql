-- Papers, and the products that each one used.
create table papers (
  id text primary key,
  title text not null,
  authors text not null,
  journal text not null,
  year integer not null,
  volume text,
  pages text,
  pmid text,
  demonstration integer not null,
  changed_at integer not null
) without rowid;
create index papers_demonstration on papers (demonstration);
create table uses (
  product_key text not null,
  paper_id text not null,
  year integer not null,
  applications text not null,
  reactants text not null,
  figure text,
  primary key (product_key, paper_id)
) without rowid;
create index uses_of_paper on uses (paper_id);
create index uses_newest on uses (product_key, year desc, paper_id);
