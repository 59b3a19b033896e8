-- The panel builder asks for its few products with every page.
create index products_of_panels on products (key) where category = 'signalstar';
