/** Doubts about the lots of a kit: recalls, and numbers that no vial of the product has. */
import type { Lot } from "@contracts/catalogue/lots";
import { foldLot } from "@domain/lots/fold-lot";
import type { KitEntry } from "@domain/methods/document";
import type { PublicContext } from "~/context/request/types";

/** Newest lots that a doubt names. */
const namedLots = 5;

export async function loadLotDoubts(context: PublicContext, entries: readonly KitEntry[]): Promise<string[]> {
  const used = entries.flatMap(({ item: { product, lot } }) => (lot === "" ? [] : [{ product, lot }]));
  const products = [...new Set(used.map(({ product }) => product))];
  const lots = new Map(await Promise.all(products.map(async (key) => [key, await readLots(context, key)] as const)));
  const doubts = used.map(({ product, lot }) => doubtOf(context, product, lot, lots.get(product) ?? []));
  return [...new Set(doubts)].filter((doubt) => doubt !== null);
}

/** Null for a lot that is as it should be, and for products of which no lots are known. */
function doubtOf({ t }: PublicContext, product: string, lot: string, known: readonly Lot[]): string | null {
  if (known.length === 0) return null;
  const key = foldLot(lot);
  const found = known.find(({ number, aliases }) => [number, ...aliases].some((name) => foldLot(name) === key));
  if (!found) {
    const newest = known.slice(0, namedLots).map(({ number }) => number);
    return t("methods.unknownLot", { product, lot, known: newest.join(", ") });
  }
  return found.recall && t("methods.recalledLot", { product, lot, ...found.recall });
}

/** Empty during an outage, after which the page must be read again. */
async function readLots(context: PublicContext, product: string): Promise<readonly Lot[]> {
  try {
    return await context.services.lots.ofProduct(product);
  } catch (error) {
    context.degraded();
    context.log.error("methods: lots cannot be read", { product, error });
    return [];
  }
}
