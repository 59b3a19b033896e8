/**
 * Names of products in the form that makers print in Japanese and Chinese. Symbols, clones and residues are not
 * translated.
 */
import type { TextLanguage } from "@contracts/catalogue/product-texts";
import { hostNames, labelName, type Names, speciesNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { readTable } from "../data-files/table";
import type { ProductPlan } from "../plan/types";
import { antigenLabel } from "../targets/antigen-label";
import type { Antigen, Modification } from "../targets/table";
import { agentName } from "./words";

const reagents = new Map(
  readTable(
    "demo/product-texts/reagents.tsv",
    v.strictObject({ en: v.string(), ja: v.string(), zh: v.string(), ja_summary: v.string(), zh_summary: v.string() }),
  ).map((row) => [row.en, row]),
);

const compounds = new Map(
  readTable(
    "demo/product-texts/compounds.tsv",
    v.strictObject({ en: v.string(), ja: v.string(), zh: v.string(), ja_action: v.string(), zh_action: v.string() }),
  ).map((row) => [row.en, row]),
);

const prefixes = {
  phospho: { ja: "リン酸化", zh: "磷酸化" },
  acetyl: { ja: "アセチル化", zh: "乙酰化" },
  methyl: { ja: "トリメチル化", zh: "三甲基化" },
  cleaved: { ja: "切断型", zh: "切割型" },
} as const;

/** "リン酸化Akt (Ser473)" */
export function spokenLabel(antigen: Antigen, modification: Modification | null, language: TextLanguage): string {
  if (!modification) return antigen.display;
  return `${prefixes[modification.kind][language]}${antigen.display} (${modification.residue})`;
}

export const antigenNames = (antigen: Antigen, modification: Modification | null): Names => ({
  en: antigenLabel(antigen, modification),
  ja: spokenLabel(antigen, modification, "ja"),
  zh: spokenLabel(antigen, modification, "zh"),
});

/**
 * Name of a product in another language.
 * @throws Error if neither a rule nor the table covers the product
 */
export function spokenName(plan: ProductPlan, language: TextLanguage): string {
  const listed = reagents.get(plan.name) ?? compounds.get(plan.name);
  if (listed) return listed[language];
  const { antigen, modification } = plan;
  if (plan.extract) return extractName(plan, language);
  if (plan.productType === "Secondary Antibody") return secondaryName(plan, language);
  if (plan.clone) return antibodyName(plan, language);
  if (!antigen) throw new Error(`demo/product-texts has no name for ${plan.name}`);
  const label = spokenLabel(antigen, modification, language);
  const ja = language === "ja";
  switch (plan.productType) {
    case "ELISA Kit":
      return ja ? `${label} サンドイッチELISAキット` : `${label} 夹心ELISA试剂盒`;
    case "Matched Pair":
      return ja ? `${label} 抗体ペア` : `${label} 配对抗体`;
    case "Antibody Duet":
      return ja ? `${label}・総${antigen.display} 抗体デュエット` : `${label}和总${antigen.display} 抗体组合`;
    case "Recombinant Protein": {
      const from = speciesNames[plan.chain?.species ?? "H"][language];
      return ja ? `${from}${antigen.display} 組換えタンパク質` : `重组${from}${antigen.display}蛋白`;
    }
    default:
      return ja ? `${antigen.display}経路 抗体サンプラーキット` : `${antigen.display}通路 抗体样品试剂盒`;
  }
}

function antibodyName(plan: ProductPlan, language: TextLanguage): string {
  const { antigen, modification, clone, tag, label, panel, category } = plan;
  const ja = language === "ja";
  const target = tag
    ? `${tag.name}${ja ? "タグ" : "标签"}`
    : antigen
      ? spokenLabel(antigen, modification, language)
      : `${isotypeText(plan, language)} ${ja ? "アイソタイプコントロール" : "同种型对照"}`;
  if (panel) {
    const species = speciesNames[panel.species === "Human" ? "H" : "M"][language];
    const pair = ja ? "オリゴ標識抗体ペア" : "寡核苷酸标记抗体对";
    return `${target} (${clone?.id}) SignalStar ${pair} ${panel.oligo} (${species})`;
  }
  const host = clone ? hostNames[clone.host][language] : "";
  const kind = clone?.id
    ? ` (${clone.id}) ${host}${ja ? "モノクローナル抗体" : "单克隆抗体"}`
    : `${modification ? " " : ""}抗体`;
  const form = label
    ? ` (${labelText(label.name, language)})`
    : category === "carrier-free"
      ? carrierFree[language]
      : "";
  return `${target}${kind}${form}`;
}

/** "ウサギIgG" */
function isotypeText({ clone, name }: ProductPlan, language: TextLanguage): string {
  if (!clone) throw new Error(`demo/product-texts has no name for ${name}`);
  return clone.isotype.replace(`${clone.host} `, hostNames[clone.host][language]);
}

/** "Rabbit IgG" in all languages. @throws for a product without antibody */
export const isotypeNames = (plan: ProductPlan): Names => ({
  en: plan.clone?.isotype ?? "",
  ja: isotypeText(plan, "ja"),
  zh: isotypeText(plan, "zh"),
});

const carrierFree = { ja: " (BSA・アジ化ナトリウム不含)", zh: " (不含BSA和叠氮化物)" } as const;

/** "Fluor 488標識", "磁気ビーズ結合" */
function labelText(label: string, language: TextLanguage): string {
  const name = labelName(label, language);
  if (language === "zh") return `${name}偶联`;
  return label.endsWith("Bead") ? `${name}結合` : `${name}標識`;
}

/** Species whose IgG a secondary antibody detects, in the given language. */
function detectedSpecies({ name }: ProductPlan, language: TextLanguage): string {
  const host = (["Rabbit", "Mouse", "Rat"] as const).find((one) => name.startsWith(`Anti-${one} `));
  if (!host) throw new Error(`demo/product-texts has no species for ${name}`);
  return hostNames[host][language];
}

function secondaryName(plan: ProductPlan, language: TextLanguage): string {
  const label = plan.label ? ` (${labelText(plan.label.name, language)})` : "";
  return `抗${detectedSpecies(plan, language)}IgG (H+L)抗体${label}`;
}

const agentOf = ({ extract }: ProductPlan, language: TextLanguage) =>
  agentName((extract?.treatment ?? "").replace(/^treated with /, ""), language);

function extractName(plan: ProductPlan, language: TextLanguage): string {
  const agent = agentOf(plan, language);
  const cells = plan.extract?.cells;
  return language === "ja" ? `${cells}コントロール細胞抽出液 (${agent})` : `${cells}对照细胞裂解液 (${agent})`;
}

/** Names of the two vials of a control extract. */
export function spokenVials(plan: ProductPlan, language: TextLanguage): readonly [string, string] {
  const agent = agentOf(plan, language);
  const cells = plan.extract?.cells;
  return language === "ja"
    ? [`${cells}細胞抽出液（未処理）`, `${cells}細胞抽出液（${agent}処理）`]
    : [`${cells}细胞裂解液（未处理）`, `${cells}细胞裂解液（${agent}处理）`];
}

/** One-sentence description of a product, for products that have a fixed one. */
export function spokenSummary(plan: ProductPlan, language: TextLanguage): string {
  const reagent = reagents.get(plan.name);
  if (reagent) return reagent[`${language}_summary`];
  const compound = compounds.get(plan.name);
  const ja = language === "ja";
  if (compound) return ja ? `${compound.ja}は、${compound.ja_action}。` : `${compound.zh}${compound.zh_action}。`;
  const { tag, clone, label } = plan;
  if (tag)
    return ja
      ? `N末端またはC末端に${tag.name}タグ（${tag.peptide}）を持つ融合タンパク質に対するモノクローナル抗体です。`
      : `针对任一末端带有${tag.name}标签（${tag.peptide}）的融合蛋白的单克隆抗体。`;
  if (plan.isotypeControl) {
    const isotype = isotypeText(plan, language);
    return ja
      ? `脊椎動物に標的を持たない${isotype}です。比較する抗体と同じ濃度で使用し、標的によらない結合を確認できます。`
      : `在脊椎动物中没有靶点的${isotype}，与所比较的抗体以相同浓度使用，可显示不依赖靶点的结合。`;
  }
  if (plan.productType === "Secondary Antibody" && clone && label) {
    const host = hostNames[clone.host][language];
    const target = detectedSpecies(plan, language);
    const marker = labelName(label.name, language);
    return ja
      ? `${target}IgGのH鎖およびL鎖に対する${host}抗体です。${marker}で標識されています。`
      : `针对${target}IgG重链和轻链的${host}抗体，以${marker}标记。`;
  }
  if (plan.extract) {
    const agent = agentOf(plan, language);
    const { cells } = plan.extract;
    return ja
      ? `未処理および${agent}で処理した${cells}細胞の全細胞抽出液です。ウェスタンブロットの陰性および陽性コントロールとして使用できます。`
      : `未处理和经${agent}处理的${cells}细胞的全细胞裂解液，用作免疫印迹的阴性和阳性对照。`;
  }
  throw new Error(`demo/product-texts has no description for ${plan.name}`);
}
