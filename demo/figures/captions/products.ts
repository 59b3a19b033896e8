/** Captions of plate assays, kits, dyes and compounds in all languages. */
import { type Names, speciesNames } from "@domain/vocabulary/names";
import { speciesWord } from "../../evidence/samples";
import type { ProductPlan } from "../../plan/types";
import { productNames } from "../../product-texts/samples";

export const memberCaption = ({ en, ja, zh }: Names, key: string): Names => ({
  en: `${en} The antibody, ${key}, is part of this kit.`,
  ja: `${ja}抗体（${key}）はこのキットに含まれています。`,
  zh: `${zh}该抗体（${key}）包含在本试剂盒中。`,
});

/** @param protein name of the measured protein */
export function proteinCurveCaption(plan: ProductPlan, species: "H" | "M", protein: string): Names {
  const { en, ja, zh } = productNames(plan);
  const from = speciesNames[species];
  return {
    en: `Standard curve of ${en}: absorbance at 450 nm against the concentration of recombinant ${speciesWord(species)} ${protein}. Negative control: the blank without protein, subtracted.`,
    ja: `${ja}の標準曲線：組換え${from.ja}${protein}の濃度に対する450 nmの吸光度。陰性コントロール：タンパク質なしのブランク（差し引き済み）。`,
    zh: `${zh}的标准曲线：450 nm吸光度对重组${from.zh}${protein}浓度。阴性对照：不含蛋白的空白（已扣除）。`,
  };
}

export function extractCurveCaption(plan: ProductPlan, sample: Names): Names {
  const { en, ja, zh } = productNames(plan);
  return {
    en: `Standard curve of ${en}: absorbance at 450 nm against the protein concentration of extracts from ${sample.en}. Negative control: the blank without extract, subtracted.`,
    ja: `${ja}の標準曲線：${sample.ja}の抽出液のタンパク質濃度に対する450 nmの吸光度。陰性コントロール：抽出液なしのブランク（差し引き済み）。`,
    zh: `${zh}的标准曲线：450 nm吸光度对${sample.zh}裂解液的蛋白浓度。阴性对照：不含裂解液的空白（已扣除）。`,
  };
}

export const principleCaption = (target: string): Names => ({
  en: `Principle of the assay on a 96-well plate: a coated antibody captures ${target}, a second antibody detects it.`,
  ja: `96ウェルプレートでの測定原理：固相化した抗体が${target}を捕捉し、2つ目の抗体が検出します。`,
  zh: `96孔板检测原理：包被抗体捕获${target}，第二种抗体进行检测。`,
});

export const spectrumCaption = (dye: string): Names => ({
  en: `Excitation and emission of ${dye}, normalized.`,
  ja: `${dye}の励起および蛍光スペクトル（規格化）。`,
  zh: `${dye}的激发和发射光谱（归一化）。`,
});

export function doseCaption(plan: ProductPlan): Names {
  const { en, ja, zh } = productNames(plan);
  return {
    en: `Relative activity of the pathway in cells treated with increasing concentrations of ${en}.`,
    ja: `濃度を段階的に変えた${ja}で処理した細胞における経路の相対活性。`,
    zh: `用浓度递增的${zh}处理的细胞中通路的相对活性。`,
  };
}
