import { parseBlocks } from "./blocks";
import type { Reading, RichTextDocument } from "./nodes";

/**
 * Converts markup to the content service's rich-text JSON.
 * One line is one block: `## heading`, `- item`, `1. item` (nested by two spaces), `| table |`, `> quote`, `---`,
 * `!content_image uid`, `::: 50 50` columns; anything else is a paragraph. Marks are in `marks.ts`; a backslash makes
 * the next character plain. Node uids count from 1 within the document, so the same text always gives the same JSON.
 * @returns the document, and one sentence for each problem
 */
export function readMarkup(source: string): { document: RichTextDocument; problems: readonly string[] } {
  let count = 0;
  const reading: Reading = {
    element: (type, attrs, children) => {
      count += 1;
      return { type, uid: `n${count}`, attrs, children };
    },
    problems: [],
  };
  const children = parseBlocks(source, reading);
  return { document: { type: "doc", uid: "doc", attrs: {}, children, _version: 1 }, problems: reading.problems };
}
