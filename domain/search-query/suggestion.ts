/** Entries of the type-ahead (C-TYPE-16) and the order of their sections (C-TYPE-03, AMB-C-02). */

import { safeHref } from "../links/safe-href";

/** Index types that suggestions come from (C-SCALL-09). */
export const suggestionTypes = [
  "history",
  "product",
  "resources",
  "categories",
  "suggestions",
  "knowledge-base",
] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

/**
 * Sections from top to bottom; a type may stand in it twice when products get a second block. The field of the knowledge
 * base has its own type alone.
 */
const sectionOrder: readonly SuggestionType[] = [
  "history",
  "product",
  "resources",
  "categories",
  "suggestions",
  "knowledge-base",
];

export interface Suggestion {
  readonly type: SuggestionType;
  readonly title: string;
  /** Document id of a hit; for the others the text itself. */
  readonly id: string;
  /** Number of products of a category, null for the others. */
  readonly count: number | null;
  readonly fields: {
    /** Path on this site that Enter or a click opens. */
    readonly url: string;
    readonly clickurl: string;
  };
  /** Search that found a hit, for click tracking; null for the others. */
  readonly requestId: string | null;
}

export interface SuggestionSection {
  readonly type: SuggestionType;
  readonly items: readonly Suggestion[];
}

/** Suggestions by section, empty sections left out. */
export function arrangeSuggestions(suggestions: readonly Suggestion[]): readonly SuggestionSection[] {
  return sectionOrder
    .map((type) => ({ type, items: suggestions.filter((suggestion) => suggestion.type === type) }))
    .filter(({ items }) => items.length > 0);
}

/** True for a path on this site; anything else that an index holds is no address for us. */
export function isSitePath(url: unknown): url is string {
  return safeHref(url)?.kind === "path";
}
