/** Samples and treatments of figures in all languages. */
import type { TextLanguage } from "@contracts/catalogue/product-texts";
import { type Names, speciesNames } from "@domain/vocabulary/names";
import { listed, type Sample, sampleText } from "../evidence/samples";
import type { ProductPlan } from "../plan/types";
import { antigenNames, spokenName } from "./names";
import { treatmentText, word } from "./words";

export const sampleNames = (sample: Sample): Names => ({
  en: sampleText(sample),
  ja: spokenSample(sample, "ja"),
  zh: spokenSample(sample, "zh"),
});

const states: Readonly<Record<string, Readonly<Record<TextLanguage, string>>>> = {
  activated: { ja: "活性化", zh: "活化的" },
  "LPS-activated": { ja: "LPS活性化", zh: "LPS活化的" },
};

function spokenSample({ kind, name, species }: Sample, language: TextLanguage): string {
  const animal = speciesNames[species][language];
  if (kind === "line") return language === "ja" ? `${name}細胞（${animal}）` : `${name}细胞（${animal}）`;
  if (kind === "tissue") return `${animal}${word("tissues", name, language)}`;
  const [, state = "", cells = ""] = /^(?:(\S+) )?(?:human|mouse|rat) (.+)$/.exec(name) ?? [];
  return `${states[state]?.[language] ?? ""}${animal}${word("cells", cells, language)}`;
}

/** "293T cells (human) treated with insulin" */
export const treatedNames = (sample: Names, treatment: string): Names => ({
  en: `${sample.en} ${treatment}`,
  ja: `${treatmentText(treatment, "ja")}${sample.ja}`,
  zh: `${treatmentText(treatment, "zh")}${sample.zh}`,
});

export const listedNames = (samples: readonly Names[]): Names => ({
  en: listed(samples.map(({ en }) => en)),
  ja: samples.map(({ ja }) => ja).join("、"),
  zh: samples.map(({ zh }) => zh).join("、"),
});

export const productNames = (plan: ProductPlan): Names => ({
  en: plan.name,
  ja: spokenName(plan, "ja"),
  zh: spokenName(plan, "zh"),
});

/** The antibody's target: "Phospho-Akt (Ser473)", "HA-Tag". */
export function detectedNames(plan: ProductPlan): Names {
  const { antigen, modification, tag } = plan;
  if (tag) return { en: `${tag.name}-Tag`, ja: `${tag.name}タグ`, zh: `${tag.name}标签` };
  return antigen ? antigenNames(antigen, modification) : productNames(plan);
}
