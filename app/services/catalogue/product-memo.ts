/** Per-isolate cache of products. They are the same for every visitor and immutable after parsing. */
import type { Product } from "@contracts/catalogue/catalogue";

/** C-PROD-17: at most 75, the oldest is evicted first. */
const productMemoCapacity = 75;
/** Maximum age before a catalogue change is visible; stored pages have their own limit. */
const freshMilliseconds = 60_000;
/** Maximum age during an outage, the same as that of stored responses. */
const staleMilliseconds = 86_400_000;

export interface ProductMemo {
  get(key: string, now: number): Product | undefined;
  /** For an outage: also an older product. */
  last(key: string, now: number): Product | undefined;
  set(key: string, product: Product, now: number): void;
}

/** A separate cache, for tests; requests share {@link isolateProductMemo}. */
export function createProductMemo(capacity = productMemoCapacity): ProductMemo {
  const products = new Map<string, { readonly product: Product; readonly at: number }>();
  const younger = (key: string, now: number, milliseconds: number) => {
    const entry = products.get(key);
    return entry && now < entry.at + milliseconds ? entry.product : undefined;
  };
  return {
    get: (key, now) => younger(key, now, freshMilliseconds),
    last: (key, now) => younger(key, now, staleMilliseconds),
    set(key, product, now) {
      products.delete(key);
      products.set(key, { product, at: now });
      for (const oldest of products.keys()) {
        if (products.size <= capacity) break;
        products.delete(oldest);
      }
    },
  };
}

export const isolateProductMemo = createProductMemo();
