/** Type-ahead entries (C-TYPE-16) and the order of their sections (C-TYPE-03, AMB-C-02). */

import { safeHref } from "../links/safe-href";

/** Index types of suggestions (C-SCALL-09). */
export const suggestionTypes = [
  "history",
  "product",
  "resources",
  "categories",
  "suggestions",
  "knowledge-base",
] as const;
type SuggestionType = (typeof suggestionTypes)[number];

/** Sections from top to bottom; products may have two. The knowledge-base field only uses its own type. */
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
  /** Document id of a hit; otherwise the text itself. */
  readonly id: string;
  /** Number of products in a category; null for other types. */
  readonly count: number | null;
  readonly fields: {
    /** Path on this site, opened by Enter or a click. */
    readonly url: string;
    readonly clickurl: string;
  };
  /** Search request of a hit, for click tracking; null for other types. */
  readonly requestId: string | null;
}

export interface SuggestionSection {
  readonly type: SuggestionType;
  readonly items: readonly Suggestion[];
}

/** Suggestions by section, without empty sections. */
export function arrangeSuggestions(suggestions: readonly Suggestion[]): readonly SuggestionSection[] {
  return sectionOrder
    .map((type) => ({ type, items: suggestions.filter((suggestion) => suggestion.type === type) }))
    .filter(({ items }) => items.length > 0);
}

/** True for a path on this site; other index values are not used as links. */
export function isSitePath(url: unknown): url is string {
  return safeHref(url)?.kind === "path";
}
