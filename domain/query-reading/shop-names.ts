/** The name table; its texts come with the bundle (scripts/build/name-texts.ts). */
import texts from "virtual:name-texts";
import { type NameTable, nameTable } from "./name-table";

let table: NameTable | undefined;

export function shopNames(): NameTable {
  table ??= nameTable(texts);
  return table;
}
