create table if not exists mails (
  id text primary key,
  seq integer not null,
  recipient text not null,
  language text not null,
  template text not null,
  subject text not null,
  html text not null,
  text text not null,
  state text not null,
  attempts integer not null default 0,
  next_at integer,
  last_error text,
  created_at integer not null,
  sent_at integer
) without rowid;

create index if not exists mails_next_at on mails (next_at) where next_at is not null;
create index if not exists mails_seq on mails (seq);
