import { item } from "./tree";

const pathways = "/research/pathways";
const domains = "/research/protein-domains";

/** Research areas, signalling pathways and protein domains. */
export const researchMenu = item("research", "Research areas", "研究分野", "研究领域", "/research", [
  item("areas", "Areas", "分野", "领域", "/research", [
    item("cancer", "Cancer", "がん", "癌症", "/research/cancer", [
      item(
        "cancer-biomarkers",
        "Cancer biomarker guide",
        "がんバイオマーカーガイド",
        "癌症生物标志物指南",
        "/research/cancer/cancer-biomarker-guide",
      ),
    ]),
    item("immunology", "Immunology", "免疫", "免疫学", "/research/immunology"),
    item("neuroscience", "Neuroscience", "神経科学", "神经科学", "/research/neuroscience"),
  ]),
  item("pathways", "Signalling pathways", "シグナル伝達経路", "信号通路", pathways, [
    item("pathway-pi3k-akt", "PI3K / Akt", "PI3K / Akt", "PI3K / Akt", `${pathways}/pi3k-akt-signaling`),
    item("pathway-mapk-erk", "MAPK / Erk", "MAPK / Erk", "MAPK / Erk", `${pathways}/mapk-erk-signaling`),
    item("pathway-nf-kb", "NF-κB", "NF-κB", "NF-κB", `${pathways}/nf-kb-signaling`),
    item("pathway-jak-stat", "Jak / Stat", "Jak / Stat", "Jak / Stat", `${pathways}/jak-stat-signaling`),
    item(
      "pathway-wnt",
      "Wnt / β-catenin",
      "Wnt / β-カテニン",
      "Wnt / β-连环蛋白",
      `${pathways}/wnt-beta-catenin-signaling`,
    ),
    item("pathway-notch", "Notch", "Notch", "Notch", `${pathways}/notch-signaling`),
    item("pathway-tgf-beta", "TGF-β / Smad", "TGF-β / Smad", "TGF-β / Smad", `${pathways}/tgf-beta-smad-signaling`),
    item("pathway-hippo", "Hippo", "Hippo", "Hippo", `${pathways}/hippo-signaling`),
    item(
      "pathway-dna-damage",
      "DNA damage and p53",
      "DNA損傷応答とp53",
      "DNA损伤与p53",
      `${pathways}/dna-damage-p53-signaling`,
    ),
    item("pathway-apoptosis", "Apoptosis", "アポトーシス", "细胞凋亡", `${pathways}/apoptosis`),
    item("pathway-autophagy", "Autophagy", "オートファジー", "自噬", `${pathways}/autophagy-signaling`),
  ]),
  item("protein-domains", "Protein domains", "タンパク質ドメイン", "蛋白结构域", domains, [
    item("domain-sh2", "SH2 domain", "SH2ドメイン", "SH2结构域", `${domains}/sh2-domain`),
    item("domain-sh3", "SH3 domain", "SH3ドメイン", "SH3结构域", `${domains}/sh3-domain`),
    item("domain-ptb", "PTB domain", "PTBドメイン", "PTB结构域", `${domains}/ptb-domain`),
    item("domain-ph", "PH domain", "PHドメイン", "PH结构域", `${domains}/ph-domain`),
    item("domain-pdz", "PDZ domain", "PDZドメイン", "PDZ结构域", `${domains}/pdz-domain`),
    item("domain-ww", "WW domain", "WWドメイン", "WW结构域", `${domains}/ww-domain`),
    item("domain-bromo", "Bromodomain", "ブロモドメイン", "溴结构域", `${domains}/bromodomain`),
    item("domain-chromo", "Chromodomain", "クロモドメイン", "克罗莫结构域", `${domains}/chromodomain`),
  ]),
]);
