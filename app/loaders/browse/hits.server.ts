/** Converts search hits to rows. An invalid hit is skipped and logged, never shown in part. */
import { firstParts, type HighlightPart, parseSnippet } from "@domain/search-query/highlight";
import { firstSentences, truncate } from "@domain/search-query/snippet";
import { isSitePath } from "@domain/search-query/suggestion";
import * as v from "valibot";
import type { CodeName, ProductRow, ResourceRow } from "./data.server";

const text = v.object({ raw: v.nullish(v.string(), "") });
const texts = v.object({
  raw: v.pipe(
    v.nullish(v.union([v.array(v.string()), v.string()]), []),
    v.transform((raw) => (typeof raw === "string" ? [raw] : raw)),
  ),
});
const snippet = v.nullish(v.string(), "");
const noText = { raw: "" };
const noTexts = { raw: [] };

const productHit = v.object({
  _meta: v.object({ id: v.string() }),
  // Links are built from it; no address from the index is used (see `ProductRow.href`).
  productnumber: v.object({ raw: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,20}$/)) }),
  skus: v.optional(texts, noTexts),
  name: v.object({ raw: v.string(), snippet }),
  applications: v.optional(texts, noTexts),
  applicationcodes: v.optional(texts, noTexts),
  speciesreactivity: v.optional(texts, noTexts),
  speciescodes: v.optional(texts, noTexts),
  hostspecies: v.optional(texts, noTexts),
  producttype: v.optional(text, noText),
  status: v.optional(text, noText),
  totalcitationcount: v.optional(v.object({ raw: v.nullish(v.number(), 0) }), { raw: 0 }),
  thumbnail: v.optional(text, noText),
});

const resourceHit = v.object({
  _meta: v.object({ id: v.string() }),
  title: v.object({ raw: v.string(), snippet }),
  url: v.object({ raw: v.custom<string>(isSitePath) }),
  categories: v.optional(texts, noTexts),
  body: v.optional(v.object({ snippet }), { snippet: "" }),
  releaseddate: v.optional(text, noText),
  thumbnail: v.optional(text, noText),
});

/** A row before its price is known, with the selling policy's input. */
export interface ProductHit {
  readonly row: Omit<ProductRow, "offer">;
  /** SKU sold by the row: the first one, its standard size. */
  readonly sku: string | null;
  readonly status: string;
}

type ImageAddress = (path: string) => string | null;

export function readProductHit(hit: unknown, image: ImageAddress): ProductHit | null {
  const parsed = v.safeParse(productHit, hit);
  if (!parsed.success) return null;
  const { _meta, productnumber, name, ...fields } = parsed.output;
  return {
    sku: fields.skus.raw[0] ?? null,
    status: fields.status.raw ?? "",
    row: {
      id: _meta.id,
      number: productnumber.raw,
      href: `/products/${productnumber.raw}`,
      name: marked(name.raw, name.snippet),
      applications: pairs(fields.applicationcodes.raw, fields.applications.raw),
      species: pairs(fields.speciescodes.raw, fields.speciesreactivity.raw),
      facts: [...fields.hostspecies.raw, fields.producttype.raw ?? ""].filter((fact) => fact !== ""),
      citations: fields.totalcitationcount.raw ?? 0,
      thumbnail: fields.thumbnail.raw ? image(fields.thumbnail.raw) : null,
    },
  };
}

/** @param language BCP 47 tag, for sentence boundaries */
export function readResourceHit(hit: unknown, image: ImageAddress, language: string): ResourceRow | null {
  const parsed = v.safeParse(resourceHit, hit);
  if (!parsed.success) return null;
  const { _meta, title, url, categories, body, releaseddate, thumbnail } = parsed.output;
  return {
    id: _meta.id,
    href: url.raw,
    title: marked(title.raw, title.snippet),
    text: passage(shortText(parseSnippet((body.snippet ?? "").trim()), language)),
    kinds: categories.raw,
    released: releaseddate.raw ?? "",
    thumbnail: thumbnail.raw ? image(thumbnail.raw) : null,
  };
}

const longestText = 280;

/** The first sentences, limited to a few lines. */
function shortText(parts: readonly HighlightPart[], language: string): readonly HighlightPart[] {
  const text = firstSentences(parts.map((part) => part.text).join(""), 2, language);
  const cut = truncate(text, longestText);
  if (cut === text) return firstParts(parts, text.length);
  return [...firstParts(parts, cut.length - 1), { text: "…", match: false }];
}

/** Adds an ellipsis to a passage that starts within a sentence. */
function passage(parts: readonly HighlightPart[]): readonly HighlightPart[] {
  return /^\p{Ll}/u.test(parts[0]?.text ?? "") ? [{ text: "…", match: false }, ...parts] : parts;
}

/** Snippets may be truncated, names may not, so use the marks only if they cover the whole name. */
function marked(raw: string, snippetText: string | null) {
  const parts = parseSnippet(snippetText ?? "");
  const whole = parts.map((part) => part.text).join("") === raw;
  return whole ? parts : [{ text: raw, match: false }];
}

/** Pairs codes with names; a code without a name stands for itself. */
function pairs(codes: readonly string[], names: readonly string[]): readonly CodeName[] {
  const named = codes.length === names.length;
  return codes.map((code, index) => ({ code, name: (named && names[index]) || code }));
}
