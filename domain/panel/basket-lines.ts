/** What an experiment takes from the shop: multiplex kit, buffer kit and each antibody once. */
import type { PanelDesign, PanelProducts } from "@contracts/panel";

export interface PanelItem {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
  /** False where it cannot be put into a basket now. */
  readonly available: boolean;
}

export interface PanelBasketLine {
  /** SKU, as the basket names what is added. */
  readonly id: string;
  readonly quantity: 1;
  readonly experimentId: string;
}

/** Items of a design, the kits first; products that the shop does not have any more are missing. */
export function itemsOf(design: PanelDesign, { antibodies, kits }: PanelProducts): readonly PanelItem[] {
  const multiplex = kits.filter(({ kind }) => kind === "multiplex").slice(0, 1);
  const buffer = kits.filter(({ kind, productKey }) => kind === "buffer" && productKey === design.bufferKit);
  const chosen = design.selectedTargets.flatMap((key) => antibodies.find(({ productKey }) => productKey === key) ?? []);
  return [...multiplex, ...buffer, ...chosen].map(({ productKey, sku, name, available }) => ({
    productKey,
    sku,
    name,
    available,
  }));
}

/** Lines of the experiment for the basket; null when not all of it can be bought, as a panel of parts is none. */
export function basketLinesOf(
  experimentId: string,
  design: PanelDesign,
  products: PanelProducts,
): readonly PanelBasketLine[] | null {
  const items = itemsOf(design, products);
  // Multiplex kit and buffer kit.
  const wanted = design.selectedTargets.length + 2;
  if (items.length !== wanted || items.some(({ available }) => !available)) return null;
  return items.map(({ sku: id }) => ({ id, quantity: 1, experimentId }));
}
