-- Companies with an undecided tax certificate. Quotes inside of JSON texts are escaped.
create index companies_waiting on companies (name, id) where instr(document, '"state":"submitted"') > 0;
