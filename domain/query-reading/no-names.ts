/** A table that knows no name, for tests of what is not about names. */
import type { NameTable } from "./name-table";

export const noNames: NameTable = {
  find: () => null,
  gene: () => null,
  hgncOf: () => null,
  byNumber: () => null,
  receptorsOf: () => [],
  ligandsOf: () => [],
  related: () => [],
  respelled: () => null,
  isWordOfNames: () => false,
  translate: () => null,
};
