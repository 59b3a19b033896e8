/** The demonstration content: import lines for the content service and documents for the search engines. */
import { contentTypes } from "@contracts/content/content-types";
import { writeContent } from "./entries/content";
import { assetLine, entryLines, type ImportLine } from "./entries/entry";

export { knowledgeBaseDocuments, resourceDocuments } from "./documents";
export { fileLines } from "./pdf/files";

/** All import lines except rendered files: content types, then assets, then entries. */
export function* contentLines(): Iterable<ImportLine> {
  for (const contentType of contentTypes) yield { kind: "content_type", ...contentType };
  const { assets, entries } = writeContent();
  for (const asset of assets) {
    const line = assetLine(asset);
    if (line) yield line;
  }
  for (const entry of entries) yield* entryLines(entry);
}
