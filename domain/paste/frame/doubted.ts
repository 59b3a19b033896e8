/** Numbers in a text that names a maker elsewhere. */
import type { PastedLine } from "../lines";
import type { Mark } from "../spans";
import { noReagents, ownVendor, vendors } from "../vendors";

/** A maker named without a number, such as in a letterhead, may be the maker of numbers without one. */
export function doubted(lines: readonly PastedLine[], marks: readonly Mark[]): readonly PastedLine[] {
  const named = new Set(lines.map(({ vendor }) => vendor));
  const isForeign = (id: string) => id !== ownVendor && vendors.has(id) && !noReagents.has(id);
  const doubtful = marks.some(({ kind, value }) => kind === "vendor" && isForeign(value) && !named.has(value));
  return doubtful ? lines.map((line) => ({ ...line, doubtful: line.vendor === null })) : lines;
}
