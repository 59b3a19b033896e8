import type { Localized } from "../locales";

/** Subject of support and knowledge base articles. */
export type ArticleTopic = "samples" | "detection" | "imaging" | "flow" | "chromatin" | "products" | "ordering";

export const topicNames: Record<ArticleTopic, Localized<string>> = {
  samples: { en: "Sample preparation", ja: "サンプル調製", zh: "样品制备" },
  detection: { en: "Blotting and detection", ja: "ブロッティング・検出", zh: "印迹与检测" },
  imaging: { en: "Imaging", ja: "イメージング", zh: "成像" },
  flow: { en: "Flow cytometry", ja: "フローサイトメトリー", zh: "流式细胞术" },
  chromatin: { en: "Chromatin", ja: "クロマチン", zh: "染色质" },
  products: { en: "Products and storage", ja: "製品・保管", zh: "产品与储存" },
  ordering: { en: "Ordering", ja: "ご注文", zh: "订购" },
};

/** An article of technical support; its address is `/learn-and-support/technical-support/{slug}/{number}`. */
export interface Article {
  readonly number: number;
  readonly slug: string;
  readonly topic: ArticleTopic;
  /** Application codes of the article. */
  readonly applications: readonly string[];
  /** Date of the last revision, ISO 8601. */
  readonly revised: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  /** Markup of rich-text.ts. */
  readonly body: Localized<string>;
}

export function articleUrl(article: Article): string {
  return `/learn-and-support/technical-support/${article.slug}/${article.number}`;
}
