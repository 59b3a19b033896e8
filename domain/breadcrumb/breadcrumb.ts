/** Breadcrumb steps derived from a path (rows C-CHROME-08, C-CHROME-09). */

interface BreadcrumbStep {
  /** Path of this step. */
  readonly path: string;
  /** Set for steps with a translated name of their own. */
  readonly known: "products" | null;
  /** The segment as words, used if nothing else names the step. */
  readonly words: string;
}

/** Segments that are not pages. */
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

/** Steps from the first segment to the page itself, without the home page. */
export function breadcrumbSteps(pathname: string): BreadcrumbStep[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.flatMap((segment, at) => {
    if (skipped.includes(segment.toLowerCase())) return [];
    const path = `/${segments.slice(0, at + 1).join("/")}`;
    return [{ path, known: segment.toLowerCase() === "browse" ? "products" : null, words: inWords(segment) }];
  });
}
