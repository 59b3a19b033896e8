-- Maps email addresses to customers. Passwords, profiles and all other data are in the customer objects.
create table customer_emails (
  email text primary key,
  customer_id text not null,
  claimed_at integer not null
) without rowid;

drop table customers;
