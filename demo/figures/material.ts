/** Subjects of a figure: samples with a signal, samples without, and the treatment that changes it. */

import { type ApplicationCode, type Names, type SpeciesCode, speciesNames } from "@domain/vocabulary/names";
import { cellsFor, expressionOf, negativeFor, tissuesFor } from "../evidence/expression";
import { type Sample, speciesWord } from "../evidence/samples";
import { type Stimulus, stimulusFor } from "../evidence/stimuli";
import type { ProductPlan } from "../plan/types";
import { listedNames, sampleNames } from "../product-texts/samples";
import type { Random } from "../random";

export interface Shown {
  /** Null for transfected cells. */
  readonly sample: Sample | null;
  readonly label: string;
  readonly text: Names;
}

export interface Material {
  /** Never empty. */
  readonly shown: readonly [Shown, ...Shown[]];
  readonly negative: Shown | null;
  readonly stimulus: Pick<Stimulus, "treatment" | "effect"> | null;
  /** True if the signal comes from a construct, because no known cells express enough of the protein. */
  readonly transfected: boolean;
}

const shownOf = (sample: Sample): Shown => ({ sample, label: sample.label, text: sampleNames(sample) });

/** Species of samples; an antibody against a tag works in all species. */
const speciesOf = ({ species }: ProductPlan): readonly SpeciesCode[] => (species.includes("All") ? ["H"] : species);

export const mockTransfected: Names = {
  en: "mock-transfected 293T cells",
  ja: "モックトランスフェクションした293T細胞",
  zh: "模拟转染的293T细胞",
};

export const pelletsOf = ({ en, ja, zh }: Names): Names => ({
  en: `pellets of ${en}`,
  ja: `${ja}のペレット`,
  zh: `${zh}的细胞团块`,
});

function construct({ antigen, tag, species }: ProductPlan): Shown | null {
  if (tag)
    return {
      sample: null,
      label: `${tag.name}-GFP`.slice(0, 14),
      text: {
        en: `293T cells transfected with a construct for GFP with the ${tag.name} tag`,
        ja: `${tag.name}タグ付きGFPの発現コンストラクトを導入した293T細胞`,
        zh: `转染了${tag.name}标签GFP表达构建体的293T细胞`,
      },
    };
  if (!antigen || expressionOf(antigen).basis === "endogenous") return null;
  const from = species.includes("H") ? "H" : (species[0] ?? "H");
  return {
    sample: null,
    label: antigen.display.slice(0, 14),
    text: {
      en: `293T cells transfected with a construct for ${speciesWord(from)} ${antigen.display}`,
      ja: `${speciesNames[from].ja}${antigen.display}の発現コンストラクトを導入した293T細胞`,
      zh: `转染了${speciesNames[from].zh}${antigen.display}表达构建体的293T细胞`,
    },
  };
}

/** Cells for an antibody's figure, of several species if it reacts with them; null if none are known. */
export function cellMaterial(plan: ProductPlan, random: Random, count: number): Material | null {
  const fromConstruct = construct(plan);
  if (fromConstruct)
    return {
      shown: [fromConstruct],
      negative: { sample: null, label: "mock", text: mockTransfected },
      stimulus: null,
      transfected: true,
    };
  if (!plan.antigen) return null;
  const species = speciesOf(plan);
  const stimulus = stimulusFor(plan.antigen, plan.modification, species);
  const cells = bySpecies(stimulus?.cells ?? cellsFor(plan.antigen, species), random, count);
  const [first, ...rest] = cells.map(shownOf);
  if (!first) return null;
  const [negative] = random.sample(negativeFor(plan.antigen, species), 1);
  return { shown: [first, ...rest], negative: negative ? shownOf(negative) : null, stimulus, transfected: false };
}

/** Up to `count` samples, at least one of each species if there is room. */
function bySpecies(samples: readonly Sample[], random: Random, count: number): Sample[] {
  const species = [...new Set(samples.map((sample) => sample.species))].slice(0, count);
  const first = species.flatMap((code) =>
    random.sample(
      samples.filter((sample) => sample.species === code),
      1,
    ),
  );
  const others = random.sample(
    samples.filter((sample) => !first.includes(sample)),
    count - first.length,
  );
  return samples.filter((sample) => first.includes(sample) || others.includes(sample));
}

/** A tissue for sections, or pellets of transfected cells; null if none is known. `frozen` excludes tumors. */
export function tissueMaterial(plan: ProductPlan, random: Random, frozen: boolean): Shown | null {
  const fromConstruct = construct(plan);
  if (fromConstruct) return frozen ? null : { sample: null, label: "cell pellet", text: pelletsOf(fromConstruct.text) };
  if (!plan.antigen) return null;
  const tissues = tissuesFor(plan.antigen, speciesOf(plan)).filter(
    ({ name }) => !frozen || !/(?:oma|tumor)$/.test(name),
  );
  const [tissue] = random.sample(tissues, 1);
  return tissue ? { sample: tissue, label: tissue.name, text: sampleNames(tissue) } : null;
}

/** "HeLa cells (human) and rat splenocytes". */
export const shownText = (shown: readonly Shown[]): Names => listedNames(shown.map(({ text }) => text));

const tissueApplications: readonly ApplicationCode[] = ["IHC-P", "IF-F"];

/** True if samples are known in which an antibody for these species can be tested in the application. */
export function canBeTested(plan: ProductPlan, code: ApplicationCode, random: Random): boolean {
  return tissueApplications.includes(code)
    ? tissueMaterial(plan, random, code === "IF-F") !== null
    : cellMaterial(plan, random, 1) !== null;
}
