/** Where a path stands in the site, from its segments (rows C-CHROME-08, C-CHROME-09). */

export interface BreadcrumbStep {
  /** Address of this step. */
  readonly path: string;
  /** A step that every page calls by the same name, in the language of the page. */
  readonly known: "products" | null;
  /** The segment in words, for steps that nothing else names. */
  readonly words: string;
}

/** Segments that are doors, not places. */
const skipped: readonly string[] = ["cart", "my", "account", "signalstar"];

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function inWords(segment: string): string {
  const words = decoded(segment).replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Steps of a path from the first segment to the page itself; the home page is not among them. */
export function breadcrumbSteps(pathname: string): BreadcrumbStep[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.flatMap((segment, at) => {
    if (skipped.includes(segment.toLowerCase())) return [];
    const path = `/${segments.slice(0, at + 1).join("/")}`;
    return [{ path, known: segment.toLowerCase() === "browse" ? "products" : null, words: inWords(segment) }];
  });
}
