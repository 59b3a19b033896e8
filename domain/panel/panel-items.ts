/** Products of the shop that an experiment needs: multiplex kit, buffer kit and each antibody once. */
import type { PanelDesign, PanelProducts } from "@contracts/panel";

interface PanelItem {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
}

/** Items of a design, the kits first. Products that the shop no longer has are left out. */
export function itemsOf(design: PanelDesign, { antibodies, kits }: PanelProducts): readonly PanelItem[] {
  const multiplex = kits.filter(({ kind }) => kind === "multiplex").slice(0, 1);
  const buffer = kits.filter(({ kind, productKey }) => kind === "buffer" && productKey === design.bufferKit);
  const chosen = design.selectedTargets.flatMap((key) => antibodies.find(({ productKey }) => productKey === key) ?? []);
  return [...multiplex, ...buffer, ...chosen].map(({ productKey, sku, name }) => ({ productKey, sku, name }));
}
