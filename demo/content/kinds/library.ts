import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import type { Localized } from "../locales";
import { day, readEntries, readEntry, readTexts, text } from "../read-content";
import { type Pathway, pathways } from "./pathways";

export const guideCategories = {
  checklist: { en: "Checklists", ja: "チェックリスト", zh: "检查表" },
  layout: { en: "Recipes and layouts", ja: "組成表・レイアウト", zh: "配方与布局" },
  chart: { en: "Wall charts", ja: "ポスター", zh: "挂图" },
  reading: { en: "To read and watch", ja: "読む・見る", zh: "阅读与观看" },
} as const satisfies Record<string, Localized<string>>;

const item = v.strictObject({
  key: v.string(),
  title: text,
  details: text,
  categories: v.array(keyOf(guideCategories)),
  /** Requires sign-in or an inquiry. */
  gated: v.optional(v.boolean(), false),
  /** Target of the item: a table of `guideFiles`, a guide or wall chart as PDF, a page, a video or a link. */
  opens: v.union([
    v.strictObject({ file: v.string() }),
    v.strictObject({ pdf: v.string() }),
    v.strictObject({ page: v.string() }),
    v.strictObject({ video: v.string() }),
    v.strictObject({ link: v.string() }),
  ]),
});
export type LibraryItem = v.InferOutput<typeof item>;

const library = readEntry(
  "library/guides",
  v.strictObject({
    title: text,
    items: v.array(item),
    /** Title of the library item of a pathway's wall chart. */
    chartTitle: text,
    /** Names of wells in the plate layout. */
    wells: v.strictObject({ standard: text, blank: text, sample: text }),
  }),
);

export const guidesLibrary = { devkey: "guides", title: library.title };

/** Key of a pathway's wall chart: of its library item and of its file. */
export const chartKey = (pathway: Pathway) => `chart-${pathway.slug}`;

const chartTitle = (pathway: Pathway, language: keyof Localized<string>) =>
  library.chartTitle[language].replace("%", pathway.title[language]);

const charts: readonly LibraryItem[] = pathways.map((pathway) => ({
  key: chartKey(pathway),
  title: { en: chartTitle(pathway, "en"), ja: chartTitle(pathway, "ja"), zh: chartTitle(pathway, "zh") },
  details: pathway.summary,
  categories: ["chart"],
  gated: false,
  opens: { pdf: chartKey(pathway) },
}));

export const libraryItems: readonly LibraryItem[] = [...library.items, ...charts];

/** Address of an item's file in the shop. */
export const libraryFileUrl = (key: string) => `/library/library-item-${key}/file`;

const guide = v.strictObject({
  revised: day,
  title: text,
  body: text,
  /** List items get checkboxes. */
  boxes: v.optional(v.boolean(), false),
});

/** Guides that are rendered as PDF files. */
export const guides = readEntries("guides", guide);

const rows = "ABCDEFGH".split("");
const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** Wells of a plate with standards in the second and third column and blanks at the edge. */
function plateLayout(language: keyof Localized<string>): string {
  const { standard, blank, sample } = library.wells;
  let samples = 0;
  const lines = rows.map((row, rowIndex) => {
    const wells = columns.map((column) => {
      const rim = rowIndex === 0 || rowIndex === rows.length - 1 || column === 1 || column === columns.length;
      if (rim) return blank[language];
      if (column <= 3) return `${standard[language]} ${rowIndex}`;
      if (column % 2 === 0) samples += 1;
      return `${sample[language]} ${samples}`;
    });
    return [row, ...wells].join(",");
  });
  return [["", ...columns].join(","), ...lines].join("\n");
}

/** A table for a spreadsheet. It starts with a byte order mark, without which Excel assumes another encoding. */
const tableFile = (text: string): string => `\uFEFF${text.trimEnd().replaceAll("\n", "\r\n")}`;
const recipes = readTexts("files/buffer-recipes.csv");

/** Spreadsheet tables of the content library, which laboratories can edit. */
export const guideFiles = [
  {
    key: "plate-layout",
    filename: "elisa-plate-layout.csv",
    title: "ELISA plate layout",
    body: { en: tableFile(plateLayout("en")), ja: tableFile(plateLayout("ja")), zh: tableFile(plateLayout("zh")) },
  },
  {
    key: "buffer-recipes",
    filename: "buffer-recipes.csv",
    title: "Buffer recipes",
    body: { en: tableFile(recipes.en), ja: tableFile(recipes.ja), zh: tableFile(recipes.zh) },
  },
];
