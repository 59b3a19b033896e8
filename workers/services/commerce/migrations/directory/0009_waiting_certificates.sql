-- Companies with a tax certificate that nobody has decided about. Quotes inside of JSON texts are escaped.
create index companies_waiting on companies (name, id) where instr(document, '"state":"submitted"') > 0;
