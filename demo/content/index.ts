/** The demonstration content: import lines for the content service and documents for the search engines. */
import { contentTypes } from "@contracts/content/content-types";
import { writeContent } from "./entries/content";
import { assetLine, entryLines, type ImportLine } from "./entries/entry";

export { knowledgeBaseDocuments, resourceDocuments } from "./documents";
export type { ImportLine } from "./entries/entry";

/** Every line of the import: content types first, then assets, then entries. */
export function* contentLines(): Iterable<ImportLine> {
  for (const contentType of contentTypes) yield { kind: "content_type", ...contentType };
  const { assets, entries } = writeContent();
  for (const asset of assets) yield assetLine(asset);
  for (const entry of entries) yield* entryLines(entry);
}
