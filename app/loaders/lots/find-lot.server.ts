/** The lot of an address. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { Lot, LotMatches } from "@contracts/catalogue/lots";
import { readLotAddress } from "@domain/lots/fold-lot";
import { byRelease } from "@domain/lots/lot-state";
import { redirect } from "@framework/remix.server";
import type { PublicContext } from "~/context/request/types";
import { tombstone } from "~/loaders/lineage/fate.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { loadProductOf } from "~/loaders/product/record.server";

export interface FoundLot {
  readonly lot: Lot;
  /** All lots of its product, newest release first. */
  readonly lots: readonly Lot[];
  readonly product: Product;
}

/**
 * @param text last part of the address, without an ending
 * @param pathOf returns the address of a lot in the requested format, for redirects from other spellings
 * @throws Response: 404, 410 for a product removed for legal reasons, or a redirect to the address of the lot, or to
 * the look-up if several products have such a lot
 */
export async function findLot(
  context: PublicContext,
  text: string | undefined,
  pathOf: (lot: Pick<Lot, "productKey" | "number">) => string,
): Promise<FoundLot> {
  const asked = (text ?? "").trim();
  const readings = readLotAddress(asked);
  for (const { productKey, lot } of readings) {
    const { total, matches } = await lotsNamed(context, lot, productKey);
    const [match] = matches;
    if (!match) continue;
    // "4060-24" is that lot, even if another lot of the product is printed the same way.
    const exact = matches.find((one) => asked === `${one.productKey}-${one.number}`);
    if (exact) return lotOf(context, exact);
    if (total > 1) throw redirect(`/lots?${new URLSearchParams({ ...(productKey && { product: productKey }), lot })}`);
    // Another product may get a lot of this number, so only an address with the product redirects permanently.
    throw redirect(pathOf(match), productKey === null ? 302 : 301);
  }
  const key = readings.find(({ productKey }) => productKey !== null)?.productKey;
  if (key) await refuseRemoved(context, key);
  throw pageNotFound();
}

/** @throws Response: 410 with reason and day, if the product was removed for legal reasons */
export async function refuseRemoved(context: PublicContext, productKey: string): Promise<void> {
  const fate = await context.services.catalogue.fate(productKey);
  if (fate?.kind === "removed") throw tombstone(context, productKey, fate);
}

/** Lots by number, also of a vial that bears the former number of its product. */
export async function lotsNamed(
  { services }: Pick<PublicContext, "services">,
  lot: string,
  productKey: string | null,
): Promise<LotMatches> {
  const found = await services.lots.named(lot, productKey);
  if (found.total > 0 || productKey === null) return found;
  const fate = await services.catalogue.fate(productKey);
  return fate?.kind === "renumbered" ? services.lots.named(lot, fate.to) : found;
}

async function lotOf(context: PublicContext, { productKey, number }: { productKey: string; number: string }) {
  const [product, lots] = await Promise.all([loadProductOf(context, productKey), lotsOf(context, productKey)]);
  const lot = lots.find((candidate) => candidate.number === number);
  if (!lot) throw pageNotFound();
  return { lot, lots, product };
}

/** Newest release first. */
export const lotsOf = async ({ services }: PublicContext, productKey: string): Promise<readonly Lot[]> =>
  [...(await services.lots.ofProduct(productKey))].sort(byRelease);

export const todayOf = ({ now }: Pick<PublicContext, "now">): string => now.toISOString().slice(0, 10);
