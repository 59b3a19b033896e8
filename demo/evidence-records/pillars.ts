/**
 * Tests of the demonstration that belong to a pillar. Known facts about a gene decide whether it can be knocked out.
 */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { ApplicationCode, SpeciesCode } from "@domain/vocabulary/names";
import { cellsFor, expressionOf, isWidelyExpressed } from "../evidence/expression";
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "../product/relations";
import type { Random } from "../random";
import type { Antigen, AntigenClass } from "../targets/table";

type PillarFacts = Pick<EvidenceRecord, "pillar" | "control" | "secondAntibody" | "measure">;

/** Lines in which genes are commonly deleted. */
const editedLines = ["HeLa", "293T", "HCT 116", "A549", "U-2 OS", "Jurkat", "THP-1"];

/** Classes with many genes that are essential for cells, which are tested by knockdown. */
const essentialClasses: readonly AntigenClass[] = [
  "chaperone", "chromatin", "cycle", "cytoskeleton", "histone", "polymerase", "ribosome", "rna", "structural", "translation",
]; // biome-ignore format: a word list reads better in lines than in a column
/** Essential genes of other classes. */
const essentialGenes = /^(?:MCM|PSM|CCT|RPA|UBA1$|PCNA$|VCP$|RAN$|MCL1$|PLK1$|CDK1$|MYC$|ATR$|CHEK1$)/;

/** Histones have too many gene copies to be removed. */
const isRemovable = ({ antigenClass, genes }: Antigen): boolean => antigenClass !== "histone" && genes.length <= 3;

const isEssential = ({ antigenClass, genes }: Antigen): boolean =>
  essentialClasses.includes(antigenClass) || genes.some(({ symbol }) => essentialGenes.test(symbol));

interface GeneticTest extends PillarFacts {
  readonly sample: EvidenceRecord["sample"];
}

/** Knockout in an edited line, or knockdown for several genes or an essential one; null if no line is known. */
export function geneticTest(plan: ProductPlan, random: Random): GeneticTest | null {
  const { antigen } = plan;
  if (!antigen || !plan.species.includes("H") || expressionOf(antigen).basis === "transfected" || !isRemovable(antigen))
    return null;
  const lines = cellsFor(antigen, ["H"]).filter(({ name }) => editedLines.includes(name));
  const [line] = random.sample(lines, 1);
  if (!line) return null;
  const genes = antigen.genes.map(({ symbol }) => symbol);
  const knockdown = genes.length > 1 || isEssential(antigen);
  const named = genes.join(", ");
  return {
    pillar: "genetic",
    control: knockdown
      ? { kind: "kd", id: `${line.name}, siRNA to ${named}` }
      : { kind: "ko", id: `${line.name}, ${named} deleted` },
    secondAntibody: null,
    measure: {
      kind: "signal left without the target",
      value: knockdown ? random.int(8, 28) : random.int(0, 4),
      unit: "%",
      threshold: knockdown ? 30 : 5,
      n: 3,
    },
    sample: { kind: "cell-line", name: line.name, accession: null, state: null },
  };
}

/** Tissue of a knockout mouse, only for genes of some lineages that are not essential for mice. */
export function nullTissueTest({ antigen, species }: ProductPlan): PillarFacts | null {
  const [gene] = antigen?.genes ?? [];
  if (!antigen || !gene || antigen.genes.length > 1 || !species.includes("M") || isWidelyExpressed(antigen))
    return null;
  if (expressionOf(antigen).basis === "transfected" || !["cd", "cytokine", "marker"].includes(antigen.antigenClass))
    return null;
  return {
    pillar: "genetic",
    control: { kind: "null-tissue", id: `mouse without ${gene.symbol}` },
    secondAntibody: null,
    measure: null,
  };
}

/** Another clone of the catalogue against the same target; null if there is none. */
export function independentTest(plan: ProductPlan, index: PlanIndex): PillarFacts | null {
  const { antigen, clone, modification } = plan;
  if (!antigen || !clone) return null;
  const other = (index.byAntigen.get(antigen.id) ?? []).find(
    (peer) =>
      peer.productType === "Primary Antibody" &&
      peer.status === "Released" &&
      peer.key !== plan.key &&
      peer.key !== plan.parentKey &&
      peer.modification?.code === modification?.code &&
      peer.clone !== null &&
      (peer.clone.id ?? peer.key) !== (clone.id ?? plan.key),
  );
  if (!other) return null;
  return {
    pillar: "independent",
    control: { kind: "none", id: null },
    secondAntibody: `${other.key}, ${other.name}`,
    measure: null,
  };
}

const orthogonalIn: readonly ApplicationCode[] = ["WB", "IHC-P", "FC-FP"];

/** Signal compared with RNA over several samples. A modification has no counterpart in RNA. */
export function orthogonalTest(plan: ProductPlan, code: ApplicationCode, random: Random): PillarFacts | null {
  const { antigen, modification } = plan;
  if (!antigen || modification || !orthogonalIn.includes(code) || expressionOf(antigen).basis === "transfected")
    return null;
  return {
    pillar: "orthogonal",
    control: { kind: "none", id: null },
    secondAntibody: null,
    measure: {
      kind: "correlation with RNA (Pearson's r)",
      value: random.int(62, 95) / 100,
      unit: "1",
      threshold: 0.5,
      n: random.int(6, 12),
    },
  };
}

/** Mass spectrometry of a precipitate, in which the target ranks first. */
export const captureTest = (code: ApplicationCode, plan: ProductPlan, random: Random): PillarFacts | null =>
  code === "IP" && plan.antigen
    ? {
        pillar: "capture-ms",
        control: { kind: "none", id: null },
        secondAntibody: null,
        measure: { kind: "enrichment over IgG (log2)", value: random.int(32, 91) / 10, unit: "1", threshold: 2, n: 3 },
      }
    : null;

/** Tagged protein detected together with the antibody, in cells that express it. */
export function taggedTest({ antigen, modification }: ProductPlan, code: ApplicationCode): PillarFacts | null {
  if (code !== "IF-IC" || !antigen || modification) return null;
  return {
    pillar: "tagged",
    control: { kind: "none", id: "GFP-tagged protein" },
    secondAntibody: null,
    measure: null,
  };
}

/** Species in which tests of a pillar are made. */
export const speciesOfPillars: readonly SpeciesCode[] = ["H", "M", "R"];
