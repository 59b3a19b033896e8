/**
 * Slots: the personal regions of a page that is otherwise the same for everyone. The app renders each slot as a neutral
 * fallback between two comments. The edge replaces the content between them per request while the document streams.
 * React never reads the content (see `~/components/edge-slot`).
 */
export const edgeSlotNames = [
  "basket-count",
  "account-links",
  "country",
  "customer-price",
  "toast",
  "consent",
  "visitor",
] as const;
export type EdgeSlotName = (typeof edgeSlotNames)[number];

/** Comment before a slot's content. */
export function edgeSlotOpen(name: EdgeSlotName): string {
  return `<!--bs:slot:${name}-->`;
}

/** Comment after a slot's content. */
export function edgeSlotClose(name: EdgeSlotName): string {
  return `<!--/bs:slot:${name}-->`;
}
