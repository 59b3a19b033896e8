/**
 * Documents of the resource and knowledge-base engines, read from the entries of the demonstration content: everything
 * that has an address and a text is found, in each language in which it exists.
 */
import type { KnowledgeBaseDocument, ResourceDocument } from "@contracts/search-documents";
import type { ImportLine } from "../content/entries/entry";
import { contentLines } from "../content/index";
import { catalogueDate } from "../product/render";
import { applicationNames, type Language, type Names } from "../vocabulary/names";
import { textOf } from "./content-text";

type EntryLine = Extract<ImportLine, { kind: "entry" }>;

const languages: Readonly<Record<string, Language>> = { "en-us": "en", "ja-jp": "ja", "zh-cn": "zh" };

/** Content types that are resources, and what the result list calls them. */
const resourceKinds: Readonly<Record<string, Names>> = {
  protocol: { en: "Protocol", ja: "プロトコル", zh: "实验方案" },
  pathway_diagram: { en: "Pathway", ja: "パスウェイ", zh: "信号通路" },
  content_video: { en: "Video", ja: "動画", zh: "视频" },
  news: { en: "News", ja: "ニュース", zh: "新闻" },
  protein_domain_page: { en: "Protein Domain", ja: "タンパク質ドメイン", zh: "蛋白结构域" },
  support_article: { en: "Support Article", ja: "サポート記事", zh: "技术支持文章" },
  page: { en: "Page", ja: "ページ", zh: "页面" },
};
const webinar: Names = { en: "Webinar", ja: "ウェビナー", zh: "网络研讨会" };

/** Articles of technical support make up the knowledge base. */
const knowledgeBaseTypes = new Set(["support_article"]);

/** Lengths that the engines take (contracts/search-documents.ts). */
const maxBody = 20_000;
const maxLine = 2000;

export function* contentDocuments(
  kind: "resources" | "knowledge-base",
  locale: string,
): Generator<ResourceDocument | KnowledgeBaseDocument> {
  const language = languages[locale];
  if (!language) return;
  const entries = entriesIn(locale);
  const addresses = addressesOf(entries);
  const titles = new Map(entries.map((entry) => [entry.uid, String(entry.fields.title ?? "")]));
  for (const entry of entries) {
    const named = resourceKinds[entry.content_type];
    const url =
      addresses.get(linkUid(entry) ?? "") ?? (typeof entry.fields.url === "string" ? entry.fields.url : undefined);
    if (!named || !url?.startsWith("/") || isHidden(entry)) continue;
    const topics = topicsOf(entry, titles);
    const document = {
      id: entry.uid,
      title: String(entry.fields.title ?? "").slice(0, maxLine),
      url,
      clickurl: url,
      headings: headingsOf(entry).slice(0, 20),
      releaseddate: dateOf(entry),
      body: textOf(entry.fields).slice(0, maxBody),
    };
    if (kind === "resources") {
      const category = entry.fields.webinar === true ? webinar[language] : named[language];
      yield { ...document, categories: [category], applications: applicationsOf(document, language), thumbnail: "" };
    } else if (knowledgeBaseTypes.has(entry.content_type)) {
      yield { ...document, categories: topics.length > 0 ? topics : [named[language]] };
    }
  }
}

/** Entries as a reader of one locale gets them. */
function entriesIn(locale: string): EntryLine[] {
  const entries: EntryLine[] = [];
  for (const line of contentLines()) if (line.kind === "entry" && line.locale === locale) entries.push(line);
  return entries;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function addressesOf(entries: readonly EntryLine[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { content_type: type, uid, fields } of entries) {
    const href = type === "navigation_link" ? member(fields.link_v2, "href") : undefined;
    if (typeof href === "string") addresses.set(uid, href.split(/[?#]/)[0] ?? href);
  }
  return addresses;
}

function linkUid({ fields }: EntryLine): string | undefined {
  const uid = member(member(fields.page, "navigation_link") ?? fields.navigation_link, "uid");
  return typeof uid === "string" ? uid : undefined;
}

/** Entries that tell search engines to stay away are not found here either. */
const isHidden = ({ fields }: EntryLine): boolean => member(fields.page, "noindex") === true || fields.noindex === true;

function topicsOf({ fields }: EntryLine, titles: ReadonlyMap<string, string>): string[] {
  const references = Array.isArray(fields.categories) ? fields.categories : [];
  return references.flatMap((reference: unknown) => titles.get(String(member(reference, "uid"))) ?? []);
}

/** Headings of rich text, in order. */
function headingsOf({ fields }: EntryLine): string[] {
  const headings: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) walk(item);
    else if (typeof node === "object" && node !== null) {
      if (/^h[2-4]$/.test(String(member(node, "type")))) headings.push(textOf(node).slice(0, maxLine));
      else for (const value of Object.values(node)) walk(value);
    }
  };
  walk(fields);
  return headings.filter((heading) => heading !== "");
}

function dateOf(entry: EntryLine): string {
  const given = [entry.fields.date, entry.updated_at].find(
    (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  );
  return new Date(typeof given === "string" ? given : `${catalogueDate}T00:00:00Z`).toISOString();
}

/** Applications that title or headings name. */
function applicationsOf(
  { title, headings }: Pick<ResourceDocument, "title" | "headings">,
  language: Language,
): string[] {
  const text = [title, ...headings].join(" ").toLowerCase();
  return Object.values(applicationNames)
    .filter((names) => text.includes(names[language].toLowerCase()))
    .map((names) => names[language]);
}
