/** Converts search hits to rows. An invalid hit is skipped and logged, never shown in part. */
import { firstParts, type HighlightPart, parseSnippet } from "@domain/search-query/highlight/highlight";
import { firstSentences, truncate } from "@domain/search-query/highlight/snippet";
import { isSitePath } from "@domain/search-query/suggestion";
import { facetKey } from "@domain/vocabulary/facet-keys";
import * as v from "valibot";
import { withoutWideSpaces } from "~/i18n/spaced";
import { instantOf } from "~/loaders/content/components/lists.server";
import type { CodeName, ProductRow, ResourceRow, RowSize } from "./data.server";

const text = v.object({ raw: v.nullish(v.string(), "") });
const texts = v.object({
  raw: v.pipe(
    v.nullish(v.union([v.array(v.string()), v.string()]), []),
    v.transform((raw) => (typeof raw === "string" ? [raw] : raw)),
  ),
});
const numbers = v.object({
  raw: v.pipe(
    v.nullish(v.union([v.array(v.number()), v.number()]), []),
    v.transform((raw) => (typeof raw === "number" ? [raw] : raw)),
  ),
});
const snippet = v.nullish(v.string(), "");
const noText = { raw: "" };
const noTexts = { raw: [] };
const noNumbers = { raw: [] };

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
  clone: v.optional(text, noText),
  clonality: v.optional(text, noText),
  sizes: v.optional(texts, noTexts),
  molecularweights: v.optional(numbers, noNumbers),
  totalcitationcount: v.optional(v.object({ raw: v.nullish(v.number(), 0) }), { raw: 0 }),
  thumbnails: v.optional(texts, noTexts),
  thumbnailcodes: v.optional(texts, noTexts),
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
  /** The first one, the standard size, is sold by the row. */
  readonly sizes: readonly Omit<RowSize, "price">[];
  readonly status: string;
}

type ImageAddress = (path: string) => string | null;

/** Sizes that a row has room for. */
const maxSizes = 4;
const maxThumbnails = 2;
const clonalities = { monoclonal: "Monoclonal", polyclonal: "Polyclonal" } as const;

/** @param applications keys of the chosen applications, whose figures come first */
export function readProductHit(
  hit: unknown,
  image: ImageAddress,
  applications: readonly string[] = [],
): ProductHit | null {
  const parsed = v.safeParse(productHit, hit);
  if (!parsed.success) return null;
  const { _meta, productnumber, name, ...fields } = parsed.output;
  const status = fields.status.raw ?? "";
  const tested = pairs(fields.applicationcodes.raw, fields.applications.raw);
  const clonality = fields.clonality.raw ?? "";
  const chosen = tested.filter(({ name }) => applications.includes(facetKey("applications", name)));
  return {
    sizes: fields.skus.raw.slice(0, maxSizes).map((sku, at) => sizeOf(sku, fields.sizes.raw[at] ?? "")),
    status,
    row: {
      id: _meta.id,
      number: productnumber.raw,
      href: `/products/${productnumber.raw}`,
      name: marked(name.raw, name.snippet),
      applications: tested,
      species: pairs(fields.speciescodes.raw, fields.speciesreactivity.raw),
      host: fields.hostspecies.raw.join(", "),
      kind: fields.producttype.raw ?? "",
      clonality: clonality === "monoclonal" || clonality === "polyclonal" ? clonalities[clonality] : null,
      clone: fields.clone.raw ?? "",
      weights: fields.molecularweights.raw,
      citations: fields.totalcitationcount.raw ?? 0,
      thumbnails: thumbnailsOf(
        fields.thumbnails.raw,
        fields.thumbnailcodes.raw,
        new Set(chosen.map(({ code }) => code)),
      )
        .flatMap((path) => image(path) ?? [])
        .slice(0, maxThumbnails),
      discontinued: status === "Discontinued",
    },
  };
}

/** "100 µl": the amount ends at the first space. */
function sizeOf(sku: string, text: string): ProductHit["sizes"][number] {
  const [amount = "", ...unit] = text.split(" ");
  return { sku, amount, unit: unit.join(" ") };
}

function thumbnailsOf(paths: readonly string[], codes: readonly string[], chosen: ReadonlySet<string>) {
  const isChosen = (path: string) => chosen.has(codes[paths.indexOf(path)] ?? "");
  return [...paths.filter(isChosen), ...paths.filter((path) => !isChosen(path))];
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
    text: passage(shortText(parseSnippet(withoutWideSpaces((body.snippet ?? "").trim())), language)),
    kinds: categories.raw,
    released: instantOf(releaseddate.raw ?? ""),
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
