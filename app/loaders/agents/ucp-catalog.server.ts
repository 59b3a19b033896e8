/** Products as the Universal Commerce Protocol describes them. A size without a price is left out, with the reason. */
import type { Product } from "@contracts/catalogue/catalogue";
import { type UcpCapability, type UcpMessage, ucpEnvelope, ucpFailure } from "@domain/agents/ucp";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { parseProductAddress } from "@domain/product-page/address";
import type { SizeVerdict } from "@domain/product-page/sizes";
import type { PublicContext } from "~/context/request/types";
import { loadEvidence } from "~/loaders/evidence/evidence.server";
import { evidenceFacts, findReagent, identityFacts, sellingOf, sizeFacts } from "./reagent.server";
import { searchFacts } from "./search.server";

const search: UcpCapability = "dev.ucp.shopping.catalog.search";
const lookup: UcpCapability = "dev.ucp.shopping.catalog.lookup";

const defaultLimit = 10;
const maxOfPage = 30;

/** @returns null if the search is unavailable; a string for a cursor of another search */
export async function searchCatalog(
  context: PublicContext,
  query: string,
  { cursor, limit = defaultLimit }: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
) {
  const found = await searchFacts(context, { query, limit: Math.min(limit, maxOfPage) }, cursor);
  if (!found) return null;
  if (found.kind === "refused") return found.message;
  const list = found.kind === "list" ? found : null;
  const numbers = found.kind === "product" ? [found.number] : found.results.map(({ number }) => number);
  const read = await Promise.all(numbers.map((number) => catalogEntry(context, number)));
  const next = list?.next_cursor ?? null;
  return {
    ucp: ucpEnvelope(search),
    products: read.flatMap(({ product }) => product ?? []),
    // Products without a price here count, although a page leaves them out.
    pagination: {
      ...(next !== null && { cursor: next }),
      ...{ has_next_page: next !== null, total_count: list?.total ?? numbers.length },
    },
    messages: [
      ...read.flatMap(({ messages }) => messages),
      ...(list?.changed ? [info("list_changed", list.changed)] : []),
      ...(list?.limit_of_list ? [info("list_limited", list.limit_of_list)] : []),
    ],
  };
}

/** Each product once, with the variants that the ids name; the first stands for an id of a whole product. */
export async function lookUpCatalog(context: PublicContext, ids: readonly string[]) {
  const asked = [...new Set(ids)];
  const read = await Promise.all(asked.map((id) => catalogEntry(context, id)));
  const products = new Map<string, Described>();
  const inputs = new Map<string, { id: string; match: "exact" | "featured" }[]>();
  const messages = read.flatMap((entry) => entry.messages);
  read.forEach(({ product }, index) => {
    const id = asked[index] ?? "";
    if (!product) return;
    const size = sizeOf(id);
    const variant = product.variants.find(({ sku }) => size === null || sku === size);
    if (!variant) {
      messages.push(info("not_for_sale", `${id} has no price in ${context.market.country}, or is not sold there.`));
      return;
    }
    products.set(product.id, product);
    const match = size === null ? "featured" : "exact";
    inputs.set(variant.sku, [...(inputs.get(variant.sku) ?? []), { id, match }]);
  });
  return {
    ucp: ucpEnvelope(lookup),
    products: [...products.values()].map((product) => ({
      ...product,
      variants: product.variants.flatMap((variant) => {
        const named = inputs.get(variant.sku);
        return named ? [{ ...variant, inputs: named }] : [];
      }),
    })),
    messages,
  };
}

const sizeOf = (id: string): string | null => parseProductAddress(foldIdentifier(id))?.sku ?? null;

/** With the size that the id names in front. */
function chosenSize(product: Described, id: string) {
  const size = sizeOf(id);
  const chosen = product.variants.filter(({ sku }) => sku === size);
  const variants = [...chosen, ...product.variants.filter(({ sku }) => sku !== size)];
  const [{ options: selected }] = variants as [(typeof variants)[number]];
  const values = product.variants.map(({ title, availability }) => ({
    ...{ label: title, available: availability.available, exists: true },
  }));
  return { ...product, variants, selected, options: product.options.map((option) => ({ ...option, values })) };
}

