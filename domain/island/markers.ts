/**
 * Islands: the personal regions of a page that is otherwise the same for everyone.
 *
 * The app renders each region between two comments with a neutral fallback in it; the edge replaces what stands
 * between them per request while the document streams. React never looks inside (see `~/components/island`).
 */
export const islandNames = [
  "basket-count",
  "account-links",
  "country",
  "customer-price",
  "toast",
  "consent",
  "visitor",
] as const;
export type IslandName = (typeof islandNames)[number];

/** Comment in front of an island's content. */
export function islandOpen(name: IslandName): string {
  return `<!--bs:island:${name}-->`;
}

/** Comment behind an island's content. */
export function islandClose(name: IslandName): string {
  return `<!--/bs:island:${name}-->`;
}

/** True for a name that the edge knows how to fill. */
export function isIslandName(value: string): value is IslandName {
  return (islandNames as readonly string[]).includes(value);
}
