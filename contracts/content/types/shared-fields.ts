import { boolean, file, group, longText, reference, select, text } from "../fields";

/** Kinds of `seo_metadata`; `value` holds the text, `og:image` uses `images` instead. */
export const seoTypes = ["title", "description", "keywords", "og:title", "og:description", "og:image"] as const;

/** Search-engine and sharing metadata of anything with an address. */
export const seoMetadata = group(
  "seo_metadata",
  [select("type", seoTypes, { required: true }), longText("value"), file("images", { multiple: true })],
  { multiple: true, title: "SEO metadata" },
);

/**
 * Address and robots settings of an entry that is a page of its own. The address is that of the navigation link, so
 * that menus, breadcrumbs and pages never disagree (C-CONT-16).
 */
export const page = group("page", [
  reference("navigation_link", ["navigation_link"], { required: true }),
  boolean("noindex"),
  boolean("nofollow"),
]);

/** The short name under which code finds an entry; the same in every language. */
export const devkey = text("devkey", { required: true });
export const optionalDevkey = text("devkey");
export const title = text("title", { required: true });

/** Share of the text width that a picture or column takes (C-REND-01, C-REND-08). */
export const widths = ["33", "50", "66", "full"] as const;
export const alignments = ["left", "center", "right"] as const;
export const matchModes = ["and", "or", "not"] as const;
export const timeMatches = ["on", "after", "before", "between"] as const;