export async function productOfCatalog(context: PublicContext, id: string) {
  const { product, messages } = await catalogEntry(context, id);
  return product
    ? { ucp: ucpEnvelope(lookup), product: chosenSize(product, id), messages }
    : ucpFailure(
        lookup,
        messages.map((message) => ({ ...message, type: "error", severity: "unrecoverable" as const })),
        `${context.origins.current}/browse`,
      );
}

const info = (code: string, content: string): UcpMessage => ({ type: "info", code, content });

type Described = NonNullable<Awaited<ReturnType<typeof describe>>>;

interface Entry {
  readonly product: Described | null;
  readonly messages: readonly UcpMessage[];
}

async function catalogEntry(context: PublicContext, id: string): Promise<Entry> {
  const found = await findReagent(context, id);
  switch (found.kind) {
    case "found": {
      const sizes = await sellingOf(context, found.product);
      const product = await describe(context, found.product, sizes);
      return { product, messages: product ? [] : [refusal(context, found.product, sizes)] };
    }
    case "several":
      return {
        product: null,
        messages: [info("several_products", `${id} names several products: ${found.keys.join(", ")}.`)],
      };
    case "removed":
      return { product: null, messages: [info("not_found", `${id} was removed on ${found.day}: ${found.reason}`)] };
    case "unknown":
      return { product: null, messages: [info("not_found", `No product is or was known as ${id}.`)] };
    default:
      return found satisfies never;
  }
}

/** Why no size of a product can be bought in the market. */
function refusal(context: PublicContext, { key, name }: Product, sizes: readonly SizeVerdict[]): UcpMessage {
  const facts = sizes.map((size) => sizeFacts(context, size));
  const isPriced = facts.some(({ price }) => price !== null);
  const reasons = [...new Set(facts.flatMap(({ selling }) => selling.messages))].join(" ");
  const what = isPriced ? "cannot be ordered here from" : "has no price in";
  const url = `${context.origins.current}/products/${key}`;
  const content = [`${name} (${key}) ${what} ${context.market.country}.`, reasons, url].filter(Boolean).join(" ");
  return info(isPriced ? "not_for_sale" : "price_on_request", content);
}

/** Null for a product without any size that can be bought in the market. */
async function describe(context: PublicContext, product: Product, sizes: readonly SizeVerdict[]) {
  const variants = sizes.flatMap((size) => variantOf(context, product, size));
  const amounts = variants.map(({ price }) => price.amount);
  const [first] = variants;
  if (!first) return null;
  const { currency } = first.price;
  const { identifiers, standing, demonstration, url } = identityFacts(context, product);
  return {
    id: product.key,
    handle: product.key,
    title: product.name,
    description: { plain: product.description },
    url,
    categories: [{ value: product.productType }],
    price_range: {
      min: { amount: Math.min(...amounts), currency },
      max: { amount: Math.max(...amounts), currency },
    },
    options: [{ name: "Size", values: variants.map(({ title }) => ({ label: title })) }],
    variants,
    metadata: {
      ...{ identifiers, standing, demonstration },
      evidence: evidenceFacts(await loadEvidence(context, product), product, context.origins.current),
    },
  };
}

function variantOf(context: PublicContext, product: Product, size: SizeVerdict) {
  const facts = sizeFacts(context, size);
  if (!facts.price || !facts.selling.adds_to_basket) return [];
  const available = facts.availability === "InStock" || facts.availability === "MadeToOrder";
  return [
    {
      id: facts.sku,
      sku: facts.sku,
      title: facts.size,
      description: { plain: `${product.name}, ${facts.size}` },
      url: `${context.origins.current}/products/${facts.sku}`,
      price: { amount: facts.price.amount, currency: facts.price.currency },
      availability: {
        available: available || facts.availability === "BackOrder",
        status: statuses[facts.availability],
      },
      options: [{ name: "Size", label: facts.size }],
      metadata: {
        selling: facts.selling,
        ...(facts.prices_by_quantity && { prices_by_quantity: facts.prices_by_quantity }),
      },
    },
  ];
}

const statuses = {
  InStock: "in_stock",
  MadeToOrder: "preorder",
  BackOrder: "backorder",
  Discontinued: "discontinued",
  OutOfStock: "out_of_stock",
} as const;
