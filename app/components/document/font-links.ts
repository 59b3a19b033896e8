import type { LinksFunction } from "@framework/remix";
import codes from "~/styles/fonts/code-plain.woff2?url";
import sans from "~/styles/fonts/sans-plain.woff2?url";

type FontLink = Exclude<ReturnType<LinksFunction>[number], { page: string }>;

const preload = (href: string): FontLink => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
});

/** The font of all text. */
export const sansLink = preload(sans);
/**
 * The font of codes, for pages that show some above the fold. Without a preload it would arrive during or after the
 * first paint and lay out the whole page again.
 */
export const codesLink = preload(codes);
