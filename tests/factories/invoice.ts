/** Documents of an order with their numbers, in the ledger's form. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import { dueDocuments, type InvoiceDraft } from "@domain/invoice/due-documents";

const numberOf = (place: number, kind: Invoice["kind"]): string =>
  `${kind === "invoice" ? "I" : "C"}30-${String(place + 1).padStart(6, "0")}`;

/** All documents, including those due in the order's current state. */
export function withDue(order: Order, known: readonly InvoiceDraft[] = [], now = "2030-01-03T12:00:00.000Z") {
  return [...known, ...dueDocuments(order, known, { now, language: "en" })];
}

export const numbered = (drafts: readonly InvoiceDraft[]): Invoice[] =>
  drafts.map((draft, place) => ({
    ...draft,
    number: numberOf(place, draft.kind),
    corrects: draft.corrects === null ? null : numberOf(draft.corrects, "invoice"),
  }));
