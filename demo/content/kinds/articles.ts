import { drawing } from "@contracts/catalogue/images";
import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import type { Localized } from "../locales";
import { papers } from "../papers";
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

/** Groups that write articles; no person is named. */
const authorNames = {
  blotting: {
    en: "Applications group, western blotting",
    ja: "アプリケーショングループ（ウェスタンブロット）",
    zh: "应用组（蛋白质印迹）",
  },
  imaging: {
    en: "Applications group, imaging",
    ja: "アプリケーショングループ（イメージング）",
    zh: "应用组（成像）",
  },
  flow: {
    en: "Applications group, flow cytometry",
    ja: "アプリケーショングループ（フローサイトメトリー）",
    zh: "应用组（流式细胞术）",
  },
  chromatin: {
    en: "Applications group, chromatin",
    ja: "アプリケーショングループ（クロマチン）",
    zh: "应用组（染色质）",
  },
  assays: {
    en: "Applications group, immunoassays",
    ja: "アプリケーショングループ（イムノアッセイ）",
    zh: "应用组（免疫检测）",
  },
  validation: { en: "Antibody validation group", ja: "抗体バリデーショングループ", zh: "抗体验证组" },
  support: { en: "Technical support", ja: "テクニカルサポート", zh: "技术支持" },
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

/** A figure drawn from a recipe of the shop's product figures, with synthetic data. */
const figure = v.strictObject({ recipe: drawing, seed: v.number(), alt: text, caption: text });

const article = v.strictObject({
  ...answer.entries,
  author: keyOf(authorNames),
  published: day,
  keyPoints: v.array(text),
  figure: v.optional(figure),
  /** Numbers of products that exist in a catalogue of any size. */
  products: v.array(v.string()),
  /** PubMed ids of papers.tsv. */
  references: v.optional(
    v.array(
      v.pipe(
        v.number(),
        v.check((pmid) => papers.has(pmid), "is not in papers.tsv"),
      ),
    ),
    [],
  ),
});

/** A short answer, or an article with its author, key points, products and references. */
export type Article = (typeof knowledgeBaseArticles)[number];
export type LongArticle = (typeof supportArticles)[number];

/** Entries of a kind whose files are in one folder per topic. */
function readByTopic<Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  return readEntries(kind, schema).map((entry) => {
    const [folder = "", slug = ""] = entry.slug.split("/");
    return { ...entry, slug, topic: v.parse(topic, folder) };
  });
}

/** Articles of technical support; their addresses are `/learn-and-support/technical-support/{slug}/{number}`. */
export const supportArticles = readByTopic("articles", article).sort((a, b) => a.number - b.number);

/** Short answers to frequent questions to technical support. */
export const knowledgeBaseArticles = readByTopic("knowledge-base", answer);

export function articleUrl({ slug, number }: Pick<Article, "slug" | "number">): string {
  return `/learn-and-support/technical-support/${slug}/${number}`;
}

export const authorName = ({ author }: LongArticle): Localized<string> => authorNames[author];

/** Id of an article's drawing in illustrations.ts. */
export const articleDrawing = ({ number }: Pick<Article, "number">): string => `article-figure-${number}`;
