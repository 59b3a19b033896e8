/**
 * Page data for analytics. The server extracts it from loader data and embeds it as JSON (`page-facts.tsx`). Loader
 * data is validated here, so that a page whose data changes loses its events but never breaks.
 */
import { sale } from "@contracts/commerce/basket-answers";
import { money } from "@contracts/values/money";
import { ecommerce } from "@domain/analytics/item";
import { leadEventNames, quoteEventNames } from "@domain/analytics/quote-steps";
import { trackedStep } from "@domain/analytics/tracked-step";
import { comparePath } from "@domain/compare/compared-ids";
import { browseTabs } from "@domain/search-url/state";
import { browsePath } from "@domain/search-url/structure";
import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));
const parts = v.pipe(
  v.array(v.object({ text: v.string() })),
  v.transform((marked) => marked.map((part) => part.text).join("")),
);

const productRow = v.object({
  id: text,
  number: text,
  href: v.string(),
  name: parts,
  offer: v.nullable(v.object({ price: v.nullable(money) })),
});
const resourceRow = v.object({ id: text, href: v.string(), kinds: v.array(v.string()) });

const list = v.variant("tab", [
  v.object({ tab: v.literal("product"), rows: v.array(productRow) }),
  v.object({ tab: v.literal("resources"), rows: v.array(resourceRow) }),
]);

const browse = v.object({
  state: v.object({ query: v.string(), tab: v.picklist(browseTabs), page: v.number(), pageSize: v.number() }),
  list,
  total: v.number(),
  error: v.nullable(v.unknown()),
});
export type BrowseFacts = v.InferOutput<typeof browse>;

const offer = v.object({ amount: v.pipe(v.string(), v.decimal(), v.transform(Number)), currency: text });
const sizes = v.array(v.object({ sku: text, offer: v.nullable(offer) }));
export type SizeFacts = v.InferOutput<typeof sizes>;

const product = v.pipe(
  v.object({
    product: v.object({ key: text, name: text, productType: v.string(), sizes }),
    chosen: v.nullable(v.string()),
    /** Prices that are still pending. */
    lookedUpSizes: v.nullable(v.promise()),
  }),
  v.transform(({ lookedUpSizes, ...rest }) => ({ ...rest, pricesFollow: lookedUpSizes !== null })),
);
type ProductFacts = v.InferOutput<typeof product>;

const lookedUp = v.object({ ok: v.literal(true), value: sizes });

const compare = v.object({ products: v.array(v.object({ id: text, name: v.nullable(text) })) });
export type CompareFacts = v.InferOutput<typeof compare>;

const quote = v.object({
  tracked: v.nullable(v.object({ name: v.picklist([...quoteEventNames, ...leadEventNames]), ecommerce })),
});
type QuoteFacts = v.InferOutput<typeof quote>;

const cart = v.object({
  state: v.object({ basket: v.nullable(v.object({ sale })) }),
  added: v.nullable(v.object({ skus: v.array(text), count: v.number() })),
});
export type CartFacts = v.InferOutput<typeof cart>;

/** Checkout steps carry their event in loader data: the confirmation at the top level, the others in their frame. */
const tracked = v.object({ tracked: v.nullable(trackedStep) });
const checkout = v.union([
  tracked,
  v.pipe(
    v.object({ frame: tracked }),
    v.transform(({ frame }) => frame),
  ),
]);
type CheckoutFacts = v.InferOutput<typeof checkout>;

export type PageFacts =
  | { readonly kind: "browse"; readonly facts: BrowseFacts }
  | { readonly kind: "product"; readonly facts: ProductFacts }
  | { readonly kind: "compare"; readonly facts: CompareFacts }
  | { readonly kind: "cart"; readonly facts: CartFacts }
  | { readonly kind: "checkout"; readonly facts: CheckoutFacts }
  | { readonly kind: "quote"; readonly facts: QuoteFacts }
  | { readonly kind: "other" };

/** Facts of a page, by its path. */
export function pageFacts(pathname: string, data: unknown): PageFacts {
  if (pathname === browsePath) return read("browse", browse, data);
  if (pathname === comparePath) return read("compare", compare, data);
  if (pathname === "/cart") return read("cart", cart, data);
  if (/^\/checkout\/[a-z]+$/.test(pathname)) return read("checkout", checkout, data);
  if (/^\/quote\/(review|customer-info|summary|confirmation)$/.test(pathname)) return read("quote", quote, data);
  return productIn(pathname) ? read("product", product, data) : { kind: "other" };
}

/** Product number if the path is a product page; otherwise null. */
export function productIn(pathname: string): string | null {
  const number = /^\/products\/(?:[^/]+\/)?([A-Za-z]{0,3}\d[A-Za-z0-9]*)$/.exec(pathname)?.[1];
  return number ?? null;
}

/** Sizes with looked-up prices; null if the lookup failed. */
export function lookedUpSizes(settled: unknown): SizeFacts | null {
  const parsed = v.safeParse(lookedUp, settled);
  return parsed.success ? parsed.output.value : null;
}

function read<K extends Exclude<PageFacts["kind"], "other">, T>(
  kind: K,
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
) {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { kind, facts: parsed.output } : ({ kind: "other" } as const);
}
