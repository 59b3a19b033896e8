/** Records that replace others: each chain of them must end at a record of the same product that was not replaced. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";

type Successor = Pick<EvidenceRecord, "productKey" | "state">;

/** Id of the record that replaces this one, if one does. */
export const successorId = ({ state }: Pick<EvidenceRecord, "state">): string | null =>
  state.kind === "superseded" ? state.by : null;

/**
 * The fault of a record's successor: unknown, of another product, or part of a cycle, where no record would count. Null
 * if it has none.
 * @param find a record by its id
 */
export function successionFault(
  record: Successor & Pick<EvidenceRecord, "id">,
  find: (id: string) => Successor | undefined,
): string | null {
  const passed = new Set([record.id]);
  for (let id = successorId(record); id !== null; ) {
    if (passed.has(id)) return "the records supersede each other in a circle";
    const found = find(id);
    if (!found) return `there is no record ${id}, before this line or in this file`;
    if (found.productKey !== record.productKey) return `record ${id} is one of another product`;
    passed.add(id);
    id = successorId(found);
  }
  return null;
}
