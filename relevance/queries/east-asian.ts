/** Queries in Japanese and Chinese, in the engines of those languages. */
import type { ApplicationCode, Host } from "@domain/vocabulary/names";
import type { Intent } from "../judge";
import { inTurn, type QueryMaker, sampled } from "./query";

interface Words {
  readonly locale: "ja-jp" | "zh-cn";
  readonly phospho: readonly [
    (name: string, residue: string) => string,
    ...((name: string, residue: string) => string)[],
  ];
  readonly antibody: readonly [(name: string) => string, ...((name: string) => string)[]];
  readonly applications: readonly [string, ApplicationCode][];
  readonly hosts: readonly [string, Host][];
}

const japanese: Words = {
  locale: "ja-jp",
  phospho: [
    (name) => `リン酸化${name}`,
    (name, residue) => `リン酸化${name} (${residue}) 抗体`,
    (name, residue) => `リン酸化 ${name} ${residue}`,
    (name) => `抗リン酸化${name}抗体`,
    (name, residue) => `${name} ${residue} リン酸化`,
  ],
  antibody: [(name) => `${name} 抗体`, (name) => `${name}抗体`, (name) => `抗${name}抗体`, (name) => `抗 ${name} 抗体`],
  applications: [
    ["ウェスタンブロット", "WB"],
    ["ウエスタンブロット", "WB"],
    ["免疫沈降", "IP"],
    ["免疫染色", "IHC-P"],
    ["フローサイトメトリー", "FC-FP"],
  ],
  hosts: [
    ["ウサギ", "Rabbit"],
    ["マウス", "Mouse"],
  ],
};

const chinese: Words = {
  locale: "zh-cn",
  phospho: [
    (name) => `磷酸化${name}`,
    (name, residue) => `磷酸化${name} (${residue}) 抗体`,
    (name, residue) => `磷酸化 ${name} ${residue}`,
    (name) => `磷酸化${name}抗体`,
    (name, residue) => `${name} ${residue} 磷酸化`,
  ],
  antibody: [(name) => `${name} 抗体`, (name) => `${name}抗体`, (name) => `抗${name}抗体`, (name) => `${name} 一抗`],
  applications: [
    ["免疫印迹", "WB"],
    ["蛋白印迹", "WB"],
    ["免疫沉淀", "IP"],
    ["免疫组化", "IHC-P"],
    ["流式", "FC-FP"],
  ],
  hosts: [
    ["兔", "Rabbit"],
    ["小鼠", "Mouse"],
  ],
};

const queriesIn =
  (words: Words): QueryMaker =>
  (world, random, size) => {
    const antibodies = sampled(
      random,
      world.products.filter(({ productType, target }) => productType === "Primary Antibody" && target !== null),
      size,
    );
    return antibodies.flatMap(({ target, symbols, modification, applications, host, species }, index) => {
      const name = target ?? "";
      const own: Intent = { symbols: new Set(symbols) };
      const said = (text: string, intent: Intent) => [{ text, intent: { ...own, ...intent }, locale: words.locale }];
      if (modification?.kind === "phospho") {
        const text = inTurn(words.phospho, index)(name, modification.residue);
        const site = text.includes(modification.residue) ? { residues: [modification.residue] } : {};
        return said(text, { modification: "phospho", ...site });
      }
      if (index % 3 === 0) return said(inTurn(words.antibody, index / 3)(name), {});
      if (index % 3 === 1) {
        const tested = words.applications.filter(([, code]) => applications.includes(code));
        const application = tested[random.int(0, tested.length - 1)];
        return application ? said(`${name} ${application[0]}`, { applications: [application[1]] }) : [];
      }
      const animal = words.hosts.find(([, own]) => own === host);
      if (!animal) return [];
      const reacts = species.includes("M") && host === "Mouse" ? ("M" as const) : null;
      return said(`${name} ${animal[0]}`, { animal: { host: animal[1], species: reacts } });
    });
  };

export const japaneseQueries = queriesIn(japanese);
export const chineseQueries = queriesIn(chinese);
