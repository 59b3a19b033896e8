import type { Localized } from "../locales";
import {
  alternatives,
  antibodyData,
  antibodyLinks,
  antibodyReference,
  applications,
  type Component,
  citations,
  conjugates,
  figures,
  includes,
  information,
  inPage,
  inquiry,
  kitCitations,
  legal,
  pairIncludes,
  panelBuilder,
  productList,
  purchase,
  reagentData,
  reagentLinks,
  related,
  reviews,
} from "./components";
import type { Slot, Template } from "./template";

const full = (...components: Component[]): Slot => ({ layout: "full", columns: [components] });
const evidenceAndPurchase: Slot = { layout: "two-thirds-one-third", columns: [[figures], [purchase]] };
const helpAndInquiry = (help: Component): Slot => ({ layout: "half-half", columns: [[help], [inquiry]] });

const antibodyInformation = information(
  "description",
  "usage_information",
  "specificity_or_sensitivity",
  "source_or_purification",
  "background",
  "database_links",
);

const title = (en: string, ja: string, zh: string): Localized<string> => ({ en, ja, zh });

/** Common structure of most product pages: evidence and purchase, facts, relations, proof, help. */
function page(facts: readonly Component[], lists: Component, proof: readonly Component[], help: Component): Slot[] {
  return [
    evidenceAndPurchase,
    full(inPage),
    full(...facts),
    full(lists, alternatives),
    full(...proof, reviews),
    helpAndInquiry(help),
    full(legal),
  ];
}

const antibody = page(
  [applications, antibodyData, antibodyInformation],
  productList(conjugates, related),
  [citations, antibodyReference],
  antibodyLinks,
);

export const templates: readonly Template[] = [
  {
    key: "override-4060",
    title: title("Product 4060: with its pathway", "製品4060：シグナル経路付き", "产品4060：附信号通路"),
    use: { productId: "4060" },
    slots: page(
      [
        applications,
        antibodyData,
        information(
          "description",
          "specificity_or_sensitivity",
          "upstream",
          "downstream",
          "usage_information",
          "protocol",
          "source_or_purification",
          "background",
          "database_links",
          "quality_control",
          "custom_product_data",
        ),
        panelBuilder,
      ],
      productList(conjugates, related),
      [citations, antibodyReference],
      antibodyLinks,
    ),
  },
  {
    key: "primary-antibody",
    title: title("Primary antibody", "一次抗体", "一抗"),
    use: { productType: "Primary Antibody" },
    slots: antibody,
  },
  {
    key: "secondary-antibody",
    title: title("Secondary antibody", "二次抗体", "二抗"),
    use: { productType: "Secondary Antibody" },
    slots: page(
      [
        applications,
        information(
          "description",
          "usage_information",
          "specificity_or_sensitivity",
          "source_or_purification",
          "quality_control",
        ),
      ],
      productList(related),
      [citations],
      antibodyLinks,
    ),
  },
  {
    key: "conjugate",
    title: title("Conjugated antibody", "標識抗体", "偶联抗体"),
    use: { productType: "Conjugate" },
    slots: page(
      [
        applications,
        antibodyData,
        information(
          "description",
          "fluorescent_properties",
          "usage_information",
          "specificity_or_sensitivity",
          "background",
          "database_links",
        ),
      ],
      productList(conjugates, related),
      [citations, antibodyReference],
      antibodyLinks,
    ),
  },
  {
    key: "antibody-duet",
    title: title("Antibody duet", "抗体デュエット", "抗体组合"),
    use: { productType: "Antibody Duet" },
    slots: page([applications, antibodyInformation], productList(pairIncludes, related), [citations], antibodyLinks),
  },
  {
    key: "kit",
    title: title("Kit", "キット", "试剂盒"),
    use: { productType: "Kit" },
    slots: page(
      [
        applications,
        information(
          "description",
          "kit_usage_information",
          "reagents_not_included",
          "protocol",
          "quality_control",
          "background",
          "database_links",
        ),
        panelBuilder,
      ],
      productList(includes, related),
      [kitCitations],
      reagentLinks,
    ),
  },
  {
    key: "elisa-kit",
    title: title("ELISA kit", "ELISAキット", "ELISA试剂盒"),
    use: { productType: "ELISA Kit" },
    slots: page(
      [
        information(
          "description",
          "specificity_or_sensitivity",
          "kit_usage_information",
          "reagents_not_included",
          "protocol",
          "quality_control",
          "background",
          "database_links",
        ),
      ],
      productList(includes, related),
      [kitCitations],
      reagentLinks,
    ),
  },
  {
    key: "matched-pair",
    title: title("Matched antibody pair", "マッチドペア抗体", "配对抗体"),
    use: { productType: "Matched Pair" },
    slots: page(
      [
        information(
          "description",
          "specificity_or_sensitivity",
          "kit_usage_information",
          "reagents_not_included",
          "source_or_purification",
          "database_links",
        ),
      ],
      productList(pairIncludes, related),
      [citations],
      reagentLinks,
    ),
  },
  {
    key: "cocktail",
    title: title("Antibody cocktail", "抗体カクテル", "抗体混合物"),
    use: { productType: "Cocktail" },
    slots: page([applications, antibodyInformation], productList(includes, related), [citations], antibodyLinks),
  },
  {
    key: "recombinant-protein",
    title: title("Recombinant protein", "リコンビナントタンパク質", "重组蛋白"),
    use: { productType: "Recombinant Protein" },
    slots: page(
      [
        reagentData,
        information(
          "description",
          "source_or_purification",
          "quality_control",
          "usage_information",
          "background",
          "database_links",
        ),
      ],
      productList(related),
      [citations],
      reagentLinks,
    ),
  },
  {
    key: "small-molecule",
    title: title("Small molecule", "低分子化合物", "小分子化合物"),
    use: { productType: "Small Molecule" },
    slots: page(
      [
        reagentData,
        information(
          "description",
          "usage_information",
          "downstream",
          "quality_control",
          "background",
          "custom_product_data",
        ),
      ],
      productList(related),
      [citations],
      reagentLinks,
    ),
  },
  {
    key: "buffer",
    title: title("Buffer", "バッファー", "缓冲液"),
    use: { productType: "Buffer" },
    slots: [
      evidenceAndPurchase,
      full(information("description", "usage_information", "quality_control", "custom_product_data")),
      full(productList(related), alternatives),
      helpAndInquiry(reagentLinks),
      full(legal),
    ],
  },
  {
    key: "ptm-scan",
    title: title("PTM scan", "PTMスキャン", "PTM扫描"),
    use: { productType: "PTM Scan" },
    slots: page(
      [information("description", "kit_usage_information", "reagents_not_included", "protocol", "quality_control")],
      productList(includes, related),
      [kitCitations],
      reagentLinks,
    ),
  },
  {
    key: "service",
    title: title("Service", "受託サービス", "服务"),
    use: { productType: "Service" },
    slots: [
      { layout: "two-thirds-one-third", columns: [[information("description", "usage_information")], [purchase]] },
      full(inquiry, productList(related)),
      full(legal),
    ],
  },
  {
    key: "generic",
    title: title("Generic product", "標準テンプレート", "通用产品模板"),
    use: { productType: "Generic" },
    slots: antibody,
  },
];
