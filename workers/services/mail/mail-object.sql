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

-- Files of mails; content is base64, and null until the file was fetched from the shop.
create table if not exists mail_files (
  mail_id text not null,
  name text not null,
  href text not null,
  content text,
  primary key (mail_id, name)
);

-- Addresses for unsubscribing from the news of a mail.
create table if not exists mail_unsubscribes (mail_id text primary key, href text not null) without rowid;

create index if not exists mails_next_at on mails (next_at) where next_at is not null;
create index if not exists mails_seq on mails (seq);

-- Mails of people who were erased, until they are deleted.
create table if not exists erased_mails (id text primary key) without rowid;
