import type { Localized } from "../locales";
import type { ColumnsName, HeadingName, InformationPart } from "./headings";

/** One component of a product page, as the templates below write it. */
export type Component =
  | { readonly kind: SimpleComponent; readonly title: HeadingName }
  | { readonly kind: "citations"; readonly title: HeadingName; readonly type: "all" | "primary" | "kit" }
  | { readonly kind: "supporting_data"; readonly title: HeadingName; readonly columns: ColumnsName }
  | { readonly kind: "legal_statement"; readonly title: HeadingName; readonly target: string }
  | {
      readonly kind: "linked";
      readonly block: "panel_builder" | "antibody_reference_link";
      readonly title: HeadingName;
      readonly href: string;
      readonly label: Localized<string>;
    }
  | { readonly kind: "tech_links"; readonly title: HeadingName; readonly links: readonly TechLink[] }
  | { readonly kind: "product_information"; readonly title: HeadingName; readonly parts: readonly InformationPart[] }
  | { readonly kind: "product_list"; readonly title: HeadingName; readonly lists: readonly ProductList[] };

export type SimpleComponent =
  | "alternatives"
  | "application_tab"
  | "figure_block"
  | "in_page_navigation"
  | "product_inquiry"
  | "reviews"
  | "to_purchase";

export interface TechLink {
  readonly title: Localized<string>;
  readonly href: string;
}

export type ProductList =
  | { readonly kind: "conjugates" | "related_products"; readonly title: HeadingName }
  | {
      readonly kind: "product_includes";
      readonly title: HeadingName;
      readonly columns: ColumnsName;
      readonly lineBorder: boolean;
      readonly notes: boolean;
    };

export const figures: Component = { kind: "figure_block", title: "figures" };
export const purchase: Component = { kind: "to_purchase", title: "toPurchase" };
export const inPage: Component = { kind: "in_page_navigation", title: "inPage" };
export const applications: Component = { kind: "application_tab", title: "applications" };
export const alternatives: Component = { kind: "alternatives", title: "alternatives" };
export const inquiry: Component = { kind: "product_inquiry", title: "inquiry" };
export const reviews: Component = { kind: "reviews", title: "reviews" };
export const citations: Component = { kind: "citations", title: "citations", type: "all" };
export const kitCitations: Component = { kind: "citations", title: "kitCitations", type: "kit" };
export const legal: Component = { kind: "legal_statement", title: "legal", target: "pdp-legal" };

export const antibodyData: Component = { kind: "supporting_data", title: "supportingData", columns: "supportingData" };
export const reagentData: Component = { kind: "supporting_data", title: "supportingData", columns: "reagentData" };

export const antibodyReference: Component = {
  kind: "linked",
  block: "antibody_reference_link",
  title: "antibodyReference",
  href: "/learn-and-support/technical-support/citing-an-antibody/213",
  label: { en: "How to cite an antibody", ja: "抗体の引用方法", zh: "如何引用抗体" },
};

export const panelBuilder: Component = {
  kind: "linked",
  block: "panel_builder",
  title: "panelBuilder",
  href: "/product-information/signalstar-multiplex-ihc",
  label: {
    en: "About SignalStar multiplex IHC",
    ja: "SignalStarマルチプレックスIHCについて",
    zh: "了解SignalStar多重免疫组化",
  },
};

const support = "/learn-and-support";

export const antibodyLinks: Component = {
  kind: "tech_links",
  title: "techLinks",
  links: [
    {
      title: {
        en: "Western blotting protocol",
        ja: "ウェスタンブロッティングのプロトコール",
        zh: "蛋白质免疫印迹方案",
      },
      href: "/protocols/10",
    },
    {
      title: { en: "Immunohistochemistry protocol", ja: "免疫組織化学染色のプロトコール", zh: "免疫组织化学方案" },
      href: "/protocols/30",
    },
    {
      title: { en: "Troubleshooting guides", ja: "トラブルシューティング", zh: "疑难解答" },
      href: `${support}/troubleshooting`,
    },
    {
      title: { en: "Storing antibodies", ja: "抗体の保存方法", zh: "抗体的储存" },
      href: `${support}/technical-support/storing-antibodies/110`,
    },
  ],
};

export const reagentLinks: Component = {
  kind: "tech_links",
  title: "techLinks",
  links: [
    { title: { en: "All protocols", ja: "すべてのプロトコール", zh: "全部实验方案" }, href: "/protocols" },
    {
      title: { en: "Support articles", ja: "サポート記事", zh: "技术文章" },
      href: `${support}/technical-support/articles`,
    },
    {
      title: { en: "Shipping and storage", ja: "配送と保管", zh: "运输与储存" },
      href: `${support}/support-information/shipping-and-storage`,
    },
  ],
};

export function information(...parts: readonly InformationPart[]): Component {
  return { kind: "product_information", title: "information", parts };
}

export function productList(...lists: readonly ProductList[]): Component {
  return { kind: "product_list", title: "related", lists };
}

export const related: ProductList = { kind: "related_products", title: "related" };
export const conjugates: ProductList = { kind: "conjugates", title: "conjugates" };
export const includes: ProductList = {
  kind: "product_includes",
  title: "includes",
  columns: "includes",
  lineBorder: true,
  notes: true,
};
export const pairIncludes: ProductList = {
  kind: "product_includes",
  title: "pairIncludes",
  columns: "pairIncludes",
  lineBorder: false,
  notes: false,
};
