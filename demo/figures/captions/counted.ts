/** Captions of figures with numbers in all languages. */
import { type Names, speciesNames } from "@domain/vocabulary/names";
import { listed, speciesWord } from "../../evidence/samples";
import type { ProductPlan } from "../../plan/types";
import { productNames } from "../../product-texts/samples";
import { treatmentText } from "../../product-texts/words";
import { hostIggNames } from "../sketch";

interface Flow {
  readonly cells: Names;
  readonly isLive: boolean;
  readonly treatment: string | null;
}

export function flowCaption(plan: ProductPlan, { cells, isLive, treatment }: Flow): Names {
  const { en, ja, zh } = productNames(plan);
  const state: Names = isLive
    ? { en: "live", ja: "生きた", zh: "活的" }
    : { en: "fixed and permeabilized", ja: "固定・透過処理した", zh: "固定并通透的" };
  const compared = treatment ? `untreated (blue) or ${treatment} (orange), using ${en}` : `using ${en} (blue)`;
  return {
    en: `Flow cytometric analysis of ${state.en} ${cells.en}, ${compared}. Negative control: a concentration-matched isotype control (gray).`,
    ja: `${treatment ? `未処理（青）または${treatmentText(treatment, "ja")}（橙）` : ""}${cells.ja}を${isLive ? "生細胞のまま" : "固定・透過処理し"}、${ja}${treatment ? "" : "（青）"}を用いてフローサイトメトリーで解析しました。陰性コントロール：同濃度のアイソタイプコントロール（灰）。`,
    zh: `使用${zh}${treatment ? "" : "（蓝色）"}对${state.zh}${cells.zh}${treatment ? `（未处理为蓝色，${treatmentText(treatment, "zh").replace(/的$/, "")}为橙色）` : ""}进行流式细胞术分析。阴性对照：相同浓度的同种型对照（灰色）。`,
  };
}

export function chromatinCaption(plan: ProductPlan, sample: Names): Names {
  const { en, ja, zh } = productNames(plan);
  const control = hostIggNames(plan);
  return {
    en: `Chromatin immunoprecipitation from ${sample.en} with ${en}, measured by quantitative PCR; signals are per cent of input. Negative control: normal ${control.en} (gray).`,
    ja: `${ja}を用いた${sample.ja}のクロマチン免疫沈降を定量PCRで測定しました。シグナルはインプットに対する割合（%）です。陰性コントロール：正常${control.ja}（灰）。`,
    zh: `使用${zh}对${sample.zh}进行染色质免疫沉淀，并以定量PCR测定；信号为占Input的百分比。阴性对照：正常${control.zh}（灰色）。`,
  };
}

interface Coverage {
  readonly method: Names;
  readonly sample: Names;
  readonly genes: readonly string[];
}

export function coverageCaption(plan: ProductPlan, { method, sample, genes }: Coverage): Names {
  const { en, ja, zh } = productNames(plan);
  const control = hostIggNames(plan);
  const loci = genes.join("、");
  return {
    en: `${method.en} with ${sample.en} and ${en}: read coverage at ${listed(genes)}. Negative control: normal ${control.en} (lower).`,
    ja: `${sample.ja}と${ja}を用いた${method.ja}：${loci}のリードカバレッジ。陰性コントロール：正常${control.ja}（下）。`,
    zh: `使用${sample.zh}和${zh}的${method.zh}：${loci}处的测序覆盖度。阴性对照：正常${control.zh}（下）。`,
  };
}

/** @param protein name of the protein on the plate */
export function coatedPlateCaption(plan: ProductPlan, species: "H" | "M", protein: string): Names {
  const { en, ja, zh } = productNames(plan);
  const from = speciesNames[species];
  return {
    en: `Indirect ELISA with a plate coated with recombinant ${speciesWord(species)} ${protein}, using ${en} at increasing concentrations. Negative control: wells without the protein, subtracted.`,
    ja: `組換え${from.ja}${protein}を固相化したプレートで、濃度を段階的に変えた${ja}を用いた間接ELISA。陰性コントロール：タンパク質なしのウェル（差し引き済み）。`,
    zh: `在包被重组${from.zh}${protein}的微孔板上，使用浓度递增的${zh}进行间接ELISA。阴性对照：不含蛋白的孔（已扣除）。`,
  };
}
