/** A figure before it is drawn: recipe, caption and size. */
import type { Drawing } from "@contracts/catalogue/images";
import type { ApplicationCode } from "@domain/vocabulary/names";
import { antigenLabel } from "../plan/antibody";
import type { ProductPlan } from "../plan/types";
import type { Place } from "../targets/table";

export interface Sketch {
  readonly figureType: ApplicationCode | "Other";
  readonly drawing: Drawing;
  readonly caption: string;
  readonly size: readonly [width: number, height: number];
}

type DrawnPlace = Extract<Drawing, { kind: "if" }>["params"]["place"];
const drawnPlaces: Readonly<Record<Place, DrawnPlace>> = {
  adhesion: "puncta", centrosome: "puncta", cilium: "puncta", cytoplasm: "cytoplasm", cytoskeleton: "filaments", endosome: "puncta",
  er: "cytoplasm", golgi: "puncta", junction: "membrane", lysosome: "puncta", membrane: "membrane", mitochondria: "mitochondria",
  nucleus: "nucleus", secreted: "cytoplasm", synapse: "puncta",
}; // biome-ignore format: a map of words

export const placeOf = ({ antigen }: ProductPlan): DrawnPlace => (antigen ? drawnPlaces[antigen.place] : "cytoplasm");

/** What the antibody detects, as drawn: "Phospho-Akt (Ser473)", "HA-Tag". */
export function detected({ antigen, modification, tag, name }: ProductPlan): string {
  if (tag) return `${tag.name}-Tag`;
  return antigen ? antigenLabel(antigen, modification) : name;
}

/** A label of a drawing has at most 60 characters. */
export const drawnLabel = (plan: ProductPlan): string => detected(plan).slice(0, 60);

/** "rabbit IgG": the negative control of the antibody's host. */
export const hostIgg = ({ clone }: ProductPlan): string => `${(clone?.host ?? "Rabbit").toLowerCase()} IgG`;
