/** Lots of products, from the lots service. An outage throws {@link ServiceFailure}. */
import {
  type Lot,
  type LotMatches,
  lotMatches,
  productLots,
  type TradeItem,
  tradeItem,
} from "@contracts/catalogue/lots";
import * as v from "valibot";
import type { ServiceConfig } from "../service-config";
import { ServiceFailure } from "../service-failure";

interface LotsService {
  /** Newest release first; empty for a product without lots. */
  ofProduct(productKey: string): Promise<readonly Lot[]>;
  /** Lots whose number or alias folds to `lot`, of one product or of all. */
  named(lot: string, productKey: string | null): Promise<LotMatches>;
  /** Null for an unknown GTIN. */
  tradeItem(gtin: string): Promise<TradeItem | null>;
}

export function createLotsService({ url, key, fetch: send }: ServiceConfig): LotsService {
  /** Null for 404. */
  async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const response = await send(`${url.replace(/\/$/, "")}${path}`, { headers: { authorization: `Bearer ${key}` } });
    if (response.status === 404) return null;
    if (response.status !== 200) throw new ServiceFailure("lots", response.status);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await response.text());
    if (parsed.success) return parsed.output;
    throw new ServiceFailure("lots", 200, `unexpected response: ${parsed.issues[0].message}`);
  }

  return {
    async ofProduct(productKey) {
      return (await read(`/products/${encodeURIComponent(productKey)}`, productLots))?.lots ?? [];
    },
    async named(lot, productKey) {
      const query = new URLSearchParams({ lot, ...(productKey !== null && { product: productKey }) });
      return (await read(`/names?${query}`, lotMatches)) ?? { total: 0, matches: [] };
    },
    tradeItem: (gtin) => read(`/gtins/${encodeURIComponent(gtin)}`, tradeItem),
  };
}
