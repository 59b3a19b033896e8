/** Japanese and Chinese sentences of a product, composed from the facts of the English ones. */
import type { TextLanguage } from "@contracts/catalogue/product-texts";
import { applicationNames, speciesNames } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { immunogenOf } from "../product/immunogens";
import { otherNames, sensitivity } from "../product/texts";
import { observedBands } from "../product/weights";
import type { Antigen } from "../targets/table";
import { spokenLabel, spokenName, spokenSummary } from "./names";
import { translated, word } from "./words";

/** Items of a list, which both languages separate by the same comma. */
const list = (items: readonly string[]) => items.join("、");

/** "Aktは、キナーゼファミリーのタンパク質です。" */
function classSentence({ display, antigenClass }: Antigen, language: TextLanguage): string {
  const noun = word("classes", antigenClass, language);
  return language === "ja" ? `${display}は、${noun}です。` : `${display}是${noun}。`;
}

export function spokenDescription(plan: ProductPlan, language: TextLanguage): string {
  if (plan.summary) return spokenSummary(plan, language);
  const { antigen, modification, chain } = plan;
  const ja = language === "ja";
  const name = spokenName(plan, language);
  if (!antigen) return ja ? `${name}です。` : `${name}。`;
  const { display } = antigen;
  const label = spokenLabel(antigen, modification, language);
  switch (plan.productType) {
    case "Recombinant Protein": {
      const from = speciesNames[chain?.species ?? "H"][language];
      const first = ja ? `細胞培養用の組換え${from}${display}です。` : `用于细胞培养的重组${from}${display}。`;
      return `${first}${classSentence(antigen, language)}`;
    }
    case "ELISA Kit": {
      const secreted = !modification && antigen.place === "secreted";
      return ja
        ? `${secreted ? "培養上清" : "細胞抽出液"}中の${label}を測定する固相サンドイッチアッセイです。`
        : `用于测定${secreted ? "培养上清" : "细胞裂解液"}中${label}的固相夹心法检测试剂盒。`;
    }
    case "Matched Pair":
      return ja
        ? `${label}に対する捕捉抗体と検出抗体です。BSAとアジ化ナトリウムを含まず、独自のプレートアッセイに使用できます。`
        : `针对${label}的捕获抗体和检测抗体，不含BSA和叠氮化物，可用于自建的微孔板检测。`;
    case "Antibody Duet":
      return ja
        ? `${label}および総${display}に対する抗体のトライアルサイズです。`
        : `针对${label}和总${display}的抗体试用装。`;
    case "Kit":
      return ja
        ? `${display}とその修飾を調べる抗体のトライアルサイズです。`
        : `用于检测${display}及其修饰的抗体试用装。`;
    default: {
      const methods = list(plan.applications.map((code) => applicationNames[code][language]));
      const first = ja ? `${name}は、${methods}に使用できます。` : `${name}适用于${methods}。`;
      return `${methods === "" ? "" : first}${classSentence(antigen, language)}`;
    }
  }
}

export function spokenBackground(plan: ProductPlan, language: TextLanguage): string | null {
  const { antigen, modification } = plan;
  if (!antigen) return null;
  const ja = language === "ja";
  const { display, genes } = antigen;
  const aliases = list(otherNames(antigen).slice(0, 3));
  const known = aliases === "" ? "" : ja ? `（別名：${aliases}）` : `（别名：${aliases}）`;
  const noun = word("classes", antigen.antigenClass, language);
  const symbols = list(genes.map(({ symbol }) => symbol));
  const sites = list(antigen.modifications.slice(0, 4).map(({ residue }) => residue));
  const isSingle = genes.length < 2;
  return [
    ja ? `${display}${known}は、${noun}です。` : `${display}${known}是${noun}。`,
    isSingle ? "" : ja ? `遺伝子${symbols}にコードされています。` : `由基因${symbols}编码。`,
    placeSentence(plan, antigen, language),
    modification ? modificationSentence(plan, antigen, language) : "",
    modification || sites === ""
      ? ""
      : ja
        ? `${sites}の修飾が多くの研究で調べられています。`
        : `其${sites}位点的修饰在许多研究中受到关注。`,
  ].join("");
}

function placeSentence(plan: ProductPlan, antigen: Antigen, language: TextLanguage): string {
  const place = word("places", antigen.place, language);
  const { chain, clone } = plan;
  if (language === "ja") {
    if (chain) return `主に${place}に存在します。成熟鎖は前駆体の残基${chain.from}–${chain.to}です。`;
    const weights = list(observedBands(plan).map(String));
    return clone ? `主に${place}に存在し、約${weights} kDaの位置に泳動されます。` : `主に${place}に存在します。`;
  }
  if (chain) return `该蛋白主要位于${place}；成熟链为前体的第${chain.from}–${chain.to}位残基。`;
  const weights = list(observedBands(plan).map(String));
  return clone ? `该蛋白主要位于${place}，电泳迁移位置约为${weights} kDa。` : `该蛋白主要位于${place}。`;
}

