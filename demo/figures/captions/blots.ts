/** Captions of blots in all languages. */
import type { Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../../plan/types";
import { detectedNames, productNames } from "../../product-texts/samples";
import { treatmentText } from "../../product-texts/words";
import { hostIggNames } from "../sketch";

/** Sentences on the controls of a western blot. */
export const runControls = {
  mock: {
    en: "Negative control: the mock-transfected cells.",
    ja: "陰性コントロール：モックトランスフェクションした細胞。",
    zh: "阴性对照：模拟转染的细胞。",
  },
  untreated: {
    en: "Negative control: the untreated cells.",
    ja: "陰性コントロール：未処理の細胞。",
    zh: "阴性对照：未处理的细胞。",
  },
  treated: {
    en: "Negative control: the treated cells.",
    ja: "陰性コントロール：処理した細胞。",
    zh: "阴性对照：处理的细胞。",
  },
  dephosphorylated: {
    en: "Negative control: the dephosphorylated extracts.",
    ja: "陰性コントロール：脱リン酸化した抽出液。",
    zh: "阴性对照：去磷酸化的裂解液。",
  },
  positive: {
    en: "Positive control: every lane.",
    ja: "陽性コントロール：すべてのレーン。",
    zh: "阳性对照：所有泳道。",
  },
} as const satisfies Record<string, Names>;

export function withoutProtein(sample: Names, { antigen }: ProductPlan): Names {
  const protein = antigen?.display;
  return {
    en: `Negative control: ${sample.en}, without ${protein ?? "the protein"}.`,
    ja: `陰性コントロール：${protein ?? "標的タンパク質"}を発現しない${sample.ja}。`,
    zh: `阴性对照：不表达${protein ?? "靶蛋白"}的${sample.zh}。`,
  };
}

export const stimulatedSamples = (samples: Names, treatment: string): Names => ({
  en: `${samples.en}, untreated (−) or ${treatment} (+)`,
  ja: `未処理（−）または${treatmentText(treatment, "ja")}（+）${samples.ja}`,
  zh: `未处理（−）或${treatmentText(treatment, "zh")}（+）${samples.zh}`,
});

export const dephosphorylatedSamples = (samples: Names): Names => ({
  en: `${samples.en}, as prepared or after λ phosphatase (λ)`,
  ja: `無処理またはλホスファターゼ処理（λ）の${samples.ja}`,
  zh: `未经或经λ磷酸酶处理（λ）的${samples.zh}`,
});

interface WesternBlot {
  readonly samples: Names;
  readonly controls: Names;
  /** Protein of the loading control. */
  readonly loading: string;
}

export function westernBlotCaption(plan: ProductPlan, { samples, controls, loading }: WesternBlot): Names {
  const { en, ja, zh } = productNames(plan);
  return {
    en: `Western blot analysis of extracts from ${samples.en}, using ${en} (upper) or a ${loading} antibody (lower). ${controls.en} Loading control: ${loading}.`,
    ja: `${samples.ja}の抽出液を、${ja}（上）または${loading}抗体（下）を用いてウェスタンブロット解析しました。${controls.ja}ローディングコントロール：${loading}。`,
    zh: `使用${zh}（上）或${loading}抗体（下）对${samples.zh}的裂解液进行蛋白质免疫印迹分析。${controls.zh}上样对照：${loading}。`,
  };
}

export function precipitationCaption(plan: ProductPlan, sample: Names): Names {
  const { en, ja, zh } = productNames(plan);
  const target = detectedNames(plan);
  const control = hostIggNames(plan);
  return {
    en: `Immunoprecipitation of ${target.en} from extracts of ${sample.en}, using ${en}. Input: 10% of the extract. Negative control: ${control.en}.`,
    ja: `${sample.ja}の抽出液から、${ja}を用いて${target.ja}を免疫沈降しました。インプット：抽出液の10%。陰性コントロール：${control.ja}。`,
    zh: `使用${zh}从${sample.zh}的裂解液中免疫沉淀${target.zh}。Input：裂解液的10%。阴性对照：${control.zh}。`,
  };
}

export function capillaryCaption(plan: ProductPlan, sample: Names): Names {
  const { en, ja, zh } = productNames(plan);
  return {
    en: `Simple Western lane view of extracts from ${sample.en} at three protein concentrations, using ${en}. Negative control: a run without primary antibody.`,
    ja: `${ja}を用いた、${sample.ja}抽出液（タンパク質濃度3段階）のSimple Westernレーンビュー。陰性コントロール：一次抗体なし。`,
    zh: `使用${zh}对${sample.zh}裂解液（三种蛋白浓度）进行Simple Western分析的泳道图。阴性对照：不加一抗。`,
  };
}
