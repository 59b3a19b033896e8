/** A figure before it is drawn: recipe, caption and size. */
import type { Drawing } from "@contracts/catalogue/images";
import { type ApplicationCode, hostNames, type Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { detectedNames } from "../product-texts/samples";
import type { Place } from "../targets/table";
import type { Shown } from "./material";

export interface Sketch {
  readonly figureType: ApplicationCode | "Other";
  readonly drawing: Drawing;
  readonly caption: Names;
  readonly size: readonly [width: number, height: number];
  /** Samples with a signal, for figures of an antibody in cells or tissue. */
  readonly shown?: readonly Shown[];
}

type DrawnPlace = Extract<Drawing, { kind: "if" }>["params"]["place"];
const drawnPlaces: Readonly<Record<Place, DrawnPlace>> = {
  adhesion: "puncta", centrosome: "puncta", cilium: "puncta", cytoplasm: "cytoplasm", cytoskeleton: "filaments", endosome: "puncta",
  er: "cytoplasm", golgi: "puncta", junction: "membrane", lysosome: "puncta", membrane: "membrane", mitochondria: "mitochondria",
  nucleus: "nucleus", secreted: "cytoplasm", synapse: "puncta",
}; // biome-ignore format: a map of words

export const placeOf = ({ antigen }: ProductPlan): DrawnPlace => (antigen ? drawnPlaces[antigen.place] : "cytoplasm");

/** Name of the antibody's target in a drawing, where a label has at most 60 characters. */
export const drawnLabel = (plan: ProductPlan): string => detectedNames(plan).en.slice(0, 60);

/** The same control in all languages: "ウサギIgG". */
export function hostIggNames(plan: ProductPlan): Names {
  const { ja, zh } = hostNames[plan.clone?.host ?? "Rabbit"];
  return { en: hostIgg(plan), ja: `${ja}IgG`, zh: `${zh}IgG` };
}

/** "rabbit IgG": the negative control of the antibody's host. */
export const hostIgg = ({ clone }: ProductPlan): string => `${(clone?.host ?? "Rabbit").toLowerCase()} IgG`;