function modificationSentence({ modification }: ProductPlan, { display }: Antigen, language: TextLanguage): string {
  const residue = modification?.residue;
  const ja = language === "ja";
  switch (modification?.kind) {
    case "phospho":
      return ja
        ? `${display}の${residue}のリン酸化は、上流経路の活性に応じて変化するため、その指標として利用できます。`
        : `${display}在${residue}位点的磷酸化随其上游通路的活性而变化，因此可用作通路活性的指标。`;
    case "acetyl":
      return ja
        ? `${display}の${residue}のアセチル化は、アセチル基転移酵素と脱アセチル化酵素の均衡によって決まります。`
        : `${display}在${residue}位点的乙酰化取决于乙酰转移酶与去乙酰化酶之间的平衡。`;
    case "methyl":
      return ja
        ? `${display}の${residue}のメチル化は専用の酵素によって付加・除去され、クロマチンの異なる状態を示します。`
        : `${display}在${residue}位点的甲基化由专门的酶添加和去除，标志着不同的染色质状态。`;
    default:
      return ja
        ? `${display}が${residue}の隣で切断されると、抗体が認識できる新しい末端が生じます。`
        : `${display}在${residue}旁被切割后，产生抗体可识别的新末端。`;
  }
}

export function spokenSpecificity(plan: ProductPlan, language: TextLanguage): string | null {
  const { antigen, modification, clone, tag } = plan;
  const ja = language === "ja";
  const name = spokenName(plan, language);
  if (tag)
    return ja
      ? `${name}は、N末端またはC末端に${tag.name}タグを持つタンパク質を認識します。`
      : `${name}识别N端或C端带有${tag.name}标签的蛋白。`;
  if (!antigen || !clone) return null;
  const endogenous = sensitivity(plan) === "Endogenous";
  const level = ja ? (endogenous ? "内在性の" : "遺伝子導入した") : endogenous ? "内源性" : "转染的";
  const { display } = antigen;
  if (!modification)
    return ja ? `${name}は、${level}総${display}タンパク質を認識します。` : `${name}识别${level}总${display}蛋白。`;
  const { kind, residue } = modification;
  if (kind === "cleaved")
    return ja
      ? `${name}は、${residue}で切断された${level}${display}のみを認識し、全長タンパク質は認識しません。`
      : `${name}仅识别在${residue}处切割的${level}${display}，不识别全长蛋白。`;
  const state = {
    phospho: ja ? "リン酸化" : "磷酸化",
    acetyl: ja ? "アセチル化" : "乙酰化",
    methyl: ja ? "トリメチル化" : "三甲基化",
  }[kind];
  return ja
    ? `${name}は、${residue}が${state}された${level}${display}のみを認識します。`
    : `${name}仅识别${residue}位点${state}的${level}${display}。`;
}

export function spokenImmunogen(plan: ProductPlan, language: TextLanguage): string | null {
  const facts = immunogenOf(plan);
  if (!facts) return null;
  const ja = language === "ja";
  if (facts.kind === "hapten") return ja ? "脊椎動物が作らないハプテン" : "脊椎动物不产生的半抗原";
  if (facts.kind === "tag")
    return ja ? `${facts.name}タグの合成ペプチド（${facts.peptide}）` : `${facts.name}标签的合成肽（${facts.peptide}）`;
  const protein = `${speciesNames[facts.species][language]}${plan.antigen?.display}`;
  switch (facts.kind) {
    case "cleaved":
      return ja ? `${protein}の${facts.residue}で終わる合成ペプチド` : `以${facts.residue}结尾的${protein}合成肽`;
    case "modified":
      return ja
        ? `${protein}の${facts.residue}周辺の合成修飾ペプチド`
        : `${protein}的${facts.residue}位点周围的合成修饰肽`;
    case "domain":
      return ja ? `${protein}の組換え細胞外ドメイン` : `${protein}的重组胞外结构域`;
    case "fragment":
      return ja ? `${protein}の組換え断片` : `${protein}的重组片段`;
    case "peptide": {
      const range = `${facts.from}–${facts.to}`;
      return ja
        ? `${protein}（${facts.uniprot}）の残基${range}の合成ペプチド`
        : `${protein}（${facts.uniprot}）第${range}位残基的合成肽`;
    }
    default:
      return facts satisfies never;
  }
}

export function spokenSource(plan: ProductPlan, language: TextLanguage): string | null {
  const { clone, chain } = plan;
  const ja = language === "ja";
  if (chain) {
    const host = translated(chain.expression_host, language);
    return ja
      ? `${host}で発現させたN末端6xHisタグ付きタンパク質を、ニッケルクロマトグラフィーで精製しています。`
      : `在${host}中表达，带有N端6xHis标签，经镍柱层析纯化。`;
  }
  const immunogen = spokenImmunogen(plan, language);
  if (!immunogen || !clone) return null;
  if (!clone.id)
    return ja
      ? `${immunogen}を動物に免疫して作製し、Protein Aおよびペプチドアフィニティークロマトグラフィーで精製したポリクローナル抗体です。`
      : `以${immunogen}免疫动物制备的多克隆抗体，经Protein A和肽亲和层析纯化。`;
  if (ja)
    return `${immunogen}を動物に免疫して作製したモノクローナル抗体です。${clone.recombinant ? "組換えタンパク質として発現させています。" : ""}`;
  return `以${immunogen}免疫动物制备的单克隆抗体${clone.recombinant ? "，以重组蛋白形式表达" : ""}。`;
}
