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
  respelled: () => [],
  isWordOfNames: () => false,
  translate: () => null,
};
