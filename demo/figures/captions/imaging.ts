/** Captions of sections and cells in all languages. */
import type { Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../../plan/types";
import { isotypeNames } from "../../product-texts/names";
import { productNames } from "../../product-texts/samples";
import { hostIggNames } from "../sketch";

export const sectionControls = {
  dephosphorylated: {
    en: "the next section after λ phosphatase",
    ja: "λホスファターゼ処理した連続切片",
    zh: "经λ磷酸酶处理的相邻切片",
  },
  isotype(plan: ProductPlan): Names {
    const host = hostIggNames(plan);
    if (!plan.clone?.id)
      return {
        en: `the next section with normal ${host.en}`,
        ja: `正常${host.ja}を用いた連続切片`,
        zh: `使用正常${host.zh}的相邻切片`,
      };
    const isotype = isotypeNames(plan);
    return {
      en: `the next section with a ${isotype.en} isotype control`,
      ja: `${isotype.ja}アイソタイプコントロールを用いた連続切片`,
      zh: `使用${isotype.zh}同种型对照的相邻切片`,
    };
  },
} as const;

export function paraffinCaption(plan: ProductPlan, tissue: Names, negative: Names): Names {
  const { en, ja, zh } = productNames(plan);
  return {
    en: `Immunohistochemical analysis of paraffin-embedded ${tissue.en} using ${en}. Negative control, not shown: ${negative.en}.`,
    ja: `${ja}を用いたパラフィン包埋${tissue.ja}の免疫組織化学染色。陰性コントロール（図には示していません）：${negative.ja}。`,
    zh: `使用${zh}对石蜡包埋的${tissue.zh}进行免疫组织化学分析。阴性对照（未显示）：${negative.zh}。`,
  };
}

/** Negative controls of stained cells. */
export const cellControls = {
  cells: { en: "cells", ja: "細胞", zh: "细胞" },
  untreated: { en: "untreated cells", ja: "未処理の細胞", zh: "未处理的细胞" },
  secondary: { en: "the secondary antibody alone", ja: "二次抗体のみ", zh: "仅加二抗" },
  labeled(plan: ProductPlan): Names {
    const { en, ja, zh } = hostIggNames(plan);
    return { en: `${en} with the same label`, ja: `同じ標識の${ja}`, zh: `带相同标记的${zh}` };
  },
} as const;

export const frozenSections = ({ en, ja, zh }: Names): Names => ({
  en: `frozen sections of ${en}`,
  ja: `${ja}の凍結切片`,
  zh: `${zh}冰冻切片`,
});

const colours = {
  green: { en: "green", ja: "緑", zh: "绿色" },
  red: { en: "red", ja: "赤", zh: "红色" },
  "far-red": { en: "far-red", ja: "遠赤色", zh: "远红色" },
} as const satisfies Record<string, Names>;

export function fluorescenceCaption(
  plan: ProductPlan,
  sample: Names,
  colour: keyof typeof colours,
  negative: Names,
): Names {
  const { en, ja, zh } = productNames(plan);
  const shown = colours[colour];
  return {
    en: `Immunofluorescent analysis of ${sample.en}, using ${en} (${shown.en}). Blue: DAPI (DNA stain). Negative control, not shown: ${negative.en}.`,
    ja: `${ja}（${shown.ja}）を用いた${sample.ja}の蛍光免疫染色。青：DAPI（DNA染色）。陰性コントロール（図には示していません）：${negative.ja}。`,
    zh: `使用${zh}（${shown.zh}）对${sample.zh}进行免疫荧光分析。蓝色：DAPI（DNA染料）。阴性对照（未显示）：${negative.zh}。`,
  };
}
