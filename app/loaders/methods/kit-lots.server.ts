/** Lots of a kit: the known ones with their facts, and numbers that no lot of their product has. */
import type { Lot } from "@contracts/catalogue/lots";
import { foldLot } from "@domain/lots/fold-lot";
import type { KitEntry } from "@domain/methods/document";
import type { PublicContext } from "~/context/request/types";

/** Maximum lots, newest first, that a warning names. */
const namedLots = 5;

/** Lots by product number; null instead of lots that cannot be read. */
type LotsByProduct = ReadonlyMap<string, readonly Lot[] | null>;

export async function loadLots(context: PublicContext, products: Iterable<string>): Promise<LotsByProduct> {
  return new Map(
    await Promise.all([...new Set(products)].map(async (key) => [key, await readLots(context, key)] as const)),
  );
}

/** The lot of a number as it was typed; null for a blank, and for a number that is not known. */
export function knownLot(lots: LotsByProduct, product: string, typed: string): Lot | null {
  const key = foldLot(typed);
  const found = lots
    .get(product)
    ?.find(({ number, aliases }) => [number, ...aliases].some((name) => foldLot(name) === key));
  return found ?? null;
}

/** Names unknown lots, which may be typing errors; skips products without any known lots. */
export function lotDoubts({ t }: PublicContext, entries: readonly KitEntry[], lots: LotsByProduct): string[] {
  const doubts = entries.flatMap(({ item: { lot }, reagent: { key: product }, lot: found }) => {
    const newest = lots.get(product)?.slice(0, namedLots) ?? [];
    if (lot === "" || found || newest.length === 0) return [];
    return [t("methods.unknownLot", { product, lot, known: newest.map(({ number }) => number).join(", ") })];
  });
  return [...new Set(doubts)];
}

/** Null during an outage, after which the page must be read again. */
async function readLots(context: PublicContext, product: string): Promise<readonly Lot[] | null> {
  try {
    return await context.services.lots.ofProduct(product);
  } catch (error) {
    context.degraded();
    context.log.error("methods: lots cannot be read", { product, error });
    return null;
  }
}
