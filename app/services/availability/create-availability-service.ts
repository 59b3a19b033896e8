/**
 * Prices in JP and CN, and ship dates in the US, from the availability service. An outage throws {@link
 * ServiceFailure}.
 */
import {
  type LookupEntry,
  lookupAnswer,
  maxShipDateItems,
  type ShipDateItem,
  shipDateAnswer,
} from "@contracts/catalogue/availability";
import { countriesWhere } from "@contracts/regions";
import type { CountryPrice } from "@contracts/values/money";
import type { Logger } from "@domain/http/log/logger";
import { currencyOf } from "@domain/market/countries";
import { currencyDigits } from "@domain/money/money";
import * as v from "valibot";
import { ServiceFailure } from "../service-failure";
import { createTransport, type TransportOptions, type UpstreamRequest } from "../upstream/transport";

export interface AvailabilityConfig extends Omit<TransportOptions, "log"> {
  readonly url: string;
  readonly key: string;
}

/** Price of one size (C-DATA-24). */
interface SizePrice {
  readonly sku: string;
  /** Null if there is no price in this country. */
  readonly price: CountryPrice | null;
  /** The service's text: "In Stock"; empty if none. */
  readonly stock: string;
}

interface PriceLookup {
  readonly sizes: readonly SizePrice[];
  /** The requested size, else the first one (C-DATA-22); null if there are none. */
  readonly requested: SizePrice | null;
}

interface ShipDate {
  readonly sku: string;
  readonly quantity: number;
  /** "YYYY-MM-DD", today or later. */
  readonly date: string;
}

interface AvailabilityService {
  /** List prices of a product's sizes, by SKU or product number. */
  priceLookup(productNo: string, country: string): Promise<PriceLookup>;
  /** Ship dates from `today` ("YYYY-MM-DD"); items without one are omitted. Empty outside the US, without a call. */
  shipDates(
    country: string,
    items: readonly { readonly sku: string; readonly quantity: number }[],
    today: string,
  ): Promise<readonly ShipDate[]>;
}

/** Lookup currency by country (C-DATA-23). */
const currencies = new Map(
  countriesWhere(({ prices }) => prices === "look-up").map((country) => {
    const currencyCode = currencyOf(country);
    return [country, { currencyCode, fractionDigits: currencyDigits(currencyCode) }];
  }),
);

const shipDateCountry = "US";

export function createAvailabilityService(config: AvailabilityConfig, log: Logger): AvailabilityService {
  const base = config.url.replace(/\/$/, "");
  const transport = createTransport({ ...config, log });

  async function ask<S extends v.GenericSchema>(
    request: Pick<UpstreamRequest, "method" | "url" | "body">,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const type: Record<string, string> = request.body === undefined ? {} : { "content-type": "application/json" };
    const headers = { authorization: `Bearer ${config.key}`, accept: "application/json", ...type };
    const response = await transport({ ...request, headers });
    if (response.status !== 200) throw new ServiceFailure("availability", response.status);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), response.text);
    if (parsed.success) return parsed.output;
    throw new ServiceFailure("availability", 200, `unexpected response: ${parsed.issues[0].message}`);
  }

  return {
    async priceLookup(productNo, country) {
      const query = new URLSearchParams({ productno: productNo, country });
      const { products } = await ask({ method: "GET", url: `${base}/getclp?${query}` }, lookupAnswer);
      const entries = Array.isArray(products)
        ? products.map((entry): [string, LookupEntry] => [entry.sku ?? "", entry])
        : Object.entries(products);
      const sizes = entries.map(([sku, entry]) => sizePriceOf(sku, entry, country));
      return { sizes, requested: sizes.find((size) => size.sku === productNo) ?? sizes[0] ?? null };
    },

    async shipDates(country, items, today) {
      if (country !== shipDateCountry || items.length === 0) return [];
      const chunks = Array.from({ length: Math.ceil(items.length / maxShipDateItems) }, (_, index) =>
        items.slice(index * maxShipDateItems, (index + 1) * maxShipDateItems),
      );
      const answers = await Promise.all(
        chunks.map((chunk) => {
          const body = JSON.stringify({ items: chunk.map(({ sku, quantity }) => ({ sku, quantity })) });
          return ask({ method: "POST", url: `${base}/api/ebs/gop/${country}/sku`, body }, shipDateAnswer);
        }),
      );
      return answers.flatMap((answer) => answer.items.flatMap((item) => keptFrom(today, item)));
    },
  };
}

function sizePriceOf(sku: string, entry: LookupEntry, country: string): SizePrice {
  const amount = entry.pricing["list-price"];
  const currency = currencies.get(country);
  const centAmount = amount === null ? 0 : Math.trunc(Number(amount));
  const stock = entry.inventory["current-stock"];
  return {
    sku,
    price: currency && centAmount > 0 ? { centAmount, ...currency, country } : null,
    stock: stock === null ? "" : String(stock),
  };
}

/** Past dates are dropped (T-SHIP-04). */
function keptFrom(today: string, { sku, quantity, finalShipDate }: ShipDateItem): ShipDate[] {
  return finalShipDate !== null && finalShipDate >= today ? [{ sku, quantity, date: finalShipDate }] : [];
}
