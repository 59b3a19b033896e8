/** An empty table of names, for tests that need none. */
import type { NameTable } from "@domain/query-reading/name-table";

export const noNames: NameTable = {
  find: () => null,
  clone: () => null,
  gene: () => null,
  hgncOf: () => null,
  byNumber: () => null,
  receptorsOf: () => [],
  ligandsOf: () => [],
  related: () => [],
  respelled: () => [],
  beginningWith: () => [],
  numbered: () => [],
  isOnlyAlias: () => false,
  exchanged: () => null,
  namedWith: () => [],
  isWordOfNames: () => false,
  translate: () => null,
};
