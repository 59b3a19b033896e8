/** Application table of a product: dilutions, and species tested or predicted (C-DATA-11, C-DATA-12). */
import type { Application, Product } from "@contracts/catalogue/catalogue";

/** Codes with a display name, in order; all others show as "other". */
const displayedApplications = [
  "WB",
  "SW",
  "IP",
  "IHC-P",
  "IF-IC",
  "IF-F",
  "FC-FP",
  "FC-L",
  "ChIP",
  "ChIP-seq",
  "C&R",
  "C&T",
  "eCLIP",
  "ELISA",
] as const;
type DisplayedApplication = (typeof displayedApplications)[number];

function isDisplayedApplication(code: string): code is DisplayedApplication {
  return (displayedApplications as readonly string[]).includes(code);
}

/** Species codes in display order. */
const displayedSpecies = [
  "H",
  "M",
  "R",
  "Hm",
  "Mk",
  "B",
  "Dg",
  "Pg",
  "Hr",
  "C",
  "X",
  "Z",
  "Dm",
  "Ce",
  "Sc",
  "All",
] as const;

interface ApplicationRow {
  /** Catalogue code; one row each. */
  readonly code: string;
  /** A displayed code or "other"; selects the name. */
  readonly name: DisplayedApplication | "other";
  readonly dilution: string | null;
  readonly message: string | null;
  readonly tested: readonly string[];
}

export interface ApplicationTable {
  readonly rows: readonly ApplicationRow[];
  /** Column species: tested first, then predicted. */
  readonly species: readonly string[];
  readonly homology: readonly string[];
}

/** From the newest lot, which ships. */
export function applicationTable(product: Pick<Product, "attributes">): ApplicationTable {
  const lot = product.attributes.lots[0];
  if (!lot) return { rows: [], species: [], homology: [] };
  const byCode = new Map(lot.applications.map((application) => [application.codeForDisplay, application]));
  const rows = [...byCode]
    .map(([code, application]) => ({
      code,
      name: applicationName(code),
      dilution: dilutionText(application.dilutionFactor),
      message: application.applicationMessage,
      tested: application.species,
    }))
    .sort((a, b) => compareApplications(a.code, b.code));
  const tested = new Set([...lot.reactivity, ...rows.flatMap((row) => row.tested)]);
  const species = [...tested, ...lot.homology.filter((code) => !tested.has(code))].sort(compareSpecies);
  return { rows, species, homology: lot.homology };
}

/**
 * Species in which the product was tested, for facts, comparison and search alike. A species of the lot that no
 * application names is not among them; without applications, the lot's own list applies.
 */
export function testedSpecies({ rows, species, homology }: ApplicationTable): string[] {
  if (rows.length === 0) return species.filter((code) => !homology.includes(code));
  return [...new Set(rows.flatMap((row) => row.tested))];
}

/** A displayed code or "other", which selects the name of an application. */
export const applicationName = (code: string): ApplicationRow["name"] =>
  isDisplayedApplication(code) ? code : "other";

/** Order of an applications table; codes without a display name come last. */
export const compareApplications = (a: string, b: string): number =>
  order(displayedApplications, a) - order(displayedApplications, b);
/** The same for species. */
export const compareSpecies = (a: string, b: string): number => order(displayedSpecies, a) - order(displayedSpecies, b);

function order(list: readonly string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.length : index;
}

/** Application whose protocol belongs to the product, according to the newest lot. */
export function protocolApplication(
  { id, application }: Pick<Product["attributes"]["protocols"][number], "id" | "application">,
  { attributes }: Pick<Product, "attributes">,
): Application | undefined {
  const applications = attributes.lots[0]?.applications ?? [];
  return (
    applications.find(({ codeForDisplay }) => codeForDisplay === application) ??
    applications.find(({ protocolId }) => protocolId === id)
  );
}

type Fraction = NonNullable<Application["dilutionFactor"]["optimal"]>;

/** "1:1000", or "1:500 – 1:2000" for a range; null if nothing is diluted. */
export function dilutionText({ optimal, low, high }: Application["dilutionFactor"]): string | null {
  const ratio = ({ numerator, denominator }: Fraction) => `${numerator}:${denominator}`;
  if (low && high) {
    const [first, last] =
      low.denominator / low.numerator < high.denominator / high.numerator ? [low, high] : [high, low];
    return `${ratio(first)} – ${ratio(last)}`;
  }
  const one = optimal ?? low ?? high;
  return one ? ratio(one) : null;
}
