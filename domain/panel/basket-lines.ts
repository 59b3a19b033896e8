/** Products of an experiment: multiplex kit, buffer kit and each antibody, one piece each. */
import type { PanelDesign, PanelProducts } from "@contracts/panel";

export interface PanelItem {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
  /** False if it cannot be added to a basket now. */
  readonly available: boolean;
}

export interface PanelBasketLine {
  /** SKU, named as in the basket. */
  readonly id: string;
  readonly quantity: 1;
  readonly experimentId: string;
}

/** Items of a design, kits first. Products no longer in the catalogue are omitted. */
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

/** Basket lines of the experiment; null unless all of it is available, because a panel is not sold in parts. */
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
