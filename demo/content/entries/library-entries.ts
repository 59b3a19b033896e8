import { guideFiles } from "../library/files";
import {
  biomarkerColumns,
  biomarkerRows,
  guideCategories,
  guidesLibrary,
  type LibraryItem,
  libraryItems,
} from "../library/libraries";
import { dilutionTable, type Fragment } from "../pages/fragments";
import { richText } from "../rich-text/rich-text";
import { videoUid } from "../videos/videos";
import { type Asset, type Entry, entry, type Fields, type Language, languages, reference } from "./entry";
import { drawingAssetUid } from "./images";
import type { Links } from "./links";
import { pageUid } from "./page-entries";
import type { Taxonomy } from "./taxonomy";

const categoryDomain = {
  devkey: "guide_category",
  title: { en: "Kind of guide", ja: "資料の種類", zh: "资料类型" },
};

const fileUid = (key: string, language: Language) => `file-${key}-${language}`;

/** The files of the library, one for each language. */
export function guideAssets(): Asset[] {
  return guideFiles.flatMap((file) =>
    languages.map((language) => ({
      uid: fileUid(file.key, language),
      title: file.title,
      filename: file.filename,
      mime: file.mime,
      body: file.body[language],
    })),
  );
}

function opens(item: LibraryItem, language: Language, links: Links): Fields {
  const target = item.opens;
  if ("file" in target) return { file: fileUid(target.file, language) };
  if ("drawing" in target) return { file: drawingAssetUid(target.drawing[language]) };
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
    ...libraryItems.map((item) =>
      entry("library_item", `library-item-${item.key}`, (language) => ({
        title: item.title[language],
        details: item.details[language],
        library: reference("content_library", uid),
        categories: item.categories.map(category),
        gated: item.gated,
        ...opens(item, language, links),
      })),
    ),
  ];
}

export function fragmentEntry(fragment: Fragment): Entry {
  return entry("content_fragment", `fragment-${fragment.key}`, (language) => ({
    title: fragment.title[language],
    devkey: fragment.key,
    description: fragment.description[language],
    content: richText(fragment.text[language]),
  }));
}

export function tableEntries(): Entry[] {
  return [
    entry("content_table", dilutionTable.uid, (language) => ({
      title: dilutionTable.title[language],
      caption: dilutionTable.caption[language],
      columns: dilutionTable.columns.map((column) => column[language]),
      rows: dilutionTable.rows.map((cells) => ({ cells })),
    })),
    entry("content_table", "table-cancer-biomarkers", (language) => ({
      title: { en: "Cancer biomarkers", ja: "がんバイオマーカー", zh: "癌症生物标志物" }[language],
      columns: biomarkerColumns.map((column) => column[language]),
      rows: biomarkerRows.map((cells) => ({ cells: cells.map((cell) => cell[language]) })),
    })),
  ];
}
