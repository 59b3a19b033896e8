import { boolean, file, group, longText, reference, select, text } from "../fields";

/** Kinds of `seo_metadata`. `value` holds the text; `og:image` uses `images` instead. */
const seoTypes = ["title", "description", "keywords", "og:title", "og:description", "og:image"] as const;

/** Metadata for search engines and sharing, for anything with an address. */
export const seoMetadata = group(
  "seo_metadata",
  [select("type", seoTypes, { required: true }), longText("value"), file("images", { multiple: true })],
  { multiple: true, title: "SEO metadata" },
);

/**
 * Address and robots settings of an entry with its own page. The navigation link holds the address, so menus,
 * breadcrumbs and pages always agree (C-CONT-16).
 */
export const page = group("page", [
  reference("navigation_link", ["navigation_link"], { required: true }),
  boolean("noindex"),
  boolean("nofollow"),
]);

/** Short key by which code finds an entry; the same in every language. */
export const devkey = text("devkey", { required: true });
export const optionalDevkey = text("devkey");
export const title = text("title", { required: true });

/** Share of the text width for a picture or column (C-REND-01, C-REND-08). */
export const widths = ["33", "50", "66", "full"] as const;
export const alignments = ["left", "center", "right"] as const;
/** Part of a picture that stays in sight where the shop crops it; its middle without one. */
export const focuses = [
  "top_left",
  "top",
  "top_right",
  "left",
  "right",
  "bottom_left",
  "bottom",
  "bottom_right",
] as const;
export const matchModes = ["and", "or", "not"] as const;
export const timeMatches = ["on", "after", "before", "between"] as const;
