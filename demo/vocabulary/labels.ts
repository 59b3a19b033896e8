/** Labels of conjugated antibodies. Dye names are generic: color group and excitation line. */
import type { ApplicationCode } from "@domain/vocabulary/names";

export interface Label {
  readonly name: string;
  /** Peak wavelengths in nm; null for enzymes, haptens and beads. */
  readonly excitation: number | null;
  readonly emission: number | null;
  readonly applications: readonly ApplicationCode[];
}

const dye = (name: string, excitation: number, emission: number, applications: readonly ApplicationCode[]): Label => ({
  name,
  excitation,
  emission,
  applications,
});

const imaging = ["IF-IC", "FC-FP"] as const;
export const labels: readonly [Label, ...Label[]] = [
  dye("Fluor 488", 495, 519, imaging),
  dye("Fluor 647", 650, 668, imaging),
  dye("PE", 565, 574, ["FC-FP"]),
  { name: "HRP", excitation: null, emission: null, applications: ["WB"] },
  { name: "Biotin", excitation: null, emission: null, applications: ["WB", "IP"] },
  dye("Fluor 555", 555, 572, imaging),
  dye("Fluor 594", 590, 617, imaging),
  dye("APC", 652, 658, ["FC-FP"]),
  dye("Violet 421", 405, 421, ["FC-FP"]),
  dye("Fluor 700", 702, 723, ["FC-FP"]),
  dye("Fluor 405", 401, 421, imaging),
  dye("FITC", 494, 520, ["FC-FP"]),
  dye("Fluor 750", 749, 775, ["FC-FP"]),
  { name: "Magnetic Bead", excitation: null, emission: null, applications: ["IP"] },
  { name: "Agarose Bead", excitation: null, emission: null, applications: ["IP"] },
];
