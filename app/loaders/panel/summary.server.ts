/** A design as a table: placements and products. */
import type { PanelDesign } from "@contracts/panel";
import { type PanelChannel, type PanelRound, type PanelSpecies, panelChannels } from "@contracts/values/panel-values";
import { withoutCell } from "@domain/panel/arrange";
import type { AntibodyRow, KitRow, PanelCatalogue } from "./offers.server";

export interface DesignSummary {
  readonly species: PanelSpecies | null;
  readonly rounds: readonly {
    readonly round: PanelRound;
    readonly cells: readonly { readonly channel: PanelChannel; readonly antibody: AntibodyRow | null }[];
  }[];
  readonly unplaced: readonly AntibodyRow[];
  readonly buffer: KitRow | null;
  readonly types: PanelDesign["types"];
  /** Everything to buy: multiplex kit, buffer kit, antibodies. */
  readonly items: readonly KitRow[];
}

export function designSummary(catalogue: PanelCatalogue, design: PanelDesign): DesignSummary {
  const antibody = (key: string) => catalogue.antibodies.find(({ productKey }) => productKey === key);
  const rows = (keys: readonly string[]) => keys.flatMap((key) => antibody(key) ?? []);
  const buffer = catalogue.buffers.find(({ productKey }) => productKey === design.bufferKit) ?? null;
  const parts = [catalogue.multiplex, buffer, ...rows(design.selectedTargets)];
  return {
    species: design.targetSpecies,
    rounds: design.imagingRounds.map(({ round, assignments }) => ({
      round,
      cells: panelChannels.map((channel) => {
        const found = assignments.find((assignment) => assignment.channel === channel);
        return { channel, antibody: (found && antibody(found.productKey)) ?? null };
      }),
    })),
    unplaced: rows(withoutCell(design)),
    buffer,
    types: design.types,
    items: parts.flatMap((part) => {
      if (!part) return [];
      const { productKey, sku, name, price, priceReason, unavailable } = part;
      return [{ productKey, sku, name, price, priceReason, unavailable }];
    }),
  };
}
