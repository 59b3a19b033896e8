/** The shop's conjugates for the places of a panel. */
import type { Alternative } from "./alternatives";
import { hostOf } from "./hosts";

/** Names of the shop's labels by dye; a label that the shop names itself is a dye of the same spectrum. */
const labels: Readonly<Record<string, string>> = {
  BV421: "Violet 421",
  FITC: "FITC",
  AF488: "Fluor 488",
  AF555: "Fluor 555",
  AF594: "Fluor 594",
  PE: "PE",
  APC: "APC",
  AF647: "Fluor 647",
  AF700: "Fluor 700",
  AF750: "Fluor 750",
};

export interface LabeledPlace {
  readonly marker: string;
  readonly dye: string;
  /** The shop's label. */
  readonly label: string;
  /**
   * Hosts whose antibodies, including conjugates, a secondary antibody of the same cycle binds, in any of the panels.
   */
  readonly bound: readonly string[];
}

/**
 * Places without repetition whose dye the shop attaches to antibodies; those of a secondary antibody are left out.
 * @param hosts hosts by the markers that secondary antibodies detect
 */
export function labeledPlaces(
  alternatives: readonly Alternative[],
  hosts: ReadonlyMap<string, string>,
): readonly LabeledPlace[] {
  const found = new Map<string, LabeledPlace>();
  for (const { places } of alternatives) {
    for (const { marker, dye, cycle } of places) {
      const label = Object.hasOwn(labels, dye) ? labels[dye] : undefined;
      if (label === undefined || hosts.has(marker)) continue;
      const beside = places.flatMap((one) => {
        const host = one.cycle === cycle ? hosts.get(one.marker) : undefined;
        return host === undefined ? [] : [hostOf(host).species];
      });
      const known = found.get(`${marker} ${dye}`)?.bound ?? [];
      found.set(`${marker} ${dye}`, { marker, dye, label, bound: [...new Set([...known, ...beside])] });
    }
  }
  return [...found.values()];
}

/** Letters and digits alone, so "PD-1" is "PD1". */
const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** True if the marker is a symbol of the product or a name of its targets; a similar name is another protein. */
export const isFor = (marker: string, names: readonly string[]): boolean =>
  names.some((name) => folded(name) === folded(marker));
