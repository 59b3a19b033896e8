-- Products whose search documents are to be written again, after a change of the product or of its evidence.
alter table validation_updates rename to search_updates;
