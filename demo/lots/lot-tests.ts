/** Tests of demonstration lots, by kind of product. The results are drawn at random, within the limits. */
import type { LotTest } from "@contracts/catalogue/lots";
import { type ApplicationCode, applicationNames } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { acidityOf } from "../product/buffer-acidity";
import type { Random } from "../random";

interface Facts {
  readonly plan: ProductPlan;
  /** "52 µg/ml"; null if it is not stated. */
  readonly concentration: string | null;
  /** Number of the previous lot; null for the first. */
  readonly earlier: string | null;
  readonly degreeOfLabelling: number | null;
}

/** Property name of an application's test. */
export const signalProperty = (application: ApplicationCode): string => `Signal, ${applicationNames[application].en}`;

export function lotTests(facts: Facts, random: Random): LotTest[] {
  const { plan } = facts;
  if (plan.clone) return antibodyTests(facts, random);
  switch (plan.productType) {
    case "Recombinant Protein":
      return [
        measured("Purity", "SDS-PAGE, densitometry", random, [96, 99.5], "%", { min: 95, max: null }),
        measured("Endotoxin", "LAL, chromogenic", random, [0.001, 0.008], "ng/µg", { min: null, max: 0.01 }),
        inWords("Identity", "Peptide mass fingerprint", "conforms"),
      ];
    case "Small Molecule":
      return [
        measured("Purity", "HPLC, 254 nm", random, [98.3, 99.8], "%", { min: 98, max: null }),
        measured("Residual solvent", "Gas chromatography", random, [0.02, 0.4], "%", { min: null, max: 0.5 }),
        inWords("Identity", "Proton NMR", "conforms"),
      ];
    case "Buffer":
      return bufferTests(acidityOf(plan.name), random);
    case "Kit":
    case "ELISA Kit":
    case "Matched Pair":
    case "PTM Scan":
      return [
        measured("Signal of the control sample", "Protocol of the kit", random, [0.92, 1.08], null, {
          min: 0.8,
          max: 1.25,
          besideLot: facts.earlier,
        }),
        inWords("Components", "Count and labels", "complete"),
      ];
    default:
      return [inWords("Appearance", "By eye", "conforms"), inWords("Function", "Protocol of the product", "conforms")];
  }
}

function bufferTests(acidity: number | null, random: Random): LotTest[] {
  if (acidity === null)
    return [inWords("Appearance", "By eye", "conforms"), inWords("Function", "Protocol of the product", "conforms")];
  return [
    measured("pH at the strength of use", "Glass electrode, 22 °C", random, [acidity - 0.15, acidity + 0.15], null, {
      min: rounded(acidity - 0.2),
      max: rounded(acidity + 0.2),
    }),
    inWords("Appearance", "By eye", "clear, without particles"),
  ];
}

function antibodyTests({ plan, concentration, earlier, degreeOfLabelling }: Facts, random: Random): LotTest[] {
  const [, nominal, unit] = /^([\d.]+) (.+)$/.exec(concentration ?? "") ?? [];
  const amount = nominal === undefined ? null : Number(nominal);
  const [application] = plan.applications;
  // BSA would be measured, too.
  const before = plan.formulation === "standard" ? ", before BSA is added" : "";
  const tests: (LotTest | null)[] = [
    amount === null || unit === undefined
      ? null
      : // The lot is filled at the concentration that its label and its page state.
        {
          ...measured("Concentration", `Absorbance at 280 nm${before}`, random, [0, 1], unit, {
            min: rounded(amount * 0.9),
            max: rounded(amount * 1.1),
          }),
          result: amount,
        },
    measured("Purity", `SDS-PAGE, densitometry${before}`, random, [95.5, 99.5], "%", { min: 95, max: null }),
    degreeOfLabelling === null
      ? null
      : { ...inWords("Degree of labeling", "Absorbance ratio", ""), ...labelling(degreeOfLabelling) },
    application
      ? measured(signalProperty(application), "Control samples of the product", random, [0.88, 1.14], null, {
          min: 0.8,
          max: 1.25,
          besideLot: earlier,
        })
      : null,
  ];
  return tests.filter((test) => test !== null);
}

const labelling = (result: number) => ({ result, unit: "mol/mol", min: 2, max: 7 });

interface Limits {
  readonly min: number | null;
  readonly max: number | null;
  readonly besideLot?: string | null;
}

function measured(
  property: string,
  method: string,
  random: Random,
  [low, high]: readonly [number, number],
  unit: string | null,
  { min, max, besideLot = null }: Limits,
): LotTest {
  const result = rounded(low + random.next() * (high - low));
  return { property, method, result, unit, min, max, pass: true, figureIds: [], besideLot };
}

function inWords(property: string, method: string, result: string): LotTest {
  return { property, method, result, unit: null, min: null, max: null, pass: true, figureIds: [], besideLot: null };
}

/** Rounds to three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
