-- The panel builder reads its few products on every page.
create index products_of_panels on products (key) where category = 'signalstar';
