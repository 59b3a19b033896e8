import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import type { Localized } from "../locales";
import { day, readEntries, text } from "../read-content";

/** Subjects under which support articles and knowledge-base articles are listed. */
export const topicNames = {
  samples: { en: "Sample preparation", ja: "サンプル調製", zh: "样品制备" },
  detection: { en: "Blotting and detection", ja: "ブロッティング・検出", zh: "印迹与检测" },
  imaging: { en: "Imaging", ja: "イメージング", zh: "成像" },
  flow: { en: "Flow cytometry", ja: "フローサイトメトリー", zh: "流式细胞术" },
  chromatin: { en: "Chromatin", ja: "クロマチン", zh: "染色质" },
  products: { en: "Products and storage", ja: "製品・保管", zh: "产品与储存" },
  ordering: { en: "Ordering", ja: "ご注文", zh: "订购" },
} as const satisfies Record<string, Localized<string>>;

const topic = keyOf(topicNames);
const answer = v.strictObject({
  number: v.number(),
  /** Application codes of the article. */
  applications: v.optional(v.array(v.string()), []),
  /** Date of the last revision. */
  revised: day,
  title: text,
  summary: text,
  body: text,
});

/** An article of technical support; its address is `/learn-and-support/technical-support/{slug}/{number}`. */
export type Article = (typeof supportArticles)[number];

export const supportArticles = readEntries("articles", v.strictObject({ ...answer.entries, topic })).sort(
  (a, b) => a.number - b.number,
);

/** Short answers to frequent questions to technical support, in a folder per topic. */
export const knowledgeBaseArticles: Article[] = readEntries("knowledge-base", answer).map((article) => {
  const [folder = "", slug = ""] = article.slug.split("/");
  return { ...article, slug, topic: v.parse(topic, folder) };
});

export function articleUrl(article: Article): string {
  return `/learn-and-support/technical-support/${article.slug}/${article.number}`;
}
