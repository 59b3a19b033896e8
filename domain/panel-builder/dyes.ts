/**
 * Dyes that the builder knows. Peaks, extinction coefficients and quantum yields are values that makers publish, rounded;
 * conjugates differ by their degree of labelling. A tandem's yield is an estimate, because it changes from lot to lot.
 */
import { curveOf, withCurves } from "./curves";
import { measuredSpectra } from "./measured-spectra";
import type { Peaks } from "./spectra-model";

export interface Dye extends Peaks {
  readonly name: string;
  /** Extinction coefficient in 1/(M cm). */
  readonly extinction: number;
  readonly quantumYield: number;
  /** A donor coupled to an acceptor; degrades with light and fixation. */
  readonly tandem?: boolean;
}

const organic = { vibration: 0.4 } as const;
const far = { vibration: 0.3 } as const;
/** Phycoerythrin absorbs from blue to yellow. */
const phycoerythrin = { excitation: 565, absorption: [[496, 0.65]], extinction: 1_960_000, vibration: 0.25 } as const;

const modelled: readonly Dye[] = [
  { name: "Pacific Blue", excitation: 410, emission: 455, extinction: 46_000, quantumYield: 0.78, ...organic },
  { name: "BV421", excitation: 407, emission: 421, extinction: 2_500_000, quantumYield: 0.65, ...organic },
  { name: "BV510", excitation: 405, emission: 510, extinction: 577_000, quantumYield: 0.44, ...organic },
  {
    name: "BV605",
    excitation: 407,
    emission: 603,
    extinction: 2_400_000,
    quantumYield: 0.29,
    tandem: true,
    ...organic,
  },
  {
    name: "BV650",
    excitation: 407,
    emission: 650,
    extinction: 2_500_000,
    quantumYield: 0.17,
    tandem: true,
    ...organic,
  },
  {
    name: "BV711",
    excitation: 407,
    emission: 711,
    extinction: 2_800_000,
    quantumYield: 0.15,
    tandem: true,
    ...organic,
  },
  {
    name: "BV785",
    excitation: 407,
    emission: 785,
    extinction: 2_500_000,
    quantumYield: 0.04,
    tandem: true,
    ...organic,
  },
  { name: "FITC", excitation: 494, emission: 519, extinction: 73_000, quantumYield: 0.8, vibration: 0.45 },
  { name: "AF488", excitation: 495, emission: 519, extinction: 73_000, quantumYield: 0.92, vibration: 0.45 },
  { name: "AF532", excitation: 532, emission: 554, extinction: 81_000, quantumYield: 0.61, ...organic },
  { name: "AF546", excitation: 556, emission: 573, extinction: 112_000, quantumYield: 0.79, ...organic },
  { name: "AF555", excitation: 555, emission: 565, extinction: 155_000, quantumYield: 0.1, ...organic },
  { name: "Cy3", excitation: 550, emission: 570, extinction: 150_000, quantumYield: 0.15, ...organic },
  { name: "ATTO 550", excitation: 554, emission: 576, extinction: 120_000, quantumYield: 0.8, ...organic },
  { name: "AF568", excitation: 578, emission: 603, extinction: 91_000, quantumYield: 0.69, ...organic },
  { name: "AF594", excitation: 590, emission: 617, extinction: 92_000, quantumYield: 0.66, ...organic },
  { name: "PE", emission: 576, quantumYield: 0.84, ...phycoerythrin },
  { name: "PE-Cy5", emission: 667, quantumYield: 0.4, tandem: true, ...phycoerythrin },
  { name: "PE-Cy7", emission: 778, quantumYield: 0.2, tandem: true, ...phycoerythrin },
  { name: "PerCP-Cy5.5", excitation: 482, emission: 690, extinction: 350_000, quantumYield: 0.1, tandem: true, ...far },
  { name: "APC", excitation: 650, emission: 660, extinction: 700_000, quantumYield: 0.68, ...far },
  { name: "APC-Cy7", excitation: 650, emission: 779, extinction: 700_000, quantumYield: 0.1, tandem: true, ...far },
  { name: "AF647", excitation: 650, emission: 668, extinction: 270_000, quantumYield: 0.33, ...far },
  { name: "Cy5", excitation: 649, emission: 670, extinction: 250_000, quantumYield: 0.28, ...far },
  { name: "AF660", excitation: 663, emission: 690, extinction: 132_000, quantumYield: 0.37, ...far },
  { name: "AF680", excitation: 679, emission: 702, extinction: 184_000, quantumYield: 0.36, ...far },
  { name: "AF700", excitation: 702, emission: 723, extinction: 205_000, quantumYield: 0.25, ...far },
  { name: "AF750", excitation: 749, emission: 775, extinction: 290_000, quantumYield: 0.12, ...far },
];

const measured = new Map(
  measuredSpectra.curves.flatMap((text) => {
    const read = curveOf(text);
    return read ? [[read.dye, read.curves] as const] : [];
  }),
);

export const dyes: readonly Dye[] = modelled.map((dye) => {
  const curves = measured.get(dye.name);
  return curves ? withCurves(dye, curves) : dye;
});

/** True if the shop has measured spectra of a dye. */
export const isMeasured = (name: string): boolean => measured.has(name);

/** Folds the spellings of makers into one: "Alexa Fluor 488", "PE/Cyanine7", "Brilliant Violet 421", "Fluor 647". */
const spelling = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s/®™-]/g, "")
    .replace(/^(?:alexafluor|alexa|fluor)(?:tm)?(?=\d)/, "af")
    .replace(/^(?:brilliantviolet|violet)(?:tm)?(?=\d)/, "bv")
    .replace("cyanine", "cy");

/** The dye that a lab means; an exact name takes precedence over another spelling. */
export function dyeNamed(among: readonly Dye[], name: string): Dye | undefined {
  const exact = name.toLowerCase();
  return (
    among.find((dye) => dye.name.toLowerCase() === exact) ?? among.find((dye) => spelling(dye.name) === spelling(name))
  );
}
