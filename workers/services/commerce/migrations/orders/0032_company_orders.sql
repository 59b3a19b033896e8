-- Company that an order was placed for; empty for none.
alter table order_list add column company_id text not null default '';
create index order_list_by_company on order_list (company_id, created_at, number);
