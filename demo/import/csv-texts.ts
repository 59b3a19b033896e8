/** Japanese and Chinese text columns: `name_ja`, `name_zh`, `description_ja` and so on. */
import { type ProductTexts, type TextsOfLanguage, textLanguages } from "@contracts/catalogue/product-texts";
import { orNull } from "./csv-cells";
import type { CsvRow } from "./csv-row";

/** Text fields by column name without its language suffix. */
const texts = {
  name: "name",
  description: "description",
  background: "background",
  storage: "storage",
  safety: "safety",
  source_purification: "sourcePurification",
  specificity_sensitivity: "specificitySensitivity",
  immunogen: "immunogen",
  activity: "activity",
} as const satisfies Record<string, keyof TextsOfLanguage>;

export const textColumns: readonly string[] = Object.keys(texts).flatMap((column) =>
  textLanguages.map((language) => `${column}_${language}`),
);

/** Null for a row whose text cells are all empty. */
export function csvTexts(cells: CsvRow["cells"]): ProductTexts | null {
  const entries = textLanguages.flatMap((language) => {
    const written = Object.entries(texts).flatMap(([column, field]) => {
      const text = orNull(cells[`${column}_${language}`]);
      return text === null ? [] : [[field, text]];
    });
    return written.length > 0 ? [[language, Object.fromEntries(written)]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
