/** Compares a product with the description in a pasted line. */
import { validationNames } from "../vocabulary/names";
import { type PastedLine, targetNames } from "./lines";
import type { SoldProduct } from "./sold-product";

/** Genes of the line's targets; for an ambiguous name, the genes of all its readings. */
export function genesOf({ reading }: PastedLine): readonly string[] {
  const genes = (reading?.targets ?? []).flatMap(({ chosen }) => chosen.flatMap((meaning) => meaning.genes));
  return [...new Set(genes)].slice(0, 40);
}

/** Contradiction between line and product, in the line's words; null if they agree. */
export function contradiction(line: PastedLine, product: SoldProduct): string | null {
  const genes = genesOf(line);
  const { reading, clone } = line;
  if (genes.length > 0 && product.symbols.length > 0 && !genes.some((gene) => product.symbols.includes(gene))) {
    return targetNames(line).join(", ");
  }
  const against = reading?.against ?? null;
  if (against !== null && !isForAntibodies(product)) return `anti-${against}`;
  if (against === null && genes.length > 0 && product.kind === secondary) return targetNames(line).join(", ");
  if (clone !== null && product.clone !== "" && clone.toUpperCase() !== product.clone.toUpperCase()) return clone;
  if (!answersModification(line, product)) {
    const { kind = "", residues = [] } = reading?.wants.modification ?? {};
    return [kind, ...residues].join(" ");
  }
  const labels = (reading?.wants.labels ?? []).filter((label) => label !== "none");
  if (labels.length > 0 && product.label !== "" && !labels.includes(product.label)) return labels.join(", ");
  return null;
}

const secondary = "Secondary Antibody";

/** True for secondary antibodies and for kits that contain one. */
const isForAntibodies = ({ kind, name }: SoldProduct): boolean =>
  kind === secondary || /second|detection|二次抗体|検出|二抗|检测/iu.test(name);

/** False if the line names a modified form, or a residue, that the product does not detect. */
export function answersModification({ reading }: PastedLine, { modification, residues }: SoldProduct): boolean {
  const asked = reading?.wants.modification ?? null;
  if (asked === null) return true;
  if (asked.kind !== "any" && modification !== asked.kind) return false;
  if (asked.residues.length === 0) return true;
  return asked.residues.some((residue) => residues.some((one) => one.endsWith(residue)));
}

/**
 * Points for tests: a validated use that the line names outweighs everything but form and label. If the line names no
 * use, many validated cells count a little.
 */
function proven({ reading }: PastedLine, { validations, species }: SoldProduct): number {
  const { applications = [], species: animals = [] } = reading?.wants ?? {};
  if (validations.length === 0) return 0;
  if (applications.length === 0) return Math.min(4, validations.length);
  const asked = (wanted: readonly string[]) =>
    applications.some((application) =>
      wanted.some((animal) =>
        pillars.some((pillar) =>
          Object.values(validationNames(application, animal, pillar)).some((name) => validations.includes(name)),
        ),
      ),
    );
  if (animals.length > 0 && asked(animals)) return 18;
  return asked(species) ? (animals.length > 0 ? 6 : 18) : 0;
}

const pillars = ["genetic", "orthogonal", "independent", "tagged", "capture-ms"] as const;

/**
 * Best match first: by form, label, test results for the use, formulation, kind, host, stated use, citations; and by the
 * usual protein of an ambiguous name, such as CD3ε for CD3.
 */
export function rank(line: PastedLine, products: readonly SoldProduct[]): SoldProduct[] {
  const { wants } = line.reading ?? {};
  const plain = (wants?.modification ?? null) === null;
  const labels = (wants?.labels ?? []).filter((label) => label !== "none");
  const [lead, ...further] = genesOf(line);
  const score = (product: SoldProduct): number =>
    (lead !== undefined && further.length > 0 && product.symbols.includes(lead) ? 6 : 0) +
    (plain && product.modification !== "none" && product.modification !== "" ? -20 : 0) +
    (labels.length > 0 ? (labels.includes(product.label) ? 20 : -5) : product.label === "none" ? 8 : 0) +
    proven(line, product) +
    (product.carrierFree === (wants?.categories.includes("carrier-free") ?? false) ? 0 : -10) +
    (product.kind === "Primary Antibody" ? 10 : 0) +
    (wants?.hosts.includes(product.host) ? 6 : 0) +
    (wants?.species.some((code) => product.species.includes(code)) ? 6 : 0) +
    (wants?.applications.some((code) => product.applications.includes(code)) ? 6 : 0) +
    Math.min(5, Math.log10(1 + product.citations));
  return [...products].sort((one, other) => score(other) - score(one) || one.key.localeCompare(other.key));
}
