import { createHash } from "node:crypto";
import { legendDrawing } from "../drawings/legend";
import { pathwayDrawing } from "../drawings/pathway-drawing";
import { illustrations } from "../illustrations";
import type { Fragment, Table } from "../kinds/fragments";
import {
  chartKey,
  guideCategories,
  guideFiles,
  guides,
  guidesLibrary,
  type LibraryItem,
  libraryItems,
} from "../kinds/library";
import { pathways } from "../kinds/pathways";
import { videoUid } from "../kinds/videos";
import type { PdfFile } from "../pdf/make-file";
import { richText } from "../rich-text/rich-text";
import { type Asset, type Entry, entry, type Fields, type Language, languages, reference } from "./entry";
import type { Links } from "./links";
import { pageUid } from "./page-entries";
import type { Taxonomy } from "./taxonomy";

const categoryDomain = {
  devkey: "guide_category",
  title: { en: "Kind of guide", ja: "資料の種類", zh: "资料类型" },
};

const fileUid = (key: string, language: Language) => `file-${key}-${language}`;

/** The library's files, one per language. */
export function guideAssets(): Asset[] {
  const tables = guideFiles.flatMap((file) =>
    languages.map((language) => ({
      uid: fileUid(file.key, language),
      title: file.title,
      filename: file.filename,
      mime: "text/csv; charset=utf-8",
      body: file.body[language],
    })),
  );
  return [...tables, ...languages.flatMap((language) => [...guidePdfs(language), ...chartPdfs(language)])];
}

/** PDF uids must not be guessable, because some files are gated. */
const pdfUid = (key: string, language: Language) =>
  `pdf-${key}-${language}-${createHash("sha256").update(`benchside ${key} ${language}`).digest("hex").slice(0, 12)}`;

const pdfAsset = (key: string, file: PdfFile): Asset => ({
  uid: pdfUid(key, file.language),
  title: file.title,
  filename: `benchside-${key}-${file.language}.pdf`,
  mime: "application/pdf",
  body: file,
});

const guidePdfs = (language: Language): Asset[] =>
  guides.map(({ slug, title, body, revised, boxes }) =>
    pdfAsset(slug, {
      title: title[language],
      language,
      revised,
      source: { kind: "guide", text: body[language], boxes },
    }),
  );

function chartPdfs(language: Language): Asset[] {
  const drawings = new Map(illustrations().map((drawing) => [drawing.id, drawing]));
  const drawn = (id: string) => {
    const drawing = drawings.get(id);
    if (!drawing) throw new Error(`There is no drawing ${id}`);
    return drawing;
  };
  return pathways.map((pathway) =>
    pdfAsset(chartKey(pathway), {
      title: pathway.title[language],
      language,
      revised: chartsRevised,
      source: {
        kind: "chart",
        drawing: drawn(pathwayDrawing(pathway.slug)[language]),
        legend: drawn(legendDrawing[language]),
        summary: pathway.summary[language],
      },
    }),
  );
}

const chartsRevised = "2026-11-03";

function opens(item: LibraryItem, language: Language, links: Links): Fields {
  const target = item.opens;
  if ("file" in target) return { file: fileUid(target.file, language) };
  if ("pdf" in target) return { file: pdfUid(target.pdf, language) };
  if ("page" in target) return { content_page: reference("page", pageUid(target.page)) };
  if ("video" in target) return { video: reference("content_video", videoUid(target.video)) };
  return { navigation_link: links.to(target.link, item.title) };
}

export function libraryEntries(links: Links, taxonomy: Taxonomy): Entry[] {
  const uid = `library-${guidesLibrary.devkey}`;
  const category = (name: keyof typeof guideCategories) => taxonomy.value(categoryDomain, name, guideCategories[name]);
  const names = Object.keys(guideCategories) as (keyof typeof guideCategories)[];
  return [
    entry("content_library", uid, (language) => ({
      title: guidesLibrary.title[language],
      devkey: guidesLibrary.devkey,
      categories: names.map(category),
      category_domain: taxonomy.domain(categoryDomain.devkey, categoryDomain.title),
    })),
    ...libraryItems.map((item, index) => ({
      // Lists sort by newest first, so these dates keep the order of the source.
      updatedAt: new Date(Date.UTC(2026, 8, 1) - index * 60_000).toISOString(),
      ...entry("library_item", `library-item-${item.key}`, (language) => ({
        title: item.title[language],
        details: item.details[language],
        library: reference("content_library", uid),
        categories: item.categories.map(category),
        gated: item.gated,
        ...opens(item, language, links),
      })),
    })),
  ];
}

export function fragmentEntry(fragment: Fragment): Entry {
  return entry("content_fragment", `fragment-${fragment.slug}`, (language) => ({
    title: fragment.title[language],
    devkey: fragment.slug,
    description: fragment.description[language],
    content: richText(fragment.body[language]),
  }));
}

export function tableEntry(table: Table): Entry {
  return entry("content_table", `table-${table.slug}`, (language) => ({
    title: table.title[language],
    ...(table.caption && { caption: table.caption[language] }),
    columns: table.columns.map((column) => column[language]),
    rows: table.rows.map((cells) => ({ cells: cells.map((cell) => cell[language]) })),
  }));
}
