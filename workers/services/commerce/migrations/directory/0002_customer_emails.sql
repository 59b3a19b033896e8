-- Whose an e-mail address is. Password, profile and everything else are in the customer's own object.
create table customer_emails (
  email text primary key,
  customer_id text not null,
  claimed_at integer not null
) without rowid;

drop table customers;
